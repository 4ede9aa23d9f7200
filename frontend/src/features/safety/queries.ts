import { useMutation, useQuery } from '@tanstack/react-query'
import { queryKeys } from '#frontend/domain/query-keys.ts'
import { call } from '#frontend/lib/call.ts'
import * as safety from '#shared/contract/safety.ts'
import type { ComplaintCategory, ComplaintKind } from '#shared/model/complaint.ts'
import { readNamedMember } from '#shared/rules/reference.ts'
import type { Draft } from './draft.ts'

/** Kind of a complaint that was not started from a profile, photo or message. */
const kindOf = (category: ComplaintCategory | null, isAboutMember: boolean): ComplaintKind =>
  category === 'payment' ? category : isAboutMember ? 'profile' : 'other'

/** Draft whose author confirmed good faith, without which the server refuses it. */
type Confirmed = Draft & { goodFaith: true }

/**
 * Sends a complaint, as a trusted flagger if `flagger` is a secret. Idempotent: a repeat with the
 * same id changes nothing. If a member's session has ended, the draft stays for the next sign-in.
 */
export const useComplain = (isVisitor: boolean, flagger: string) =>
  useMutation({
    mutationFn: (draft: Confirmed) => call(safety.complain, { body: bodyOf(draft, isVisitor, flagger) }),
  })

function bodyOf(
  { id, kind, category, member, photo, message, field, text, name, email, goodFaith }: Confirmed,
  isVisitor: boolean,
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
    ...senderOf({ name, email }, isVisitor, flagger),
  }
}

/** Who files a complaint: a flagger, a visitor, or the member whose session the call belongs to. */
function senderOf({ name, email }: Pick<Draft, 'name' | 'email'>, isVisitor: boolean, flagger: string) {
  if (flagger) return { flagger }
  if (!isVisitor) return { as_member: true as const }
  return { ...(name.trim() && { name }), ...(email.trim() && { email }) }
}

/** Blocked members, newest first. */
export const useBlocked = () =>
  useQuery({ queryKey: queryKeys.blocked, queryFn: ({ signal }) => call(safety.listBlocked, {}, { signal }) })
