import type { ReactNode } from 'react'
import { Container } from '#frontend/ui/Container.tsx'
import { Footer } from '../Footer.tsx'
import { HomeLink } from '../HomeLink.tsx'

/** A bar with the logo, the screen, footer with disclaimer (LAYOUT-08 to 10). */
export function LanderLayout({ children }: { children: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col">
      <header className="border-line border-b bg-surface pt-(--safe-top)">
        <Container className="flex h-(--bar-top) items-center">
          <HomeLink />
        </Container>
      </header>
      <div className="flex-1 pb-12">{children}</div>
      <Footer />
    </div>
  )
}
