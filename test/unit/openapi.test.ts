import { Validator } from '@seriousme/openapi-schema-validator'
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { type Operation, openApiDocument } from '#infra/build/openapi.ts'
import { codesOf } from '#infra/build/openapi-shapes.ts'
import type { Endpoint } from '#shared/contract/endpoint.ts'
import { type ErrorCode, errors, isErrorCode } from '#shared/contract/errors.ts'
import { contract } from '#shared/contract/index.ts'
import { refuseWith } from '#shared/model/input.ts'
import { fieldsOf, hostileValues, withField } from '#test/support/hostile.ts'

const document = openApiDocument()
const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })),
)
const calls = Object.entries(contract).flatMap(([domain, keys]) =>
  Object.entries(keys).map(([key, spec]: [string, Endpoint]) => ({ name: `${domain}.${key}`, domain, spec })),
)
const operationOf = (name: string): Operation =>
  operations.find(({ operation }) => operation.operationId === name)!.operation

const bodyOf = (name: string) => operationOf(name).requestBody?.content['application/json']?.example
const contentOf = (name: string) => operationOf(name).responses[200]?.content
const answerOf = (name: string) => contentOf(name)?.['application/json']?.example
const queryOf = (name: string) =>
  Object.fromEntries(
    (operationOf(name).parameters ?? []).flatMap((one) => ('example' in one ? [[one.name, one.example]] : [])),
  )

/** Refusal codes of an operation, by status. */
const refusalsOf = (name: string): Record<string, string[]> =>
  Object.fromEntries(
    Object.entries(operationOf(name).responses)
      .filter(([status]) => Number(status) >= 400)
      .map(([status, { content }]) => [
        status,
        content!['application/json']!.schema.properties!.error!.enum as string[],
      ]),
  )

test('the document is valid OpenAPI 3.1', async () => {
  const validator = new Validator()
  expect(await validator.validate(structuredClone(document))).toEqual({ valid: true })
  expect(validator.version).toBe('3.1')
})

test('API-27 OPEN-11 the document has every call of the contract once, under its method and path', () => {
  const listed = operations.map(({ path, method, operation }) => `${operation.operationId} ${method} ${path}`)
  expect(listed.toSorted()).toEqual(calls.map(({ name, spec }) => `${name} ${spec.method} ${spec.path}`).toSorted())
  for (const { name, domain } of calls) expect(operationOf(name).tags).toEqual([domain])
})

test('ROLE-11 the document states the access of a call by its session cookie and staff roles', () => {
  const { securitySchemes } = document.components
  expect(securitySchemes).toMatchObject({
    memberSession: { type: 'apiKey', in: 'cookie', name: '__Host-session' },
    staffSession: { type: 'apiKey', in: 'cookie', name: '__Host-staff' },
  })
  const securityByAccess = { public: [], visitor: [{}, { memberSession: [] }], member: [{ memberSession: [] }] }
  for (const { name, spec } of calls) {
    const expected =
      spec.access === 'staff' ? spec.roles!.map((role) => ({ staffSession: [role] })) : securityByAccess[spec.access]
    expect({ name, ...operationOf(name) }).toMatchObject({ name, 'x-access': spec.access, security: expected })
  }
})

