// @vitest-environment jsdom
import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { userQuery } from '#frontend/domain/account/session.ts'
import { queryKeys } from '#frontend/domain/query-keys.ts'
import {
  mailPatienceMs,
  mailPollMs,
  SignupClosed,
  sendSignup,
  UnfitAnswers,
} from '#frontend/features/account/queries.ts'
import type { Body } from '#frontend/features/account/signup-answers.ts'
import { retryDelaysMs } from '#frontend/lib/call.ts'
import { answered, refusal, type StubCall, stubApi } from '#test/support/api-stub.ts'
import { signupForm } from '#test/support/samples.ts'
import { shownUser } from '#test/support/shown.ts'

const body = signupForm() as Body
const found = { results: [], next: null }

/**
 * Stub of a server that needs a second for each call, and has sent the mail at the second check.
 */
const server = (own: (call: StubCall) => ReturnType<typeof refusal> | undefined = () => undefined) => {
  let asked = 0
  return async (call: StubCall) => {
    await new Promise((resolve) => setTimeout(resolve, 1000))
    const special = own(call)
    if (special) return special
    if (call.path === '/api/signup-check.php') return answered({ ok: true })
    if (call.path === '/api/signup.php') return answered(shownUser())
    if (call.path === '/api/matches.php') return answered(found)
    return answered(shownUser({ activation_mail_sent: ++asked > 1 }))
  }
}

let client: QueryClient
beforeEach(() => {
  vi.useFakeTimers()
  client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const outcomeOf = async <Value>(promise: Promise<Value>, ms = 60_000) => {
  const outcome = promise.catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(ms)
  return outcome
}

describe('sending the signup', () => {
  test('ACC-05 TRAP-34 shows each task during its own call, in order, without added delay', async () => {
    const shown: string[] = []
    const answer = server()
    stubApi((call) => {
      shown.push(call.path)
      return answer(call)
    })
    const begun = Date.now()
    let ended = 0
    const sent = sendSignup(client, body, 'checking', (work) => shown.push(work)).then((ending) => {
      ended = Date.now()
      return ending
    })
    expect(await outcomeOf(sent)).toEqual({ kind: 'member', isMailSent: true })
    expect(shown).toEqual([
      'checking',
      '/api/signup-check.php',
      '/api/signup-check.php',
      'creating',
      '/api/signup.php',
      'searching',
      '/api/matches.php',
      'mailing',
      '/api/user.php',
      '/api/user.php',
    ])
    expect(ended - begun).toBe(5 * 1000 + mailPollMs)
  })

  test('SEARCH-21 finds matches and caches them for the next screen, with the new member', async () => {
    stubApi(server())
    await outcomeOf(sendSignup(client, body, 'checking', () => {}))
    expect(client.getQueryData(queryKeys.matches)).toMatchObject({ pages: [found] })
    expect(client.getQueryData(userQuery.queryKey)?.activation_mail_sent).toBe(true)
  })

  test('ends after a limited wait when the mail is slow, and reports it as not sent yet', async () => {
    stubApi(server(({ path }) => (path === '/api/user.php' ? answered(shownUser()) : undefined)))
    const begun = Date.now()
    let ended = 0
    const sent = sendSignup(client, body, 'creating', () => {}).finally(() => {
      ended = Date.now()
    })
    expect(await outcomeOf(sent)).toEqual({ kind: 'member', isMailSent: false })
    // Creating the account and searching take a second each.
    expect(ended - begun).toBeLessThanOrEqual(2000 + mailPatienceMs + 1000)
  })

  test('TRAP-33 ends at the login in a browser that stores no session', async () => {
    stubApi(server(({ path }) => (path === '/api/user.php' ? refusal('authentication_required', 'Log in') : undefined)))
    expect(await outcomeOf(sendSignup(client, body, 'checking', () => {}))).toEqual({ kind: 'no-session' })
    expect(client.getQueryData(userQuery.queryKey)).toBeNull()
  })

  test('completes although the search fails', async () => {
    stubApi(
      server(({ path }) => (path === '/api/matches.php' ? refusal('authentication_required', 'Log in') : undefined)),
    )
    expect(await outcomeOf(sendSignup(client, body, 'checking', () => {}))).toMatchObject({ kind: 'member' })
  })

  test('TRAP-12 ends with a reference to a mail when the address is taken and accounts are hidden', async () => {
    stubApi(server(({ path }) => (path === '/api/signup.php' ? refusal('check_your_mail', 'Kijk') : undefined)))
    expect(await outcomeOf(sendSignup(client, body, 'checking', () => {}))).toEqual({
      kind: 'answered-by-mail',
      text: 'Kijk',
    })
  })

  test('reports each refusal at its field, and a closed site as such', async () => {
    stubApi(server(({ path }) => (path === '/api/signup.php' ? refusal('name_taken', 'Bezet') : undefined)))
    const unfit = await outcomeOf(sendSignup(client, body, 'checking', () => {}))
    expect(unfit).toBeInstanceOf(UnfitAnswers)
    expect((unfit as UnfitAnswers).problems).toEqual([{ field: 'name', text: 'Bezet', code: 'name_taken' }])
    stubApi(server(() => refusal('signup_closed', 'Dicht')))
    expect(await outcomeOf(sendSignup(client, body, 'checking', () => {}))).toBeInstanceOf(SignupClosed)
  })

  test('continues after a lost answer with the creation, without the check', async () => {
    stubApi(server(({ path }) => (path === '/api/signup.php' ? { status: 503, body: {} } : undefined)))
    const wait = retryDelaysMs.reduce((sum, delay) => sum + delay + 1000, 10_000)
    const shown: string[] = []
    await outcomeOf(
      sendSignup(client, body, 'checking', (work) => shown.push(work)),
      wait,
    )
    expect(shown).toEqual(['checking', 'creating'])
    stubApi(server())
    const again = sendSignup(client, body, 'creating', (work) => shown.push(work))
    expect(await outcomeOf(again)).toMatchObject({ kind: 'member' })
    expect(shown).toEqual(['checking', 'creating', 'creating', 'searching', 'mailing'])
  })
})
