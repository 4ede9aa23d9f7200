import { useQuery } from '@tanstack/react-query'
import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { useLikeModal } from '#frontend/app/use-like-modal.ts'
import { useNewLike } from '#frontend/app/use-new-like.ts'
import { useNewMatch } from '#frontend/app/use-new-match.ts'
import { changeLikes, likesQuery, withSeen } from '#frontend/domain/likes/likes.ts'
import { locationOf, showPage } from '#frontend/lib/router.ts'
import { type Answer, answered, stubApi } from '#test/support/api-stub.ts'
import { drawScreen } from '#test/support/screen.tsx'
import { annaCard, bramCard, shownLikes } from '#test/support/shown.ts'

afterEach(() => vi.unstubAllGlobals())

const likeOf = (profile: typeof annaCard) => ({
  id: profile.id,
  profile,
  match: false,
  like_new: true,
  match_new: false,
  liked_at: '2026-11-20T20:00:00.000Z',
})

/** Renders the query of the likes together with the hooks that read its cache. */
function Readers() {
  useQuery(likesQuery)
  useNewMatch()
  useNewLike(true)
  const [liker] = useLikeModal()
  return liker && <p>{liker.name}</p>
}

test('LIKE-07 LIKE-09 an opened profile that interrupts the first fetch of the likes restarts it', async () => {
  showPage(locationOf(`/members/${bramCard.id}?t=0`))
  let answerFirst = (_: Answer) => {}
  const first = new Promise<Answer>((resolve) => {
    answerFirst = resolve
  })
  const all = answered(shownLikes({ liked_by: [likeOf(annaCard), likeOf(bramCard)] }))
  const calls = stubApi(() => (calls.length === 1 ? first : all))
  const client = drawScreen(<Readers />)
  await waitFor(() => expect(calls).toHaveLength(1))
  act(() => changeLikes(client, (known) => withSeen(known, bramCard.id)))
  answerFirst(all)
  expect(await screen.findByText(bramCard.name)).toBeTruthy()
  expect(calls).toHaveLength(2)
})

test.each([
  ['a real member before a newer one of a marked profile', [{ ...annaCard, fictional: true }, bramCard], bramCard.name],
  ['a marked profile if there is no other', [{ ...annaCard, fictional: true }], annaCard.name],
])('LIKE-09 OPEN-36 the newest like is that of %s', async (_, likers, name) => {
  showPage(locationOf('/members?t=0'))
  stubApi(() => answered(shownLikes({ liked_by: likers.map(likeOf) })))
  drawScreen(<Readers />)
  expect(await screen.findByText(name)).toBeTruthy()
})