describe('samples', () => {
  test.each(calls)(
    '$name: the sample is valid for the shapes of the call, and no part of it is dropped',
    ({ name, spec }) => {
      if (spec.body) expect(z.parse(spec.body as z.ZodMiniType, bodyOf(name))).toEqual(bodyOf(name))
      const query = queryOf(name)
      // A query consists of texts, some of which are parsed as numbers.
      const parsed = spec.query ? z.parse(spec.query as z.ZodMiniType, query) : {}
      expect(Object.keys(parsed as object)).toEqual(Object.keys(query))
      const answer = spec.page
        ? { html: contentOf(name)?.['text/html']?.example }
        : spec.text
          ? { text: contentOf(name)?.['text/plain']?.example }
          : answerOf(name)
      expect(z.parse(spec.answer as z.ZodMiniType, answer)).toEqual(answer)
    },
  )

  test('an input is documented where the call has one, and a body is required unless it may be left out', () => {
    for (const { name, spec } of calls) {
      const { parameters, requestBody } = operationOf(name)
      const isRequired = spec.body && !z.safeParse(spec.body as z.ZodMiniType, undefined).success
      expect({ name, query: parameters !== undefined, body: requestBody?.required }).toEqual({
        name,
        query: spec.query !== undefined,
        body: isRequired,
      })
    }
  })

  test('a call without an answer has 204, every other has 200', () => {
    const withoutAnswer = calls.filter(({ name }) => !operationOf(name).responses[200]).map(({ name }) => name)
    expect(withoutAnswer).toEqual(['notifications.pageHidden', 'site.bounce'])
    for (const name of withoutAnswer) expect(operationOf(name).responses[204]).not.toHaveProperty('content')
  })

  test('an answer has the media type in which it is sent: a page, a text, else JSON', () => {
    expect(contentOf('mail.previewCampaign')).toMatchObject({ 'text/html': { schema: { type: 'string' } } })
    expect(contentOf('credits.providerPostback')).toEqual({
      'text/plain': { schema: { type: 'string', const: 'OK' }, example: 'OK' },
    })
    const sentAs = ({ page, text }: Endpoint) => (page ? 'text/html' : text ? 'text/plain' : 'application/json')
    for (const { name, spec } of calls)
      if (contentOf(name)) expect([name, ...Object.keys(contentOf(name)!)]).toEqual([name, sentAs(spec)])
  })

  test('parameters that exclude each other are optional, and the description says so', () => {
    const { description, parameters } = operationOf('chats.open')
    expect(description).toBe('Query parameters: conversation, or member.')
    expect(parameters!.map(({ name, required }) => [name, required])).toEqual([
      ['conversation', false],
      ['before', false],
      ['member', false],
    ])
    expect(operationOf('profile.towns').parameters!.map(({ required }) => required)).toEqual([true, true])
  })

  test('calls by other services may send a form', () => {
    const { content } = operationOf('credits.providerReport').requestBody!
    expect(Object.keys(content)).toEqual(['application/json', 'application/x-www-form-urlencoded'])
    expect(Object.keys(operationOf('account.signup').requestBody!.content)).toEqual(['application/json'])
  })
})

describe('refusals', () => {
  test.each(calls)(
    '$name: each refusal is listed under its status, and those that the call declares are among them',
    ({ name, spec }) => {
      const listed = Object.entries(refusalsOf(name))
      for (const [status, codes] of listed)
        for (const code of codes) expect([code, isErrorCode(code) && errors[code]]).toEqual([code, Number(status)])
      expect(listed.flatMap(([, codes]) => codes)).toEqual(expect.arrayContaining([...spec.refusals]))
    },
  )

  test.each(calls.filter(({ spec }) => spec.query || spec.body))(
    '$name: the refusal codes of invalid fields are listed',
    ({ name, spec }) => {
      const sent = { query: queryOf(name), body: bodyOf(name) }
      const met = new Set<ErrorCode>()
      for (const part of ['query', 'body'] as const) {
        const shape = spec[part]
        for (const at of shape ? fieldsOf(shape) : [])
          for (const value of [undefined, ...hostileValues]) {
            const { error } = z.safeParse(shape as z.ZodMiniType, withField(sent[part], at, value))
            for (const { message } of error?.issues ?? []) if (isErrorCode(message)) met.add(message)
          }
      }
      expect(Object.values(refusalsOf(name)).flat()).toEqual(expect.arrayContaining([...met]))
    },
  )

  test.each<[name: string, refusals: Record<string, string[]>]>([
    [
      'account.requestMailChange',
      {
        400: ['invalid_input', 'invalid_new_email'],
        403: ['authentication_required', 'cross_site_refused'],
        409: ['email_taken'],
        421: ['unknown_site'],
        422: ['wrong_password'],
        429: ['too_many_requests'],
        500: ['internal_error'],
        503: ['temporarily_unavailable'],
      },
    ],
    [
      'credits.providerReport',
      {
        400: ['invalid_input'],
        421: ['unknown_site'],
        500: ['internal_error'],
        502: ['payment_provider_unavailable'],
        503: ['temporarily_unavailable'],
      },
    ],
    [
      'moderation.listPhotos',
      {
        403: ['cross_site_refused', 'staff_required', 'role_required'],
        421: ['unknown_site'],
        500: ['internal_error'],
        503: ['temporarily_unavailable'],
      },
    ],
  ])('%s has exactly these', (name, refusals) => {
    expect(refusalsOf(name)).toEqual(refusals)
  })

  test('the codes of a shape are those of its types and checks, also inside optional and nullable fields', () => {
    const About = z.string().check(z.maxLength(3, refuseWith('about_too_long')))
    const error = ({ input }: { input?: unknown }) => (input === undefined ? 'minimum_age' : 'invalid_date_of_birth')
    const shape = z.object({ about: z.optional(About), born: z.nullable(z.string({ error })), other: z.string() })
    expect(codesOf(shape).toSorted()).toEqual(['about_too_long', 'invalid_date_of_birth', 'minimum_age'])
  })

  test('each has a description in words', () => {
    expect(operationOf('site.bounce').responses[429]!.description).toBe(
      'too_many_requests: You’ve done this too often in a short time. Please try again later.',
    )
  })
})
