import { handle } from '#functions/auth/staff-handle.ts'
import { markRead } from '#functions/stores/chats/archive.ts'
import { checkWaiting, claimDesk, findDesk, listNotes, shownClaim } from '#functions/stores/chats/desk.ts'
import { findCard } from '#functions/stores/members/card.ts'
import { findProfile } from '#functions/stores/profile/profile.ts'
import { commit, ignoreConflict } from '#functions/table/transaction.ts'
import * as desk from '#shared/contract/desk.ts'
import { getWaiting, shownWaiting } from '../conversation.ts'
import { listShown } from '../messages.ts'
import { addDeskAct } from '../trail.ts'

export const handler = handle(desk.open, {
  load: ({ body: { profile, conversation } }) => ({
    card: findCard(profile),
    known: findProfile(profile),
    existing: findDesk(conversation),
  }),
  run: async ({ staff: own, body, card, known, existing, site, now, refuse }) => {
    const { profile, conversation } = body
    const row = await getWaiting(body, now)
    if (!card || !known) return refuse('not_waiting')
    const isMine = shownClaim(existing, own, now)?.mine === true
    // The audit entry is written before the host reads the conversation; extending a claim adds
    // none.
    await commit([
      claimDesk(conversation, own, now),
      checkWaiting(profile, row),
      ...(isMine ? [] : addDeskAct(own, 'desk_opened', { member: row.partner.id, subject: conversation }, now)),
    ])
    const [page, notes, claim] = await Promise.all([
      listShown(profile, row, { before: undefined }, site, now),
      listNotes(conversation),
      findDesk(conversation),
      // The read mark is truthful: a person is reading the messages (TRAP-01).
      row.unread > 0 && markRead({ id: profile }, row, now).catch(ignoreConflict),
    ])
    const { about, interests, prompts = [], reason, hair, eyes, body: build, relationship, tattoos } = known
    return {
      conversation,
      ...shownWaiting(row, { card, claim: shownClaim(claim, own, now) }, site, now),
      about,
      interests,
      prompts,
      facts: { reason, hair, eyes, body: build, relationship, tattoos },
      ...page,
      notes,
    }
  },
})
