import { notifyManager, useIsMutating, useMutation, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useState } from 'react'
import { locate, watchPermission } from '#frontend/domain/account/geolocation.ts'
import { userQuery } from '#frontend/domain/account/session.ts'
import { changeSessionState, useSessionState } from '#frontend/domain/account/session-state.ts'
import { queryKeys } from '#frontend/domain/query-keys.ts'
import { call } from '#frontend/lib/call.ts'
import { keepText, keptText } from '#frontend/lib/kept-texts.ts'
import { useErrorText } from '#frontend/lib/use-error-text.ts'
import type { Input } from '#shared/contract/endpoint.ts'
import { type Place, profile } from '#shared/contract/profile.ts'
import type { CurrentUser } from '#shared/model/user.ts'
import { aboutKey, without } from './changes.ts'

export type Change = Input<typeof profile.change>['body']

const mutationKey = ['profile']

/**
 * Saves changes of the own profile one after the other, and shows them at once: `shown` is the profile with all that is on its way or failed.
 * What failed stays and is sent again by `retry`; nothing chosen or typed is lost.
 */
export function useProfileChanges({ id, profile: known }: CurrentUser) {
  const client = useQueryClient()
  const errorText = useErrorText()
  const [unsaved, setUnsaved] = useState<Change>({})
  const [problem, setProblem] = useState<string | null>(null)
  const isAnySaving = useIsMutating({ mutationKey }) > 0
  const { mutate, isSuccess, isPending } = useMutation({
    mutationKey,
    // one after the other, or an earlier choice could arrive last
    scope: { id: 'profile' },
    mutationFn: (body: Change) => call(profile.change, { body }),
    onSuccess: (user, sent) => {
      client.setQueryData(userQuery.queryKey, user)
      void client.invalidateQueries({ queryKey: queryKeys.member(id) })
      // after the screen has heard of the new member, or the old one would show for a moment
      notifyManager.schedule(() => setUnsaved((now) => without(now, sent)))
      setProblem(null)
      const draft = aboutKey(id)
      if (sent.about !== undefined && (keptText(draft) ?? '').trim() === (sent.about ?? '')) keepText(draft, null)
    },
    onError: (error) => setProblem(errorText(error)),
  })
  const change = useCallback(
    (fields: Change, onSaved?: () => void) => {
      setUnsaved((now) => ({ ...now, ...fields }))
      mutate(fields, onSaved && { onSuccess: onSaved })
    },
    [mutate],
  )
  const hasFailed = Object.keys(unsaved).length > 0 && !isAnySaving
  return {
    shown: { ...known, ...unsaved } as CurrentUser['profile'],
    change,
    /** Whether a change made here is on its way; `state` tells of the whole profile. */
    isSaving: isPending,
    state: isAnySaving ? 'saving' : hasFailed ? 'failed' : isSuccess ? 'saved' : 'quiet',
    problem: hasFailed ? problem : null,
    retry: () => mutate(unsaved),
  } as const
}

export type ProfileChanges = ReturnType<typeof useProfileChanges>

/** Finds out where the device is, by a press only (TRAP-48): its browser's position, then the place that the server names it by (SET-27). */
export function useGeocode(onFound: (place: Place) => void) {
  const { geolocationPermission: permission, geocode } = useSessionState()
  useEffect(watchPermission, [])
  const { mutate, isPending } = useMutation({
    mutationFn: async (): Promise<Place | false> => {
      const position = await locate()
      return position && call(profile.geocode, { query: position })
    },
    onSuccess: (found) => {
      changeSessionState({ geocode: found })
      if (found) onFound(found)
    },
    onError: () => changeSessionState({ geocode: false }),
  })
  return { permission, geocode, isLocating: isPending, onLocate: () => mutate() }
}
