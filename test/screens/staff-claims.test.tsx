import { setTimeout } from 'node:timers/promises'
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { locationOf, showPage } from '#frontend/lib/router.ts'
import { staff as texts } from '#shared/i18n/nl/staff.ts'
import { answered, type StubCall } from '#test/support/api-stub.ts'
import { annaCard, shownFile } from '#test/support/shown.ts'
import { expectSoundPage } from '#test/support/sound-page.ts'
import { openConsole, staffUser } from '#test/support/staff-console.tsx'

beforeEach(() => void vi.stubGlobal('CSS', { supports: () => true }))
afterEach(async () => {
  vi.useRealTimers()
  expectSoundPage()
  cleanup()
  // waits for the release after a running call, which could otherwise reach the next test
  await setTimeout(50)
  vi.unstubAllGlobals()
})

const at = '2026-11-20T20:00:00.000Z'
const waiting = (count: number) => ({ count, oldest_at: at })

/** Answer to a claim by Mo while Jo has claims on `taken`. All claims expire in two minutes. */
function claimed(taken: ReadonlySet<string>, { items }: StubCall['body']) {
  const until = new Date(Date.now() + 2 * 60_000).toISOString()
  const mine = (items as string[]).filter((item) => !taken.has(item))
  return answered({
    claims: [
      ...[...taken].map((item) => ({ item, by: 'Jo', mine: false, until })),
      ...mine.map((item) => ({ item, by: 'Mo', mine: true, until })),
    ],
  })
}

/**
 * Opens a queue of the console in which Jo has claims on `taken`. The signed-in Mo gets claims on
 * all other entries.
 */
function open(path: string, answers: Parameters<typeof openConsole>[2], taken: readonly string[]) {
  const jos = new Set(taken)
  const opened = openConsole(path, staffUser('moderator'), {
    'PUT queue-claims': async ({ body }: StubCall) => {
      // the answer about claims comes after the list of the queue
      await setTimeout(20)
      return claimed(jos, body)
    },
    ...answers,
  })
  const claims = () => opened.sent('PUT', 'queue-claims').map(({ body }) => body)
  return { ...opened, jos, claims }
}
const note = 'Jo kijkt hiernaar'

/** Promise for delaying an answer; `open` resolves it. */
function gate() {
  const { promise, resolve } = Promise.withResolvers<void>()
  return { opened: promise, open: () => act(async () => resolve()) }
}

