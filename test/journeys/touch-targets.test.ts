import type { Page } from 'playwright-core'
import { beforeAll, test } from 'vitest'
import { routes } from '#frontend/app/routes.ts'
import { comesToRest, expect, openBrowser, sees, standStill } from '#test/support/browser.ts'
import { pathFor, redirectOf } from '#test/support/screen-list.ts'
import { addScreenPeople, type ScreenPeople } from '#test/support/screen-people.ts'
import { openStack } from '#test/support/stack.ts'

const stack = openStack({ countries: ['NL'] })
const browser = openBrowser(stack)

let people: ScreenPeople
beforeAll(async () => {
  people = await addScreenPeople(stack)
})

/**
 * Controls of a page whose touch area is smaller than 44 px in width or height. The labels of a
 * field belong to its area, and so does the pseudo-element around a control (`touch-area`).
 */
const smallControls = (page: Page) =>
  page.evaluate(() => {
    const least = 43.5
    const areaOf = (one: HTMLElement) => {
      const labels = one instanceof HTMLInputElement ? [...(one.labels ?? [])] : []
      const boxes = [one, ...labels].map((part) => part.getBoundingClientRect())
      const width = Math.max(...boxes.map(({ right }) => right)) - Math.min(...boxes.map(({ left }) => left))
      const height = Math.max(...boxes.map(({ bottom }) => bottom)) - Math.min(...boxes.map(({ top }) => top))
      const around = getComputedStyle(one, '::after')
      if (around.position !== 'absolute' || around.content === 'none') return { width, height }
      return {
        width: Math.max(width, Number.parseFloat(around.width)),
        height: Math.max(height, Number.parseFloat(around.height)),
      }
    }
    return (
      [...document.querySelectorAll<HTMLElement>('a[href], button, select, textarea, summary, input')]
        .filter((one) => one.checkVisibility({ visibilityProperty: true }) && !one.closest('[inert]'))
        // Without controls for screen readers only, and links within a sentence, which are as large
        // as their text.
        .filter((one) => one.clientWidth !== 1 && getComputedStyle(one).display !== 'inline')
        .map((one) => ({ html: one.outerHTML.slice(0, 200), ...areaOf(one) }))
        .filter(({ width, height }) => width > 1 && (width < least || height < least))
        .map(({ html, width, height }) => `${Math.round(width)}x${Math.round(height)} ${html}`)
    )
  })

test.each(['empty', 'premium'] as const)(
  'quality.md people: on a phone, a thumb hits every control of the screens of a member: %s',
  async (role) => {
    const page = await browser.open({ on: 'phone', isCalm: true, as: people[role] })
    const missed: Record<string, string[]> = {}
    for (const route of routes) {
      if (redirectOf(route, role) || (role === 'empty' && route.name === 'chats-id')) continue
      await page.goto(pathFor(route.name, role, people))
      await sees(page.getByRole('main').getByRole('heading').or(page.getByRole('dialog').getByRole('heading')))
      await comesToRest(page)
      await standStill(page)
      const small = await smallControls(page)
      if (small.length > 0) missed[route.name] = small
    }
    expect(missed).toEqual({})
  },
)
