import type { Page } from 'playwright-core'
import { describe, test } from 'vitest'
import { landerRoutes } from '#frontend/features/landers/routes.ts'
import { type PageName, paths } from '#shared/rules/paths.ts'
import { openBrowser, screenshot } from '#test/support/browser.ts'
import { withCountry } from '#test/support/country.ts'
import { dumpTable } from '#test/support/dump.ts'
import { axe } from '#test/support/page-axe.ts'
import { expect } from '#test/support/page-expect.ts'
import { expectNoOverflow, expectRoomToGrow } from '#test/support/page-layout.ts'
import { waitForIdle, waitForStill, waitForVisible } from '#test/support/page-wait.ts'
import { anna, type Member } from '#test/support/people.ts'
import { addPicturedMember } from '#test/support/pictures.ts'
import { openStack } from '#test/support/stack.ts'
import { newName } from '#test/support/visitor.ts'

const stack = openStack({ countries: ['NL'] })
const browser = openBrowser(stack)

let eva: Promise<Member> | undefined
const fictional = () => (eva ??= addPicturedMember(stack, { name: 'Eva', fictional: true }))

const names = landerRoutes.map(({ name }) => name)
const isEntry = (name: PageName) => name.startsWith('members-')
const plainPath = (name: PageName, id: string) => paths[name].replace('{id}', id).replace('/{slug}?', '')
const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const ways = (page: Page) =>
  page.getByRole('main').locator('a[href^="/signup"], form, fieldset:has(button)').filter({ visible: true })

describe('LAND-01 LAND-03 LAYOUT-08 LAYOUT-09 LAYOUT-10 ROUTE-17 ROUTE-18 ROUTE-19 ROUTE-20 ROUTE-47 ROUTE-48 ROUTE-49 ROUTE-50 ROUTE-51 ROUTE-52 ROUTE-53 ROUTE-54 ROUTE-55 ROUTE-56 ROUTE-57 OPEN-17', () => {
  test('each lander and entry page on a phone has bar, footer, disclaimer and a link to signup, also with an unknown slug', async () => {
    const { id } = await fictional()
    const page = await browser.open({ on: 'phone' })
    const seen = new Map<string, string>()
    for (const name of names) {
      const path = plainPath(name, id)
      for (const address of paths[name].includes('{slug}') ? [`${path}/nobody-knows`, path] : [path]) {
        const answer = await page.goto(address)
        expect(answer!.status(), address).toBe(200)
        await waitForVisible(heading(page))
      }
      seen.set((await heading(page).textContent())!, name)
      await waitForVisible(page.getByRole('banner').getByRole('link', { name: /Naar de homepagina/ }))
      await waitForVisible(page.getByRole('banner').getByRole('link', { name: 'Inloggen' }))
      await waitForVisible(page.getByRole('contentinfo').getByText('Alleen voor volwassenen vanaf 18 jaar.'))
      await expect(page.getByRole('contentinfo').getByRole('listitem'), name).toHaveCount(9)
      await waitForVisible(ways(page))
      await expect.poll(() => page.title()).toContain(`${await heading(page).textContent()} · `)
      await expect(page.getByRole('main')).not.toContainText(/tinder/i)
      await axe(page)
      await expectNoOverflow(page)
      await screenshot(page, `lander-${name}`)
    }
    expect(seen.size, 'each has a heading of its own').toBe(names.length)
  })
})

