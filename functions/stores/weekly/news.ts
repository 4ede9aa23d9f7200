import { type Account, findAccount, isPresent } from '#functions/stores/account/account.ts'
import type { ChatRow } from '#functions/stores/chats/conversation.ts'
import { findUnread } from '#functions/stores/chats/overview.ts'
import type { LikeRow } from '#functions/stores/likes/like.ts'
import { listNewLikes } from '#functions/stores/likes/list.ts'
import { findCandidates } from '#functions/stores/members/candidates.ts'
import { filtersWantedBy } from '#functions/stores/members/wanted.ts'
import { findProfile } from '#functions/stores/profile/profile.ts'
import { listBlocks } from '#functions/stores/safety/block.ts'
import { countryOf } from '#shared/countries/all.ts'
import { linkLife } from '#shared/rules/link-life.ts'

/**
 * Content of a weekly update. Leaves out fictional profiles, which must bring nobody back
 * (TRAP-02).
 */
export type WeeklyNews = {
  /** Conversations with unread messages that came in the period. */
  chats: readonly ChatRow[]
  /** Received likes of the period that the member has not opened. */
  likes: readonly LikeRow[]
  /** Members nearby who joined in the period and fit what the member looks for. */
  newcomers: readonly Account[]
}

export const hasNews = ({ chats, likes, newcomers }: WeeklyNews): boolean =>
  chats.length + likes.length + newcomers.length > 0

/** Maximum number of new members in a mail. */
const maxNewcomers = 4
/**
 * Number of candidates whose accounts are read: some of them joined before the period, as a card
 * does not have the time of the confirmation.
 */
const candidates = 20
/** Maximum number of cards read for new members: about 9 read units. */
const maxCards = 500

/**
 * Content of a member's weekly update: unread conversations, unopened likes and new members nearby,
 * all since `since`.
 */
export async function findWeeklyNews(account: Account, since: string, now: Date): Promise<WeeklyNews> {
  const newcomers = await findNewcomers(account, since, now)
  return newsWith(account.id, since, newcomers)
}

/**
 * Rereads the content of a member's weekly update just before it is mailed. `newcomers` are ids
 * that `findWeeklyNews` found; members who can no longer be seen are left out.
 */
export async function checkWeeklyNews(
  { id }: Pick<Account, 'id'>,
  since: string,
  newcomers: readonly string[],
): Promise<WeeklyNews> {
  const [found, { ids }] = await Promise.all([Promise.all(newcomers.map((one) => findAccount(one))), listBlocks(id)])
  return newsWith(
    id,
    since,
    found.filter(isVisible).filter((one) => !ids.has(one.id)),
  )
}

const isVisible = (account: Account | undefined): account is Account =>
  isPresent(account) && !account.invisible && !account.fictional

async function newsWith(id: string, since: string, newcomers: readonly Account[]): Promise<WeeklyNews> {
  const [{ chats }, likes] = await Promise.all([findUnread(id), listNewLikes(id)])
  return {
    chats: chats.filter(({ partner, lastAt }) => !partner.f && lastAt > since),
    likes: likes.filter(({ card, isQuiet, at }) => !card.f && !isQuiet && at > since),
    newcomers,
  }
}

async function findNewcomers({ id, site }: Account, since: string, now: Date): Promise<Account[]> {
  const [profile, blocks] = await Promise.all([findProfile(id), listBlocks(id)])
  if (!profile) return []
  const filters = filtersWantedBy(profile, countryOf(site), now)
  const { cards } = await findCandidates(
    { ...filters, region: profile.region },
    {
      lookingFor: profile.gender,
      excluded: new Set([id, ...blocks.ids]),
      size: candidates,
      most: maxCards,
      // Includes members who signed up before the period: they may have confirmed their address in
      // it, as the link stays valid for `linkLife.activation` seconds.
      signedUpAfter: new Date(Date.parse(since) - linkLife.activation * 1_000),
      now,
    },
  )
  const accounts = await Promise.all(cards.map((card) => findAccount(card.id)))
  return accounts
    .filter(isVisible)
    .filter(({ confirmedAt = '' }) => confirmedAt > since)
    .slice(0, maxNewcomers)
}
