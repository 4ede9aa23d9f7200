import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useChangeUser } from '#frontend/domain/account/session.ts'
import { queryKeys } from '#frontend/domain/query-keys.ts'
import { call, Refused } from '#frontend/lib/call.ts'
import type { Input, Output } from '#shared/contract/endpoint.ts'
import * as notifications from '#shared/contract/notifications.ts'
import type { NotificationType } from '#shared/model/user.ts'

export type Preferences = Output<typeof notifications.preferences>
export type PushDevice = Preferences['devices'][number]
export type Channel = 'mail' | 'push'
type Change = Input<typeof notifications.change>['body']

/** Changes run one after another, so that presses reach the server in their order. */
const scope = { id: 'notifications' } as const

/**
 * Preferences, refetched on each visit, as a mail client or another device may have changed them.
 */
export function usePreferences() {
  return useQuery({
    queryKey: queryKeys.notifications,
    queryFn: ({ signal }) => call(notifications.preferences, {}, { signal }),
    staleTime: 0,
  })
}

/**
 * Sends a change of settings. If the request fails, `undo` runs and the error stays until the next
 * press. The success of another pending change does not clear the error.
 */
function useChange() {
  const client = useQueryClient()
  const [error, setError] = useState<Error | null>(null)
  const { mutate } = useMutation({
    mutationFn: ({ body }: { body: Change; undo: () => void }) => call(notifications.change, { body }),
    scope,
    onSuccess: (preferences) => client.setQueryData(queryKeys.notifications, preferences),
    onError: (failure, { undo }) => {
      undo()
      setError(failure)
    },
  })
  const send = (body: Change, undo: () => void) => {
    setError(null)
    mutate({ body, undo })
  }
  return { send, error }
}

/**
 * The switches of all types, changed optimistically (NOTIF-02, NOTIF-18). Local state,
 * as the cache updates a moment after the click and the switch would jump back.
 */
export function useSwitches(saved: Pick<Preferences, Channel>) {
  const [pressed, setPressed] = useState<{ [Each in Channel]: Partial<Preferences[Each]> }>({ mail: {}, push: {} })
  const { send, error } = useChange()
  const press = (type: NotificationType, channel: Channel, isOn: boolean) => {
    setPressed((before) => ({ ...before, [channel]: { ...before[channel], [type]: isOn } }))
    send({ [channel]: { [type]: isOn } }, () =>
      setPressed((before) => {
        const { [type]: _refused, ...others } = before[channel]
        return { ...before, [channel]: others }
      }),
    )
  }
  const isOn = (type: NotificationType, channel: Channel): boolean => pressed[channel][type] ?? saved[channel][type]
  return { isOn, press, error }
}

/**
 * One setting of push, changed optimistically. In local state, for the reason given at
 * `useSwitches`.
 */
export function useSetting<Key extends 'quiet_hours' | 'push_names'>(key: Key, saved: Preferences[Key]) {
  const [chosen, setChosen] = useState<{ value: Preferences[Key] } | null>(null)
  const { send, error } = useChange()
  const choose = (value: Preferences[Key]) => {
    setChosen({ value })
    send({ [key]: value }, () => setChosen(null))
  }
  return { value: chosen ? chosen.value : saved, choose, error }
}

/**
 * Turns mails on again by removing a reason why they are off, if the member may remove it
 * (OPEN-62).
 */
export function useEnable() {
  const client = useQueryClient()
  const changeUser = useChangeUser()
  return useMutation({
    mutationFn: (enable: NonNullable<Change['enable']>) => call(notifications.change, { body: { enable } }),
    scope,
    onSuccess: (preferences) => {
      client.setQueryData(queryKeys.notifications, preferences)
      changeUser({ notifications_disabled: preferences.disabled })
    },
  })
}

/** Ends pushes to the device with this id. */
export function useForgetDevice() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => call(notifications.forgetDevice, { body: { id } }),
    scope,
    onSuccess: (preferences) => client.setQueryData(queryKeys.notifications, preferences),
  })
}

/**
 * Sends a test push to a device. If the device's subscription has ended, the server removes the
 * device, and the list is refetched.
 */
export function useTestPush(id: string) {
  const refetchDevices = useRefetchDevices()
  return useMutation({
    mutationFn: () => call(notifications.testPush, { body: { id } }),
    onError: (error) => {
      if (error instanceof Refused && error.code === 'device_unknown') void refetchDevices()
    },
  })
}

/**
 * Returns a function that refetches the preferences, for use after this browser was added to the
 * devices.
 */
export function useRefetchDevices(): () => Promise<void> {
  const client = useQueryClient()
  return () => client.refetchQueries({ queryKey: queryKeys.notifications })
}

/** Unsubscribes by the token of a mail, without a session (NOTIF-25). */
export const useUnsubscribe = () =>
  useMutation({ mutationFn: (token: string) => call(notifications.unsubscribe, { query: { token } }) })
