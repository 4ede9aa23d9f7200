import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { userQuery } from '#frontend/domain/account/session.ts'
import { matchesQuery } from '#frontend/domain/members/matches.ts'
import { queryKeys } from '#frontend/domain/query-keys.ts'
import { call, Refused } from '#frontend/lib/call.ts'
import * as account from '#shared/contract/account.ts'
import { logIn } from '#shared/contract/login-calls.ts'
import * as site from '#shared/contract/site.ts'
import type { Body, Question } from './signup-answers.ts'
import { type Ending, fieldOf, type Problem, type Work } from './signup-steps.ts'

/** Signs in and updates the session; a refusal's message is shown as it is (ACC-28, ACC-29). */
export function useLogin() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (credentials: { email: string; password: string }) =>
      call(logIn, { body: credentials }, { requestType: 'login' }),
    onSuccess: (user) => client.setQueryData(userQuery.queryKey, user),
  })
}

const readUserAgain = (client: QueryClient) => client.fetchQuery({ ...userQuery, staleTime: 0 })

/**
 * Uses the token of an activation link, once per page (ACC-23); idempotent, so it can be retried.
 */
export function useActivation(token: string) {
  return useQuery({
    queryKey: queryKeys.activation(token),
    queryFn: async ({ client }) => {
      const answer = await call(account.activate, { body: { token } })
      // refetches a signed-in member; the activation does not wait for it
      void readUserAgain(client).catch(() => {})
      return answer
    },
    enabled: token !== '',
    staleTime: Number.POSITIVE_INFINITY,
  })
}

/**
 * Interests that signup offers: all but the sensitive ones, for which the profile page asks with
 * separate consent (TRAP-23).
 */
export function useInterests() {
  return useQuery({
    queryKey: queryKeys.interests,
    queryFn: async ({ signal }) => (await call(site.interests, {}, { signal })).interests,
    staleTime: Number.POSITIVE_INFINITY,
    select: (interests) => interests.filter(({ sensitive }) => !sensitive),
  })
}

/** Thrown if answers of signup are refused, with the field of each refusal. */
export class UnfitAnswers extends Error {
  override name = 'UnfitAnswers'
  readonly problems: readonly Problem[]
  constructor(problems: readonly Problem[]) {
    super('unfit answers')
    this.problems = problems
  }
}

/** Thrown if signup is closed (TRAP-71). Its message is a text for the visitor. */
export class SignupClosed extends Error {
  override name = 'SignupClosed'
}

function problemIn(error: unknown): Problem {
  if (!(error instanceof Refused)) throw error
  if (error.code === 'signup_closed') throw new SignupClosed(error.message)
  return { field: fieldOf(error.code), text: error.message, code: error.code }
}

/**
 * Validates answers by parallel requests, so that every field gets its own message. Throws
 * SignupClosed, or the failure of a request.
 */
export async function findProblems(questions: readonly Question[]): Promise<Problem[]> {
  const found = await Promise.all(
    questions.map(async (body) => {
      try {
        await call(account.checkSignup, { body })
        return null
      } catch (error) {
        return problemIn(error)
      }
    }),
  )
  return found.filter((problem) => problem !== null)
}

/**
 * Creates the account, task by task starting at `from`, and passes each running task to the caller
 * (ACC-05, TRAP-34). Throws UnfitAnswers on refusals, SignupClosed, or the failure of a request; a
 * retry can then start at the failed task.
 */
export async function sendSignup(
  client: QueryClient,
  body: Body,
  from: Work,
  onWork: (work: Work) => void,
): Promise<Ending> {
  // Skipped if a retry starts at a later task: if only the answer to the signup request was lost,
  // the account exists, and this check would refuse its address as taken.
  if (from === 'checking') {
    onWork('checking')
    const { email, name, password, date_of_birth, country, region, city, tracking } = body
    // A signup that continued after a reload may have skipped the step that checks region and town.
    const problems = await findProblems([
      { email, name, password, date_of_birth, tracking },
      { country, region, city, tracking },
    ])
    if (problems.length > 0) throw new UnfitAnswers(problems)
  }
  onWork('creating')
  try {
    client.setQueryData(userQuery.queryKey, await call(account.signup, { body }))
  } catch (error) {
    if (error instanceof Refused && error.code === 'check_your_mail')
      return { kind: 'answered-by-mail', text: error.message }
    throw error instanceof Refused ? new UnfitAnswers([problemIn(error)]) : error
  }
  onWork('searching')
  await findMatches(client)
  onWork('mailing')
  return awaitMail(client)
}

/**
 * Matches of the new member (SEARCH-21), prefetched
 * for the next screen, which handles a failure itself.
 */
const findMatches = (client: QueryClient): Promise<void> => client.prefetchInfiniteQuery(matchesQuery)

/**
 * Poll interval for the activation mail, and the maximum wait: after it, signup ends and says that
 * the mail is on its way.
 */
export const mailPollMs = 500
export const mailPatienceMs = 5000

/**
 * Waits until the activation mail is sent, for at most `mailPatienceMs`. Ends at once with
 * `no-session` if this browser stored no session.
 */
async function awaitMail(client: QueryClient): Promise<Ending> {
  const patience = new AbortController()
  const timer = setTimeout(() => patience.abort(), mailPatienceMs)
  try {
    while (!patience.signal.aborted) {
      const user = await call(account.current, {}, { signal: patience.signal, requestType: 'refresh' })
      client.setQueryData(userQuery.queryKey, user)
      if (user.activation_mail_sent) return { kind: 'member', isMailSent: true }
      await new Promise((resolve) => setTimeout(resolve, mailPollMs))
    }
  } catch (error) {
    if (error instanceof Refused && error.code === 'authentication_required') {
      client.setQueryData(userQuery.queryKey, null)
      return { kind: 'no-session' }
    }
  } finally {
    clearTimeout(timer)
  }
  return { kind: 'member', isMailSent: false }
}
