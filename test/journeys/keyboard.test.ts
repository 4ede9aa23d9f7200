import type { Locator, Page } from 'playwright-core'
import { describe, test } from 'vitest'
import { hashPassword } from '#functions/platform/password.ts'
import * as chats from '#shared/contract/chats.ts'
import { openBrowser, screenshot } from '#test/support/browser.ts'
import { axe } from '#test/support/page-axe.ts'
import { expect } from '#test/support/page-expect.ts'
import { waitForIdle, waitForStill, waitForVisible } from '#test/support/page-wait.ts'
import { anna, bram } from '#test/support/people.ts'
import { addPicturedMember } from '#test/support/pictures.ts'
import { openStack } from '#test/support/stack.ts'

const stack = openStack({ countries: ['NL'] })
const browser = openBrowser(stack)

/**
 * Expects the focused element to be visible after scrolling: within the window, not covered by a
 * bar, and with a focus outline.
 */
async function expectSeen(page: Page): Promise<void> {
  const look = () =>
    page.evaluate(() => {
      const focused = document.activeElement as HTMLElement
      const marked = focused.closest('label') ?? focused
      const isMarked = [focused, marked].some((one) => getComputedStyle(one).outlineStyle !== 'none')
      const { left, top, width, height } = marked.getBoundingClientRect()
      const at = document.elementFromPoint(
        left + width / 2,
        Math.max(0, Math.min(top + height / 2, window.innerHeight - 1)),
      )
      const isOnTop = at !== null && (marked.contains(at) || at.contains(marked))
      return isMarked && isOnTop ? 'seen' : `${isMarked} ${isOnTop} ${top} ${marked.outerHTML}`
    })
  await expect.poll(look, { intervals: [20] }).toBe('seen')
}

/** Presses Tab until the element has the focus, like a user without a mouse. */
async function tabTo(page: Page, wanted: Locator): Promise<void> {
  for (let presses = 0; presses < 80; presses++) {
    await page.keyboard.press('Tab')
    if (await page.evaluate(() => document.activeElement === document.body)) continue
    await expectSeen(page)
    if (await wanted.evaluate((one) => one === document.activeElement)) return
  }
  throw new Error(`The keyboard does not reach ${wanted}`)
}

describe('the keyboard alone', () => {
  test('quality.md people: leads from the login by search and filters to a conversation and a message', async () => {
    const password = 'een-goed-wachtwoord-24'
    const she = await anna(stack, { passwordHash: await hashPassword(password), wantedGender: 'male' })
    const he = await addPicturedMember(
      stack,
      { name: 'Ruben', gender: 'male', wantedGender: 'female', birthDate: '1990-02-01' },
      2,
    )
    await stack.settle()
    const page = await browser.open()
    await page.goto('/login')
    await waitForVisible(page.getByRole('button', { name: 'Inloggen' }))
    await tabTo(page, page.getByLabel('E-mailadres'))
    await page.keyboard.type(she.email)
    await tabTo(page, page.getByLabel('Wachtwoord', { exact: true }))
    await page.keyboard.type(password)
    await page.keyboard.press('Enter')
    await page.waitForURL(`${stack.url}/`)
    await waitForVisible(page.getByRole('heading', { level: 1 }))
    await waitForIdle(page)
    await tabTo(page, page.getByRole('link', { name: 'Zoeken', exact: true }).filter({ visible: true }))
    await page.keyboard.press('Enter')
    await page.waitForURL('**/members')
    await waitForVisible(page.getByRole('article'))

    // The first stop of every page is the skip link.
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
    await page.reload()
    await waitForVisible(page.getByRole('article'))
    await page.keyboard.press('Tab')
    const skip = page.getByRole('link', { name: 'Naar de inhoud' })
    await expect(skip).toBeFocused()
    await page.keyboard.press('Enter')
    await tabTo(page, page.getByLabel('Leeftijd tot en met'))
    await page.keyboard.type('50')
    await page.waitForURL('**max_age=50*')
    const card = page.getByRole('article').filter({ hasText: he.name }).getByRole('link')
    await waitForVisible(card)
    await tabTo(page, card)
    await page.keyboard.press('Enter')
    await waitForVisible(page.getByRole('heading', { name: he.name, level: 1 }))

    const like = page.getByRole('button', { name: `Vind ${he.name} leuk` })
    await tabTo(page, like)
    await page.keyboard.press('Enter')
    await waitForVisible(page.getByRole('button', { name: `Vind ${he.name} niet meer leuk` }))
    await tabTo(page, page.getByRole('link', { name: 'Stuur bericht' }))
    await page.keyboard.press('Enter')
    await page.waitForURL('**/chat')
    const field = page.getByRole('textbox', { name: `Bericht aan ${he.name}` })
    await waitForVisible(field)
    await tabTo(page, field)
    await page.keyboard.type('Geschreven zonder muis')
    await page.keyboard.press('Enter')
    await waitForVisible(page.getByRole('log').getByText('Geschreven zonder muis'))
    await waitForVisible(page.getByRole('log').getByText('Verzonden', { exact: true }))
    await stack.settle()
    expect((await he.call(chats.list)).chats).toHaveLength(1)
  })

  test.each(['phone', 'desktop'] as const)(
    'quality.md people: never leaves the focused element under the top bar, on a %s',
    async (on) => {
      const he = await addPicturedMember(stack, { gender: 'male', wantedGender: 'female' }, 2)
      const page = await browser.open({ on, as: await anna(stack) })
      await page.goto(`/members/${he.id}`)
      const menu = page.getByRole('button', { name: 'Meer over dit profiel' })
      await waitForVisible(menu)
      await waitForStill(page)
      await menu.evaluate((button) => {
        document.body.style.paddingBottom = '100vh'
        // Scrolled into the window, but under the bar.
        window.scrollBy(0, button.getBoundingClientRect().top - 4)
        button.focus({ preventScroll: true })
      })
      await page.keyboard.press('Shift+Tab')
      await page.keyboard.press('Tab')
      await expect(menu).toBeFocused()
      await expectSeen(page)

      // Focus within the bar does not scroll the page.
      await page.evaluate(() => window.scrollTo(0, 300))
      await page.getByRole('button', { name: 'Account' }).filter({ visible: true }).focus()
      await waitForStill(page)
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(300)
    },
  )

  test('quality.md people: never leaves the focused element under the bottom bar of a phone', async () => {
    const page = await browser.open({ on: 'phone', as: await anna(stack) })
    await page.goto('/likes')
    const link = page.getByRole('main').getByRole('link', { name: 'Bekijk leden' })
    await waitForVisible(link)
    await waitForStill(page)
    await link.evaluate((one) => {
      document.body.style.paddingBlock = '100vh'
      // Scrolled into the window, but under the bar.
      window.scrollBy(0, one.getBoundingClientRect().bottom - window.innerHeight + 4)
      one.focus({ preventScroll: true })
    })
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Tab')
    await expect(link).toBeFocused()
    await expectSeen(page)
  })

  test('quality.md people: opens, operates and closes menus and dialogs, which return the focus', async () => {
    const she = await anna(stack)
    const he = await bram(stack)
    const page = await browser.open({ as: she })
    await page.goto(`/members/${he.id}`)
    const menu = page.getByRole('button', { name: 'Meer over dit profiel' })
    await waitForVisible(menu)
    await menu.focus()
    await page.keyboard.press('Enter')
    // ArrowUp moves from the first item to the last, which blocks the member.
    await page.keyboard.press('ArrowUp')
    await expectSeen(page)
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog')
    await waitForVisible(dialog.getByRole('heading', { name: `${he.name} blokkeren?` }))
    await axe(page)
    // The page behind the dialog is inert.
    const isWithin = () =>
      page.evaluate(() => document.activeElement === document.body || !!document.activeElement!.closest('dialog'))
    for (let presses = 0; presses < 6; presses++) {
      await page.keyboard.press('Tab')
      await expect.poll(isWithin).toBe(true)
    }
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await expect(menu).toBeFocused()
  })
})

