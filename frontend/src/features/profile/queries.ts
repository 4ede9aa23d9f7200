import { notifyManager, useIsMutating, useMutation, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { locate, watchPermission } from '#frontend/domain/account/geolocation.ts'
import { userQuery } from '#frontend/domain/account/session.ts'
import { changeSessionState, useSessionState } from '#frontend/domain/account/session-state.ts'
import { isOfMemberList } from '#frontend/domain/members/search.ts'
import { queryKeys } from '#frontend/domain/query-keys.ts'
import { call, Refused, SessionEnded } from '#frontend/lib/call.ts'
import { useErrorText } from '#frontend/lib/use-error-text.ts'
import type { Input } from '#shared/contract/endpoint.ts'
import type { Place } from '#shared/contract/profile.ts'
import * as profile from '#shared/contract/profile.ts'
import type { CurrentUser } from '#shared/model/user.ts'
import { without } from './changes.ts'
import { aboutField, markSent, promptsField, settleDraft } from './drafts.ts'

/** Whether a query is of members whom the server chose for the member. */
const isOfChosenMembers = (query: { queryKey: readonly unknown[] }): boolean =>
  isOfMemberList(query) || query.queryKey[0] === queryKeys.swipe[0]

/**
 * Fields on which the choice, order, distances, shared interests and reasons of listed members
 * depend (SEARCH-24, SEARCH-25, SEARCH-28, PROF-26).
 */
const choosing = ['wanted_gender', 'wanted_ages', 'country', 'region', 'city', 'interests', 'reason'] as const

export type Change = Input<typeof profile.change>['body']

const mutationKey = ['profile']

/**
 * Saves changes of the member's own profile serially and optimistically: `shown` is the profile
 * with pending and failed changes. Failed changes are kept and resent by `retry`, so that no input
 * is lost.
 */
export function useProfileChanges({ id, profile: known }: CurrentUser) {
  const client = useQueryClient()
  const errorText = useErrorText()
  const [unsaved, setUnsaved] = useState<Change>({})
  const [problem, setProblem] = useState<string | null>(null)
  const isAnySaving = useIsMutating({ mutationKey }) > 0
  const { mutate, isSuccess, isPending } = useMutation({
    mutationKey,
    // serial, so that an earlier change cannot arrive last
    scope: { id: 'profile' },
    mutationFn: async (body: Change) => {
      // A screen saves its text when it unmounts. If another member has signed in since, the text
      // must not be saved in that member's profile.
      if (client.getQueryData(userQuery.queryKey)?.id !== id) throw new SessionEnded()
      if (body.prompts) markSent(id, promptsField, body.prompts)
      if (body.about !== undefined) markSent(id, aboutField, body.about ?? '')
      return call(profile.change, { body })
    },
    onSuccess: async (user, sent) => {
      // The answer of a poll may be older than this change.
      await client.cancelQueries({ queryKey: userQuery.queryKey })
      client.setQueryData(userQuery.queryKey, user)
      void client.invalidateQueries({ queryKey: queryKeys.member(id) })
      if (choosing.some((field) => sent[field] !== undefined)) client.removeQueries({ predicate: isOfChosenMembers })
      // only after subscribers have the new member: otherwise the old value would flash
      notifyManager.schedule(() => setUnsaved((now) => without(now, sent)))
      setProblem(null)
      const { about, prompts } = user.profile
      if (sent.prompts) settleDraft(id, promptsField, sent.prompts, prompts)
      if (sent.about !== undefined) settleDraft(id, aboutField, sent.about ?? '', about ?? '')
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
    /** Whether a change from this hook is pending; `state` covers the whole profile. */
    isSaving: isPending,
    state: isAnySaving ? 'saving' : hasFailed ? 'failed' : isSuccess ? 'saved' : 'quiet',
    problem: hasFailed ? problem : null,
    retry: () => mutate(unsaved),
  } as const
}

export type ProfileChanges = ReturnType<typeof useProfileChanges>

/**
 * Locates the device, only on a click (TRAP-48): the position from the browser, then the place from
 * the server (SET-27). `found` is the place, `problem` says why there is none; both are about the
 * last click on this screen, although the session state also keeps the result.
 */
export function useGeocode(onFound: (place: Place) => void) {
  const t = useTranslations('profile.location')
  const errorText = useErrorText()
  const { geolocationPermission: permission } = useSessionState()
  useEffect(watchPermission, [])
  const { mutate, data, error, isPending } = useMutation({
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
  const isUnknown = data === false || (error instanceof Refused && error.code === 'not_found')
  const problem = isUnknown ? t('notFound') : error && errorText(error)
  return { permission, found: data || null, problem, isLocating: isPending, onLocate: () => mutate() }
}