describe('MOD-14 the queue of photos', () => {
  const photo = (id: string) => ({
    id,
    member: { ...annaCard, id: `ID_${id}`, name: `Lid_${id}` },
    private: false,
    uploaded_at: at,
    full: `/photos/${id}/full.avif`,
    blurred: `/photos/${id}/locked.avif`,
    findings: [],
    main: null,
    alike: { photos: [], banned: false },
    others: [],
    about: null,
    prompts: [],
    refusals: [],
  })
  const openPhotos = (ids: string, taken: string) => {
    const list = { photos: [...ids].map(photo), waiting: waiting(ids.length) }
    return open('/staff/photos', { 'GET photos': () => answered(list) }, [...taken])
  }
  const shows = (id: string) => screen.findByAltText(`Te beoordelen foto van Lid_${id}`)

  test('begins with the first photo that no colleague looks at, and claims it with the next two', async () => {
    const { claims } = openPhotos('abcdef', 'ab')
    await shows('c')
    expect(screen.queryByText(note)).toBeNull()
    await waitFor(() => expect(claims().at(-1)).toEqual({ queue: 'photos', items: ['c', 'd', 'e'], released: [] }))
  })

  test('shows the photos of colleagues last, with who looks at them', async () => {
    const { user, claims } = openPhotos('abc', 'b')
    await shows('a')
    await user.keyboard('{ArrowRight}')
    await shows('c')
    expect(screen.queryByText(note)).toBeNull()
    await waitFor(() => expect(claims().at(-1)).toEqual({ queue: 'photos', items: ['c'], released: ['a'] }))
    await user.keyboard('{ArrowRight}')
    await shows('b')
    expect((await screen.findByRole('status')).textContent).toBe(note)
    await waitFor(() => expect(claims().at(-1)).toEqual({ queue: 'photos', items: ['b'], released: ['c'] }))
  })

  test('keeps the current photo when a colleague turns out to have it, and says so', async () => {
    const { jos, user } = openPhotos('abcd', '')
    await shows('a')
    jos.add('b')
    await user.keyboard('{ArrowRight}')
    await shows('b')
    expect(await screen.findByText(note)).toBeTruthy()
    expect(await shows('b')).toBeTruthy()
    await user.keyboard('{ArrowRight}')
    await shows('a')
  })

  test('keeps the claim of a photo whose decision can still be undone', async () => {
    const { user, claims } = openPhotos('abcd', '')
    await shows('a')
    await user.keyboard('r1')
    await shows('b')
    await waitFor(() => expect(claims().at(-1)).toEqual({ queue: 'photos', items: ['b', 'c', 'd', 'a'], released: [] }))
  })

  test('releases its claims when the moderator goes to another screen', async () => {
    const { claims } = openPhotos('ab', '')
    await shows('a')
    await waitFor(() => expect(claims().at(-1)).toMatchObject({ items: ['a', 'b'] }))
    act(() => showPage(locationOf('/staff/risks')))
    await waitFor(() => expect(claims()).toContainEqual({ queue: 'photos', items: [], released: ['a', 'b'] }))
  })

  test('ROLE-11 releases its claims at sign-out before the session ends', async () => {
    const { calls, claims, user } = openPhotos('ab', '')
    await shows('a')
    await waitFor(() => expect(claims().at(-1)).toMatchObject({ items: ['a', 'b'] }))
    const before = calls.length
    await user.click(screen.getByRole('button', { name: texts.signOut }))
    const sent = () => calls.slice(before).filter(({ method }) => method !== 'GET')
    await waitFor(() => expect(sent().some(({ method }) => method === 'DELETE')).toBe(true))
    expect(sent().map(({ method, body }) => [method, body.released])).toEqual([
      ['PUT', ['a', 'b']],
      ['DELETE', undefined],
    ])
  })

  test('does not say that nothing waits while the claims are unknown', async () => {
    const claimsRead = gate()
    const list = { photos: [photo('a')], waiting: waiting(1) }
    const { sent } = openConsole('/staff/photos', staffUser('moderator'), {
      'GET photos': () => answered(list),
      'PUT queue-claims': ({ body }) => claimsRead.opened.then(() => claimed(new Set(), body)),
    })
    await waitFor(() => expect(sent('GET', 'photos')).toHaveLength(1))
    await act(() => setTimeout(50))
    expect(screen.queryByText(texts.photos.empty)).toBeNull()
    await claimsRead.open()
    await shows('a')
  })

  test('works without claims where they cannot be read', async () => {
    const list = { photos: [photo('a')], waiting: waiting(1) }
    openConsole('/staff/photos', staffUser('moderator'), {
      'GET photos': () => answered(list),
      'PUT queue-claims': () => ({ status: 503, body: {} }),
    })
    await shows('a')
  })
})

describe('MOD-11 the queue of texts', () => {
  const text = (name: string) => ({
    member: { ...annaCard, id: `ID_${name}`, name },
    language: 'nl',
    field: 'about',
    text: `TEXT_${name}`,
    reasons: ['phone'],
    at,
    lines: [{ prompt: null, text: `Bel ${name}.` }],
    seen: [],
  })
  const listOf = (...names: string[]) => answered({ texts: names.map(text), waiting: waiting(names.length) })

  test('begins with one that no colleague reads, and claims it', async () => {
    const { user, claims } = open('/staff/texts', { 'GET texts': () => listOf('Kim', 'Lou') }, ['TEXT_Kim'])
    await screen.findByText('Bel Lou.')
    await waitFor(() => expect(claims().at(-1)).toEqual({ queue: 'texts', items: ['TEXT_Lou'], released: [] }))
    expect(screen.queryByText(note)).toBeNull()
    await user.keyboard('{ArrowRight}')
    await screen.findByText('Bel Kim.')
    expect(await screen.findByText(note)).toBeTruthy()
  })

  test('does not say that nothing waits while the claims are unknown', async () => {
    const claimsRead = gate()
    const { sent } = openConsole('/staff/texts', staffUser('moderator'), {
      'GET texts': () => listOf('Kim'),
      'PUT queue-claims': ({ body }) => claimsRead.opened.then(() => claimed(new Set(), body)),
    })
    await waitFor(() => expect(sent('GET', 'texts')).toHaveLength(1))
    await act(() => setTimeout(50))
    expect(screen.queryByText(texts.texts.empty)).toBeNull()
    await claimsRead.open()
    await screen.findByText('Bel Kim.')
  })

  test('leaves no claim behind when the moderator steps on before a slow one is made', async () => {
    const held = new Set<string>()
    const { user, claims } = open(
      '/staff/texts',
      {
        'GET texts': () => listOf('Kim', 'Lou', 'Max'),
        'PUT queue-claims': async ({ body }) => {
          const [items, released] = [body.items, body.released] as [string[], string[]]
          await setTimeout(items[0] === 'TEXT_Kim' ? 150 : 5)
          for (const item of released) held.delete(item)
          for (const item of items) held.add(item)
          return claimed(new Set(), body)
        },
      },
      [],
    )
    await screen.findByText('Bel Kim.')
    await waitFor(() => expect(claims().at(-1)?.items).toEqual(['TEXT_Kim']))
    await user.keyboard('{ArrowRight}{ArrowRight}')
    await screen.findByText('Bel Max.')
    await act(() => setTimeout(300))
    expect([...held]).toEqual(['TEXT_Max'])
  })

  test('releases a claim again when the call that released it failed', async () => {
    let isDown = false
    const { user, claims } = open(
      '/staff/texts',
      {
        'GET texts': () => listOf('Kim', 'Lou', 'Max'),
        'PUT queue-claims': ({ body }) => (isDown ? { status: 503, body: {} } : claimed(new Set(), body)),
      },
      [],
    )
    await screen.findByText('Bel Kim.')
    await waitFor(() => expect(claims().at(-1)?.items).toEqual(['TEXT_Kim']))
    isDown = true
    await user.keyboard('{ArrowRight}')
    await waitFor(() => expect(claims().at(-1)).toMatchObject({ items: ['TEXT_Lou'], released: ['TEXT_Kim'] }))
    isDown = false
    await user.keyboard('{ArrowRight}')
    const both = { queue: 'texts', items: ['TEXT_Max'], released: ['TEXT_Kim', 'TEXT_Lou'] }
    await waitFor(() => expect(claims().at(-1)).toEqual(both), { timeout: 3000 })
  })
})