describe('members shown on landers', () => {
  test('LAND-02 PROF-21 PROF-23 TRAP-01: an entry page shows its member with mark and warning, and leads to signup with them as recipient', async () => {
    const { id } = await fictional()
    const page = await browser.open({ on: 'phone' })
    for (const name of names.filter(isEntry)) {
      await page.goto(plainPath(name, id))
      await waitForVisible(page.getByText('Eva').first())
      await waitForVisible(page.getByText('Fictief').first())
      await waitForVisible(page.getByText(/fysieke ontmoeting/))
    }
    await page.goto(plainPath('members-id-signup', id))
    await page.getByRole('group', { name: 'Ik ben een' }).getByLabel('Man', { exact: true }).check()
    await page.getByRole('button', { name: 'Verder met aanmelden' }).click()
    await page.waitForURL('**/signup')
    await waitForVisible(page.getByText('Stap 1 van 5'))
    await expect(page.getByRole('group', { name: 'Ik ben een' }).getByLabel('Man', { exact: true })).toBeChecked()
    const kept = () => page.evaluate(() => sessionStorage.getItem('signup-start'))
    await expect
      .poll(async () => JSON.parse((await kept()) ?? '{}'))
      .toMatchObject({ message_to: { id, name: 'Eva' }, gender: 'male' })
  })

  test('LAND-02 UI-15: a long name cuts neither itself nor the age, at 320 px with 200 % text', async () => {
    const { id } = await addPicturedMember(stack, { name: 'Wilhelmina_Kanaal_99', fictional: true })
    const page = await browser.open({ on: 'phone' })
    for (const name of names.filter(isEntry)) {
      await page.goto(plainPath(name, id))
      await waitForVisible(page.getByText('Wilhelmina_Kanaal_99').first())
      await expectRoomToGrow(page)
    }
  })

  test('LAND-01 UI-15: every lander fits 320 px with 200 % text', async () => {
    const page = await browser.open({ on: 'phone' })
    for (const name of names.filter((one) => !isEntry(one))) {
      await page.goto(plainPath(name, ''))
      await waitForVisible(heading(page))
      await expectRoomToGrow(page)
    }
  })

  test('TRAP-68: the entry page of a real member is the general page, without their name', async () => {
    const real = await addPicturedMember(stack, { name: 'Geheim' })
    const page = await browser.open()
    for (const name of names.filter(isEntry)) {
      await page.goto(plainPath(name, real.id))
      await waitForVisible(page.getByRole('heading', { name: 'Maak hier kennis', level: 1 }))
      await waitForIdle(page)
      await expect(page.getByText('Geheim')).toHaveCount(0)
    }
  })

  test('links lead a member to the profile or the members instead of signup', async () => {
    const { id } = await fictional()
    const page = await browser.open({ as: await anna(stack) })
    await page.goto('/landers/video')
    await page.getByRole('main').getByRole('link', { name: 'Naar de leden' }).click()
    await page.waitForURL('**/members')
    await page.goto(plainPath('members-id-landing', id))
    await page.getByRole('link', { name: 'Naar het profiel van Eva' }).click()
    await page.waitForURL(`**/members/${id}`)
  })
})

type Box = { x: number; y: number; width: number; height: number }
const areOverlapping = (a: Box, b: Box): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height

