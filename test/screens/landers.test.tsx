import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { keepSignupStart, readSignupStart } from '#frontend/domain/account/signup-start.ts'
import { LanderPage, Unstartable } from '#frontend/features/landers/LanderPage.tsx'
import { landerOf, landerRoutes } from '#frontend/features/landers/routes.ts'
import { loadTexts } from '#frontend/features/landers/texts.ts'
import type { Settings } from '#shared/contract/site.ts'
import { messages } from '#shared/i18n/nl/lander-messages.ts'
import { answered, refusal, type StubCall, stubApi } from '#test/support/api-stub.ts'
import { annaCard, bramCard, shownSettings } from '#test/support/shown.ts'
import { expectSoundPage } from '#test/support/sound-page.ts'

const names = landerRoutes.map(({ name }) => name)
type Name = (typeof names)[number]
const user = userEvent.setup()
const anna = { ...annaCard, fictional: true }
const bram = { ...bramCard, fictional: true }
const notes = { fictional_singular: 'Dit profiel is fictief.', fictional_plural: 'Deze profielen zijn fictief.' }

let assign: ReturnType<typeof vi.fn>
let calls: StubCall[]
beforeEach(() => {
  // Each test uses different members, because answers are cached for the whole page.
  calls = stubApi(({ query }) =>
    query?.id?.startsWith('gone')
      ? refusal('not_found', 'x')
      : answered({ members: query?.id ? [{ ...anna, id: query.id }] : [anna, bram] }),
  )
  assign = vi.fn()
  const { href, origin, host, pathname, search, hash } = window.location
  vi.stubGlobal('location', { href, origin, host, pathname, search, hash, assign })
})
afterEach(() => vi.unstubAllGlobals())

type Told = { settings?: Partial<Settings>; isMember?: boolean; id?: string; slug?: string }
async function draw(name: Name, { settings, isMember = false, id = anna.id, slug }: Told = {}) {
  const { default: Screen } = await landerOf(name)!.screen()
  const lander = { settings: shownSettings({ ...notes, ...settings }), isMember, params: { id, ...(slug && { slug }) } }
  const drawn = render(
    <LanderPage texts={{ language: 'nl', messages }} lander={{ ...lander, params: lander.params as never }}>
      <Screen />
    </LanderPage>,
  )
  await waitFor(() => expect(drawn.container.querySelector('[aria-busy="true"]')).toBeNull())
  return within(screen.getByRole('main'))
}
const hrefs = (page: Awaited<ReturnType<typeof draw>>) =>
  page.queryAllByRole('link').map((link) => link.getAttribute('href'))
const press = (name: string | RegExp) => user.click(screen.getByRole('button', { name }))

afterEach(() => expectSoundPage())

describe('the links of a lander', () => {
  const isEntry = (name: Name) => name.startsWith('members-id-')

  test.each(names)('LAND-01 on %s lead a visitor to signup and login', async (name) => {
    const page = await draw(name)
    expect(hrefs(page)).toContain('/login')
    const hasButton = page.queryByRole('button', { name: /aanmelden|^Man$/i }) !== null
    expect(hrefs(page).includes('/signup') || hasButton).toBe(true)
    await waitFor(() => expect(document.title).toBe(`${page.getByRole('heading', { level: 1 }).textContent} · Vonk`))
    expect(page.queryByText('Naar de leden')).toBeNull()
  })

  test.each(names)('LAND-01 on %s lead a member to the members, or to the member of the address', async (name) => {
    const page = await draw(name, { isMember: true })
    const to = isEntry(name) ? `/members/${anna.id}` : '/members'
    expect(new Set(hrefs(page))).toEqual(new Set([to]))
    expect(page.getAllByRole('link')[0]?.textContent).toBe(
      isEntry(name) ? 'Naar het profiel van Anna' : 'Naar de leden',
    )
    expect(page.queryByText('Al lid?')).toBeNull()
  })

  test.each(names)('TRAP-71 on %s still lead to the login where signup is closed, as the page says', async (name) => {
    const page = await draw(name, { settings: { signups: 'none' } })
    expect(page.getAllByText('Aanmelden is op dit moment niet mogelijk.').length).toBeGreaterThan(0)
    expect(new Set(hrefs(page))).toEqual(new Set(['/login']))
    expect(page.queryByRole('button', { name: /aanmelden/i })).toBeNull()
  })
})

