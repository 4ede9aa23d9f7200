import { lazy, memo, Suspense } from 'react'
import { useTranslations } from 'use-intl'
import { useSession, useSettings } from '#frontend/domain/account/session.ts'
import { useTitle } from '#frontend/domain/site/title.ts'
import { importGuarded } from '#frontend/lib/chunk-guard.ts'
import { Container, Grid } from '#frontend/ui/Container.tsx'
import { ArtMosaic } from './parts/ArtMosaic.tsx'
import { HomeStory } from './parts/HomeStory.tsx'
import { SignupStartForm } from './parts/SignupStartForm.tsx'

const MemberHome = lazy(() => importGuarded(() => import('./parts/MemberHome.tsx')))

/**
 * Home page: presentation of the site with the start of signup
 * for visitors, links to members, chats and likes for members.
 */
export default function HomeScreen() {
  const session = useSession()
  const settings = useSettings()
  useTitle(settings.index_title)
  if (session.state !== 'member') return <VisitorHome />
  return (
    <Suspense fallback={<main id="content" aria-busy="true" className="min-h-dvh" />}>
      <MemberHome user={session.user} />
    </Suspense>
  )
}

/** Memoized, as it renders the same once the session is known to be a visitor's. */
const VisitorHome = memo(function VisitorHome() {
  const t = useTranslations('site.home')
  return (
    <main id="content">
      <Container className="pt-4 md:pt-10">
        <Grid className="items-center">
          <div className="col-span-12 max-lg:order-last lg:col-span-6 lg:pr-8">
            <h1 className="text-3xl">{t('promise')}</h1>
            <p className="mt-3 max-w-[46ch] text-muted md:text-lg">{t('lead')}</p>
            <SignupStartForm className="mt-5 md:mt-7" />
          </div>
          <ArtMosaic className="col-span-12 lg:col-span-6" />
        </Grid>
      </Container>
      <HomeStory />
    </main>
  )
})