test('look.md motion: a visitor who asks for reduced motion sees none', async () => {
  const she = await anna(stack)
  const he = await bram(stack)
  const page = await browser.open({ on: 'phone', as: she, isCalm: true })
  await page.addInitScript(() => {
    const moved: string[] = []
    ;(window as unknown as { moved: string[] }).moved = moved
    for (const kind of ['animationstart', 'transitionrun'])
      document.addEventListener(
        kind,
        (event) => {
          const { target } = event
          const name = (event as AnimationEvent).animationName ?? (event as TransitionEvent).propertyName
          const seconds = [
            ...getComputedStyle(target as Element).animationDuration.split(','),
            ...getComputedStyle(target as Element).transitionDuration.split(','),
          ]
          if (seconds.some((duration) => Number.parseFloat(duration) > 0.05))
            moved.push(`${kind} ${name} ${(target as Element).className}`)
        },
        true,
      )
  })
  // The list of moved elements is lost when the page navigates, so each page is checked before it
  // is left.
  const expectNoMotion = async () => {
    await waitForIdle(page)
    await expect.poll(() => page.evaluate(() => (window as unknown as { moved: string[] }).moved)).toEqual([])
  }
  await page.goto('/members')
  await page.getByRole('button', { name: 'Filters' }).click()
  await waitForVisible(page.getByRole('dialog'))
  await page.keyboard.press('Escape')
  await expectNoMotion()
  await page.goto(`/members/${he.id}`)
  await page.getByRole('button', { name: `Vind ${he.name} leuk` }).click()
  await waitForVisible(page.getByRole('button', { name: `Vind ${he.name} niet meer leuk` }))
  await expectNoMotion()
  await page.goto(`/members/${he.id}/chat`)
  await page.getByRole('textbox', { name: /^Bericht aan/ }).fill('Stil')
  await page.getByRole('button', { name: /^Stuur bericht/ }).click()
  await waitForVisible(page.getByRole('log').getByText('Stil'))
  await waitForVisible(page.getByRole('log').getByText('Verzonden', { exact: true }))
  await expectNoMotion()
})

test('look.md colour: dark mode follows the device, and pictures keep their brightness', async () => {
  const she = await anna(stack)
  const he = await addPicturedMember(stack, { name: 'Donker', gender: 'male', wantedGender: 'female' })
  const page = await browser.open({ on: 'phone', as: she, isDark: true })
  await page.goto(`/members/${he.id}`)
  await waitForVisible(page.getByRole('img', { name: `${he.name}, foto 1 van 1` }))
  await waitForStill(page)
  const light = async (property: 'backgroundColor' | 'color') => {
    const colour = await page.evaluate((name) => getComputedStyle(document.body)[name], property)
    const [red, green, blue] = colour.match(/[\d.]+/g)!.map(Number) as [number, number, number]
    return (red + green + blue) / 3
  }
  await expect.poll(() => light('backgroundColor')).toBeLessThan(60)
  await expect.poll(() => light('color')).toBeGreaterThan(200)
  const pictures = () =>
    page
      .locator('img')
      .evaluateAll((images) =>
        images.map((image) => getComputedStyle(image)).map(({ filter, opacity }) => `${filter} ${opacity}`),
      )
  await expect.poll(async () => new Set(await pictures())).toEqual(new Set(['none 1']))
  await screenshot(page, 'dark-profile')
})
