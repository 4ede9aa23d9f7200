import type { ReactNode } from 'react'
import { usePage } from '#frontend/lib/router.ts'
import { BannerPlace } from '../BannerPlace.tsx'
import { Banners } from '../Banners.tsx'
import { Footer } from '../Footer.tsx'
import { OfflineBar } from '../OfflineBar.tsx'
import { routeOf } from '../routes.ts'
import { SignupModal } from '../SignupModal.tsx'
import { TopBar } from '../TopBar.tsx'

/**
 * Top bar, banners, screen, footer with disclaimer, signup modal (LAYOUT-01 to 05). If the screen
 * begins with a photo, the banners come after the screen, as they would push the photo down or
 * cover it (UI-16).
 */
export function DefaultLayout({ children }: { children: ReactNode }) {
  const { name } = usePage()
  // The keys keep the state of banners and screen if the next page shows them in the other order.
  const parts = [
    <BannerPlace key="banners">
      <Banners />
    </BannerPlace>,
    <div key="screen" className="flex-1 pb-12">
      {children}
    </div>,
  ]
  return (
    <div className="flex min-h-dvh flex-col">
      <TopBar />
      <OfflineBar className="sticky top-[calc(var(--safe-top)+var(--bar-top))] z-20" />
      {routeOf(name)?.hasPhotoTop ? parts.reverse() : parts}
      <Footer />
      <SignupModal />
    </div>
  )
}
