import { expect, test } from 'vitest'
import { type ErrorCode, errors } from '#shared/contract/errors.ts'
import * as flaggers from '#shared/contract/flaggers.ts'
import * as moderation from '#shared/contract/moderation.ts'
import { type StaffRole, staffRoles } from '#shared/model/staff-roles.ts'
import type { Input } from '#test/support/answers.ts'
import { decisionOn } from '#test/support/decisions.ts'
import { anna, bram, type Member } from '#test/support/people.ts'
import { everyEndpoint, pathOf, type Sampled } from '#test/support/samples.ts'
import { stranger } from '#test/support/signup.ts'
import { openStack } from '#test/support/stack.ts'
import { openStaff } from '#test/support/staff.ts'
import { newId, type Visitor } from '#test/support/visitor.ts'

// Only answers are tested; reactions to all these writes would keep the local table busy.
const stack = openStack({ reactions: false })

/** Refusals that depend on who calls. All others depend on the input. */
const accessRefusals = [
  ...['authentication_required', 'staff_required', 'role_required', 'account_suspended', 'account_banned'],
  ...['account_deletion_pending', 'email_not_confirmed'],
]

/** Calls that always require a confirmed address, although the contract does not say so. */
const confirmedOnly = ['likes.like', 'chats.send', 'chats.addPhoto', 'photos.startVerification']

type Caller = 'visitor' | 'flagger' | 'free' | 'premium' | 'not confirmed' | 'suspended' | 'banned' | StaffRole
const decided = async (effect: Parameters<typeof decisionOn>[1]) => {
  const member = await anna(stack)
  await (await openStaff(stack)).call(moderation.decide, { body: decisionOn(member.id, effect) })
  return member
}
const callers: Record<Exclude<Caller, StaffRole>, () => Promise<Visitor>> = {
  visitor: async () => stranger(stack),
  flagger: async () => stranger(stack),
  free: () => anna(stack, { credits: 100 }),
  premium: () => anna(stack, { premium: true, credits: 500 }),
  'not confirmed': () => anna(stack, { status: 'not_confirmed' }),
  suspended: () => decided({ kind: 'suspended', days: 3 }),
  banned: () => decided({ kind: 'banned' }),
}
const names = [...(Object.keys(callers) as Caller[]), ...staffRoles]
const isStaff = (name: Caller): name is StaffRole => staffRoles.some((role) => role === name)

/** Refusal that the contract's `access` demands for this caller, if any. */
function refusalOf({ name, spec }: Sampled, caller: Caller): string | undefined {
  if (spec.access === 'staff') {
    if (!isStaff(caller)) return 'staff_required'
    return spec.roles!.includes(caller) ? undefined : 'role_required'
  }
  if (spec.access !== 'member') return undefined
  if (caller === 'not confirmed') return confirmedOnly.includes(name) ? 'email_not_confirmed' : undefined
  return caller === 'free' || caller === 'premium' ? undefined : 'authentication_required'
}

/** Adds a trusted flagger; returns the secret of the flagger's link. */
const secret = async () => {
  const body = {
    id: newId(),
    name: 'Meldpunt',
    email: `${newId()}@example.org`,
    country: 'NL',
    language: 'nl',
    days: 30,
  }
  const { url } = await (await openStaff(stack)).call(flaggers.addFlagger, { body: body as never })
  return url.split('#flagger=')[1]!
}
const inputOf = async ({ name, sample }: Sampled, caller: Caller, partner: Member): Promise<Input> => {
  const input: Input = sample(partner)
  if (caller !== 'flagger') return input
  if (name === 'safety.findFlagger') return { body: { token: await secret() } }
  if (name === 'safety.complain') return { body: { ...input.body, flagger: await secret() } }
  return input
}

/** Callers whose account and session no call has changed yet, for reuse. */
const unchanged = new Map<Caller, Promise<Visitor>>()
function visitorFor(caller: Caller): Promise<Visitor> {
  const who = unchanged.get(caller) ?? (isStaff(caller) ? openStaff(stack, [caller]) : callers[caller]())
  unchanged.set(caller, who)
  return who
}

async function answerTo(endpoint: Sampled, caller: Caller, partner: Member): Promise<string> {
  const who = await visitorFor(caller)
  const input = await inputOf(endpoint, caller, partner)
  const cookies = String([...who.cookies])
  const { status, body } = await who.raw(endpoint.spec.method, pathOf(endpoint.spec, input), { body: input.body })
  const error = String(body.error ?? '')
  if (accessRefusals.includes(error)) return status === errors[error as ErrorCode] ? error : `${error} with ${status}`
  // The call may have changed the account, or ended the session.
  const isChanged = endpoint.spec.method !== 'GET' && status < 400
  if (isChanged || String([...who.cookies]) !== cookies) unchanged.delete(caller)
  return status < 500 || error === 'payment_provider_unavailable' ? 'allowed' : `${status} ${error}`
}

test('ROLE-11 ROLE-12 OPEN-06 each of the callers may make exactly the calls that the contract names', async () => {
  const wrong: string[] = []
  const rows: string[] = []
  for (const endpoint of everyEndpoint) {
    const partner = await bram(stack)
    const answers = await Promise.all(names.map((caller) => answerTo(endpoint, caller, partner)))
    rows.push(`| ${endpoint.name} | ${answers.map((answer) => answer.replace('allowed', 'yes')).join(' | ')} |`)
    for (const [index, caller] of names.entries()) {
      const expected = refusalOf(endpoint, caller) ?? 'allowed'
      if (answers[index] !== expected)
        wrong.push(`${endpoint.name} answers ${caller} ${answers[index]}, not ${expected}`)
    }
  }
  expect(wrong).toEqual([])
  const head = [`| call | ${names.join(' | ')} |`, `|---|${names.map(() => '---|').join('')}`]
  await expect([...head, ...rows, ''].join('\n')).toMatchFileSnapshot('../who-may-what.md')
}, 300_000)
