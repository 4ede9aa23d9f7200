import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useSession } from '#frontend/domain/account/session.ts'
import { useKeepOpened } from '#frontend/domain/members/last-opened.ts'
import { Late } from '#frontend/domain/site/Late.tsx'
import { useTitle } from '#frontend/domain/site/title.ts'
import { Refused } from '#frontend/lib/call.ts'
import { usePage, useParam } from '#frontend/lib/router.ts'
import { usePageMark } from '#frontend/lib/use-page-mark.ts'
import { Container } from '#frontend/ui/Container.tsx'
import { TextLink } from '#frontend/ui/Link.tsx'
import { pathTo } from '#shared/rules/paths.ts'
import { ActionBar } from './parts/ActionBar.tsx'
import { type LoginReason, LoginRequired } from './parts/LoginRequired.tsx'
import { PhotoStage } from './parts/PhotoStage.tsx'
import { ProfileDetails } from './parts/ProfileDetails.tsx'
import { ProfileHead } from './parts/ProfileHead.tsx'
import { DetailsSkeleton, ProfileSkeleton } from './parts/ProfileSkeleton.tsx'
import { SearchFailed } from './parts/SearchFailed.tsx'
import { SimilarMembers } from './parts/SimilarMembers.tsx'
import { useProfile } from './queries.ts'

/**
 * Profile of a member, from the search and below the likes (`/likes/m/{id}`).
 * Keyed by id, so that another profile starts with fresh state.
 */
export default function ProfileScreen() {
  const id = useParam('id')
  return <Profile key={id} id={id} />
}

function Profile({ id }: { id: string }) {
  const t = useTranslations('members')
  const { data: profile, card, error, refetch } = useProfile(id)
  const session = useSession()
  const isInLikes = usePage().name === 'likes-m-id'
  const [loginFor, setLoginFor] = useState<LoginReason | null>(null)
  useTitle(card ? t('profile.title', { name: card.name }) : t('title'))

  // deleted, blocked or unknown: 404 for this viewer, even if a cached profile exists
  if (error instanceof Refused && error.code === 'not_found') throw error
  const isOwn = session.state === 'member' && session.user.id === id
  const isVisitor = session.state === 'visitor'
  // Not for visitors: their answer is veiled, and only members see the last opened profile, in the
  // list of conversations.
  useKeepOpened(session.state !== 'member' || isOwn || profile?.blocked ? undefined : profile)
  // on phones the photo, or the space for it, is under the transparent top bar (app/site.css)
  usePageMark('data-photo-top', card !== undefined || !error)

  return (
    <main id="content">
      <Container className="pb-2 max-md:max-w-none md:pt-8">
        {isInLikes && (
          // hidden on phones, where the bottom bar leads to the likes
          <p className="flex min-h-11 items-center max-md:hidden md:-mt-4 md:mb-2">
            <TextLink to={pathTo('likes')}>{t('profile.backToLikes')}</TextLink>
          </p>
        )}
        {!card && error && <SearchFailed error={error} isVisitor={isVisitor} onRetry={() => void refetch()} />}
        {!card && !error && (
          <>
            <Late className="mt-[calc(var(--under-bar,0px)+16px)] mb-4 md:mt-0" />
            <ProfileSkeleton />
          </>
        )}
        {card && (
          <div className="md:grid md:grid-cols-[minmax(0,1fr)_minmax(0,1fr)] md:grid-rows-[auto_auto_1fr] md:gap-x-8 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]">
            <PhotoStage
              card={card}
              photos={profile?.photos}
              isOwn={isOwn}
              mayBlock={session.state === 'member' && !isOwn && profile?.blocked === false}
              onMore={isVisitor ? () => setLoginFor('photos') : undefined}
              className="max-md:-mx-[15px] md:sticky md:top-[calc(var(--bar-top)+24px)] md:col-start-1 md:row-span-3 md:row-start-1 md:self-start"
            />
            <ProfileHead card={card} profile={profile} isOwn={isOwn} isVisitor={isVisitor} />
            <div className="md:col-start-2 md:row-start-3">
              {profile ? <ProfileDetails profile={profile} /> : <DetailsSkeleton />}
            </div>
            {!isOwn && (
              <ActionBar
                card={card}
                profile={profile}
                onLoginRequired={isVisitor ? setLoginFor : undefined}
                className="md:col-start-2 md:row-start-2"
              />
            )}
          </div>
        )}
        {profile && <SimilarMembers id={id} onLoginRequired={isVisitor ? () => setLoginFor('like') : undefined} />}
      </Container>
      <LoginRequired reason={loginFor} onClose={() => setLoginFor(null)} />
    </main>
  )
}
