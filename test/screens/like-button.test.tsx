import { QueryClient, useQuery } from '@tanstack/react-query'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { type Likes, likesQuery } from '#frontend/domain/likes/likes.ts'
import { newMatch } from '#frontend/domain/likes/new-match.ts'
import { useLike } from '#frontend/domain/likes/use-like.ts'
import { queryKeys } from '#frontend/domain/query-keys.ts'
import { useBlock } from '#frontend/domain/safety/use-block.ts'
import { HeartButton } from '#frontend/ui/HeartButton.tsx'
import { ToastRegion } from '#frontend/ui/ToastRegion.tsx'
import { dismissToast, toastStore } from '#frontend/ui/toasts.ts'
import type { MemberCard } from '#shared/model/profile.ts'
import { drawInDutch } from '#test/support/screen.tsx'
import { annaCard, bramCard, shownLikes } from '#test/support/shown.ts'
import { expectSoundPage } from '#test/support/sound-page.ts'

function Heart({ card = annaCard, known }: { card?: MemberCard; known?: boolean }) {
  const { isLiked, onToggle } = useLike(card, known)
  return <HeartButton isOn={isLiked} label={isLiked ? 'unlike' : 'like'} onToggle={onToggle} />
}

/** Renders the button of the same member twice. `answer` stubs the server. */
function show(answer: () => Promise<Response>) {
  const client = new QueryClient()
  client.setQueryData<Likes>(likesQuery.queryKey, shownLikes())
  vi.stubGlobal('fetch', vi.fn(answer))
  drawInDutch(
    <>
      <Heart />
      <Heart />
      <ToastRegion />
    </>,
    client,
  )
  return client
}

/** Loaded likes, with a further page of given likes that is not loaded. */
const withUnloaded = (): Likes => ({ ...shownLikes(), older: { ...shownLikes().older, profiles: 'further' } })

const json = (status: number, body: unknown) => new Response(JSON.stringify(body), { status })

afterEach(() => {
  cleanup()
  for (const { id } of toastStore.read()) dismissToast(id)
  vi.unstubAllGlobals()
})

afterEach(() => expectSoundPage(['like', 'unlike', 'block']))

test('LIKE-01 PROF-14 PROF-15 a like shows at once wherever the member is shown, and remains after the answer', async () => {
  let respond: (response: Response) => void = () => {}
  const client = show(() => new Promise((resolve) => (respond = resolve)))
  fireEvent.click(screen.getAllByRole('button', { name: 'like' })[0]!)
  await waitFor(() => expect(screen.getAllByRole('button', { name: 'unlike' })).toHaveLength(2))
  expect(client.getQueryData<Likes>(likesQuery.queryKey)?.profiles).toEqual([])
  respond(json(200, { liked: true, match: false }))
  await waitFor(() => expect(client.getQueryData<Likes>(likesQuery.queryKey)?.profiles[0]?.id).toBe(annaCard.id))
  expect(screen.getAllByRole('button', { name: 'unlike' })).toHaveLength(2)
})

test('LIKE-17 a refused like is reverted, and the refusal shown', async () => {
  const client = show(async () => json(404, { error: 'not_found', message: 'Dit lid is er niet meer.' }))
  fireEvent.click(screen.getAllByRole('button', { name: 'like' })[0]!)
  expect(await screen.findByText('Dit lid is er niet meer.')).toBeTruthy()
  expect(screen.getAllByRole('button', { name: 'like' })).toHaveLength(2)
  expect(client.getQueryData<Likes>(likesQuery.queryKey)?.profiles).toEqual([])
})

test('LIKE-02 a second press before the answer to the first removes the like after giving it', async () => {
  const sent: string[] = []
  vi.stubGlobal('fetch', undefined)
  show(async () => json(200, {}))
  vi.stubGlobal('fetch', async (_: string, { method }: { method: string }) => {
    sent.push(method)
    return method === 'POST' ? json(200, { liked: true, match: false }) : json(200, { liked: false })
  })
  fireEvent.click(screen.getAllByRole('button', { name: 'like' })[0]!)
  fireEvent.click((await screen.findAllByRole('button', { name: 'unlike' }))[0]!)
  await waitFor(() => expect(sent).toEqual(['POST', 'DELETE']))
  await waitFor(() => expect(screen.getAllByRole('button', { name: 'like' })).toHaveLength(2))
})

