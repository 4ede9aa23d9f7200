import type { Locator, Page } from 'playwright-core'
import { ulid } from 'ulid'
import * as chats from '#shared/contract/chats.ts'
import * as likes from '#shared/contract/likes.ts'
import { countries } from '#shared/countries/all.ts'
import type { CountryCode } from '#shared/countries/country.ts'
import { ageOn, civilDate } from '#shared/rules/age.ts'
import { timeBonusPercentage } from '#shared/rules/limits.ts'
import { discountedCents, minMessageCostCents } from '#shared/rules/price.ts'
import { type Device, openMailedLink, screenshot, type TestBrowser } from '#test/support/browser.ts'
import { axe } from '#test/support/page-axe.ts'
import { expect } from '#test/support/page-expect.ts'
import { expectSessionEnd } from '#test/support/page-faults.ts'
import { expectNoOverflow } from '#test/support/page-layout.ts'
import { waitForIdle, waitForVisible } from '#test/support/page-wait.ts'
import type { Member } from '#test/support/people.ts'
import { addPicturedMember } from '#test/support/pictures.ts'
import { mailsTo } from '#test/support/signup.ts'
import type { TestStack } from '#test/support/stack.ts'
import { type Words, wordsOf } from '#test/support/texts.ts'

type Place = {
  stack: TestStack
  browser: TestBrowser
  on: Device
  language: 'nl' | 'en'
  country: CountryCode
  region: string
  city: string
  /** Two payment methods of the country, by their names on screen. */
  methods: [string, string]
}

type Traveller = Place & { page: Page; words: Words; email: string; name: string }

const password = 'een-goed-wachtwoord-24'

/**
 * Adds more women, born in 1990 to 1995, than fit on a search page. The last three are the first
 * results, because they were active most recently.
 */
export async function populate({ stack, country, region, city }: Place): Promise<Member[]> {
  const people: Member[] = []
  for (let number = 0; number < 27; number++)
    people.push(
      await addPicturedMember(
        stack,
        {
          name: `Vera${number}`,
          birthDate: `${1990 + (number % 6)}-01-01`,
          about: 'Zaterdag markt, zondag uitslapen. Lacht om slechte woordgrappen.',
          interests: ['cooking', 'music'],
          site: country,
          country,
          region,
          city,
          signedInAt: new Date(stack.clock.now().getTime() - (30 - number) * 60_000),
        },
        number > 23 ? 3 : 1,
      ),
    )
  return people.reverse()
}

/** The main journey of the product: from the home page to the second purchase. */
export async function travel(place: Place): Promise<void> {
  const [match, other] = (await populate(place)) as [Member, Member]
  const page = await place.browser.open({ on: place.on })
  const words = wordsOf(place.language)
  const id = ulid().slice(-6)
  const traveller: Traveller = {
    ...place,
    page,
    words,
    email: `reiziger.${id.toLowerCase()}@example.org`,
    name: `Reis_${id}`,
  }

  await signUp(traveller)
  await activate(traveller)
  await searchMembers(traveller)
  await likeOnProfile(traveller, match)
  await becomeMatch(traveller, match)
  await spendFirstCredits(traveller, match, other)
  await buyWithBonus(traveller, other)
  await buyAgain(traveller)
  await leave(traveller)
}

/** Saves a picture of the screen, and checks accessibility and overflow. */
async function look({ page, on, language }: Traveller, name: string): Promise<void> {
  await axe(page)
  await expectNoOverflow(page)
  await screenshot(page, `main-${language}-${on}-${name}`)
  await page.emulateMedia({ colorScheme: 'dark' })
  await axe(page)
  await screenshot(page, `main-${language}-${on}-${name}-dark`)
  await page.emulateMedia({ colorScheme: 'light' })
}

const heading = (page: Page, name: string): Locator => page.getByRole('heading', { name, level: 1 })

