import { useEffect, useState } from 'react'
import { call } from '#frontend/lib/call.ts'
import * as site from '#shared/contract/site.ts'
import type { Gender, MemberCard } from '#shared/model/profile.ts'

const asked = new Map<string, Promise<readonly MemberCard[]>>()

/**
 * Marked fictional profiles to show, as the server selects them (TRAP-68); with `id`, only that
 * profile. Requested once per page; a failure counts as an empty answer.
 */
export function findPeople(id?: string): Promise<readonly MemberCard[]> {
  const key = id ?? ''
  const existing = asked.get(key)
  if (existing) return existing
  const answer = call(site.showcase, { query: id ? { id } : {} }).then(
    ({ members }) => members,
    () => [],
  )
  asked.set(key, answer)
  return answer
}

/** Fictional profiles to show, of `gender` if given; null while loading. */
export function usePeople(gender: Gender | null = null): readonly MemberCard[] | null {
  const [people, setPeople] = useState<readonly MemberCard[] | null>(null)
  useEffect(() => {
    void findPeople().then(setPeople)
  }, [])
  return people?.filter((member) => gender === null || member.gender === gender) ?? null
}

/** Member at a position: null while loading, undefined if there is none. */
export const memberAt = (people: readonly MemberCard[] | null, place: number): MemberCard | null | undefined =>
  people === null ? null : people[place]

/** Member of an entry page; null if the server does not show the id. */
export async function findMember(id: string): Promise<MemberCard | null> {
  return (await findPeople(id))[0] ?? null
}
