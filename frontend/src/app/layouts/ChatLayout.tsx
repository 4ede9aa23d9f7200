import { Outlet } from '@tanstack/react-router'

/** The whole screen for one conversation, no footer (LAYOUT-06, LAYOUT-07); the screen scrolls within itself. */
export function ChatLayout() {
  return (
    <div className="flex h-dvh flex-col overflow-hidden pt-(--safe-top)">
      <Outlet />
    </div>
  )
}
