import { handle } from '#functions/auth/handle.ts'
import { sealedCursors } from '#functions/platform/sealed-cursor.ts'
import { findAccount } from '#functions/stores/account/account.ts'
import { conversationOf, findChat } from '#functions/stores/chats/conversation.ts'
import { findLikedBy } from '#functions/stores/likes/like.ts'
import { agesAround, findCandidates } from '#functions/stores/members/candidates.ts'
import { todayIn } from '#functions/stores/members/counts.ts'
import { hasInterests, searchPreferencesOf, sharedTags } from '#functions/stores/members/search-preferences.ts'
import { sharedOn } from '#functions/stores/members/shared-interests.ts'
import { findProfile } from '#functions/stores/profile/profile.ts'
import { contactRefusal, findBlock, listBlocks, noBlocks } from '#functions/stores/safety/block.ts'
import * as members from '#shared/contract/members.ts'
import { pageSize } from '#shared/rules/limits.ts'
import { visitorAccess } from '../filters.ts'
import { reasonsFor } from '../reasons.ts'
import { cardFor } from '../visitors.ts'

const readBetween = async (memberId: string, id: string) => {
  const [row, likedMe, block] = await Promise.all([
    findChat(memberId, conversationOf(memberId, id)),
    findLikedBy(memberId, id),
    findBlock(memberId, id),
  ])
  return { isBlocked: block.isTheirs, hasContactedMe: row?.hasTheirs === true || likedMe !== undefined }
}

const cursors = sealedCursors(members.similar)

export const handler = handle(members.similar, {
  load: ({ memberId, query: { id } }) => ({
    account: findAccount(id),
    profile: findProfile(id),
    own: memberId ? findProfile(memberId) : Promise.resolve(undefined),
    blocks: memberId ? listBlocks(memberId) : Promise.resolve(noBlocks),
    between:
      memberId && memberId !== id
        ? readBetween(memberId, id)
        : Promise.resolve({ isBlocked: false, hasContactedMe: false }),
  }),
  run: async ({ member, account, profile, own, blocks, between, query, site, language, now, refuse }) => {
    const access = member ? 'full' : visitorAccess(site.country, query)
    if (access === 'off') return refuse('authentication_required')
    const holder = member?.id ?? access
    // The same refusal as for the profile itself (BLOCK-06, TRAP-61).
    const isUnseen = member?.id !== query.id && contactRefusal(account, between) !== null
    if (!profile || isUnseen) return refuse('not_found')

    const { ageDistance, minimumAge } = site.country
    const filters = agesAround(profile, profile.gender, ageDistance.similar, minimumAge, now)
    const excluded = new Set([query.id, ...blocks.ids, ...(member ? [member.id] : [])])
    const preferences = searchPreferencesOf(profile)
    // Without interests to compare, the result is the most recently active members. Otherwise all
    // candidates that a call may read are compared (SEARCH-26).
    const size = hasInterests(preferences) ? undefined : pageSize.similar
    const found = await findCandidates(filters, {
      lookingFor: profile.wantedGender,
      excluded,
      ...(size && { size }),
      after: cursors.unseal(query.cursor, holder),
      now,
    })
    const more = found.cards.length === size ? null : found.next
    const alike = found.cards
      .map((card) => ({ card, shared: sharedTags(preferences, card).length }))
      // The sort is stable: members with equally many shared interests stay in order of recent
      // activity.
      .sort((a, b) => b.shared - a.shared)
      .slice(0, pageSize.similar)
    const numFictional = alike.filter(({ card }) => card.f).length
    const viewer = { isMember: member !== undefined, language }
    const ownPreferences = own && searchPreferencesOf(own)
    const today = todayIn(profile.country, now)
    return {
      // The profile decides who is similar, but the reasons name what a result has in common with
      // the viewer. Nobody is called near, as the viewer's cell would be a further read. Visitors
      // get no reasons, as reasons would reveal what PRIV-01 hides.
      results: alike.map(({ card }) => ({
        ...cardFor(viewer, card, today, now),
        ...sharedOn(card, ownPreferences, site.country),
        reasons: ownPreferences ? reasonsFor(card, { preferences: ownPreferences }, site.country) : [],
      })),
      numResults: alike.length,
      numFictional,
      isMinimum: more !== null,
      // Limited visitors get no further page (OPEN-30), so any cursor from them is refused.
      next: access === 'limited' ? null : cursors.seal(more, holder),
    }
  },
})
