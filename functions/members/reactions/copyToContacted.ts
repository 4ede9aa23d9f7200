import { otherIn } from '#functions/stores/likes/like.ts'
import type { Card } from '#functions/stores/members/card.ts'
import { copyToContacted } from '#functions/stores/rows/counterparts.ts'
import { memberIn } from '#functions/table/key.ts'
import type { Reaction } from '#functions/table/stream.ts'

/**
 * Refreshes the copies of an invisible member's card in the rows of a member whom they contact, by
 * a like or by their first message: until then these rows keep an older card. Follows the received
 * likes and conversations of the contacted member.
 */
export const reaction: Reaction = {
  wants: ({ before, after }) =>
    after?.partner
      ? after.hasTheirs === true && (before ? before.hasTheirs !== true : !after.isRestored)
      : before === undefined,
  run: ({ PK, SK, after }) => {
    const partner = after?.partner as Card | undefined
    return copyToContacted(partner?.id ?? otherIn({ SK }), memberIn(PK))
  },
}