async function signUp(traveller: Traveller): Promise<void> {
  const { page, words, on, email, name } = traveller
  await page.goto('/')
  await waitForVisible(heading(page, words('site.home.promise')))
  await look(traveller, '01-home')
  const start = page.getByRole('main')
  await start
    .getByRole('group', { name: words('site.home.start.iAm') })
    .getByLabel(words('ui.gender.male'), { exact: true })
    .check()
  await start
    .getByRole('group', { name: words('site.home.start.lookingFor') })
    .getByLabel(words('ui.gender.female'), { exact: true })
    .check()
  const birthDate = words('site.home.start.birthDate')
  // The fields are in the order of the country, even in English.
  await expect(start.getByRole('textbox').first()).toHaveAttribute('aria-label', `${birthDate}, ${words('ui.day')}`)
  await start.getByLabel(`${birthDate}, ${words('ui.day')}`).fill('17')
  await start.getByLabel(`${birthDate}, ${words('ui.month')}`).fill('5')
  await start.getByLabel(`${birthDate}, ${words('ui.year')}`).fill('1990')
  await start.getByRole('button', { name: words('site.home.start.submit') }).click()

  // Sign-up does not repeat the questions of the home page, and going back shows their answers.
  await waitForVisible(page.getByText(words('account.signup.progress', { number: '3', count: '5' })))
  const back = page.getByRole('button', { name: words('account.signup.back'), exact: true })
  const next = page.getByRole('button', { name: words('account.signup.next'), exact: true })
  await expect(page).toHaveURL(({ pathname }) => pathname === (on === 'phone' ? '/signup' : '/'))
  await expect(page.getByRole('dialog')).toHaveCount(on === 'phone' ? 0 : 1)
  await back.click()
  await waitForVisible(page.getByText(words('account.signup.age.title')))
  const year = page.getByLabel(`${words('account.signup.age.birthDate')}, ${words('ui.year')}`)
  await expect(year.last()).toHaveValue('1990')
  await look(traveller, '02-signup-age')
  await back.click()
  await waitForVisible(page.getByText(words('account.signup.who.title')))
  await look(traveller, '02-signup-who')
  await next.click()
  await next.click()

  await page.getByLabel(words('account.signup.place.name')).fill(name)
  const region = page.locator('select', { has: page.locator(`[value="${traveller.region}"]`) })
  await region.selectOption(traveller.region)
  await page.getByLabel(words('account.signup.place.city')).fill(traveller.city)
  await page.getByRole('listbox').getByRole('option', { name: traveller.city }).first().click()
  await look(traveller, '03-signup-place')
  await next.click()

  await page.getByLabel(words('account.signup.credentials.email')).fill(email)
  await page.getByLabel(words('account.signup.credentials.password'), { exact: true }).fill(password)
  await expect(page.getByRole('checkbox')).not.toBeChecked()
  await page.getByRole('checkbox').check()
  await look(traveller, '04-signup-credentials')
  await next.click()

  await waitForVisible(page.getByText(words('account.signup.details.lead')))
  await look(traveller, '05-signup-details')
  await watchWorks(page)
  await page.getByRole('button', { name: words('account.signup.details.submit') }).click()
  await waitForVisible(page.getByText(words('account.signup.complete.title', { name })))
  const works = ['checking', 'creating', 'searching', 'mailing'] as const
  await expect.poll(() => shownWorks(page)).toEqual(works.map((work) => words(`account.signup.sending.${work}`)))
  await look(traveller, '06-signup-complete')
  await page.getByRole('button', { name: words('account.signup.complete.toMatches') }).click()
  await page.waitForURL('**/signup-matches*')
}

type Watching = { shownWorks: string[] }

/** Records each task that is shown as running (ACC-05). */
const watchWorks = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const shownWorks: string[] = []
    ;(window as unknown as Watching).shownWorks = shownWorks
    new MutationObserver(() => {
      const work = document.querySelector('[aria-current=step]')?.textContent
      if (work && shownWorks.at(-1) !== work) shownWorks.push(work)
    }).observe(document.body, { subtree: true, childList: true, attributes: true })
  })
const shownWorks = (page: Page): Promise<string[]> => page.evaluate(() => (window as unknown as Watching).shownWorks)

async function activate(traveller: Traveller): Promise<void> {
  const { page, words, stack, on, email } = traveller
  // After signup, a phone shows the reminder as a modal (HOME-25).
  await waitForVisible(page.getByText(words('app.activation.title')))
  if (on === 'phone')
    await page
      .getByRole('dialog')
      .getByRole('button', { name: words('app.activation.later') })
      .click()
  await look(traveller, '07-unconfirmed')
  expect(await mailsTo(stack, email)).toHaveLength(1)
  // Advances only the clock of the server, which alone determines the remaining time of the bonus
  // (TRAP-05).
  stack.clock.advance({ hours: 1 })
  await openMailedLink(page, stack, email, '/activate/done')
  await waitForVisible(heading(page, words('account.activated.title')))
  // The token does not stay in the URL.
  await page.waitForURL((url) => url.pathname === '/activate/done' && url.hash === '')
  await look(traveller, '08-activated')
  await page.getByRole('link', { name: words('account.activated.toMembers') }).click()
}

