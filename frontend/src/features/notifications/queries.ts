import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useChangeUser } from '#frontend/domain/account/session.ts'
import { queryKeys } from '#frontend/domain/query-keys.ts'
import { call } from '#frontend/lib/call.ts'
import type { Input, Output } from '#shared/contract/endpoint.ts'
import { notifications } from '#shared/contract/notifications.ts'
import type { NotificationType } from '#shared/model/user.ts'

type Preferences = Output<typeof notifications.preferences>

/** What the member gets, read again on each visit: a mail program may have changed it. */
export function usePreferences() {
  return useQuery({
    queryKey: queryKeys.notifications,
    queryFn: ({ signal }) => call(notifications.preferences, {}, { signal }),
    staleTime: 0,
  })
}

/**
 * Switches one kind, here with the press; back where the server did not take it (NOTIF-02). What was pressed is state of the screen: the cache tells of a
 * change a moment later, in which a switch would jump back.
 */
export function useSwitch() {
  const client = useQueryClient()
  const [pressed, setPressed] = useState<Partial<Preferences['types']>>({})
  const { mutate, error } = useMutation({
    mutationFn: ({ type, isOn }: { type: NotificationType; isOn: boolean }) =>
      call(notifications.change, { body: { types: { [type]: isOn } } }),
    // presses arrive in their order
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

/** Lifts what stopped all notifications, where the member may (OPEN-62). */
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

/** Ends the notification mails by a mail's token, without a session (NOTIF-25). */
export const useUnsubscribe = () =>
  useMutation({ mutationFn: (token: string) => call(notifications.unsubscribe, { query: { token } }) })
