import type { ReactNode } from 'react'
import { Container } from '#frontend/ui/Container.tsx'

/** Container of banners and alerts below the top bar (LAYOUT-02); no height without content. */
export function BannerPlace({ children }: { children?: ReactNode }) {
  return (
    <Container data-place="banners" className="flex flex-col gap-3 not-empty:pt-4">
      {children}
    </Container>
  )
}
