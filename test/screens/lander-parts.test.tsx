import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { keepSignupStart } from '#frontend/domain/account/signup-start.ts'
import { watchBounce } from '#frontend/domain/site/bounce.ts'
import { consent } from '#frontend/domain/site/consent.ts'
import { LanderPage } from '#frontend/features/landers/LanderPage.tsx'
import { landerOf } from '#frontend/features/landers/routes.ts'
import type { Settings } from '#shared/contract/site.ts'
import { messages } from '#shared/i18n/nl/lander-messages.ts'
import type { MemberCard } from '#shared/model/profile.ts'
import { answered, refusal, stubApi } from '#test/support/api-stub.ts'
import { annaCard, shownSettings } from '#test/support/shown.ts'
import { expectSoundPage } from '#test/support/sound-page.ts'

type Name = NonNullable<ReturnType<typeof landerOf>>['name']

/** Member with an id that no other test uses, because answers are cached for the whole page. */
const member: MemberCard = {
  ...annaCard,
  id: '01JMEMBER0000000000LANDERS',
  fictional: true,
  main_image: { filename: '/photos/full.avif', thumb_filename: '/photos/card.avif', status: 'active' },
}

beforeEach(() => void stubApi(({ query }) => (query?.id ? answered({ members: [member] }) : refusal('not_found', 'x'))))
afterEach(() => {
  consent.write(null)
  vi.unstubAllGlobals()
})

async function draw(name: Name, settings: Partial<Settings> = {}) {
  const { default: Screen } = await landerOf(name)!.screen()
  const { container } = render(
    <LanderPage
      texts={{ language: 'nl', messages }}
      lander={{ settings: shownSettings(settings), isMember: false, params: { id: member.id } as never }}
    >
      <Screen />
    </LanderPage>,
  )
  const main = screen.getByRole('main')
  await waitFor(() => expect(main.querySelector('[aria-busy="true"]')).toBeNull())
  // Waits for the answer of the server, which fills the slots for members with pictures.
  await waitFor(() => expect(container.querySelectorAll('li > .bg-primary-tint:empty')).toHaveLength(0))
  return main
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const isEager = (image: Element) => image.getAttribute('loading') === 'eager'

afterEach(() => expectSoundPage())

describe('the pictures of a lander', () => {
  test.each<[Name, number, number]>([
    ['landers-tinderswipe', 3, 1],
    ['landers-alonetonight', 1, 1],
    ['landers-collagelanding', 4, 4],
    ['landers-gallery', 6, 2],
    ['landers-socialnetwork', 5, 2],
    ['landers-transitionsvideolanding', 2, 1],
    ['landers-video', 4, 2],
    ['members-id-landing', 1, 1],
    ['members-id-landing2', 5, 1],
    ['members-id-landing3', 2, 2],
    ['members-id-signup', 1, 1],
  ])('LAND-01 LAND-02 on %s are decorative and number %i, of which %i load first', async (name, count, first) => {
    const images = [...(await draw(name)).querySelectorAll('img')]
    expect([images.length, images.filter(isEager).length]).toEqual([count, first])
    for (const image of images) {
      expect([image.getAttribute('alt'), image.getAttribute('draggable')]).toEqual(['', 'false'])
      expect(image.getAttribute('fetchpriority')).toBe(isEager(image) ? 'high' : 'auto')
    }
  })

  test.each<[Name, string, [number, number]]>([
    ['landers-collagelanding', 'demo-1', [480, 600]],
    ['landers-alonetonight', 'scene-evening', [640, 800]],
  ])('LAND-01 on %s reserve the room of %s before it is loaded: %j', async (name, file, size) => {
    const [image] = (await draw(name)).querySelectorAll('img')
    expect([image!.width, image!.height]).toEqual(size)
    const source = image!.previousElementSibling as HTMLSourceElement
    expect([source.type, source.srcset]).toEqual(['image/avif', `/art/${file}.avif`])
  })

  test.each<[Name, string]>([
    ['members-id-landing', '/photos/full.webp'],
    ['members-id-signup', '/photos/card.webp'],
  ])('LAND-02 on %s show the member in the size of their place', async (name, src) => {
    const [image] = (await draw(name)).querySelectorAll('img')
    expect(image!.getAttribute('src')).toBe(src)
  })
})

describe('the words of a lander', () => {
  test.each<[Name, string]>([
    ['landers-collagelanding', 'Getekende voorbeelden, geen leden.'],
    ['landers-gallery', 'Getekende voorbeelden, geen leden.'],
    ['landers-tinderswipe', 'Getekende voorbeelden, geen leden.'],
    ['landers-alonetonight', 'Voorbeeld van een gesprek'],
    ['landers-socialnetwork', 'Voorbeeld van een gesprek'],
    ['landers-maplanding', 'Een getekende kaart van een plek die niet bestaat.'],
  ])('TRAP-01 TRAP-68 on %s say that what it shows is invented: %s', async (name, words) => {
    expect(within(await draw(name)).getByText(words)).toBeTruthy()
  })

  test('LAND-01 include the rules of the house with the minimum age of the site', async () => {
    const page = within(await draw('landers-adultonly', { minimum_age: 19 }))
    expect(page.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Vanaf 19 jaar. Bij het aanmelden vragen we je geboortedatum.',
      'Fictieve profielen dragen altijd een merk.',
      'Nee is nee. Iemand blokkeren doe je in een paar tikken.',
    ])
    expect(page.queryByText('19+')?.closest('[aria-hidden="true"]')).toBeTruthy()
  })

  test('LAND-01 LAYOUT-09 name the groups of links, and no other language where the site has one', async () => {
    await draw('landers-maplanding', { languages: ['nl'], name: 'Vonk' })
    const bar = within(screen.getByRole('banner'))
    expect(bar.getAllByRole('link')[0]!.textContent).toBe('Vonk, Naar de homepagina')
    const foot = within(screen.getByRole('contentinfo'))
    expect(foot.getByRole('navigation', { name: messages.app.footer.label })).toBeTruthy()
    expect(foot.queryByRole('link', { name: 'Nederlands' })).toBeNull()
  })
})

