import { useQueries, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { chatsQuery } from '#frontend/domain/chats/chats.ts'
import { likedQuery } from '#frontend/domain/likes/liked.ts'
import { doesLike, likesQuery } from '#frontend/domain/likes/likes.ts'
import { useFurtherPages } from '#frontend/domain/members/further-pages.ts'
import { cardsIn, foundIn, type Pages, useSearch } from '#frontend/domain/members/search.ts'
import type { MemberCard } from '#shared/model/profile.ts'
import { minuteMs } from '#shared/rules/durations.ts'

/** Number of cards: two rows on phones and on desktops. */
export const shownCards = 6

/** Only members who look for the viewer's gender, as in matches. */
const anyFilters = { mutual: '1' } as const
const newFilters = { ...anyFilters, new: '1' } as const
/** Age from which the home page searches again, as an app may stay open for days. */
const renewsAfterMs = 5 * minuteMs
/** New members within the distance in km that cards call near. */
const newNearFilters = { ...newFilters, distance: '25' } as const

export type Near = {
  cards: readonly MemberCard[]
  /** Whether the cards are of new members only. */
  isNew: boolean
  /** Whether every card is of a member nearby. */
  isNear: boolean
  isPending: boolean
  /** Failure of a search; the cards may then be incomplete. */
  error: Error | null
  /** Filters of the list of members that shows more of these. */
  filters: Readonly<Record<string, string>>
  onRetry: () => void
}

/**
 * New members nearby; if there are too few of them, followed by other members in the order of a
 * search: with a photo first, then nearest first. Excludes members with whom the viewer has a like
 * or a conversation, as the page shows those elsewhere.
 */
export function useNear(): Near {
  // If the viewer's town is not known, the server ignores the distance.
  const fresh = useSearch(newNearFilters, { renewsAfterMs })
  const newStrangers = useStrangers(fresh.data)
  const isNew = newStrangers === null || newStrangers.length >= shownCards
  const all = useSearch(anyFilters, { isAsked: !isNew, renewsAfterMs })
  const others = useStrangers(all.data)
  // If the wider search fails, the new members are shown alone.
  const following = others ?? (all.isError ? [] : null)
  const strangers = isNew ? newStrangers : following && cardsIn([{ results: newStrangers }, { results: following }])
  const isShort = !isNew && strangers !== null && strangers.length < shownCards
  // If the viewer has a like or conversation with most members on the first pages, further pages
  // are loaded.
  const isMoreAsked = useFurtherPages(all, isShort)
  const search = isNew ? fresh : all
  const found = (isMoreAsked ? null : strangers)?.slice(0, shownCards)
  const cards = found ?? []
  // Checks every card: in the wider search, distant members with a photo come before nearer ones
  // without.
  const isNear = cards.length > 0 && cards.every(({ near }) => near)
  return {
    cards,
    isNew,
    isNear,
    isPending: !found && !search.error,
    error: search.error,
    filters: isNew ? (isNear ? newNearFilters : newFilters) : anyFilters,
    onRetry: () => void search.refetch(),
  }
}

type Decided = { of: Pages; cards: readonly MemberCard[] }

/**
 * Found members without those who like the viewer, whom the viewer likes, or with whom the viewer
 * has a conversation; null until all of this is known. Of conversations and received likes only the
 * loaded ones are considered. The result is computed once, so that a card stays after the viewer
 * likes it on this page.
 */
function useStrangers(found: Pages | undefined): readonly MemberCard[] | null {
  const chats = useQuery(chatsQuery)
  const likes = useQuery(likesQuery)
  const [decided, setDecided] = useState<Decided | null>(null)
  const isDecided = decided !== null && decided.of === found
  const candidates = isDecided ? [] : (foundIn(found)?.results ?? [])
  const unsure = likes.data ? candidates.filter(({ id }) => doesLike(likes.data, id) === null) : []
  const asked = useQueries({ queries: unsure.map(({ id }) => likedQuery(id)) })
  const isKnown = !chats.isPending && !likes.isPending && asked.every(({ isPending }) => !isPending)
  if (found && isKnown && !isDecided) {
    const known = new Set([
      ...(chats.data?.rows.map(({ profile }) => profile) ?? []),
      ...[...(likes.data?.profiles ?? []), ...(likes.data?.liked_by ?? [])].map(({ id }) => id),
      ...unsure.filter((_, index) => asked[index]?.data).map(({ id }) => id),
    ])
    setDecided({ of: found, cards: candidates.filter(({ id }) => !known.has(id)) })
  }
  return isDecided ? decided.cards : null
}