test('MOD-22 the queue of verifications begins with one that no colleague looks at', async () => {
  const verification = (id: string) => ({
    id,
    member: { ...annaCard, id: `ID_${id}`, name: `Lid_${id}` },
    pose: 'hand_up',
    arrived_at: at,
    photos: [],
  })
  const list = { verifications: [verification('a'), verification('b')], waiting: waiting(2) }
  const { claims } = open('/staff/verifications', { 'GET verifications': () => answered(list) }, ['a'])
  await waitFor(() => expect(claims().at(-1)).toEqual({ queue: 'verifications', items: ['b'], released: [] }))
  expect(screen.queryByText(note)).toBeNull()
})

describe('MOD-12 the queue of risks', () => {
  const part = { part: 'link', count: 1, points: 30, last_at: at }

  const entry = (name: string) => ({
    member: { ...annaCard, id: `ID_${name}`, name },
    signup_date: at,
    score: 30,
    parts: [part],
    last_at: at,
  })
  const listed = () => answered({ risks: [entry('Kim'), entry('Lou')], count: 2 })

  test('says who has the file of a member open, and claims nothing itself', async () => {
    const { claims } = open('/staff/risks', { 'GET risks': listed }, ['ID_Lou'])
    const card = (await screen.findByText(note)).closest('li')!
    expect(within(card).getByRole('link', { name: /Lou/ })).toBeTruthy()
    expect(claims().flatMap(({ items, released }) => [items, released])).toEqual([[], []])
  })

  test('shows a claim no longer than it lasts, also while the claims cannot be read', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    let isDown = false
    const answer = ({ body }: StubCall) => (isDown ? { status: 503, body: {} } : claimed(new Set(['ID_Lou']), body))
    open('/staff/risks', { 'GET risks': listed, 'PUT queue-claims': answer }, [])
    await screen.findByText(note)
    isDown = true
    await act(() => vi.advanceTimersByTimeAsync(60_000))
    expect(screen.getByText(note)).toBeTruthy()
    await act(() => vi.advanceTimersByTimeAsync(2 * 60_000))
    expect(screen.queryByText(note)).toBeNull()
  })

  test('reads the claims at once when the console is used again after a while', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const jos = new Set<string>()
    // answers at once, because advancing the timers would let a pending call time out
    const answer = ({ body }: StubCall) => claimed(jos, body)
    const { claims } = open('/staff/risks', { 'GET risks': listed, 'PUT queue-claims': answer }, [])
    await screen.findByRole('link', { name: /Lou/ })
    await act(() => vi.advanceTimersByTimeAsync(6 * 60_000))
    const before = claims().length
    await act(() => vi.advanceTimersByTimeAsync(60_000))
    expect(claims()).toHaveLength(before)
    jos.add('ID_Lou')
    fireEvent.keyDown(document.body, { key: 'Shift' })
    expect(await screen.findByText(note)).toBeTruthy()
  })

  test.each([
    [[part], true],
    [[], false],
  ])('is worked on in the file of a member, which claims one with the signals %o: %s', async (signals, isClaimed) => {
    const member = { ...shownFile(), signals, complaints: { about: [], by: [] } }
    const { claims } = open('/staff/members?q=anna', { 'GET member': () => answered(member) }, [])
    await screen.findByText(member.email)
    if (isClaimed)
      await waitFor(() => expect(claims().at(-1)).toEqual({ queue: 'risks', items: [member.card.id], released: [] }))
    else expect(claims()).toEqual([])
  })
})

