import type { Page } from 'playwright-core'
import { beforeAll, test } from 'vitest'
import { routeOf, routes, type ScreenRoute } from '#frontend/app/routes.ts'
import { conversationOf } from '#functions/stores/chats/conversation.ts'
import { chats } from '#shared/contract/chats.ts'
import { likes } from '#shared/contract/likes.ts'
import { matchPath, type PageName, pathTo } from '#shared/rules/paths.ts'
import { axe, type Device, expect, expectNoOverflow, openBrowser, screenshot, sees } from '#test/support/browser.ts'
import { buy } from '#test/support/buying.ts'
import type { Member } from '#test/support/people.ts'
import { addPicturedMember } from '#test/support/pictures.ts'
import { openStack } from '#test/support/stack.ts'
import { newId } from '#test/support/visitor.ts'

const stack = openStack({ countries: ['NL'] })
const browser = openBrowser(stack)

type Role = 'visitor' | 'free' | 'premium'
const roles: readonly Role[] = ['visitor', 'free', 'premium']

/** Two women who use the site, a man in contact with both, and others, one of them fictional. */
let people: { free: Member; premium: Member; man: Member; payment: string }

beforeAll(async () => {
  const man = await addPicturedMember(
    stack,
    {
      name: 'Maximiliaan_van_Dam',
      gender: 'male',
      wantedGender: 'female',
      birthDate: '1988-04-02',
      about: 'Zeilt liever tegen de wind in. Zoekt iemand die meevaart, en anders meelacht aan de wal.',
      interests: ['cooking', 'music', 'sports'],
      relationship: 'living together',
      hair: 'dark blond',
      city: "'s-Hertogenbosch",
      region: 'NL-NB',
    },
    4,
  )
  for (const name of ['Bas', 'Fictieve_Freek', 'Cor'])
    await addPicturedMember(stack, {
      name,
      gender: 'male',
      wantedGender: 'female',
      fictional: name.startsWith('Fictieve'),
    })
  const free = await addPicturedMember(stack, { name: 'Vrije_Vera', credits: 2 })
  const premium = await addPicturedMember(stack, { name: 'Premium_Petra' })
  const payment = await buy(stack, premium)
  for (const member of [free, premium]) {
    await man.call(likes.like, { body: { id: member.id } })
    await man.call(chats.send, { body: { member: member.id, id: newId(), text: 'Hoi, wat doe jij dit weekend?' } })
    await member.call(likes.like, { body: { id: man.id } })
    // The match moment would cover the first page.
    await member.call(likes.seeMatch, { body: { id: man.id } })
    await member.call(chats.send, {
      body: { member: man.id, id: newId(), text: 'Zaterdag markt, zondag niets. En jij?' },
    })
  }
  await stack.settle()
  people = { free, premium, man, payment: payment.id }
})

/** Path of the page that exists for this role. */
function pathOf(name: PageName, role: Role): string {
  const { man, payment } = people
  const me = role === 'visitor' ? people.free : people[role]
  const values: Partial<Record<PageName, object>> = {
    'members-id': { id: man.id },
    'members-id-chat': { id: man.id },
    'chats-id': { id: conversationOf(me.id, man.id) },
    'likes-type': { type: 'matches' },
    'likes-m-id': { id: man.id },
    'credits-id-paymentmethod': { id: 'c60', paymentmethod: 'ideal' },
    // Without a purchase it is the list of payments.
    transactions: role === 'premium' ? { id: payment } : {},
  }
  return (pathTo as (name: PageName, values?: object) => string)(name, values[name])
}

/** Page to which a role without access is redirected, or null. */
const elsewhere = ({ access }: ScreenRoute, role: Role): string | null =>
  access === 'member' && role === 'visitor' ? '/login' : access === 'guest' && role !== 'visitor' ? '/members' : null

/**
 * Waits until the frame shows the login or the member's account, so the session is known. Some
 * layouts show neither.
 */
const isKnown = (page: Page, { layout }: ScreenRoute, role: Role, on: Device): Promise<void> | undefined => {
  if (layout === 'empty' || (layout === 'chat' && on === 'phone')) return
  return role === 'visitor'
    ? sees(page.getByRole('banner').getByRole('link', { name: 'Inloggen' }))
    : sees(page.getByRole('button', { name: 'Account' }).filter({ visible: true }))
}

/** Expects every link on the page to lead to an existing page. */
async function expectWays(page: Page): Promise<void> {
  const addresses = () =>
    page.locator('a[href^="/"]').evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).pathname))
  const nowhere = async () => (await addresses()).filter((pathname) => !routeOf(matchPath(pathname)?.name ?? null))
  await expect.poll(nowhere, `links of ${new URL(page.url()).pathname}`).toEqual([])
}

/** Expects bar and footer as the layout of the page has them (LAYOUT-01 to 07, 11). */
async function expectLayout(page: Page, { layout, name }: ScreenRoute, on: Device): Promise<void> {
  const footer = page.getByRole('navigation', { name: 'Over deze site' })
  await expect(footer, `footer of ${name}`).toHaveCount(layout === 'default' ? 1 : 0)
  // On a phone, a conversation has a header of its own. A page for one task has the name of the
  // site and no links.
  if (layout === 'chat' && on === 'phone') return
  const ways = page.getByRole('banner').getByRole('link', { name: /Naar de homepagina/ })
  await expect(ways.filter({ visible: true }), `bar of ${name}`).toHaveCount(1)
}

/** Visits all pages in one role, in a browser of its own. */
async function walk(role: Role, on: Device): Promise<void> {
  const session = role === 'visitor' ? {} : { as: people[role] }
  const page = await browser.open({ on, isCalm: true, ...session })
  for (const route of routes) {
    const path = pathOf(route.name, role)
    const wanted = elsewhere(route, role)
    await page.goto(path)
    if (wanted) {
      await page.waitForURL((url) => url.pathname === wanted)
      continue
    }
    await sees(page.getByRole('main').getByRole('heading').or(page.getByRole('dialog').getByRole('heading')))
    await isKnown(page, route, role, on)
    await expect(page, route.name).toHaveURL(({ pathname }) => pathname === path)
    await expect(page.getByText('Deze pagina is niet gevonden'), route.name).toHaveCount(0)
    await expectLayout(page, route, on)
    await axe(page)
    await expect(page, route.name).toHaveTitle(/^(\(\d+\) )?(Vonk: .+|.+ · Vonk)$/)
    await expectNoOverflow(page)
    await expectWays(page)
    await screenshot(page, `sweep-${route.name}-${role}-${on}`, { isWhole: route.layout === 'default' })
    if (process.env.SCREENSHOTS) {
      await page.emulateMedia({ colorScheme: 'dark' })
      await screenshot(page, `sweep-${route.name}-${role}-${on}-dark`)
      await page.emulateMedia({ colorScheme: 'light' })
    }
  }
}

test.each(['phone', 'desktop'] as const)(
  'ROUTE-01 to 16, ROUTE-21 to 46 OPEN-16 OPEN-17: on a %s every page is right in title, content, layout and accessibility for a visitor, a free and a premium member',
  async (on) => {
    // In parallel, because each mostly waits for the browser.
    await Promise.all(roles.map((role) => walk(role, on)))
  },
)
