import type { ReactNode } from 'react'
import { useTabTitle } from '#frontend/domain/site/title.ts'

/** A screen in a tab: `document.title` says what it calls itself, as in the app. */
export function Tab({ children }: { children: ReactNode }) {
  useTabTitle('Vonk')
  return children
}
