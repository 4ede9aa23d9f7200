import type { ReactNode } from 'react'
import { Container } from '#frontend/ui/Container.tsx'

/** The place of banners and alerts under the top bar (LAYOUT-02); it takes no room while none is due. */
export function BannerPlace({ children }: { children?: ReactNode }) {
  return (
    <Container data-place="banners" className="flex flex-col gap-3 not-empty:pt-4">
      {children}
    </Container>
  )
}