describe('the three questions of a lander', () => {
  const typeBirthday = async () => {
    await user.click(screen.getByLabelText('Mijn geboortedatum, dag'))
    await user.keyboard('17051990')
  }
  const answerAll = async () => {
    const gender = screen.getByRole('group', { name: 'Ik ben een' })
    await user.click(within(gender).getByRole('radio', { name: 'Man' }))
    const wanted = screen.getByRole('group', { name: 'Ik zoek een' })
    await user.click(within(wanted).getByRole('radio', { name: 'Vrouw' }))
    await typeBirthday()
  }
  const given = { gender: 'male', wanted_gender: 'female', date_of_birth: '1990-05-17' }

  test('LAND-01 pass their answers on to signup', async () => {
    await draw('landers-collagelanding')
    await answerAll()
    await press('Gratis aanmelden')
    expect(assign.mock.calls).toEqual([['/signup']])
    expect(readSignupStart()).toEqual(given)
  })

  test('LAND-01 may stay unanswered', async () => {
    await draw('landers-whoneedsstrings')
    await press('Gratis aanmelden')
    expect(assign.mock.calls).toEqual([['/signup']])
    expect(readSignupStart()).toEqual({})
  })

  test("LAND-02 ROUTE-20 TRAP-17 on a member's entry page address the first message to that member", async () => {
    keepSignupStart({ gender: 'female' })
    const page = await draw('members-id-signup', { id: 'anna-1' })
    expect(page.getByRole('heading', { level: 1 }).textContent).toBe('Meld je aan en schrijf Anna')
    await answerAll()
    await press('Verder met aanmelden')
    expect(readSignupStart()).toEqual({ ...given, message_to: { id: 'anna-1', name: 'Anna', fictional: true } })
  })

  test('LAND-02 ROUTE-19 are asked one at a time with a number, and then lead to signup', async () => {
    const page = await draw('members-id-landing3', { id: 'anna-2' })
    expect(page.getByText('Vraag 1 van 3')).toBeTruthy()
    await user.click(within(page.getByRole('group', { name: 'Ik ben een' })).getByRole('button', { name: 'Vrouw' }))
    expect(page.getByText('Vraag 2 van 3')).toBeTruthy()
    await user.click(within(page.getByRole('group', { name: 'Ik zoek een' })).getByRole('button', { name: 'Man' }))
    expect(page.getByText('Vraag 3 van 3')).toBeTruthy()
    await typeBirthday()
    await press('Schrijf Anna')
    expect(assign.mock.calls).toEqual([['/signup']])
    const message_to = { id: 'anna-2', name: 'Anna', fictional: true }
    expect(readSignupStart()).toEqual({
      gender: 'female',
      wanted_gender: 'male',
      date_of_birth: '1990-05-17',
      message_to,
    })
  })

  test.each(['members-id-landing', 'members-id-landing2'] as const)(
    'LAND-02 TRAP-17 the button of %s keeps the recipient of the first message',
    async (name) => {
      const page = await draw(name, { id: `anna-${name}` })
      const way = page.getByRole('link', { name: 'Schrijf Anna' })
      way.addEventListener('click', (event) => event.preventDefault())
      await user.click(way)
      expect(readSignupStart()).toEqual({ message_to: { id: `anna-${name}`, name: 'Anna', fictional: true } })
    },
  )
})

describe('members on a lander', () => {
  test.each(names.filter((name) => name.startsWith('members-id-')))(
    'TRAP-68 LAND-02 are none on %s when the server does not show its member: the page is the general one',
    async (name) => {
      const page = await draw(name, { id: `gone-${name}` })
      expect(page.getByRole('heading', { level: 1 }).textContent).toBe('Maak hier kennis')
      expect(page.getByText('Getekende voorbeelden, geen leden.')).toBeTruthy()
      await press('Gratis aanmelden')
      expect(readSignupStart()).toEqual({})
    },
  )

  test.each(names.filter((name) => name.startsWith('members-id-')))(
    'CHAT-36 LAND-02 are none on %s where fictional profiles take no messages: the page promises none',
    async (name) => {
      const page = await draw(name, { id: `silent-${name}`, settings: { fictional_chat: 'off' } })
      expect(page.getByRole('heading', { level: 1 }).textContent).toBe('Maak hier kennis')
      expect(page.queryByText(/Anna/)).toBeNull()
      await press('Gratis aanmelden')
      expect(readSignupStart()).toEqual({})
    },
  )

  test.each([
    ['landers-gallery', undefined, ['Anna', 'Bram'], notes.fictional_plural],
    ['landers-gallery', 'women', ['Anna'], notes.fictional_singular],
    ['landers-gallery', 'men', ['Bram'], notes.fictional_singular],
    ['members-id-landing2', undefined, ['Anna', 'Bram'], notes.fictional_plural],
    ['members-id-landing2', 'women', ['Anna'], notes.fictional_singular],
  ] as const)(
    'PROF-21 PROF-23 TRAP-01 on %s with slug %s are %s with their mark; drawings are labelled as examples',
    async (name, slug, shown, note) => {
      const page = await draw(name, { ...(slug && { slug }) })
      await page.findByText(note)
      const tiles = page.getAllByRole('listitem')
      const people = tiles.filter((tile) => /Anna|Bram/.test(tile.textContent ?? ''))
      expect(people.map((tile) => tile.querySelector('p span')?.textContent)).toEqual(shown)
      for (const one of people) expect(one.textContent).toMatch(/Fictief.*34.*Utrecht/)
      const others = tiles.filter((tile) => !people.includes(tile))
      expect(others.map(({ textContent }) => textContent)).toEqual(others.map(() => 'Voorbeeld'))
      expect(tiles).toHaveLength(name === 'landers-gallery' ? 6 : 5)
    },
  )

  test('TRAP-01 TRAP-68 on landers-gallery are never called drawn', async () => {
    const page = await draw('landers-gallery')
    await page.findByText(notes.fictional_plural)
    expect(page.queryByText(/getekend/i)).toBeNull()
    expect(page.getByText('Echte leden ontmoet je binnen.')).toBeTruthy()
  })

  test('TRAP-68 are requested once per member', async () => {
    await draw('members-id-landing', { id: 'anna-3' })
    cleanup()
    await draw('members-id-landing', { id: 'anna-3' })
    expect(calls.filter(({ query }) => query?.id === 'anna-3')).toHaveLength(1)
  })
})

