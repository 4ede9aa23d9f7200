import { QueryClient } from '@tanstack/react-query'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { type Likes, likesQuery } from '#frontend/lib/likes.ts'
import { useLike } from '#frontend/lib/use-like.ts'
import { HeartButton } from '#frontend/ui/HeartButton.tsx'
import { ToastRegion } from '#frontend/ui/ToastRegion.tsx'
import { drawInDutch } from '#test/support/screen.tsx'
import { annaCard } from '#test/support/shown.ts'

function Heart() {
  const { isLiked, onToggle } = useLike(annaCard)
  return <HeartButton isOn={isLiked} label={isLiked ? 'unlike' : 'like'} onToggle={onToggle} />
}

/** The same member on two places at once, and a server that answers when it is told to. */
function show(answer: () => Promise<Response>) {
  const client = new QueryClient()
  client.setQueryData<Likes>(likesQuery.queryKey, { profiles: [], liked_by: [] })
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

const json = (status: number, body: unknown) => new Response(JSON.stringify(body), { status })

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test('LIKE-01 PROF-14 PROF-15 a like shows at once, wherever the member is shown, and stays with the answer', async () => {
  let respond: (response: Response) => void = () => {}
  const client = show(() => new Promise((resolve) => (respond = resolve)))
  fireEvent.click(screen.getAllByRole('button', { name: 'like' })[0]!)
  await waitFor(() => expect(screen.getAllByRole('button', { name: 'unlike' })).toHaveLength(2))
  expect(client.getQueryData<Likes>(likesQuery.queryKey)?.profiles).toEqual([])
  respond(json(200, { liked: true, match: false }))
  await waitFor(() => expect(client.getQueryData<Likes>(likesQuery.queryKey)?.profiles[0]?.id).toBe(annaCard.id))
  expect(screen.getAllByRole('button', { name: 'unlike' })).toHaveLength(2)
})

test('LIKE-17 a refused like falls back and the refusal is told', async () => {
  const client = show(async () => json(404, { error: 'not_found', message: 'Dit lid is er niet meer.' }))
  fireEvent.click(screen.getAllByRole('button', { name: 'like' })[0]!)
  expect(await screen.findByText('Dit lid is er niet meer.')).toBeTruthy()
  expect(screen.getAllByRole('button', { name: 'like' })).toHaveLength(2)
  expect(client.getQueryData<Likes>(likesQuery.queryKey)?.profiles).toEqual([])
})

test('LIKE-02 a second press before the first answer takes the like back, in that order', async () => {
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
