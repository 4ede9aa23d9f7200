import { keepText, keptKey, keptText } from '#frontend/lib/kept-texts.ts'

/** Enough for the likes and matches of a busy day; older ones are no longer news. */
const maxKept = 100

type Like = { id: string }

/** Kind of news about a received like. */
type News = 'like' | 'match'

const keyOf = (memberId: string) => keptKey(memberId, 'announced')
const read = (memberId: string): string[] => keptText(keyOf(memberId))?.split(' ') ?? []
/**
 * Key of a like or match. Does not contain its time, so that a like that is removed and given again
 * is not announced again.
 */
const wordOf = (news: News, { id }: Like) => `${news}:${id}`

/**
 * Whether this browser has announced a like or match, by a popup or a toast, so that no other
 * tab or popup announces it again (LIVE-12).
 */
export const isAnnounced = (memberId: string, news: News, like: Like): boolean =>
  read(memberId).includes(wordOf(news, like))

export function announce(memberId: string, news: News, like: Like): void {
  keepText(keyOf(memberId), [...read(memberId), wordOf(news, like)].slice(-maxKept).join(' '))
}