describe('the traffic source of a visit', () => {
  const source = { network: 'noord', ref: 'r7', sub1: 'a', sub2: 'b', sub3: 'c' }
  const stored = (page: Page) => page.evaluate(() => localStorage.getItem('tracking'))
  const storedSources = async () =>
    (await dumpTable(stack)).filter(({ SK }) => SK === 'SOURCE').map(({ PK, SK, ...told }) => told)
  const banner = (page: Page) => page.getByRole('region', { name: 'Mogen we onthouden hoe je hier kwam?' })

  async function signUp(page: Page): Promise<void> {
    await page.getByRole('group', { name: 'Ik ben een' }).getByLabel('Vrouw').check()
    await page.getByRole('group', { name: 'Ik zoek een' }).getByLabel('Man', { exact: true }).check()
    const next = () => page.getByRole('button', { name: 'Verder', exact: true }).click()
    await next()
    for (const [part, text] of Object.entries({ dag: '17', maand: '5', jaar: '1990' }))
      await page.getByLabel(`Mijn geboortedatum, ${part}`).fill(text)
    await next()
    const name = newName('Nieuw')
    await page.getByLabel('Profielnaam').fill(name)
    await page.getByLabel('Provincie').selectOption('NL-UT')
    await next()
    await page.getByLabel('E-mailadres').fill(`${name.toLowerCase()}@example.org`)
    await page.getByLabel('Wachtwoord', { exact: true }).fill('een-goed-wachtwoord-24')
    await page.getByRole('checkbox').check()
    await next()
    await page.getByRole('button', { name: 'Maak mijn account' }).click()
    await expect.poll(async () => (await storedSources()).length).toBeGreaterThan(0)
  }

  test('LAND-05 LAND-06 ACC-10 TRAP-47: goes from a lander to the account without storage on the device, where signup is for sources only', () =>
    withCountry('NL', { signups: 'with_trafficsource' }, async () => {
      const page = await browser.open({ on: 'phone' })
      await page.goto('/landers/alonetonight')
      await waitForVisible(page.getByText('Aanmelden is op dit moment niet mogelijk.'))
      await waitForIdle(page)
      await expect(banner(page)).toHaveCount(0)
      await page.goto(`/landers/alonetonight?${new URLSearchParams(source)}`)
      await waitForVisible(banner(page))
      await axe(page)
      await banner(page).getByRole('button', { name: 'Nee, liever niet' }).click()
      await page.getByRole('link', { name: 'Begin een gesprek' }).click()
      await page.waitForURL('**/signup?**')
      await waitForVisible(page.getByText('Stap 1 van 5'))
      await expect.poll(() => stored(page)).toBeNull()
      await signUp(page)
      await expect.poll(storedSources).toContainEqual(source)
    }))

  test('TRAP-47 LAND-01: the question about it covers no way into signup, on any lander', async () => {
    const { id } = await fictional()
    for (const on of ['phone', 'desktop'] as const)
      for (const name of names) {
        const page = await browser.open({ on })
        await page.goto(`${plainPath(name, id)}?network=x`)
        await waitForVisible(banner(page))
        await waitForStill(page)
        if (on === 'desktop') await expect(banner(page), name).toBeInViewport({ ratio: 1 })
        await waitForVisible(ways(page))
        const covered = async () => {
          const boxes = [banner(page), ...(await ways(page).all())].map((one) => one.boundingBox())
          const [question, ...others] = await Promise.all(boxes)
          return others.filter((way) => !question || !way || areOverlapping(question, way)).length
        }
        await expect.poll(covered, { message: `${name} on ${on}` }).toBe(0)
        await page.close()
      }
  })

  test('OPEN-77 SEARCH-14: is stored after consent, found on a later visit and sent with the search, until the cookies page withdraws it', () =>
    withCountry('NL', { loggedOutSearch: 'off', loggedOutSearchTrafficsource: 'limited' }, async () => {
      await fictional()
      const page = await browser.open()
      await page.goto('/pages/faq?network=zuid')
      await banner(page).getByRole('button', { name: 'Ja, dat mag' }).click()
      await expect.poll(async () => JSON.parse((await stored(page)) ?? '{}')).toMatchObject({ network: 'zuid' })
      const asked = page.waitForRequest(/\/api\/search\.php/)
      await page.goto('/members')
      expect((await asked).url()).toContain('network=zuid')
      await page.goto('/pages/cookies')
      await page.getByRole('button', { name: 'Keuze wijzigen' }).click()
      await banner(page).getByRole('button', { name: 'Nee, liever niet' }).click()
      await expect.poll(() => stored(page)).toBeNull()
    }))

  test('LAND-07 OPEN-76 TRAP-47: a visit is recorded with the query `lb` and after consent only', async () => {
    const visits = async () => (await dumpTable(stack)).filter(({ PK }) => String(PK).startsWith('BOUNCE#'))
    const leave = (page: Page) => page.goto('/login')
    const page = await browser.open()
    await page.goto('/landers/gallery?lb=1')
    await waitForVisible(banner(page))
    await leave(page)
    await page.goto('/landers/gallery?lb=1')
    await banner(page).getByRole('button', { name: 'Ja, dat mag' }).click()
    await page.getByRole('main').getByRole('link', { name: 'Kijk binnen, gratis' }).click()
    await page.waitForURL('**/signup')
    await expect.poll(visits).toMatchObject([{ path: '/landers/gallery', secondPage: true }])
    await page.goto('/landers/gallery')
    await waitForVisible(heading(page))
    await leave(page)
    await waitForVisible(page.getByRole('button', { name: 'Inloggen' }))
    expect(await visits()).toHaveLength(1)
  })
})
