import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { settingsQuery, userQuery } from '#frontend/domain/account/session.ts'
import { type Likes, likesQuery } from '#frontend/domain/likes/likes.ts'
import { newMatch } from '#frontend/domain/likes/new-match.ts'
import SwipeGameScreen from '#frontend/features/members/SwipeGameScreen.tsx'
import { ToastRegion } from '#frontend/ui/ToastRegion.tsx'
import type { SwipeCard } from '#shared/contract/members.ts'
import { type Answer, answered, refusal, type StubCall, stubApi } from '#test/support/api-stub.ts'
import { drawInDutch, newClient } from '#test/support/screen.tsx'
import { bramCard, shownLikes, shownSettings, shownUser } from '#test/support/shown.ts'
import { expectSoundPage } from '#test/support/sound-page.ts'

const interests = [{ tag: 'tea' as const, label: 'Een kop thee', sensitive: false }]

const man = (name: string, more: Partial<SwipeCard> = {}): SwipeCard => ({
  ...bramCard,
  id: `01JMEMBER00000000000000${name.toUpperCase().padEnd(3, '0').slice(0, 3)}`,
  name,
  ...more,
})

/**
 * Starts the game with a stubbed server that returns these cards in order and counts likes like the
 * real server.
 */
function play(
  cards: readonly SwipeCard[],
  {
    left = 4,
    match = false,
    passed = null as SwipeCard | null,
    own = (_: StubCall) => undefined as Answer | Promise<Answer> | undefined,
  } = {},
) {
  let at = 0
  let likesLeft = left
  let undoable: SwipeCard | null = passed
  const calls = stubApi((call) => {
    const special = own(call)
    if (special) return special
    if (call.method === 'GET')
      return answered({
        card: cards[at] ?? null,
        next: cards[at + 1] ?? null,
        undoable,
        likes_left: likesLeft,
        renewed_at: '2999-11-20T23:00:00.000Z',
      })
    if (call.body.verdict === 'pass') undoable = cards[at]!
    if (call.body.verdict === 'undo') undoable = null
    // a decision on a member who was passed before the game opened concerns none of the cards
    if (!passed) at += call.body.verdict === 'undo' ? -1 : 1
    if (call.body.verdict === 'like') likesLeft--
    return answered({ match, likes_left: likesLeft })
  })
  const client = newClient()
  client.setQueryData(
    settingsQuery.queryKey,
    shownSettings({ fictional_singular: 'Dit profiel is fictief.', interests }),
  )
  client.setQueryData(userQuery.queryKey, shownUser({ status: 'active' }))
  client.setQueryData<Likes>(likesQuery.queryKey, shownLikes())
  const open = () =>
    drawInDutch(
      <>
        <SwipeGameScreen />
        <ToastRegion />
      </>,
      client,
    )
  open()
  return { client, open, verdicts: () => calls.filter(({ method }) => method === 'POST').map(({ body }) => body) }
}
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})
afterEach(() => expectSoundPage())
const sees = (name: string) => screen.findByRole('heading', { level: 2, name: new RegExp(name) })

