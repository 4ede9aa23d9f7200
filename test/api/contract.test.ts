import { beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import * as account from '#shared/contract/account.ts'
import { errors, isErrorCode } from '#shared/contract/errors.ts'
import { staffRoles } from '#shared/model/staff-roles.ts'
import { anna, bram, type Member } from '#test/support/people.ts'
import { callsThatEndTheSession, everyEndpoint, pathOf, type Sampled } from '#test/support/samples.ts'
import { openStack } from '#test/support/stack.ts'
import { openStaff, type StaffVisitor } from '#test/support/staff.ts'
import { askHost, type Visitor } from '#test/support/visitor.ts'

// Only answers are tested; reactions to all these writes would keep the local table busy.
const stack = openStack({ reactions: false })
let member: Member
let partner: Member
let moderator: StaffVisitor

beforeAll(async () => {
  moderator = await openStaff(stack, staffRoles)
  member = await anna(stack, { premium: true })
  partner = await bram(stack)
})

/** Another member like `member`, whose session may end without affecting other tests. */
const twin = async () => anna(stack, { premium: true })

/** A caller who may make the call. A call that ends the session gets a caller of its own. */
const callerOf = async ({ name, spec }: Sampled): Promise<Visitor> => {
  const isLast = callsThatEndTheSession.includes(name)
  if (spec.access === 'staff') return isLast ? openStaff(stack) : moderator
  return isLast ? twin() : member
}

const callWith = async (who: Visitor, { spec, sample }: Sampled, headers: Record<string, string> = {}) => {
  const input = sample(partner)
  return who.raw(spec.method, pathOf(spec, input), { body: input.body, headers })
}

const withSession = everyEndpoint.filter(({ spec }) => spec.access === 'member')
const withBody = everyEndpoint.filter(({ spec }) => spec.body)
const withShape = everyEndpoint.filter(({ spec }) => spec.body || spec.query)

describe('API-27 OPEN-11 every call', () => {
  test.each(everyEndpoint)(
    '$name answers its well-formed call as declared, or with a declared refusal',
    async (endpoint) => {
      const { status, body, headers } = await callWith(await callerOf(endpoint), endpoint)
      // Only public lists that change with a release may be cached (API-28).
      const isKept = endpoint.spec.cache === 'release' && endpoint.spec.access === 'public'
      expect(headers.get('cache-control')).toBe(isKept ? 'public, max-age=600, s-maxage=300' : 'no-store')
      if (status === 204) {
        expect(z.parse(endpoint.spec.answer as z.ZodMiniType, undefined)).toBeUndefined()
        expect(body).toEqual({})
      } else if (status === 200) {
        // The answer has every field of the contract and no other.
        expect(z.parse(endpoint.spec.answer as z.ZodMiniType, body)).toEqual(body)
      } else {
        expect(endpoint.spec.refusals).toContain(body.error)
        expect(isErrorCode(body.error) && errors[body.error]).toBe(status)
      }
    },
  )

  test.each(withSession)(
    'ROLE-03 ROLE-12 $name is refused without a session, with 403 authentication_required',
    async (endpoint) => {
      const { status, body } = await callWith(stack.visitor(), endpoint)
      expect({ status, body }).toMatchObject({
        status: 403,
        body: { error: 'authentication_required', message: 'Log in om verder te gaan.' },
      })
    },
  )

  test.each(withSession)(
    'ACC-31 $name is refused after the session has ended, even with a validly signed cookie',
    async (endpoint) => {
      const leaver = await twin()
      const kept = new Map(leaver.cookies)
      await leaver.call(account.logout)
      for (const [name, value] of kept) leaver.cookies.set(name, value)
      const { status, body } = await callWith(leaver, endpoint)
      expect({ status, error: body.error }).toEqual({ status: 403, error: 'authentication_required' })
    },
  )

  test.each(withSession)('$name is refused with a forged session', async (endpoint) => {
    const forger = stack.visitor()
    const [head, , tail] = member.cookies.get('__Host-session')!.split('.')
    const claims = Buffer.from(
      JSON.stringify({ sub: partner.id, sid: 'x', aud: 'session', exp: 9_999_999_999 }),
    ).toString('base64url')
    forger.cookies.set('__Host-session', `${head}.${claims}.${tail}`)
    expect((await callWith(forger, endpoint)).body.error).toBe('authentication_required')
  })

  test.each(withBody)(
    '$name refuses a body that is not JSON or has the wrong shape with 400 and a text',
    async (endpoint) => {
      const { spec, sample } = endpoint
      const who = spec.access === 'public' ? stack.visitor() : await callerOf(endpoint)
      const broken = await who.raw(spec.method, pathOf(spec, sample(partner)), {
        body: '{"half":',
        headers: { 'content-type': 'application/json' },
      })
      expect(broken).toMatchObject({
        status: 400,
        body: { error: 'invalid_input', message: 'Controleer wat je hebt ingevuld.' },
      })
      const wrong = await who.raw(spec.method, pathOf(spec, sample(partner)), { body: [7] })
      expect(wrong.status).toBe(400)
      expect(wrong.body.message).toEqual(expect.stringMatching(/\w/))
    },
  )

  // Callbacks of providers keep fields outside the contract, because their signature covers all
  // fields. Without a valid signature they are refused.
  const dropping = withShape.filter(
    ({ name }) => name !== 'credits.providerPostback' && name !== 'account.ageCheckReport',
  )

  test.each(dropping)('TRAP-40 TRAP-76 $name drops fields and query keys outside the contract', ({ spec, sample }) => {
    const strange = {
      price_cents: 1,
      amount: 1,
      currency: 'XXX',
      percentage: 100,
      is_admin: true,
      forced_domain: 'elsewhere.example',
    }
    const { query = {}, body } = sample(partner)
    for (const [shape, value] of [
      [spec.query, query],
      [spec.body, body],
    ] as const) {
      if (!shape || value === undefined) continue
      // Leaves out fields that are part of the value itself: a discount code, for example, has a
      // percentage and a currency.
      const foreign = Object.fromEntries(Object.entries(strange).filter(([key]) => !(key in value)))
      const parsed = z.parse(shape as z.ZodMiniType, { ...value, ...foreign })
      for (const key of Object.keys(foreign)) expect(parsed).not.toHaveProperty(key)
    }
  })

  test.each(everyEndpoint.filter(({ spec }) => !spec.fromAnywhere))(
    'TRAP-38 $name is refused when another site causes it',
    async (endpoint) => {
      const crossSite = await callWith(member, endpoint, { 'sec-fetch-site': 'cross-site' })
      expect(crossSite).toMatchObject({ status: 403, body: { error: 'cross_site_refused' } })
      const elsewhere = await callWith(member, endpoint, { origin: 'https://elsewhere.example' })
      expect(elsewhere).toMatchObject({ status: 403, body: { error: 'cross_site_refused' } })
    },
  )
})

describe('the site of a call', () => {
  test('TRAP-40 must be a configured host, whatever a header claims', async () => {
    const { status, body } = await askHost(stack.url, '/api/settings.php', 'elsewhere.example')
    expect({ status, error: body.error }).toEqual({ status: 421, error: 'unknown_site' })
  })

  test('ignores an x-site-host sent by the client', async () => {
    const visitor = stack.visitor()
    visitor.headers['x-site-host'] = 'be.localhost'
    expect((await visitor.raw('GET', '/api/settings.php')).body).toMatchObject({ domain_language: 'nl-NL' })
  })

  test('sets the language of refusals by the cookie, or to nl without one', async () => {
    const visitor = stack.visitor()
    expect((await visitor.raw('GET', '/api/chats.php')).body.message).toBe('Log in om verder te gaan.')
    visitor.cookies.set('language', 'en')
    expect((await visitor.raw('GET', '/api/chats.php')).body.message).toBe('Please log in to continue.')
  })

  test('answers an unknown path with 404 and a wrong method with 405', async () => {
    expect((await stack.visitor().raw('GET', '/api/nothing.php')).status).toBe(404)
    expect((await stack.visitor().raw('PUT', '/api/chats.php')).status).toBe(405)
  })
})
