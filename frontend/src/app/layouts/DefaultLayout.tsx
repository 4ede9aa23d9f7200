import type { ReactNode } from 'react'
import { BannerPlace } from '../BannerPlace.tsx'
import { Banners } from '../Banners.tsx'
import { Footer } from '../Footer.tsx'
import { OfflineBar } from '../OfflineBar.tsx'
import { SignupModal } from '../SignupModal.tsx'
import { TopBar } from '../TopBar.tsx'

/** Top bar, banners, screen, footer with disclaimer, signup modal (LAYOUT-01 to 05). */
export function DefaultLayout({ children }: { children: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col">
      <TopBar />
      <OfflineBar className="sticky top-[calc(var(--safe-top)+var(--bar-top))] z-20" />
      <BannerPlace>
        <Banners />
      </BannerPlace>
      <div className="flex-1 pb-12">{children}</div>
      <Footer />
      <SignupModal />
    </div>
  )
}
