import { test } from 'vitest'
import * as likes from '#shared/contract/likes.ts'
import { autoLikeAfterMs } from '#shared/rules/like-modal.ts'
import { openBrowser, openMailedLink, screenshot } from '#test/support/browser.ts'
import { withCountry } from '#test/support/country.ts'
import { axe } from '#test/support/page-axe.ts'
import { expect } from '#test/support/page-expect.ts'
import { expectNoOverflow } from '#test/support/page-layout.ts'
import { passTime, runClock, waitForIdle, waitForVisible } from '#test/support/page-wait.ts'
import { anna, bram } from '#test/support/people.ts'
import { addPicturedMember } from '#test/support/pictures.ts'
import { mailsTo, signUp } from '#test/support/signup.ts'
import { openStack } from '#test/support/stack.ts'

const stack = openStack({ countries: ['NL'] })
const browser = openBrowser(stack)

const man = { gender: 'male', wantedGender: 'female', birthDate: '1989-07-02' } as const

test('SEARCH-13 SEARCH-17 to 23 ROUTE-26 to 28 LIKE-11 LIKE-18 OPEN-37 TRAP-02 TRAP-22: a newcomer gets from sign-up to the first like, the swipe game and the match finder', async () => {
  const fictional = await addPicturedMember(stack, { ...man, name: 'Verzonnen_Vic', fictional: true })
  for (const name of ['Bas', 'Cor', 'Dirk']) await addPicturedMember(stack, { ...man, name })
  await bram(stack, { name: 'Onzichtbaar', invisible: true })
  await stack.settle()
  const newcomer = await signUp(stack)
  const page = await browser.open({ on: 'phone', language: 'nl', as: newcomer, isUntold: true })

  // The page after signup shows matching members, below the reminder to activate the account.
  await page.goto('/signup-matches?api_signup_complete=1')
  await page.getByRole('dialog').getByRole('button', { name: 'Eerst rondkijken' }).click()
  const cards = page.getByRole('main').getByRole('article')
  await expect(cards).toHaveCount(4)
  await waitForVisible(cards.filter({ hasText: 'Verzonnen_Vic' }).getByText('Fictief'))
  await waitForVisible(page.getByRole('link', { name: 'Bekijk alle leden' }))
  await axe(page)
  await screenshot(page, 'signup-matches')

  // After confirmation and a minute in the members area, the first like arrives, marked fictional.
  expect(await mailsTo(stack, newcomer.form.email)).toHaveLength(1)
  await page.clock.install()
  await openMailedLink(page, stack, newcomer.form.email, '/activate/done')
  const told = page.getByRole('dialog', { name: 'Nieuwe like!' })
  await runClock(page, 2 * autoLikeAfterMs)
  await expect(told).toHaveCount(0)
  await page.goto('/members')
  await waitForVisible(cards)
  await runClock(page, autoLikeAfterMs - 2_000)
  await expect(told).toHaveCount(0)
  await passTime(page, told)
  await waitForVisible(told.getByText('Fictief'))
  await axe(page)
  await screenshot(page, 'auto-like')
  await told.getByRole('heading').click()
  await expect(told).toHaveCount(0)
  expect((await newcomer.call(likes.list)).liked_by.map(({ id }) => id)).toEqual([fictional.id])

  // The swipe game: one member is passed, another liked by key, and neither is shown again.
  await page.goto('/swipe-game')
  const top = page.getByRole('main').getByRole('article')
  await waitForVisible(page.getByText('Nog 4 likes vandaag'))
  await axe(page)
  await expectNoOverflow(page)
  await screenshot(page, 'swipe-game')
  const first = (await top.getByRole('heading').textContent())!
  await page.getByRole('button', { name: /^Sla .* over$/ }).click()
  await expect(top.getByRole('heading')).not.toHaveText(first)
  await screenshot(page, 'swipe-game-second')

  // The pass is undone, the profile opens inside the card, and the member is passed again.
  await page.getByRole('button', { name: /^Haal .* terug$/ }).click()
  await expect(top.getByRole('heading')).toHaveText(first)
  await top.getByRole('heading').getByRole('button').click()
  await waitForVisible(top.getByRole('region'))
  await axe(page)
  await screenshot(page, 'swipe-game-unfolded')
  await page.keyboard.press('ArrowLeft')
  await expect(top.getByRole('heading').first()).not.toHaveText(first)
  await page.keyboard.press('ArrowRight')
  await waitForVisible(page.getByText('Nog 3 likes vandaag'))
  await expect.poll(async () => (await newcomer.call(likes.list)).profiles.length).toBe(1)

  // The match finder in a country with all questions. Sensitive answers must never leave the
  // browser.
  await withCountry('NL', { matchFinderQuestions: ['age_group', 'appearance', 'race'] }, async () => {
    await page.goto('/match-finder')
    await waitForVisible(page.getByText(/^Vrijwillig, en zonder invloed/))
    await waitForVisible(page.getByRole('button', { name: /^Toon \d/ }))
    await screenshot(page, 'match-finder')
    // Checked at the end of the page, where the fixed button does not cover any choice.
    await page.getByText(/^Vrijwillig, en zonder invloed/).scrollIntoViewIfNeeded()
    await page.keyboard.press('End')
    await axe(page)
    const sent: string[] = []
    page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`))
    await page.getByRole('radio', { name: '35 en ouder' }).check()
    await page.getByRole('radio', { name: 'Sexy' }).check()
    await page.getByRole('radio', { name: 'Anders' }).check()
    await page.getByRole('button', { name: /^Toon \d/ }).click()
    await waitForVisible(page.getByText('en 1 fictief profiel'))
    await waitForVisible(page.getByText('In de buurt').first())
    await screenshot(page, 'match-finder-results')
    expect(sent.filter((line) => line.includes('/api/')).join(' ')).toContain('min_age=35&max_age=99')
    expect(sent.join(' ')).not.toMatch(/race|appearance|sexy|white|other/i)
    const kept = () => page.evaluate(() => JSON.stringify([localStorage, sessionStorage]))
    await expect.poll(kept).not.toMatch(/sexy|race|white/i)
  })

  // Similar members are below the profile.
  await cards.filter({ hasText: 'Bas' }).getByRole('link').click()
  const similar = page.getByRole('region', { name: 'Vergelijkbare leden' })
  await similar.scrollIntoViewIfNeeded()
  await waitForVisible(similar.getByText('2 leden, en 1 fictief profiel'))
  await expect(similar.getByRole('article')).toHaveCount(3)
  await screenshot(page, 'similar')
  // Checks the end of the page, where the top bar could hide half of a button: axe reports that.
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
  await axe(page)
})

test('LIKE-11 LIKE-18: "New like!" opens for a real like once a day, after payment and typing, at the first page that allows it', async () => {
  const he = await addPicturedMember(stack, { ...man, name: 'Echte_Erik' })
  const she = await anna(stack)
  await he.call(likes.like, { body: { id: she.id } })
  await stack.settle()
  const page = await browser.open({ on: 'phone', as: she, isUntold: true })
  const told = page.getByRole('dialog', { name: 'Nieuwe like!' })
  await page.goto('/credits')
  await waitForVisible(page.getByRole('heading', { name: 'Credits', level: 1 }))
  await waitForIdle(page)
  await expect(told).toHaveCount(0)

  let answer = () => {}
  const isWriting = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route('**/api/likes.php', async (route) => {
    await isWriting
    await route.fallback()
  })
  await page.goto(`/members/${he.id}/chat`)
  const field = page.getByRole('textbox', { name: /^Bericht aan/ })
  await field.fill('Ik schrijf')
  answer()
  await waitForIdle(page)
  await expect(told).toHaveCount(0)
  await field.blur()
  await waitForVisible(told)
  await waitForVisible(told.getByText('Echte_Erik'))
  await expect(told.getByText('Fictief')).toHaveCount(0)
  await screenshot(page, 'new-like')
  await told.getByRole('heading').click()
  await expect(told).toHaveCount(0)

  const other = await addPicturedMember(stack, { ...man, name: 'Tweede_Tom' })
  await other.call(likes.like, { body: { id: she.id } })
  await stack.settle()
  await page.goto('/members')
  await waitForVisible(page.getByRole('main').getByRole('article'))
  await waitForIdle(page)
  await expect(told).toHaveCount(0)
})