describe('the swipe game', () => {
  test('SEARCH-23 shows the next card after a press on either button, and how many likes are left', async () => {
    const { verdicts, client } = play([man('Bas'), man('Cor'), man('Dirk')])
    await sees('Bas')
    expect(screen.getByText('Nog 4 likes vandaag')).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'Sla Bas over' }))
    await sees('Cor')
    expect(screen.getByText('Nog 4 likes vandaag')).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'Vind Cor leuk' }))
    await sees('Dirk')
    expect(screen.getByText('Nog 3 likes vandaag')).toBeTruthy()
    expect(verdicts()).toEqual([
      { id: man('Bas').id, verdict: 'pass' },
      { id: man('Cor').id, verdict: 'like' },
    ])
    expect(client.getQueryData<Likes>(likesQuery.queryKey)?.profiles.map(({ id }) => id)).toEqual([man('Cor').id])
  })

  test('SEARCH-23 takes arrow keys, once per press', async () => {
    const { verdicts } = play([man('Bas'), man('Cor'), man('Dirk')])
    await sees('Bas')
    fireEvent.keyDown(window.document.body, { key: 'ArrowLeft' })
    fireEvent.keyDown(window.document.body, { key: 'ArrowLeft' })
    await sees('Cor')
    fireEvent.keyDown(window.document.body, { key: 'ArrowRight', repeat: true })
    fireEvent.keyDown(window.document.body, { key: 'ArrowRight' })
    await sees('Dirk')
    expect(verdicts().map(({ verdict }) => verdict)).toEqual(['pass', 'like'])
  })

  test('SEARCH-23 takes a dragged card, and returns one released too early', async () => {
    const { verdicts } = play([man('Bas'), man('Cor')])
    const card = (await sees('Bas')).closest('article')!
    Object.defineProperty(card, 'clientWidth', { value: 360 })
    const move = (clientX: number) => {
      fireEvent.pointerDown(card, { clientX: 100, button: 0, pointerId: 1 })
      fireEvent.pointerMove(card, { clientX, pointerId: 1 })
      fireEvent.pointerUp(card, { clientX, pointerId: 1 })
    }
    move(150)
    expect(verdicts()).toEqual([])
    move(300)
    await sees('Cor')
    expect(verdicts().map(({ verdict }) => verdict)).toEqual(['like'])
  })

  test('SEARCH-22 OPEN-35 shows after the last like of the day when there are new ones', async () => {
    play([man('Bas'), man('Cor')], { left: 1 })
    await sees('Bas')
    fireEvent.click(screen.getByRole('button', { name: 'Vind Bas leuk' }))
    await screen.findByRole('heading', { name: 'Je likes voor vandaag zijn op' })
    expect(screen.getByRole('timer').textContent).toMatch(/^\d+:\d\d:\d\d$/)
    expect(screen.queryByRole('button', { name: /leuk$/ })).toBeNull()
  })

  test('LIKE-03 LIKE-19 gives the moment of a match at once', async () => {
    play([man('Bas'), man('Cor')], { match: true })
    await sees('Bas')
    fireEvent.click(screen.getByRole('button', { name: 'Vind Bas leuk' }))
    await waitFor(() => expect(newMatch.read()?.name).toBe('Bas'))
    newMatch.write(null)
  })

  test('TRAP-01 shows a fictional card with mark and warning', async () => {
    play([man('Bas', { fictional: true })])
    await sees('Bas')
    expect(screen.getAllByText('Fictief').length).toBeGreaterThan(0)
    expect(screen.getByText('Dit profiel is fictief.')).toBeTruthy()
  })

  test('SEARCH-23 links elsewhere after the last card', async () => {
    play([])
    await sees('Dat was het voor nu')
    expect(screen.getByRole('link', { name: 'Bekijk leden' }).getAttribute('href')).toBe('/members')
  })

  /** Starts the game with a server that finds a member only in the last of three calls. */
  function playFar(fails: (cursor: string | undefined) => boolean = () => false) {
    const asked: (string | undefined)[] = []
    const hasEnded: boolean[] = []
    const more = { none: 'wanted#1', 'wanted#1': 'any#2', 'any#2': null }
    let isDecided = false
    play([], {
      own: ({ method, query }) => {
        if (method === 'POST') isDecided = true
        if (method !== 'GET') return undefined
        const at = query?.cursor
        asked.push(at)
        hasEnded.push(screen.queryByText('Dat was het voor nu') !== null)
        if (fails(at)) return refusal('too_many_requests', 'Even wachten.')
        return answered({
          card: at === 'any#2' && !isDecided ? man('Bas') : null,
          next: null,
          more: more[(at ?? 'none') as keyof typeof more],
          likes_left: 4,
          renewed_at: '2999-11-20T23:00:00.000Z',
        })
      },
    })
    return { asked, hasEnded }
  }

  test('SEARCH-23 goes on by itself where the server has not examined all members, and ends only after the last', async () => {
    const { asked, hasEnded } = playFar()
    await sees('Bas')
    expect(asked).toEqual([undefined, 'wanted#1', 'any#2'])
    fireEvent.click(screen.getByRole('button', { name: 'Sla Bas over' }))
    await sees('Dat was het voor nu')
    // The game does not search again in pages that had no members.
    expect(asked).toEqual([undefined, 'wanted#1', 'any#2', 'any#2'])
    expect(hasEnded).toEqual([false, false, false, false])
  })

  test('SEARCH-23 goes on where the server still shows somebody who was decided', async () => {
    let asked = 0
    const card = man('Bas')
    play([], {
      own: ({ method, query }) => {
        if (method !== 'GET') return undefined
        asked++
        const isOn = query?.cursor === 'any#2'
        return answered({
          card: isOn ? man('Cor') : card,
          next: null,
          more: isOn ? null : 'any#2',
          likes_left: 4,
          renewed_at: '2999-11-20T23:00:00.000Z',
        })
      },
    })
    await sees('Bas')
    fireEvent.click(screen.getByRole('button', { name: 'Sla Bas over' }))
    await sees('Cor')
    expect(asked).toBe(3)
  })

  test('SEARCH-23 keeps the focus on the button while it searches, and in the game when nobody is left', async () => {
    let answer = () => {}
    const isAnswered = new Promise<void>((resolve) => {
      answer = resolve
    })
    let asked = 0
    play([], {
      own: ({ method, query }) => {
        if (method !== 'GET') return undefined
        asked++
        const left = { likes_left: 4, renewed_at: '2999-11-20T23:00:00.000Z' }
        if (query?.cursor === 'any#2')
          return isAnswered.then(() => answered({ card: man('Cor'), next: null, more: null, ...left }))
        return answered({ card: man('Bas'), next: null, more: 'any#2', ...left })
      },
    })
    await sees('Bas')
    const pass = screen.getByRole('button', { name: 'Sla Bas over' })
    pass.focus()
    fireEvent.click(pass)
    await screen.findByText('Nog niemand gevonden, we zoeken verder')
    expect(document.activeElement).toBe(pass)
    expect(pass.getAttribute('aria-disabled')).toBe('true')
    fireEvent.click(pass)
    answer()
    await sees('Cor')
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Sla Cor over' }))
    expect(pass.getAttribute('aria-disabled')).toBeNull()
    fireEvent.click(pass)
    await sees('Dat was het voor nu')
    expect(document.activeElement).toBe(screen.getByRole('main'))
    expect(asked).toBe(4)
  })

  test('SEARCH-23 says that it failed to go on, instead of ending, and goes on by a press', async () => {
    let isDown = true
    const { asked } = playFar((cursor) => isDown && cursor === 'wanted#1')
    expect(await screen.findByText('Even wachten.')).toBeTruthy()
    expect(screen.queryByText('Dat was het voor nu')).toBeNull()
    isDown = false
    fireEvent.click(screen.getByRole('button', { name: 'Opnieuw proberen' }))
    await sees('Bas')
    expect(asked).toEqual([undefined, 'wanted#1', 'wanted#1', 'any#2'])
  })

  test('shows the reason of a refused like, and keeps the card', async () => {
    const { verdicts } = play([man('Bas'), man('Cor')], {
      own: ({ method }) => (method === 'POST' ? refusal('email_not_confirmed', 'Bevestig eerst je adres.') : undefined),
    })
    await sees('Bas')
    fireEvent.click(screen.getByRole('button', { name: 'Vind Bas leuk' }))
    expect(await screen.findByText('Bevestig eerst je adres.')).toBeTruthy()
    await waitFor(() => expect(verdicts()).toHaveLength(1))
    await sees('Bas')
  })
})