describe('the three questions of a lander', () => {
  test('LAND-01 have a name and the minimum age, and show answers given before', async () => {
    keepSignupStart({ gender: 'female', wanted_gender: 'male', date_of_birth: '1990-05-17' })
    const main = await draw('landers-collagelanding', { minimum_age: 19 })
    const form = within(within(main).getByRole('region', { name: 'Begin hier' }))
    const chosen = form.getAllByRole<HTMLInputElement>('radio').filter(({ checked }) => checked)
    expect(chosen.map(({ value }) => value)).toEqual(['female', 'male'])
    expect(form.getByText(/^Vanaf 19 jaar\./)).toBeTruthy()
    const parts = [...main.querySelectorAll<HTMLInputElement>('fieldset input:not([type=radio])')]
    expect(parts.map(({ value }) => value)).toEqual(['17', '05', '1990'])
    expect(parts.map(({ autocomplete }) => autocomplete)).toEqual(['bday-day', 'bday-month', 'bday-year'])
  })

  test('LAND-07 TRAP-47 lead to a second page of the visit', async () => {
    const sendBeacon = vi.fn()
    vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { sendBeacon }))
    const { href, origin, host, pathname, search } = window.location
    vi.stubGlobal('location', { href, origin, host, pathname, search, assign: () => {} })
    consent.write('granted')
    watchBounce({ lb: '' }, '/landers/collagelanding')
    await draw('landers-collagelanding')
    press('Gratis aanmelden')
    window.dispatchEvent(new Event('pagehide'))
    const [[path, body]] = sendBeacon.mock.calls as [[string, string]]
    expect(path).toBe('/api/bounce.php')
    expect(JSON.parse(body)).toMatchObject({ path: '/landers/collagelanding', second_page: true })
  })

  test('LAND-02 asked one at a time show the minimum age and a birth date given before', async () => {
    keepSignupStart({ date_of_birth: '1990-05-17' })
    const main = await draw('members-id-landing3', { minimum_age: 19 })
    press('Man')
    press('Vrouw')
    expect(within(main).getByText(/^Vanaf 19 jaar\./)).toBeTruthy()
    const parts = [...main.querySelectorAll<HTMLInputElement>('input')]
    expect(parts.map(({ value, autocomplete }) => [value, autocomplete])).toEqual([
      ['17', 'bday-day'],
      ['05', 'bday-month'],
      ['1990', 'bday-year'],
    ])
  })
})

describe('the cards of tinderswipe', () => {
  const cards = (main: HTMLElement) =>
    [...main.querySelectorAll('[aria-hidden]')].filter((element) => element.querySelector('img'))
  /** Pictures of the cards that are exposed to a screen reader. */
  const exposed = (main: HTMLElement) =>
    cards(main)
      .filter((card) => card.getAttribute('aria-hidden') === 'false')
      .map((card) => card.querySelector('img')!.getAttribute('src'))

  test('LAND-01 are exposed one at a time to a screen reader, which announces the end', async () => {
    const main = await draw('landers-tinderswipe')
    const seen: string[][] = []
    for (const choice of ['Leuk', 'Volgende', 'Leuk']) {
      seen.push(exposed(main) as string[])
      press(choice)
    }
    expect(seen).toEqual([['/art/demo-5.webp'], ['/art/demo-4.webp'], ['/art/demo-1.webp']])
    expect(exposed(main)).toEqual([])
    const end = screen.getByRole('heading', { name: 'Zo gaat het hier ook' })
    expect(end.closest('[aria-live="polite"]')).toBeTruthy()
    expect(screen.getAllByRole('link', { name: 'Gratis aanmelden' }).length).toBe(2)
  })
})

describe('the steps of a lander', () => {
  test('LAND-01 are announced, and only the current one is exposed to a screen reader', async () => {
    const main = await draw('landers-transitionsvideolanding')
    const live = main.querySelector<HTMLElement>('[aria-live="polite"]')!
    const exposed = () => [...live.children].map((step) => step.getAttribute('aria-hidden'))
    expect(exposed()).toEqual(['false', 'true', 'true'])
    press('Volgende beeld')
    expect(exposed()).toEqual(['true', 'false', 'true'])
    expect(
      within(main)
        .getAllByRole('button')
        .map((button) => button.getAttribute('aria-pressed')),
    ).toEqual([...['false', 'true', 'false'], null])
    press('Volgende beeld')
    expect(screen.getByRole('button', { name: 'Terug naar het begin' })).toBeTruthy()
  })

  test('LAND-01 of video are numbered in their order', async () => {
    const frames = within(await draw('landers-video')).getAllByRole('listitem')
    expect(frames.map(({ textContent }) => textContent?.slice(0, 1))).toEqual(['1', '2', '3', '4'])
  })

  test('LAND-01 of whoneedsstrings have numbers that a screen reader skips, as it counts the list itself', async () => {
    const points = within(await draw('landers-whoneedsstrings')).getAllByRole('listitem')
    const numbers = points.map((point) => point.querySelector('[aria-hidden="true"]')?.textContent)
    expect(numbers).toEqual(['1', '2', '3'])
  })

  test('LAND-01 of iconslanding are a group with the heading as its name', async () => {
    const main = within(await draw('landers-iconslanding'))
    expect(main.getByRole('group', { name: 'Waar heb je zin in?' })).toBeTruthy()
  })
})