async function searchMembers(traveller: Traveller): Promise<void> {
  const { page, words, on } = traveller
  await waitForVisible(heading(page, words('members.title')))
  const cards = page.getByRole('main').getByRole('article')
  // The default search is for the member's own age plus and minus 7 years (SEARCH-24).
  const today = civilDate(traveller.stack.clock.now(), 'Europe/Amsterdam')
  const age = ageOn('1990-05-17', today)
  const found = { total: 27, gender: 'female', min: String(age - 7), max: String(age + 7) }
  await waitForVisible(page.getByText(words('members.totalOfAge', found)))
  await waitForIdle(page)
  await expect(page.getByText(words('app.activation.title'))).toHaveCount(0)
  await look(traveller, '09-members')
  await expect(cards).toHaveCount(24)
  await cards.nth(20).scrollIntoViewIfNeeded()
  await expect(cards).toHaveCount(27)

  await page.evaluate(() => window.scrollTo(0, 0))
  if (on === 'phone') await page.getByRole('button', { name: words('members.filters.title'), exact: true }).click()
  const filters =
    on === 'phone'
      ? page.getByRole('dialog')
      : page.getByRole('complementary', { name: words('members.filters.title') })
  const oldest = ageOn('1993-01-01', today)
  await filters.getByLabel(words('members.filters.maxAge')).selectOption(String(oldest))
  if (on === 'phone') {
    await look(traveller, '10-filters')
    await filters.getByRole('button', { name: words('members.filters.showCount', { count: 12 }) }).click()
  }
  await page.waitForURL((url) => url.searchParams.get('max_age') === String(oldest))
  await expect(cards).toHaveCount(12)
  const ages = { gender: 'female', min: String(age - 7), max: String(oldest) } as const
  await waitForVisible(page.getByText(words('members.totalOfAge', { total: 12, ...ages })))
  // The filters are in the URL, so they survive a reload and can be shared (SEARCH-10).
  await page.reload()
  await waitForVisible(page.getByText(words('members.totalOfAge', { total: 12, ...ages })))
  await page.goto('/members')
  await waitForVisible(page.getByText(words('members.totalOfAge', found)))
}

async function likeOnProfile(traveller: Traveller, match: Member): Promise<void> {
  const { page, words, on } = traveller
  const { name } = match
  await page.getByRole('article').filter({ hasText: name }).getByRole('link').click()
  await waitForVisible(heading(page, name))
  // Two of her three photos are for premium members only.
  const photos = page.getByRole('region', { name: words('members.photos.label', { name }) })
  await waitForVisible(photos.getByAltText(words('members.photos.photo', { name, number: '1', count: '3' })))
  if (on === 'desktop') await photos.getByRole('button', { name: words('members.photos.next') }).click()
  else {
    // The wheel simulates a swipe.
    await photos.hover()
    await page.mouse.wheel(390, 0)
  }
  await waitForVisible(photos.getByText(words('members.photos.at', { number: '2', count: '3' })))
  await waitForVisible(photos.getByText(words('members.photos.lockedCount', { count: 2 })))
  await look(traveller, '11-profile')
  await page.getByRole('button', { name: words('members.like', { name }) }).click()
  await waitForVisible(page.getByRole('button', { name: words('members.unlike', { name }) }))
}

async function becomeMatch(traveller: Traveller, match: Member): Promise<void> {
  const { page, words, on, name, stack } = traveller
  // The button changes with the press; the like reaches the server a moment later.
  const likers = async () => (await match.call(likes.list)).liked_by
  await expect.poll(async () => (await likers()).map(({ profile }) => profile.name)).toEqual([name])
  const [liker] = await likers()
  await match.call(likes.like, { body: { id: liker!.id } })
  await stack.settle()
  // The hint of a match opens the popup on any page.
  const moment = page.getByRole('dialog', { name: words('likes.moment.title') })
  await waitForVisible(moment.getByText(words('likes.moment.text', { name: match.name })))
  await look(traveller, '12-match')
  await moment.getByRole('button', { name: words('likes.moment.later') }).click()
  // Searches only the bar, because cards may contain "likes" too; the name includes the badge.
  await page
    .getByRole('navigation', { name: words('app.nav.label') })
    .getByRole('link', { name: words('app.nav.likes') })
    .filter({ visible: true })
    .click()
  await waitForVisible(page.getByText(words('likes.total.received', { total: 1 })))
  await waitForVisible(page.getByText(words('likes.new'), { exact: true }))
  await look(traveller, '12-likes')
  await page.getByRole('link', { name: words('likes.tabs.matches') }).click()
  await waitForVisible(page.getByText(words('likes.total.matches', { total: 1 })))
  await look(traveller, `13-matches-${on}`)
  await page.getByRole('article').filter({ hasText: match.name }).getByRole('link').click()
  await waitForVisible(page.getByText(words('members.profile.match')))
}

