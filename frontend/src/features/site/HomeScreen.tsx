import { lazy, memo, Suspense } from 'react'
import { useTranslations } from 'use-intl'
import { useSession, useSettings } from '#frontend/domain/account/session.ts'
import { useTitle } from '#frontend/domain/site/title.ts'
import { importGuarded } from '#frontend/lib/chunk-guard.ts'
import { loadInsideTexts } from '#frontend/lib/language.ts'
import { Container, Grid } from '#frontend/ui/Container.tsx'
import { ArtMosaic } from './parts/ArtMosaic.tsx'
import { HomeStory } from './parts/HomeStory.tsx'
import { SignupStartForm } from './parts/SignupStartForm.tsx'
import { useLowestPrice } from './use-lowest-price.ts'

// lazy, as it uses the texts of the inner screens, which visitors do not load
const MemberHome = lazy(() =>
  importGuarded(async () => {
    const [module] = await Promise.all([import('./home/MemberHome.tsx'), loadInsideTexts()])
    return module
  }),
)

/**
 * Home page: for visitors a presentation of the site with the start of signup, for members
 * `MemberHome`.
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

/** Memoized, as its output stays the same when the session turns out to be a visitor's. */
const VisitorHome = memo(function VisitorHome() {
  const t = useTranslations('site.home')
  return (
    <main id="content">
      <div className="evening pt-4 pb-8 md:py-12">
        <Container>
          <Grid className="items-center">
            <div className="col-span-12 max-lg:order-last lg:col-span-6 lg:pr-8">
              <h1 className="text-2xl md:text-3xl">{t('promise')}</h1>
              <p className="mt-2 max-w-[46ch] md:mt-3 md:text-lg">{t('lead', { price: useLowestPrice() ?? 'none' })}</p>
              <SignupStartForm className="mt-4 md:mt-7" />
            </div>
            <ArtMosaic className="col-span-12 lg:col-span-6" />
          </Grid>
        </Container>
      </div>
      <HomeStory />
    </main>
  )
})