test('CHAT-35 hearts beyond the loaded likes are requested in one call, and follow later presses', async () => {
  const sent: string[] = []
  vi.stubGlobal('fetch', async (path: string, { method }: { method: string }) => {
    sent.push(`${method} ${path}`)
    if (path.startsWith('/api/liked.php')) return json(200, { ids: [annaCard.id] })
    return json(200, method === 'POST' ? { liked: true, match: false } : { liked: false })
  })
  const client = new QueryClient()
  client.setQueryData<Likes>(likesQuery.queryKey, withUnloaded())
  const Hearts = () => [annaCard, bramCard].map((card) => <Heart key={card.id} card={card} />)
  drawInDutch(<Hearts />, client)
  expect(await screen.findByRole('button', { name: 'unlike' })).toBeTruthy()
  expect(screen.getAllByRole('button', { name: 'like' })).toHaveLength(1)
  expect(sent).toEqual([`GET /api/liked.php?ids=${encodeURIComponent(`${annaCard.id},${bramCard.id}`)}`])
  fireEvent.click(screen.getByRole('button', { name: 'unlike' }))
  await waitFor(() => expect(sent.at(-1)).toMatch(/^DELETE/))
  await waitFor(() => expect(client.isMutating()).toBe(0))
  expect(screen.getAllByRole('button', { name: 'like' })).toHaveLength(2)
  expect(sent).toHaveLength(2)
})

test('LIKE-02 CHAT-35 an answer about hearts that is older than a press does not undo it', async () => {
  let tell: (response: Response) => void = () => {}
  vi.stubGlobal('fetch', (path: string, { method }: { method: string }) =>
    path.startsWith('/api/liked.php')
      ? new Promise((resolve) => (tell = resolve))
      : Promise.resolve(json(200, method === 'POST' ? { liked: true, match: false } : { liked: false })),
  )
  const client = new QueryClient()
  client.setQueryData<Likes>(likesQuery.queryKey, withUnloaded())
  drawInDutch([<Heart key="anna" />, <Heart key="bram" card={bramCard} />], client)
  fireEvent.click(screen.getAllByRole('button', { name: 'like' })[0]!)
  fireEvent.click(await screen.findByRole('button', { name: 'unlike' }))
  await waitFor(() => expect(client.isMutating()).toBe(0))
  tell(json(200, { ids: [annaCard.id, bramCard.id] }))
  // The late answer still changes Bram's heart, because Bram was neither liked nor unliked
  // meanwhile.
  await screen.findByRole('button', { name: 'unlike' })
  expect(screen.getAllByRole('button', { name: 'like' })).toHaveLength(1)
})

test('CHAT-35 a like answered after logout leaves no trace for the next member', async () => {
  let respond: (response: Response) => void = () => {}
  const client = show(() => new Promise((resolve) => (respond = resolve)))
  fireEvent.click(screen.getAllByRole('button', { name: 'like' })[0]!)
  await waitFor(() => expect(client.isMutating()).toBe(1))
  cleanup()
  client.removeQueries()
  respond(json(200, { liked: true, match: false }))
  await waitFor(() => expect(client.isMutating()).toBe(0))
  expect(client.getQueryCache().getAll()).toEqual([])
})

test('BLOCK-05 CHAT-35 a block empties the heart of a member whose like is not loaded', async () => {
  vi.stubGlobal('fetch', async (path: string) =>
    json(200, path.startsWith('/api/liked.php') ? { ids: [annaCard.id] } : { blocked: true }),
  )
  const client = new QueryClient()
  client.setQueryData<Likes>(likesQuery.queryKey, withUnloaded())
  const Blocker = () => {
    const { mutate } = useBlock(annaCard.id)
    return (
      <button type="button" onClick={() => mutate()}>
        block
      </button>
    )
  }
  drawInDutch([<Heart key="heart" />, <Blocker key="blocker" />], client)
  await screen.findByRole('button', { name: 'unlike' })
  fireEvent.click(screen.getByRole('button', { name: 'block' }))
  expect(await screen.findByRole('button', { name: 'like' })).toBeDefined()
})

test('CHAT-35 hearts cause no call where all likes are loaded or the caller knows the answer', async () => {
  const fetched = vi.fn(async () => json(200, { ids: [] }))
  vi.stubGlobal('fetch', fetched)
  const client = new QueryClient()
  client.setQueryData<Likes>(likesQuery.queryKey, shownLikes())
  drawInDutch(<Heart />, client)
  expect(screen.getByRole('button', { name: 'like' })).toBeTruthy()
  const beyond = new QueryClient()
  beyond.setQueryData<Likes>(likesQuery.queryKey, withUnloaded())
  drawInDutch(<Heart known />, beyond)
  expect(screen.getByRole('button', { name: 'unlike' })).toBeTruthy()
  // Waits two ticks, because a batch would be sent in the next tick.
  await new Promise((resolve) => setTimeout(resolve))
  await new Promise((resolve) => setTimeout(resolve))
  expect(fetched).not.toHaveBeenCalled()
})

