import type { ReactNode } from 'react'
import { useTabTitle } from '#frontend/domain/site/title.ts'

/** A screen in a tab: sets `document.title` to the screen's title, as the app does. */
export function Tab({ children }: { children: ReactNode }) {
  useTabTitle('Vonk')
  return children
}
