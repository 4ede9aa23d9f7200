import type { ReactNode } from 'react'
import { useTabTitle } from '#frontend/domain/site/title.ts'

/** A screen in a browser tab. Sets `document.title` to the title of the screen, as the app does. */
export function Tab({ children }: { children: ReactNode }) {
  useTabTitle('Vonk')
  return children
}
