// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'
import { isOnTheWay, shown, startPages } from '#frontend/app/router.ts'
import { routeOf } from '#frontend/app/routes.ts'

const { promise: isLoaded, resolve: load } = Promise.withResolvers<void>()
vi.mock('#frontend/app/banner-parts.ts', async () => {
  await isLoaded
  return { PhotoAlert: () => null }
})
afterEach(() => vi.restoreAllMocks())

const open = (path: string) => {
  window.history.replaceState(null, '', path)
  return startPages({ scroll: 'top' })
}
const shownPath = () => {
  const page = shown.read()
  return page.kind === 'screen' ? page.row.name : page.kind
}

test('SEARCH-10 LAYOUT-02 UI-07 quality.md CLS: a member’s page waits for its banners, which would shift the layout, and counts as loading meanwhile; a visitor’s does not', async () => {
  const cookie = vi.spyOn(document, 'cookie', 'get').mockReturnValue('')
  await routeOf('pricing')!.screen()
  await open('/pricing')
  expect(shownPath()).toBe('pricing')

  cookie.mockReturnValue('signed_in=1')
  const isReady = open('/lang-config')
  await routeOf('lang-config')!.screen()
  await new Promise((resolve) => setTimeout(resolve))
  expect([shownPath(), isOnTheWay.read()]).toEqual(['pricing', true])
  load()
  await isReady
  expect([shownPath(), isOnTheWay.read()]).toEqual(['lang-config', false])
})
