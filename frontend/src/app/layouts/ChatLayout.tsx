import type { ReactNode } from 'react'
import { OfflineBar } from '../OfflineBar.tsx'
import { TopBar } from '../TopBar.tsx'

/**
 * Full viewport for one conversation, no footer (LAYOUT-06,
 * LAYOUT-07); no bars on phones. The screen scrolls internally.
 */
export function ChatLayout({ children }: { children: ReactNode }) {
  return (
    <div className="flex h-[calc(100dvh-var(--keyboard,0px))] flex-col overflow-hidden max-md:pt-(--safe-top)">
      <div className="max-md:hidden">
        <TopBar />
      </div>
      <OfflineBar />
      {children}
    </div>
  )
}