describe('MOD-03 the list of objections', () => {
  const objection = (number: string, more: object = {}) => ({
    number,
    kind: 'warned',
    ground: 'scam',
    facts: 'Vroeg om geld.',
    at,
    until: null,
    member: annaCard,
    language: 'nl',
    decided_by: 'Jo',
    own: false,
    may_decide: true,
    text: `Bezwaar ${number}`,
    objected_at: at,
    removed_text: null,
    photo: null,
    complaints: [],
    ...more,
  })
  const openObjections = (path: string, objections: object[], taken: readonly string[] = []) =>
    open(path, { 'GET objections': () => answered({ objections, waiting: waiting(objections.length) }) }, taken)
  const three = ['AAAA-AAAA', 'CCCC-CCCC', 'EEEE-EEEE'].map((number) => objection(number))

  test('stays beside an opened one, and J, K and the arrow keys move through it', async () => {
    const { user } = openObjections('/staff/objections', three)
    const list = { name: texts.objections.open }
    await screen.findByRole('list', list)
    expect(screen.queryByRole('article')).toBeNull()
    const opened = async (key: string, number: string) => {
      await user.keyboard(key)
      await screen.findByRole('article', { name: `Besluit ${number}` })
      expect(window.location.pathname).toBe(`/staff/objections/${number}`)
      const shown = within(screen.getByRole('list', list))
      expect(shown.getByRole('link', { current: 'page' }).textContent).toBe(`Bezwaar ${number}`)
      expect(shown.getAllByRole('listitem')).toHaveLength(3)
    }
    await opened('j', 'AAAA-AAAA')
    await opened('{ArrowRight}', 'CCCC-CCCC')
    await opened('J', 'EEEE-EEEE')
    await opened('j', 'EEEE-EEEE')
    await opened('k', 'CCCC-CCCC')
    await opened('{ArrowLeft}', 'AAAA-AAAA')
    await user.click(screen.getByLabelText(texts.objections.answer))
    await opened('j', 'AAAA-AAAA')
  })

  test('names the colleague who has one open, in the list and in the opened one', async () => {
    const { claims } = openObjections('/staff/objections/AAAA-AAAA', three, ['AAAA-AAAA'])
    await screen.findByRole('article')
    await waitFor(() => expect(screen.getAllByText(note)).toHaveLength(2))
    expect(claims().at(-1)).toEqual({ queue: 'objections', items: ['AAAA-AAAA'], released: [] })
  })

  test('keeps the names of colleagues while the next one is claimed', async () => {
    const next = gate()
    const { user, claims } = open(
      '/staff/objections/AAAA-AAAA',
      {
        'GET objections': () => answered({ objections: three, waiting: waiting(3) }),
        'PUT queue-claims': async ({ body }) => {
          if ((body.items as string[])[0] === 'CCCC-CCCC') await next.opened
          return claimed(new Set(['EEEE-EEEE']), body)
        },
      },
      [],
    )
    await screen.findByText(note)
    await waitFor(() => expect(claims().at(-1)?.items).toEqual(['AAAA-AAAA']))
    await user.keyboard('j')
    await screen.findByRole('article', { name: 'Besluit CCCC-CCCC' })
    const step = { queue: 'objections', items: ['CCCC-CCCC'], released: ['AAAA-AAAA'] }
    await waitFor(() => expect(claims().at(-1)).toEqual(step))
    expect(screen.getByText(note)).toBeTruthy()
    await next.open()
  })

  test.each([
    ['made the decision', { own: true }],
    ['has no role for it', { may_decide: false }],
  ])('claims none for a moderator who %s', async (_, more) => {
    const { claims } = openObjections('/staff/objections/AAAA-AAAA', [objection('AAAA-AAAA', more)])
    await screen.findByRole('article')
    await waitFor(() => expect(claims().length).toBeGreaterThan(0))
    expect(claims().flatMap(({ items }) => items)).toEqual([])
  })

  test('says that the opened one has been decided, beside those that wait', async () => {
    openObjections('/staff/objections/WM7P-CNVH', three)
    expect(await screen.findByText(texts.objections.gone)).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Bezwaar AAAA-AAAA' })).toBeTruthy()
  })
})
