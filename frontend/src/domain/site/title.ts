import { useEffect } from 'react'
import { createStore, useStore } from '#frontend/lib/store.ts'
import { useCounts } from './counts.ts'

/**
 * Title of the tab: `(3) Berichten · Name` with the exact sum of unread messages and new likes, and
 * no prefix at 0 (NAV-29, OPEN-70, TRAP-55). A page title that contains the site's name gets no
 * suffix.
 */
export function titleText(page: string, siteName: string, sum: number): string {
  const text = page.includes(siteName) ? page : [page, siteName].filter(Boolean).join(' · ')
  return sum > 0 ? `(${sum}) ${text}` : text
}

const page = createStore('')

/** Sets the page's title while a screen is mounted; every screen calls it once. */
export function useTitle(text: string): void {
  useEffect(() => {
    page.write(text)
    return () => page.write('')
  }, [text])
}

type BadgingNavigator = { setAppBadge?: (count: number) => Promise<void>; clearAppBadge?: () => Promise<void> }

/**
 * Sets the badge on the icon of the installed app to the sum that the tab's title shows (NAV-30).
 * Failures are ignored (ERR-23).
 */
export function showAppBadge(sum: number, device: BadgingNavigator = navigator as BadgingNavigator): void {
  try {
    const shown = sum > 0 ? device.setAppBadge?.(sum) : device.clearAppBadge?.()
    shown?.catch(() => {})
  } catch {
    // badges are not supported (ERR-23)
  }
}

/** Keeps the tab's title in sync with page and counts; mounted once by the app. */
export function useTabTitle(siteName: string): void {
  const text = useStore(page)
  const { unread, newLikes } = useCounts()
  const sum = unread + newLikes
  useEffect(() => {
    document.title = titleText(text, siteName, sum)
  }, [text, siteName, sum])
  useEffect(() => showAppBadge(sum), [sum])
}