/** Types and sends a message, and waits until the server has it. */
async function write({ page, words }: Traveller, to: string, text: string): Promise<void> {
  await page.getByLabel(words('chats.composer.label', { name: to })).fill(text)
  const answered = page.waitForResponse((response) => response.request().method() === 'POST' && response.ok())
  await page.getByRole('button', { name: words('chats.composer.send', { count: 1 }) }).click()
  await waitForVisible(page.getByRole('log').getByText(text))
  await answered
}

async function spendFirstCredits(traveller: Traveller, match: Member, other: Member): Promise<void> {
  const { page, words, stack } = traveller
  await page.getByRole('link', { name: words('members.profile.message') }).click()
  await waitForVisible(page.getByText(words('chats.composer.balance', { count: 2 })))
  // With the time bonus, as in the list of bundles.
  const { bundles, messageCredits } = countries[traveller.country]
  const reduced = bundles.map((bundle) => ({
    ...bundle,
    priceCents: discountedCents(bundle.priceCents, timeBonusPercentage),
  }))
  const price = money(traveller, minMessageCostCents({ bundles: reduced, messageCredits }))
  await waitForVisible(page.getByText(words('chats.composer.money', { price })))
  await look(traveller, '14-chat-new')
  await page.getByRole('button', { name: words('chats.icebreakers.coffee') }).click()
  await write(traveller, match.name, 'Hoi, zin in koffie?')
  await page.waitForURL('**/chats/*')
  await waitForVisible(page.getByText(words('chats.composer.balance', { count: 1 })))
  await stack.settle()
  expect((await match.call(chats.list)).chats[0]?.last_message?.text).toBe('Hoi, zin in koffie?')

  await page.goto(`/members/${other.id}`)
  await page.getByRole('link', { name: words('members.profile.message') }).click()
  await write(traveller, other.name, 'Je profiel maakte me nieuwsgierig.')
  await waitForVisible(page.getByText(words('chats.composer.balance', { count: 0 })))
  // Exact text of the specification (CHAT-11, ERR-14).
  const notice =
    traveller.language === 'nl' ? 'Je hebt onvoldoende credits' : words('chats.notice.insufficient_credits')
  await waitForVisible(page.getByText(notice))
  await page.waitForURL('**/chats/*')
  await look(traveller, '15-chat-out-of-credits')
}

/** An amount in the format of the country. */
const money = ({ language, country }: Traveller, cents: number): string =>
  new Intl.NumberFormat(`${language}-${country}`, { style: 'currency', currency: countries[country].currency }).format(
    cents / 100,
  )

async function buyWithBonus(traveller: Traveller, other: Member): Promise<void> {
  const { page, words, country } = traveller
  const full = countries[country].bundles[0]!.priceCents
  const price = discountedCents(full, timeBonusPercentage)
  const chat = new URL(page.url()).pathname
  await page.getByRole('link', { name: words('chats.wall.all') }).click()
  await waitForVisible(page.getByText(words('credits.discount.timeBonus', { percentage: timeBonusPercentage })))
  // About three hours, as a slow page takes time; time-bonus.test.ts checks the exact seconds.
  await expect(page.getByRole('timer').first()).toHaveText(/^0(2:5\d|3:00):\d\d$/)
  await look(traveller, '16-credits')
  await page
    .getByRole('link', { name: words('credits.bundles.chooseLabel', { count: 25, price: money(traveller, price) }) })
    .click()
  await order(traveller, traveller.methods[0], price)

  await waitForVisible(page.getByText(words('credits.transaction.completed', { count: 25 })))
  await waitForVisible(page.getByText(words('credits.transaction.premiumTitle')))
  await waitForVisible(page.getByText(words('credits.amount', { count: 25 })))
  await look(traveller, '19-paid')
  await page.getByRole('link', { name: words('credits.transaction.backToChat') }).click()
  await page.waitForURL((url) => url.pathname === chat)
  await write(traveller, other.name, 'Daar ben ik weer.')
  await waitForVisible(page.getByText(words('chats.composer.balance', { count: 24 })))
  await look(traveller, '20-chat-on')
}

