import type { Endpoint } from '#shared/contract/endpoint.ts'
import { Refusal } from './refusal.ts'
import { seal, unseal } from './seal.ts'

/**
 * Cursors of a list whose positions contain data that the answer of the list does not show, such as
 * the last activity of a member (PRIV-01, decisions/0110-sealed-cursors.md). A cursor is valid only
 * for its list and its holder: the id of a member, or the kind of access that visitors have.
 */
export const sealedCursors = ({ path }: Endpoint) => {
  const purposeFor = (holder: string) => ({ label: 'cursor', context: `${path} ${holder}` })
  return {
    seal: (position: string | null, holder: string): string | null =>
      position === null ? null : seal(position, purposeFor(holder)),
    /** Refuses a cursor that was not sealed for this list and holder. */
    unseal: (cursor: string | undefined, holder: string): string | undefined => {
      if (cursor === undefined) return undefined
      const position = unseal(cursor, purposeFor(holder))
      if (position === undefined) throw new Refusal('invalid_input')
      return position
    },
  }
}
