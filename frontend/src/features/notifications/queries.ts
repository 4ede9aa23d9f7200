import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useChangeUser } from '#frontend/domain/account/session.ts'
import { queryKeys } from '#frontend/domain/query-keys.ts'
import { call } from '#frontend/lib/call.ts'
import type { Input, Output } from '#shared/contract/endpoint.ts'
import { notifications } from '#shared/contract/notifications.ts'
import type { NotificationType } from '#shared/model/user.ts'

type Preferences = Output<typeof notifications.preferences>

/** Preferences, refetched on each visit, as a mail client may have changed them. */
export function usePreferences() {
  return useQuery({
    queryKey: queryKeys.notifications,
    queryFn: ({ signal }) => call(notifications.preferences, {}, { signal }),
    staleTime: 0,
  })
}

/**
 * Changes one switch optimistically and reverts on failure (NOTIF-02). Local state,
 * as the cache updates a moment after the click and the switch would jump back.
 */
export function useSwitch() {
  const client = useQueryClient()
  const [pressed, setPressed] = useState<Partial<Preferences['types']>>({})
  const { mutate, error } = useMutation({
    mutationFn: ({ type, isOn }: { type: NotificationType; isOn: boolean }) =>
      call(notifications.change, { body: { types: { [type]: isOn } } }),
    // serial, so that clicks arrive in order
    scope: { id: 'notifications' },
    onSuccess: (preferences) => client.setQueryData(queryKeys.notifications, preferences),
    onError: (_, { type }) => setPressed(({ [type]: _refused, ...others }) => others),
  })
  const press = (type: NotificationType, isOn: boolean) => {
    setPressed((others) => ({ ...others, [type]: isOn }))
    mutate({ type, isOn })
  }
  return { pressed, press, error }
}

/** Allows mails again by removing the reason for their stop, if the member may (OPEN-62). */
export function useEnable() {
  const client = useQueryClient()
  const changeUser = useChangeUser()
  return useMutation({
    mutationFn: (enable: NonNullable<Input<typeof notifications.change>['body']['enable']>) =>
      call(notifications.change, { body: { enable } }),
    scope: { id: 'notifications' },
    onSuccess: (preferences) => {
      client.setQueryData(queryKeys.notifications, preferences)
      changeUser({ notifications_disabled: preferences.disabled })
    },
  })
}

/** Unsubscribes by the token of a mail, without a session (NOTIF-25). */
export const useUnsubscribe = () =>
  useMutation({ mutationFn: (token: string) => call(notifications.unsubscribe, { query: { token } }) })
