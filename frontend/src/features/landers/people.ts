import { useEffect, useState } from 'react'
import { call } from '#frontend/lib/call.ts'
import { site } from '#shared/contract/site.ts'
import type { Gender, MemberCard } from '#shared/model/profile.ts'

const asked = new Map<string, Promise<readonly MemberCard[]>>()

/**
 * Whom a page may show: marked fictional profiles, as the server gives them (TRAP-68); `id` asks for one. Asked once per page; where the answer
 * fails there is nobody, and the page shows what it shows without.
 */
export function findPeople(id?: string): Promise<readonly MemberCard[]> {
  const key = id ?? ''
  const standing = asked.get(key)
  if (standing) return standing
  const answer = call(site.showcase, { query: id ? { id } : {} }).then(
    ({ members }) => members,
    () => [],
  )
  asked.set(key, answer)
  return answer
}

/** The handful to show, or null while it is not known; those of `gender` alone where one is given. */
export function usePeople(gender: Gender | null = null): readonly MemberCard[] | null {
  const [people, setPeople] = useState<readonly MemberCard[] | null>(null)
  useEffect(() => {
    void findPeople().then(setPeople)
  }, [])
  return people?.filter((member) => gender === null || member.gender === gender) ?? null
}

/** Who stands at a place: null while nobody is known, undefined where nobody comes. */
export const memberAt = (people: readonly MemberCard[] | null, place: number): MemberCard | null | undefined =>
  people === null ? null : people[place]

/** The member of a partner's entry page; null where the server gives nobody by that id. */
export async function findMember(id: string): Promise<MemberCard | null> {
  return (await findPeople(id))[0] ?? null
}
