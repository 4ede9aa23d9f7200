import type { ReactNode } from 'react'
import { HomeLink } from '../HomeLink.tsx'
import { OfflineBar } from '../OfflineBar.tsx'
import { SignupModal } from '../SignupModal.tsx'

/** No bars and no footer (LAYOUT-11), for single tasks; the site's name links to the home page. */
export function EmptyLayout({ children }: { children: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col px-[15px] pt-(--safe-top) pb-[calc(var(--safe-bottom)+32px)]">
      <OfflineBar className="-mx-[15px]" />
      <header className="flex pt-4 sm:justify-center">
        <HomeLink />
      </header>
      <div className="flex flex-1 flex-col">{children}</div>
      <SignupModal />
    </div>
  )
}