/** Orders the bundle on screen and goes to the provider's page. */
async function order(traveller: Traveller, method: string, price: number): Promise<void> {
  await press(traveller, method, price)
  await payAt(traveller, 'pay')
}

async function press(traveller: Traveller, method: string, price: number): Promise<void> {
  const { page, words } = traveller
  await waitForVisible(heading(page, words('credits.payment.title', { count: 25 })))
  await page.getByRole('radio', { name: method, exact: true }).check()
  await waitForVisible(page.getByRole('definition').filter({ hasText: money(traveller, price) }))
  await look(traveller, `17-payment-${price}`)
  const consent = page.locator('[name=immediate_delivery]')
  await expect(consent).not.toBeChecked()
  await consent.check()
  await page.getByRole('button', { name: words('credits.payment.submit') }).click()
  await page.waitForURL('**/pay/*')
  await screenshot(page, `main-${traveller.language}-${traveller.on}-18-hosted`)
}

/** Pays or cancels on the provider's page, in either language. */
async function payAt({ page, stack }: Traveller, action: 'pay' | 'cancel'): Promise<void> {
  await page.locator(`button[value=${action}]`).click()
  await page.waitForURL('**/transactions/*')
  await stack.settle()
}

async function buyAgain(traveller: Traveller): Promise<void> {
  const { page, words, country, language } = traveller
  const full = countries[country].bundles[0]!.priceCents
  await page.goto('/credits')
  await waitForVisible(
    page.getByRole('link', {
      name: words('credits.bundles.chooseLabel', { count: 25, price: money(traveller, full) }),
    }),
  )
  await waitForIdle(page)
  await expect(page.getByRole('timer')).toHaveCount(0)
  await look(traveller, '21-credits-premium')
  await page
    .getByRole('link', { name: words('credits.bundles.chooseLabel', { count: 25, price: money(traveller, full) }) })
    .click()
  await press(traveller, traveller.methods[0], full)
  await payAt(traveller, 'cancel')

  // Exact text of the specification, odd spelling included (PAY-21, ERR-12, TRAP-53).
  const failed = language === 'nl' ? 'Betaling mislukt' : words('credits.transaction.failed')
  const why = language === 'nl' ? 'De betaling is mislukt of geannuleeerd.' : words('credits.transaction.failedText')
  await waitForVisible(heading(page, failed))
  await waitForVisible(page.getByText(why, { exact: true }))
  await look(traveller, '22-failed')
  const others = page.getByRole('navigation', { name: words('credits.transaction.again') })
  await others.getByRole('link', { name: traveller.methods[1] }).click()
  await order(traveller, traveller.methods[1], full)
  await waitForVisible(page.getByText(words('credits.transaction.completed', { count: 25 })))
  await waitForVisible(page.getByText(words('credits.amount', { count: 49 })))
  await waitForIdle(page)
  await expect(page.getByText(words('credits.transaction.premiumTitle'))).toHaveCount(0)

  await page.getByRole('link', { name: words('credits.transaction.all') }).click()
  await waitForVisible(heading(page, words('credits.list.title')))
  const rows = page.getByRole('main').getByRole('listitem')
  await expect(rows).toHaveCount(3)
  const states = ['completed', 'failed', 'completed'] as const
  for (const [index, state] of states.entries())
    await expect(rows.nth(index)).toContainText(words(`credits.status.${state}`))
  await look(traveller, '23-transactions')
}

async function leave(traveller: Traveller): Promise<void> {
  const { page, words } = traveller
  await page
    .getByRole('button', { name: words('app.nav.account') })
    .filter({ visible: true })
    .click()
  await look(traveller, '24-account-menu')
  // The poll of the conversations may be pending when the session ends (TRAP-42).
  expectSessionEnd(page)
  await page.getByRole('menuitem', { name: words('app.nav.logout') }).click()
  await waitForVisible(page.getByRole('link', { name: words('app.nav.login'), exact: true }))
  await page.goto('/chats')
  await page.waitForURL('**/login*')
}
