import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { userQuery } from '#frontend/domain/account/session.ts'
import * as pushCheck from '#frontend/domain/notifications/push-check.ts'
import LoginScreen from '#frontend/features/account/LoginScreen.tsx'
import { locationOf, showPage, startRouter } from '#frontend/lib/router.ts'
import { answered, refusal, type StubCall, stubApi } from '#test/support/api-stub.ts'
import { drawScreen } from '#test/support/screen.tsx'
import { shownUser } from '#test/support/shown.ts'
import { expectSoundPage } from '#test/support/sound-page.ts'

afterEach(() => vi.unstubAllGlobals())

const typed = { email: 'kim@example.org', password: 'mijn wachtwoord' }

/** Types address and password and presses the button. Returns the query cache and the calls. */
async function logIn(answer: (call: StubCall) => ReturnType<typeof answered>) {
  const calls = stubApi(answer)
  const client = drawScreen(<LoginScreen />, { user: null })
  const user = userEvent.setup()
  await user.type(screen.getByLabelText('E-mailadres'), typed.email)
  await user.type(screen.getByLabelText('Wachtwoord'), typed.password)
  await user.click(screen.getByRole('button', { name: 'Inloggen' }))
  return { calls, client, user }
}

afterEach(() => expectSoundPage())

test.each([
  ['leads to the home page', '/login', '/'],
  ['reloads the page, whose guard leads back', '/login?back=%2Fchats', '/login?back=%2Fchats'],
])('ACC-27 HOME-27 OPEN-16 login sends address and password once, signs the member in and %s', async (_, at, to) => {
  window.history.replaceState(null, '', at)
  showPage(locationOf(at))
  const onPage = vi.fn()
  startRouter(onPage, { scroll: 'top' })
  onPage.mockClear()
  const entries = window.history.length
  const { calls, client } = await logIn(() => answered(shownUser()))
  await waitFor(() => expect(client.getQueryData(userQuery.queryKey)).toEqual(shownUser()))
  expect(calls).toEqual([{ method: 'POST', path: '/api/user.php', body: typed }])
  await waitFor(() => expect(onPage.mock.calls.map(([place]) => place.href)).toEqual([to]))
  // the back button must not lead to the login again
  expect(window.history.length).toBe(entries)
  expect(screen.queryByRole('alert')).toBeNull()
})

test('NOTIF-20 a member who signs in again gets the pushes of this browser in the new session', async () => {
  const renew = vi.spyOn(pushCheck, 'renewPush').mockResolvedValue()
  await logIn(() => answered(shownUser()))
  await waitFor(() => expect(renew).toHaveBeenCalledExactlyOnceWith(shownUser().id))
})

test.each([
  ['ACC-28', refusal('login_failed', 'Login mislukt, probeer opnieuw')],
  ['ACC-29', refusal('login_blocked', 'Te veel foute pogingen, account voor 15 min geblokkeerd.')],
] as const)("%s a refused login shows the server's text and logs nobody in", async (_, answer) => {
  const { client } = await logIn(() => answer)
  expect((await screen.findByRole('alert')).textContent).toBe(
    answer.body && (answer.body as { message: string }).message,
  )
  expect(client.getQueryData(userQuery.queryKey)).toBeNull()
  expect(screen.queryByRole('button', { name: 'Mail me de link' })).toBeNull()
})

test('ACC-50 login of a member with a pending deletion says so, and mails the reactivation link', async () => {
  let isMailed = false
  const { calls, user } = await logIn(({ path }) => {
    if (path === '/api/user.php') return refusal('account_deletion_pending', 'Dit account wordt verwijderd.')
    const first = isMailed ? answered({ status: 'mail_sent' }) : refusal('too_many_requests', 'Even wachten.')
    isMailed = true
    return first
  })
  const button = await screen.findByRole('button', { name: 'Mail me de link' })
  expect(screen.getByText('Dit account wordt verwijderd.')).toBeTruthy()
  expect(screen.getByText(/We mailen je de link waarmee je alles terugzet/)).toBeTruthy()
  await user.click(button)
  expect(await screen.findByText('Even wachten.')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Mail me de link' }))
  expect(await screen.findByText(/De link is onderweg naar kim@example\.org/)).toBeTruthy()
  expect(calls.at(-1)).toEqual({ method: 'POST', path: '/api/reactivate.php', body: typed })
})
