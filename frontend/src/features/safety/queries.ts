import { useMutation, useQuery } from '@tanstack/react-query'
import { hasSessionEnded } from '#frontend/domain/account/session-check.ts'
import { queryKeys } from '#frontend/domain/query-keys.ts'
import { call, Failed, Refused, SessionEnded } from '#frontend/lib/call.ts'
import { safety } from '#shared/contract/safety.ts'
import type { ComplaintCategory, ComplaintKind } from '#shared/model/complaint.ts'
import { readNamedMember } from '#shared/rules/reference.ts'
import type { Draft } from './draft.ts'

/** Kind of a complaint that was not started from a profile, photo or message. */
const kindOf = (category: ComplaintCategory | null, isAboutMember: boolean): ComplaintKind =>
  category === 'payment' ? category : isAboutMember ? 'profile' : 'other'

/** Draft whose author confirmed good faith, without which the server refuses it. */
type Confirmed = Draft & { goodFaith: true }

/**
 * Sends a complaint, as a trusted flagger if `flagger` is a secret. Idempotent by its id. If a
 * member's session has ended, the server sees a visitor without an address: leads to the login,
 * and the draft stays.
 */
export const useComplain = (isVisitor: boolean, flagger: string) =>
  useMutation({
    mutationFn: async (draft: Confirmed) => {
      const isMember = !isVisitor && !flagger
      try {
        return await call(safety.complain, { body: bodyOf(draft, isMember, flagger) })
      } catch (error) {
        if (!isMember || !(error instanceof Refused) || error.code !== 'invalid_email') throw error
        // Still signed in, for example anew in another tab: the next press sends it as the member.
        throw (await hasSessionEnded()) ? new SessionEnded() : new Failed(error.status, error)
      }
    },
  })

function bodyOf(
  { id, kind, category, member, photo, message, field, text, name, email, goodFaith }: Confirmed,
  isMember: boolean,
  flagger: string,
) {
  const about = readNamedMember(member)
  return {
    id,
    kind: kind ?? kindOf(category, about !== null),
    category: category ?? 'other',
    text,
    ...(about !== null && { member: about }),
    ...(photo && { photo }),
    ...(message && { message }),
    ...(field && { field }),
    good_faith: goodFaith,
    ...(flagger ? { flagger } : !isMember && { ...(name.trim() && { name }), ...(email.trim() && { email }) }),
  }
}

/** Blocked members, newest first. */
export const useBlocked = () =>
  useQuery({ queryKey: queryKeys.blocked, queryFn: ({ signal }) => call(safety.listBlocked, {}, { signal }) })