test('PROF-26 a card of the swipe game names the shared interests, and none without any', async () => {
  play([man('Bas', { shared_interests: ['tea'] }), man('Cor')])
  const card = (await sees('Bas')).closest('article')!
  expect(within(card).getByText('Jullie delen:').parentElement?.textContent).toContain('Een kop thee')
  fireEvent.click(screen.getByRole('button', { name: 'Sla Bas over' }))
  const next = (await sees('Cor')).closest('article')!
  expect(within(next).queryByText('Jullie delen:')).toBeNull()
})

test('SEARCH-24 a card of the swipe game says that its member is near, and nothing of a member who is not', async () => {
  play([man('Bas', { near: true }), man('Cor')])
  expect((await sees('Bas')).textContent).toContain('Utrecht · In de buurt')
  fireEvent.click(screen.getByRole('button', { name: 'Sla Bas over' }))
  expect((await sees('Cor')).textContent).not.toContain('In de buurt')
})

describe('SEARCH-27 cards of the swipe game', () => {
  const photo = (id: string, locked = false) => ({
    id,
    locked,
    private: false,
    thumbhash: null,
    status: 'active' as const,
    filename: `https://photos.test/${id}.avif`,
    thumb_filename: `https://photos.test/${id}-card.avif`,
  })
  const main = { filename: 'https://photos.test/1.avif', thumb_filename: 'https://photos.test/1c.avif' }
  const bas = man('Bas', { main_image: { ...main, status: 'active' } })
  const profile = {
    ...bas,
    status: 'active' as const,
    facts: { reason: 'relationship' as const },
    interests: ['hiking' as const],
    about: 'Ik zeil graag.',
    photos: [photo('1'), photo('2'), photo('3', true)],
    number: 'WM7P-CNVH',
    liked: false,
    likes_me: false,
    blocked: false,
    conversation: null,
    presence: null,
    private_photos_open: false,
    own_private_photos_open: false,
  }
  const withProfile = ({ path }: StubCall) => (path === '/api/profile.php' ? answered(profile) : undefined)
  const sources = () => [...screen.getByRole('article').querySelectorAll('img')].map(({ src }) => src)

  test('SEARCH-27 the next card lies behind, loaded but not read aloud, and is on top at once', async () => {
    play([bas, man('Cor', { main_image: { ...main, filename: 'https://photos.test/cor.avif', status: 'active' } })])
    await sees('Bas')
    const behind = document.querySelector('article[inert]')!
    expect(behind.querySelector('img')?.getAttribute('src')).toContain('cor')
    expect(behind.querySelector('img')?.getAttribute('loading')).toBe('eager')
    expect(screen.getAllByRole('article')).toHaveLength(1)
    fireEvent.click(screen.getByRole('button', { name: 'Sla Bas over' }))
    await sees('Cor')
    expect(document.body.contains(behind)).toBe(true)
  })

  test('SEARCH-27 the card that is on top stays, also when the server would now show another first', async () => {
    const order = [man('Bas'), man('Cor'), man('Dirk')]
    let isChanged = false
    play(order, {
      own: ({ method, path }) => {
        if (method === 'POST') isChanged = true
        if (method !== 'GET' || !path.includes('swipe') || !isChanged) return undefined
        return answered({ card: order[2], next: order[1], likes_left: 4, renewed_at: '2999-11-20T23:00:00.000Z' })
      },
    })
    await sees('Bas')
    fireEvent.click(screen.getByRole('button', { name: 'Sla Bas over' }))
    await sees('Cor')
    await waitFor(() => expect(document.querySelector('article[inert]')?.textContent).toContain('Dirk'))
    expect(screen.getByRole('article').textContent).toContain('Cor')
  })

  test('SEARCH-27 the last pass is undone after the last like of the day too, and its card is shown until it is decided', async () => {
    const { verdicts } = play([bas, man('Cor'), man('Dirk')], { left: 1 })
    await sees('Bas')
    fireEvent.click(screen.getByRole('button', { name: 'Sla Bas over' }))
    await sees('Cor')
    fireEvent.click(screen.getByRole('button', { name: 'Vind Cor leuk' }))
    await sees('Je likes voor vandaag zijn op')
    fireEvent.click(screen.getByRole('button', { name: 'Haal Bas terug' }))
    await sees('Bas')
    expect(screen.queryByText('Je likes voor vandaag zijn op')).toBeNull()
    expect(screen.getByText('Geen likes meer vandaag')).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'Sla Bas over' }))
    await sees('Je likes voor vandaag zijn op')
    expect(verdicts().map(({ verdict }) => verdict)).toEqual(['pass', 'like', 'undo', 'pass'])
  })

  test('SEARCH-27 a card that was taken back stays after a like that is refused, or another screen', async () => {
    const refuseBas = ({ method, body }: StubCall) =>
      method === 'POST' && body.verdict === 'like' && body.id === bas.id
        ? refusal('swipe_limit', 'Je likes zijn op.')
        : undefined
    const { open } = play([bas, man('Cor'), man('Dirk')], { left: 1, own: refuseBas })
    await sees('Bas')
    fireEvent.click(screen.getByRole('button', { name: 'Sla Bas over' }))
    await sees('Cor')
    fireEvent.click(screen.getByRole('button', { name: 'Vind Cor leuk' }))
    await sees('Je likes voor vandaag zijn op')
    fireEvent.click(screen.getByRole('button', { name: 'Haal Bas terug' }))
    await sees('Bas')
    fireEvent.click(screen.getByRole('button', { name: 'Vind Bas leuk' }))
    await screen.findByText('Je likes zijn op.')
    await waitFor(() => expect(screen.getByRole('article').textContent).toContain('Bas'))
    cleanup()
    open()
    await waitFor(() => expect(screen.getByRole('article').textContent).toContain('Bas'))
    fireEvent.click(screen.getByRole('button', { name: 'Sla Bas over' }))
    await sees('Je likes voor vandaag zijn op')
  })

  test('SEARCH-27 the last pass is undone by a button, once', async () => {
    const { verdicts } = play([bas, man('Cor'), man('Dirk')])
    await sees('Bas')
    expect(screen.queryByRole('button', { name: /^Haal/ })).toBeNull()
    fireEvent.click(screen.getByRole('button', { name: 'Sla Bas over' }))
    fireEvent.click(await screen.findByRole('button', { name: 'Haal Bas terug' }))
    await waitFor(() => expect(screen.getByRole('article').textContent).toContain('Bas'))
    expect(screen.queryByRole('button', { name: /^Haal/ })).toBeNull()
    fireEvent.click(screen.getByRole('button', { name: 'Vind Bas leuk' }))
    await sees('Cor')
    expect(screen.queryByRole('button', { name: /^Haal/ })).toBeNull()
    expect(verdicts().map(({ verdict }) => verdict)).toEqual(['pass', 'undo', 'like'])
  })

  test('SEARCH-27 a pass from before the game was opened is undone', async () => {
    const { verdicts } = play([man('Cor'), man('Dirk')], { passed: bas })
    await sees('Cor')
    fireEvent.click(screen.getByRole('button', { name: 'Haal Bas terug' }))
    await waitFor(() => expect(screen.getByRole('article').textContent).toContain('Bas'))
    expect(document.querySelector('article[inert]')?.textContent).toContain('Cor')
    expect(screen.queryByRole('button', { name: /^Haal/ })).toBeNull()
    expect(verdicts()).toEqual([{ id: bas.id, verdict: 'undo' }])
  })

  test('SEARCH-27 the pass of the last card is undone from the empty game', async () => {
    play([bas])
    await sees('Bas')
    fireEvent.click(screen.getByRole('button', { name: 'Sla Bas over' }))
    await sees('Dat was het voor nu')
    fireEvent.click(screen.getByRole('button', { name: 'Haal Bas terug' }))
    await waitFor(() => expect(screen.getByRole('article').textContent).toContain('Bas'))
  })

  test('SEARCH-27 PHOTO-08 further photos open inside the card, locked ones locked', async () => {
    const { verdicts } = play([bas], { own: withProfile })
    await sees('Bas')
    fireEvent.click(screen.getByRole('button', { name: 'Volgende foto' }))
    await waitFor(() => expect(sources()).toEqual(['https://photos.test/2.webp']))
    expect(screen.getByText('2 van 3')).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'Volgende foto' }))
    expect(screen.getByText('Nog 1 foto')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Volgende foto' })).toBeNull()
    fireEvent.click(screen.getByRole('button', { name: 'Vorige foto' }))
    expect(sources()).toEqual(['https://photos.test/2.webp'])
    expect(verdicts()).toEqual([])
  })

  test('SEARCH-27 ERR-10 photos that failed to load say so, and load by the next press, with a spinner meanwhile', async () => {
    let isDown = true
    let answer = () => {}
    const held = new Promise<void>((resolve) => {
      answer = resolve
    })
    play([bas], {
      own: (call) => {
        if (call.path !== '/api/profile.php') return undefined
        return isDown ? refusal('too_many_requests', 'Even wachten.') : held.then(() => answered(profile))
      },
    })
    await sees('Bas')
    const next = () => screen.getByRole('button', { name: 'Volgende foto' })
    fireEvent.click(next())
    expect(await screen.findByText('Even wachten.')).toBeTruthy()
    expect(next().getAttribute('aria-busy')).toBeNull()
    isDown = false
    fireEvent.click(next())
    await waitFor(() => expect(next().getAttribute('aria-busy')).toBe('true'))
    answer()
    await waitFor(() => expect(sources()).toEqual(['https://photos.test/2.webp']))
    expect(next().getAttribute('aria-busy')).toBeNull()
  })

  test.each([
    [0, false],
    [1, false],
    [2, true],
  ])('SEARCH-27 of %i photos there is a next one: %s, without loading the profile', async (num_photos, hasNext) => {
    const asked: string[] = []
    play([{ ...bas, num_photos }], {
      own: ({ path }) => {
        asked.push(path)
        return undefined
      },
    })
    await sees('Bas')
    expect(screen.queryByRole('button', { name: 'Volgende foto' }) !== null).toBe(hasNext)
    expect(asked).not.toContain('/api/profile.php')
  })

  test('SEARCH-27 LIKE-07 a press on the name unfolds the profile, which is loaded only then', async () => {
    const asked: string[] = []
    play([bas], {
      own: (call) => {
        asked.push(call.path)
        return withProfile(call)
      },
    })
    await sees('Bas')
    expect(asked).not.toContain('/api/profile.php')
    const name = screen.getByRole('button', { name: /^Bas/ })
    fireEvent.click(name)
    expect(await screen.findByText('Ik zeil graag.')).toBeTruthy()
    expect(screen.getByText('Een relatie')).toBeTruthy()
    expect(name.getAttribute('aria-expanded')).toBe('true')
    fireEvent.click(name)
    expect(screen.queryByText('Ik zeil graag.')).toBeNull()
  })
})
