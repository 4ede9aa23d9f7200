import type { ReactNode } from 'react'

/** The whole screen for one conversation, no footer (LAYOUT-06, LAYOUT-07); the screen scrolls within itself. */
export function ChatLayout({ children }: { children: ReactNode }) {
  return <div className="flex h-dvh flex-col overflow-hidden pt-(--safe-top)">{children}</div>
}