describe('interactive landers', () => {
  test('tinderswipe shows three numbered cards, then the end, and can start again', async () => {
    const page = await draw('landers-tinderswipe')
    for (const [at, name] of ['Leuk', 'Volgende', 'Leuk'].entries()) {
      expect(page.getByText(`${at + 1} van 3`)).toBeTruthy()
      expect(page.queryByRole('heading', { name: 'Zo gaat het hier ook' })).toBeNull()
      await press(name)
    }
    expect(page.getByRole('heading', { name: 'Zo gaat het hier ook' })).toBeTruthy()
    expect(page.queryByRole('button', { name: 'Leuk' })).toBeNull()
    expect(calls.every(({ method }) => method === 'GET')).toBe(true)
    await press('Nog een keer')
    expect(page.getByText('1 van 3')).toBeTruthy()
  })

  test('iconslanding counts the wishes, which a press selects and deselects', async () => {
    const page = await draw('landers-iconslanding', { slug: 'talk' })
    const picked = () => page.queryAllByRole('button', { pressed: true }).map(({ textContent }) => textContent)
    expect(picked()).toEqual(['Praten', 'Wandelen'])
    expect(page.getAllByRole('button')).toHaveLength(8)
    expect(page.getByText('Mooi. Zet ze straks in je profiel.')).toBeTruthy()
    await press('Praten')
    expect(picked()).toEqual(['Wandelen'])
    expect(page.getByText('Mooi. Zet het straks in je profiel.')).toBeTruthy()
    await press('Wandelen')
    expect(page.getByText('Nog niets gekozen').getAttribute('aria-live')).toBe('polite')
    await press('Reizen')
    expect(picked()).toEqual(['Reizen'])
  })

  test('transitionsvideolanding changes scenes only by a press, and loads their pictures when due', async () => {
    const page = await draw('landers-transitionsvideolanding')
    const said = () => page.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
    const pictures = () => document.querySelectorAll('main img').length
    expect([said(), pictures()]).toEqual([['Eerst een woord'], 2])
    await press('Volgende beeld')
    expect([said(), pictures()]).toEqual([['Dan een gesprek'], 3])
    await press('Beeld 3 van 3: Dan een avond')
    expect(page.getByRole('button', { pressed: true }).getAttribute('aria-label')).toBe('Beeld 3 van 3: Dan een avond')
    expect(said()).toEqual(['Dan een avond'])
    await press('Terug naar het begin')
    expect([said(), pictures()]).toEqual([['Eerst een woord'], 3])
  })

  test('adultonly shows the minimum age of the site', async () => {
    const page = await draw('landers-adultonly', { settings: { minimum_age: 21 } })
    expect(page.getByRole('link', { name: 'Ik ben 21+, laat me binnen' })).toBeTruthy()
    expect(page.getByText(/^Vanaf 21 jaar\./)).toBeTruthy()
  })
})

describe('the shell of a lander', () => {
  test.each([
    [false, 'Inloggen', '/login'],
    [true, 'Naar de leden', '/members'],
  ])(
    'LAYOUT-08 LAYOUT-09 LAYOUT-10 (member: %s) has a bar that leads home and on, and a footer with nine links and the disclaimer',
    async (isMember, label, to) => {
      await draw('landers-maplanding', { isMember })
      const bar = within(screen.getByRole('banner'))
      expect(bar.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/', to])
      expect(bar.getByRole('link', { name: label })).toBeTruthy()
      const foot = within(screen.getByRole('contentinfo'))
      expect(within(foot.getByRole('navigation')).getAllByRole('link')).toHaveLength(9)
      expect(foot.getByText(/18/).querySelector('a')?.getAttribute('href')).toBe('/pages/terms')
      expect(foot.queryByRole('link', { current: true })).toBeNull()
    },
  )

  test('offers each language of the site by its own name, with the current one marked', async () => {
    await draw('landers-maplanding', { settings: { languages: ['nl', 'fr'] } })
    const links = ['Nederlands', 'Français'].map((name) => screen.getByRole('link', { name }))
    expect(links.map((link) => [link.getAttribute('href'), link.lang, link.ariaCurrent])).toEqual([
      ['?language=nl', 'nl', 'true'],
      ['?language=fr', 'fr', null],
    ])
  })

  test('links to the site even without settings or texts', () => {
    render(<Unstartable />)
    expect(screen.getByRole('link').getAttribute('href')).toBe('/')
  })

  test('falls back to the default language where a language has no landers', async () => {
    expect((await loadTexts('fr')).language).toBe('fr')
    expect((await loadTexts('xx' as never)).language).toBe('nl')
  })
})
