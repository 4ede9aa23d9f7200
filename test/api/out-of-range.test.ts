import { beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import * as chats from '#shared/contract/chats.ts'
import { staffRoles } from '#shared/model/staff-roles.ts'
import { type FieldPath, fieldsOf, hostileTexts, hostileValues, withField } from '#test/support/hostile.ts'
import { addMember, type Member } from '#test/support/people.ts'
import { callsThatEndTheSession, everyEndpoint, type Sampled } from '#test/support/samples.ts'
import { stranger } from '#test/support/signup.ts'
import { openStack } from '#test/support/stack.ts'
import { openStaff, type StaffVisitor } from '#test/support/staff.ts'
import { newId, type Visitor } from '#test/support/visitor.ts'

// Only answers are tested; reactions to all these writes would keep the local table busy.
const stack = openStack({ reactions: false })
let moderator: StaffVisitor
let member: Member
let partner: Member
beforeAll(async () => {
  moderator = await openStaff(stack, staffRoles)
  member = await addMember(stack, { premium: true, credits: 100_000 })
  partner = await addMember(stack, { gender: 'male', premium: true })
})

const callerOf = async ({ name, spec }: Sampled): Promise<Visitor> => {
  const isLast = callsThatEndTheSession.includes(name)
  if (spec.access === 'staff') return isLast ? openStaff(stack) : moderator
  // A new visitor each time, so that limits per visitor do not mask the answer.
  if (spec.access === 'public') return stranger(stack)
  return isLast ? addMember(stack) : member
}

const shown = (value: unknown) => JSON.stringify(value)?.slice(0, 80)

const addressWith = (path: string, query: unknown) => `${path}?${new URLSearchParams(query as Record<string, string>)}`

type Call = { what: string; path: string; body?: unknown }

const callsAtOnce = 4

/**
 * Sends a call, and retries a temporary failure as browsers do, because concurrent changes of the
 * same profile may conflict. A failure that the value itself causes returns at every attempt.
 */
async function answerOf(caller: Visitor, { spec }: Sampled, { path, body }: Call) {
  for (let attempt = 1; ; attempt++) {
    const answer = await caller.raw(spec.method, path, { body })
    if (answer.status !== 503 || attempt === 3) return answer
  }
}

/**
 * Sends calls. `failures`: calls answered with a 5xx, and calls that had no session, because an
 * earlier call ended it although it was refused. `refused`: calls answered with a 4xx or 5xx. The
 * gateway answers a call that never ends with 504.
 */
async function outcomesOf(endpoint: Sampled, calls: readonly Call[]) {
  const failures: string[] = []
  const refused: Call[] = []
  const left = [...calls]
  const isLast = callsThatEndTheSession.includes(endpoint.name)
  const work = async () => {
    let kept: Visitor | undefined
    for (let call = left.shift(); call; call = left.shift()) {
      const caller = kept ?? (await callerOf(endpoint))
      const { status, body } = await answerOf(caller, endpoint, call)
      const isSignedOut = isLast && body.error === 'authentication_required'
      if (status >= 500 || isSignedOut) failures.push(`${call.what}: ${status}`)
      if (status >= 400) refused.push(call)
      // Only an accepted call ends the session, so the caller of a refused call is used again:
      // adding a member or colleague is slow.
      kept = isLast && status >= 400 ? caller : undefined
    }
  }
  await Promise.all(Array.from({ length: callsAtOnce }, work))
  return { failures, refused }
}

const failuresOf = async (endpoint: Sampled, calls: readonly Call[]) => (await outcomesOf(endpoint, calls)).failures

/** Number of values per field that are sent although the shape of the contract refuses them. */
const refusedSent = 3

/**
 * All values that the shape accepts, because they reach the handler, and a few of those that it
 * refuses, because the gateway answers all refused values alike. The shape itself must not throw on
 * any value.
 */
function worthSending<T>(shape: z.core.$ZodType, values: readonly T[], inputOf: (value: T) => unknown): T[] {
  const accepted = values.filter((value) => isAccepted(shape, inputOf(value)))
  return [...accepted, ...values.filter((value) => !accepted.includes(value)).slice(0, refusedSent)]
}

function isAccepted(shape: z.core.$ZodType, input: unknown): boolean {
  const sent: unknown = JSON.parse(JSON.stringify(input))
  return z.safeParse(shape as z.ZodMiniType, sent).success
}

/**
 * Number of values that are sent to each field separately. Further values are sent in several
 * fields at once.
 */
const sentAlone = 3

/**
 * Sends the values in each field of the body; returns the failures. To save calls, a further value
 * is sent at once in all fields of which the server has refused no value so far. If that call
 * succeeds, the handler has accepted the value in each of these fields.
 */
async function failuresInBody(endpoint: Sampled, path: string): Promise<string[]> {
  const { spec, sample } = endpoint
  const shape = spec.body!
  const callOf = (fields: readonly FieldPath[], value: unknown): Call => {
    const body = fields.reduce((input: unknown, field) => withField(input, field, value), sample(partner).body)
    return { what: `${fields.map((field) => field.join('.')).join(', ')}: ${shown(value)}`, path, body }
  }
  const failures: string[] = []
  const send = async (calls: readonly Call[]) => {
    const outcome = await outcomesOf(endpoint, calls)
    failures.push(...outcome.failures)
    return outcome
  }

  const fields: { field: FieldPath; further: readonly unknown[]; isEasy: boolean }[] = []
  for (const field of fieldsOf(shape)) {
    const accepted = hostileValues.filter((value) => isAccepted(shape, callOf([field], value).body))
    const first = accepted.slice(0, sentAlone).map((value) => callOf([field], value))
    const refusedByShape = hostileValues.filter((value) => !accepted.includes(value)).slice(0, refusedSent)
    const { refused } = await send([...first, ...refusedByShape.map((value) => callOf([field], value))])
    // A call with an earlier id may get the earlier answer without a check of the other fields, so
    // ids are sent alone.
    const isEasy = field.at(-1) !== 'id' && !first.some((call) => refused.includes(call))
    fields.push({ field, further: accepted.slice(sentAlone), isEasy })
  }

  const alone = fields.filter(({ isEasy }) => !isEasy)
  const left = alone.flatMap(({ field, further }) => further.map((value) => callOf([field], value)))
  for (const value of hostileValues) {
    const takers = fields.filter(({ isEasy, further }) => isEasy && further.includes(value)).map(({ field }) => field)
    if (takers.length === 0) continue
    const together = callOf(takers, value)
    const isTaken = isAccepted(shape, together.body) && (await send([together])).refused.length === 0
    if (!isTaken) left.push(...takers.map((field) => callOf([field], value)))
  }
  await send(left)
  return failures
}

const undecodable = ['%FF', '%C3%28', '%ED%A0%80', '%00', '%', '1&x=%F0']

describe('TRAP-40 no out-of-range value causes a 5xx or an endless read', () => {
  test.each(everyEndpoint.filter(({ spec }) => spec.query))('in the query of $name', async (endpoint) => {
    const { spec, sample } = endpoint
    const { query = {}, body } = sample(partner)
    for (const field of fieldsOf(spec.query!)) {
      const given = worthSending(spec.query!, hostileTexts, (value) => withField(query, field, value)).map((value) => ({
        what: `${field}=${shown(value)}`,
        path: addressWith(spec.path, withField(query, field, value)),
        body,
      }))
      expect(await failuresOf(endpoint, given)).toEqual([])
    }
    // The server decodes the whole query before it reads any field, so one field is enough.
    const [first = 'x'] = fieldsOf(spec.query!).map(String)
    const broken = undecodable.map((text) => `${addressWith(spec.path, query)}&${first}=${text}`)
    const raw = ['?%', '?=', '?&&', '?x=%FF', '?__proto__=1'].map((text) => spec.path + text)
    const calls = [...broken, ...raw].map((path) => ({ what: path, path, body }))
    expect(await failuresOf(endpoint, calls)).toEqual([])
  })

  test.each(everyEndpoint.filter(({ spec }) => spec.body))('in the body of $name', async (endpoint) => {
    const { spec, sample } = endpoint
    const path = addressWith(spec.path, sample(partner).query ?? {})
    expect(await failuresInBody(endpoint, path)).toEqual([])
    const raw = ['', '""', '[]', 'null', '0', '{', '\u0000', '[[[[[[[[', '{"__proto__":{"id":1}}']
    expect(
      await failuresOf(
        endpoint,
        raw.map((body) => ({ what: body, path, body })),
      ),
    ).toEqual([])
  })
})

describe('a cursor that the server cannot have issued is refused with 400', () => {
  const cursors = everyEndpoint.flatMap(({ spec, ...rest }) =>
    spec.query
      ? fieldsOf(spec.query)
          .filter(([name]) => name === 'cursor' || name === 'before')
          .map(([name = '']) => ({ ...rest, spec, field: name }))
      : [],
  )
  const unreadable = ['null', 'zzzz', '9999-12', '9999-12#x', '0', '-1', 'A', 'CHAT#', 'MESSAGE#', '#', ' ']

  test.each(cursors)('by $name in $field', async (endpoint) => {
    const { name, spec, sample, field } = endpoint
    // The cursor of the list of discount codes is a code, and a code may look like a month.
    const issued = name === 'finance.listDiscounts' ? ['9999-12'] : []
    for (const value of unreadable.filter((one) => !issued.includes(one))) {
      const path = addressWith(spec.path, { ...sample(partner).query, [field]: value })
      const { status, body } = await (await callerOf(endpoint)).raw(spec.method, path)
      expect({ value, status, error: body.error }).toEqual({ value, status: 400, error: 'invalid_input' })
    }
  })

  test('by every paged list of the contract', () => {
    expect(cursors.map(({ name }) => name)).toEqual([
      'members.search',
      'members.similar',
      'members.matches',
      'members.matchFinder',
      'members.nextSwipe',
      'likes.list',
      'likes.listFavourites',
      'likes.listLooks',
      'chats.list',
      'chats.open',
      'credits.payments',
      'credits.returned',
      'safety.keptChat',
      'staff.listAudit',
      'staff.exportAudit',
      'moderation.listComplaints',
      'moderation.transparency',
      'fictional.list',
      'desk.older',
      'campaigns.list',
      'finance.listDiscounts',
      'finance.findPayments',
      'finance.paymentsOfDay',
      'finance.books',
    ])
  })
})

test('a lone surrogate is stored as the replacement character, because the table accepts valid text only', async () => {
  const [from, to] = [await addMember(stack), await addMember(stack, { gender: 'male' })]
  const body = { member: to.id, id: newId(), text: 'Hoi \ud83d' }
  expect((await from.call(chats.send, { body })).message.text).toBe('Hoi \ufffd')
  const { messages } = await to.call(chats.open, { query: { member: from.id } })
  expect(messages.find(({ id }) => id === body.id)?.text).toBe('Hoi \ufffd')
})
