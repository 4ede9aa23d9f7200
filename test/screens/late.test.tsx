import { useQuery } from '@tanstack/react-query'
import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { settingsQuery, userQuery } from '#frontend/domain/account/session.ts'
import { Late, lateAfterMs } from '#frontend/domain/site/Late.tsx'
import MembersScreen from '#frontend/features/members/MembersScreen.tsx'
import { locationOf, showPage } from '#frontend/lib/router.ts'
import { answered, stubApi } from '#test/support/api-stub.ts'
import { drawInDutch, newClient } from '#test/support/screen.tsx'
import { shownSettings, shownUser } from '#test/support/shown.ts'
import { expectSoundPage } from '#test/support/sound-page.ts'

beforeEach(() => {
  vi.useFakeTimers()
  showPage(locationOf('/members'))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const said = 'Dit duurt langer dan normaal. We proberen het steeds opnieuw.'

function show(content: React.ReactNode) {
  const client = newClient()
  client.setQueryData(settingsQuery.queryKey, shownSettings())
  client.setQueryData(userQuery.queryKey, shownUser({ status: 'active' }))
  drawInDutch(content, client)
}

afterEach(() => expectSoundPage())

test('OPEN-69 quality.md people: a search without an answer says so after 4 s, keeps retrying, and retries at once by a press', async () => {
  let isDown = true
  const calls = stubApi(() =>
    isDown ? { status: 503, body: '' } : answered({ results: [], numResults: 0, next: null, filters: {} }),
  )
  show(<MembersScreen />)
  const tries = () => calls.filter(({ path }) => path === '/api/search.php').length
  await pass(lateAfterMs - 1)
  expect(screen.queryByText(said)).toBeNull()
  await pass(1)
  expect(screen.getByText(said).closest('[role=alert]')).not.toBeNull()
  const before = tries()
  await pass(4_000)
  expect(tries()).toBeGreaterThan(before)
  isDown = false
  fireEvent.click(screen.getByRole('button', { name: 'Opnieuw proberen' }))
  await pass(0)
  expect(screen.queryByText(said)).toBeNull()
})

test('a request that is answered in time shows no message', async () => {
  stubApi(async () => {
    await new Promise((resolve) => setTimeout(resolve, lateAfterMs - 500))
    return answered({})
  })
  const List = () => (useQuery({ queryKey: ['some'], queryFn: () => fetch('/x', {}) }).data ? <p>da</p> : <Late />)
  show(<List />)
  await pass(lateAfterMs + 1_000)
  expect(screen.getByText('da')).toBeTruthy()
  expect(screen.queryByText(said)).toBeNull()
})
