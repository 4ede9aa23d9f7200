import { keys } from '#functions/data/keys.ts'
import type { Reaction } from '#functions/lib/stream.ts'
import { applyEach, listCounterpartRows, updateRow } from '../counterparts.ts'
import { findCard } from '../store.ts'

/** What a card shows. */
const shown = ['n', 'b', 'g', 'r', 'c', 'p', 'f'] as const

/** Brings the copies of a card in other members' conversations, likes and blocks up to date. */
export const reaction: Reaction = {
  wants: ({ kind, SK, before, after }) =>
    kind === 'MODIFY' &&
    SK === keys.card('').SK &&
    shown.some((attribute) => before?.[attribute] !== after?.[attribute]),
  run: async ({ after }) => {
    // The card as it stands now, not as this change left it: an old change that comes late brings nothing old back.
    const id = after?.id as string
    const [card, rows] = await Promise.all([findCard(id, { consistent: true }), listCounterpartRows(id)])
    if (card) await applyEach(rows.map((row) => updateRow(row, `SET ${row.copy} = :card`, { ':card': card })))
  },
}
