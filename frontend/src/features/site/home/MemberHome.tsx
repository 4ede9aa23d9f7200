import { useQuery } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useSettings } from '#frontend/domain/account/session.ts'
import { chatsQuery } from '#frontend/domain/chats/chats.ts'
import { likesQuery } from '#frontend/domain/likes/likes.ts'
import { FictionalNote } from '#frontend/domain/members/FictionalMark.tsx'
import { fictionalText } from '#frontend/domain/members/fictional.ts'
import { hasPage } from '#frontend/domain/site/pages.ts'
import { Container } from '#frontend/ui/Container.tsx'
import { TextLink } from '#frontend/ui/Link.tsx'
import type { CurrentUser } from '#shared/model/user.ts'
import { pathTo } from '#shared/rules/paths.ts'
import { Greeting } from './Greeting.tsx'
import { Likers } from './Likers.tsx'
import { NearMembers } from './NearMembers.tsx'
import { NextStep } from './NextStep.tsx'
import { useNear } from './near.ts'
import { waitingIn } from './unanswered.ts'
import { Waiting } from './Waiting.tsx'

/** Time after which the page is shown although its first parts still load. */
const unsettledMs = 3_000

/** Whether the first parts have been settled once, or took too long; stays true from then on. */
function useSettledOnce(isSettled: boolean): boolean {
  const [wasSettled, setSettled] = useState(isSettled)
  if (isSettled && !wasSettled) setSettled(true)
  useEffect(() => {
    const timer = setTimeout(setSettled, unsettledMs, true)
    return () => clearTimeout(timer)
  }, [])
  return wasSettled
}

/**
 * Home page of a member (HOME-27): conversations that wait, unanswered likes, new members nearby
 * and the next missing part of the profile.
 */
export default function MemberHome({ user }: { user: CurrentUser }) {
  const settings = useSettings()
  const { data: chats, isPending: isChatsPending, error: chatsError, refetch: refetchChats } = useQuery(chatsQuery)
  const { data: likes, isPending: isLikesPending, error: likesError, refetch: refetchLikes } = useQuery(likesQuery)
  const near = useNear()
  const waiting = chats && waitingIn(chats.rows, settings)
  // Mutual likes are matches, not unanswered likes.
  const likers = likes?.liked_by.filter(({ match }) => !match)
  const people = [
    ...(chats?.rows.map(({ partner }) => partner) ?? []),
    ...(likers?.map(({ profile }) => profile) ?? []),
    ...near.cards,
  ]
  const fictional = people.filter((person) => person.fictional).length
  // The heights of the first parts are not known before their answers. Until then the parts below
  // are invisible, so that nobody sees them move.
  const isUnsettled = !useSettledOnce(!isChatsPending && !isLikesPending)
  return (
    <main id="content">
      <Greeting name={user.profile.name} waiting={waiting?.length ?? 0} newLikes={likes?.new_likes ?? 0} />
      <Container className="-mt-16 pb-10 lg:grid lg:grid-cols-12 lg:items-start lg:gap-x-6">
        <div className="flex min-w-0 flex-col gap-8 lg:col-span-5">
          <Waiting chats={chats} waiting={waiting} error={chatsError} onRetry={() => void refetchChats()} />
          <Likers likers={likers} error={likesError} onRetry={() => void refetchLikes()} />
          <div className={clsx('empty:hidden', isUnsettled && 'invisible')}>
            <NextStep profile={user.profile} />
          </div>
        </div>
        <div className={clsx('min-w-0 max-lg:mt-8 lg:col-span-7', isUnsettled && 'max-lg:invisible')}>
          <NearMembers near={near} />
          <FictionalNote text={fictionalText(settings, fictional, people.length)} className="mt-6" />
          <Games />
        </div>
      </Container>
    </main>
  )
}

function Games() {
  const t = useTranslations('home.games')
  const pages = (['swipe-game', 'match-finder'] as const).filter(hasPage)
  if (pages.length === 0) return null
  return (
    <p className="mt-4 flex flex-wrap items-center gap-x-4">
      <span className="text-muted">{t('title')}</span>
      {pages.map((page) => (
        <TextLink key={page} to={pathTo(page)} className="inline-flex min-h-11 items-center">
          {t(page)}
        </TextLink>
      ))}
    </p>
  )
}