test('LIKE-03 CHAT-35 a match with a member whose like is not loaded reloads the likes', async () => {
  const sent: string[] = []
  vi.stubGlobal('fetch', async (path: string, { method }: { method: string }) => {
    sent.push(`${method} ${path}`)
    return json(200, method === 'POST' ? { liked: true, match: true } : shownLikes())
  })
  const client = new QueryClient()
  client.setQueryData<Likes>(likesQuery.queryKey, {
    ...shownLikes(),
    older: { profiles: null, liked_by: 'further', matches: null },
  })
  const Reader = () => {
    useQuery({ ...likesQuery, staleTime: Number.POSITIVE_INFINITY })
    return null
  }
  drawInDutch([<Reader key="reader" />, <Heart key="heart" />], client)
  fireEvent.click(screen.getByRole('button', { name: 'like' }))
  await waitFor(() => expect(sent).toEqual(['POST /api/like.php', 'GET /api/likes.php']))
})

test('LIKE-01 LIKE-02 a like and its withdrawal reach the open profile, the lists and the server, without a message', async () => {
  const sent: unknown[] = []
  const client = show(async () => json(200, {}))
  vi.stubGlobal('fetch', async (path: string, { method, body }: { method: string; body: string }) => {
    sent.push([method, path, JSON.parse(body)])
    return json(200, method === 'POST' ? { liked: true, match: false } : { liked: false })
  })
  const profile = () => client.getQueryData<{ liked: boolean; name: string }>(queryKeys.member(annaCard.id))
  client.setQueryData(queryKeys.member(annaCard.id), { name: 'Anna', liked: false })
  const { id } = annaCard
  fireEvent.click(screen.getAllByRole('button', { name: 'like' })[0]!)
  await waitFor(() => expect(profile()).toEqual({ name: 'Anna', liked: true }))
  fireEvent.click((await screen.findAllByRole('button', { name: 'unlike' }))[0]!)
  await waitFor(() => expect(profile()).toEqual({ name: 'Anna', liked: false }))
  expect(sent).toEqual([
    ['POST', '/api/like.php', { id }],
    ['DELETE', `/api/like.php?id=${id}`, { id }],
  ])
  expect(client.getQueryData<Likes>(likesQuery.queryKey)?.profiles).toEqual([])
  expect(client.getQueryData(queryKeys.member(bramCard.id))).toBeUndefined()
  expect(toastStore.read()).toEqual([])
})

describe('LIKE-19 a like that makes a match', () => {
  const press = () => fireEvent.click(screen.getAllByRole('button', { name: 'like' })[0]!)
  afterEach(() => newMatch.write(null))

  test('gives its moment at once, marked in the received like, without a toast', async () => {
    const client = show(async () => json(200, { liked: true, match: true }))
    const received = { id: annaCard.id, profile: annaCard, liked_at: '2026-11-20T20:00:00.000Z', match: false }
    const likes = shownLikes({ liked_by: [{ ...received, like_new: true, match_new: false }] })
    client.setQueryData<Likes>(likesQuery.queryKey, likes)
    press()
    await waitFor(() => expect(newMatch.read()).toEqual(annaCard))
    const { liked_by, matches } = client.getQueryData<Likes>(likesQuery.queryKey)!
    for (const rows of [liked_by, matches]) expect(rows).toMatchObject([{ match: true, match_new: true }])
    expect(toastStore.read()).toEqual([])
  })

  test('gives no moment once it is removed again', async () => {
    const client = show(async () => json(200, { liked: true, match: true }))
    press()
    await waitFor(() => expect(newMatch.read()).toEqual(annaCard))
    vi.stubGlobal('fetch', async () => json(200, { liked: false }))
    fireEvent.click((await screen.findAllByRole('button', { name: 'unlike' }))[0]!)
    await waitFor(() => expect(client.isMutating()).toBe(0))
    expect(newMatch.read()).toBeNull()
  })

  test('gives no moment after sign-out', async () => {
    let respond: (response: Response) => void = () => {}
    const client = show(() => new Promise((resolve) => (respond = resolve)))
    press()
    await waitFor(() => expect(client.isMutating()).toBe(1))
    cleanup()
    client.setQueryData(queryKeys.user, null)
    respond(json(200, { liked: true, match: true }))
    await waitFor(() => expect(client.isMutating()).toBe(0))
    expect(newMatch.read()).toBeNull()
  })
})
