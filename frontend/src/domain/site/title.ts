import { useEffect } from 'react'
import { createStore, useStore } from '#frontend/lib/store.ts'
import { useCounts } from './counts.ts'

/** The tab's text: `(3) Berichten · Name` with the true sum, no prefix at 0 (NAV-29, OPEN-70, TRAP-55); a page that names the site itself gets no second one. */
export function titleText(page: string, siteName: string, sum: number): string {
  const text = page.includes(siteName) ? page : [page, siteName].filter(Boolean).join(' · ')
  return sum > 0 ? `(${sum}) ${text}` : text
}

const page = createStore('')

/** Names the page in the tab while a screen is shown; every screen says it once. */
export function useTitle(text: string): void {
  useEffect(() => {
    page.write(text)
    return () => page.write('')
  }, [text])
}

type BadgingNavigator = { setAppBadge?: (count: number) => Promise<void>; clearAppBadge?: () => Promise<void> }

/** The installed app's badge shows the same sum (NAV-30); a failure is nobody's concern (ERR-23). */
export function showAppBadge(sum: number, device: BadgingNavigator = navigator as BadgingNavigator): void {
  try {
    const shown = sum > 0 ? device.setAppBadge?.(sum) : device.clearAppBadge?.()
    shown?.catch(() => {})
  } catch {
    // ERR-23
  }
}

/** Keeps tab and badge in step with page and counts; mounted once by the app. */
export function useTabTitle(siteName: string): void {
  const text = useStore(page)
  const { unread, newLikes } = useCounts()
  const sum = unread + newLikes
  useEffect(() => {
    document.title = titleText(text, siteName, sum)
  }, [text, siteName, sum])
  useEffect(() => showAppBadge(sum), [sum])
}
