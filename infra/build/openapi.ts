import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import * as z from 'zod/mini'
import type { Endpoint } from '#shared/contract/endpoint.ts'
import { type ErrorCode, errors, isErrorCode } from '#shared/contract/errors.ts'
import { contract } from '#shared/contract/index.ts'
import { pipelineRefusals } from '#shared/contract/pipeline-refusals.ts'
import { errors as memberTexts } from '#shared/i18n/en/errors.ts'
import { staffErrors } from '#shared/i18n/en/staff-errors.ts'
import { sessionCookieName, staffSessionCookieName } from '#shared/rules/request-headers.ts'
import packageJson from '../../package.json' with { type: 'json' }
import { codesOf, exampleOf, type JsonSchema, schemaOf } from './openapi-shapes.ts'

type MediaType = { schema: JsonSchema; example?: unknown }
type Content = Record<string, MediaType>
type Response = { description: string; content?: Content }
type Parameter = { name: string; in: 'query'; required: boolean; schema: JsonSchema; example?: unknown }

export type Operation = {
  operationId: string
  tags: string[]
  description?: string
  /** Access as declared in the contract: public, visitor, member or staff. */
  'x-access': Endpoint['access']
  security: Record<string, readonly string[]>[]
  parameters?: Parameter[]
  requestBody?: { required: boolean; content: Content }
  responses: Record<string, Response>
}

export type OpenApiDocument = {
  openapi: '3.1.1'
  info: Record<'title' | 'version' | 'description', string>
  servers: { url: string }[]
  tags: { name: string }[]
  paths: Record<string, Record<string, Operation>>
  components: { securitySchemes: Record<string, unknown>; schemas: Record<string, JsonSchema> }
}

/** The contract as OpenAPI: each call with access, input, answer, refusals and an example. */
export function openApiDocument(): OpenApiDocument {
  const schemas: Record<string, JsonSchema> = { Refusal: refusalSchema }
  const paths: OpenApiDocument['paths'] = {}
  for (const [domain, calls] of Object.entries(contract))
    for (const [key, spec] of Object.entries(calls) as [string, Endpoint][]) {
      paths[spec.path] ??= {}
      paths[spec.path]![spec.method.toLowerCase()] = operationOf(domain, key, spec, schemas)
    }
  return {
    openapi: '3.1.1',
    info: {
      title: 'API of the dating site',
      version: packageJson.version,
      description:
        "Generated from the API's contract. A call that a page of another site sends is refused, except where cross_site_refused is not listed.",
    },
    // Each country has a host of its own.
    servers: [{ url: '/' }],
    tags: Object.keys(contract).map((name) => ({ name })),
    paths,
    components: { securitySchemes, schemas },
  }
}

const cookie = (name: string) => ({ type: 'apiKey', in: 'cookie', name })
const securitySchemes = { memberSession: cookie(sessionCookieName), staffSession: cookie(staffSessionCookieName) }

function operationOf(domain: string, key: string, spec: Endpoint, schemas: Record<string, JsonSchema>): Operation {
  const operationId = `${domain}.${key}`
  const mediaType = (part: 'body' | 'answer', side: 'input' | 'output'): MediaType => {
    const converted = schemaOf(spec[part]!, side)
    addComponents(schemas, converted.named)
    const { examples: _, ...schema } = converted.schema
    return { schema, example: exampleOf(converted, `${operationId} ${part}`) }
  }
  return {
    operationId,
    tags: [domain],
    'x-access': spec.access,
    security: securityOf(spec),
    ...(spec.query && queryOf(spec.query, operationId)),
    ...(spec.body && {
      requestBody: {
        required: !z.safeParse(spec.body as z.ZodMiniType, undefined).success,
        content: bodyContent(spec, mediaType('body', 'input')),
      },
    }),
    responses: {
      ...(isNothing(spec.answer)
        ? { 204: { description: 'Done; no content.' } }
        : { 200: { description: 'The answer.', content: answerContent(spec, mediaType('answer', 'output')) } }),
      ...refusalResponses(refusalsOf(spec)),
    },
  }
}

/**
 * Adds named shapes as components. A component has only one schema, so a named shape cannot be used
 * both as input and as answer if its two schemas differ.
 */
function addComponents(schemas: Record<string, JsonSchema>, named: Readonly<Record<string, JsonSchema>>): void {
  for (const [name, schema] of Object.entries(named)) {
    schemas[name] ??= schema
    if (JSON.stringify(schemas[name]) !== JSON.stringify(schema)) throw new Error(`${name} has two forms`)
  }
}

/** A session is optional for `visitor`. A `staff` call requires one of its roles. */
function securityOf({ access, roles = [] }: Endpoint): Operation['security'] {
  if (access === 'member') return [{ memberSession: [] }]
  if (access === 'visitor') return [{}, { memberSession: [] }]
  return roles.map((role) => ({ staffSession: [role] }))
}

const isNothing = (shape: z.core.$ZodType) => shape._zod.def.type === 'undefined'

/** Calls from outside the site may also send a form. */
const bodyContent = ({ fromAnywhere }: Endpoint, media: MediaType): Content => ({
  'application/json': media,
  ...(fromAnywhere && { 'application/x-www-form-urlencoded': media }),
})

/** Content of an answer: JSON, or only the field `html` of a page or `text` of a text. */
function answerContent({ page, text }: Endpoint, media: MediaType): Content {
  const field = page ? 'html' : text ? 'text' : undefined
  if (!field) return { 'application/json': media }
  const example = (media.example as Record<string, unknown>)[field]
  return { [page ? 'text/html' : 'text/plain']: { schema: media.schema.properties![field]!, example } }
}

/**
 * OpenAPI has no alternatives between query parameters: a parameter is required if every
 * alternative requires it, and the description lists the alternatives.
 */
function queryOf(query: z.core.$ZodType, operationId: string): Pick<Operation, 'parameters' | 'description'> {
  const converted = schemaOf(query, 'input')
  const alternatives = converted.schema.anyOf ?? [converted.schema]
  const needs = alternatives.map(({ required = [] }) => required)
  const example = needs[0]!.length > 0 ? (exampleOf(converted, `${operationId} query`) as Record<string, unknown>) : {}
  const properties = Object.entries(Object.assign({}, ...alternatives.map((one) => one.properties)) as Properties)
  return {
    ...(needs.length > 1 && {
      description: `Query parameters: ${needs.map((names) => names.join(' and ')).join(', or ')}.`,
    }),
    parameters: properties.map(([name, schema]) => ({
      name,
      in: 'query',
      required: needs.every((names) => names.includes(name)),
      schema,
      ...(name in example && { example: example[name] }),
    })),
  }
}

type Properties = NonNullable<JsonSchema['properties']>

/** Every refusal of a call: by its handler, by the pipeline and by the fields of its input. */
function refusalsOf(spec: Endpoint): ErrorCode[] {
  const ofInput = new Set([spec.query, spec.body].flatMap((shape) => (shape ? codesOf(shape) : [])))
  return Object.keys(errors)
    .filter(isErrorCode)
    .filter((code) => spec.refusals.includes(code) || ofInput.has(code) || isOfPipeline(code, spec))
}

const isOfPipeline = (code: ErrorCode, spec: Endpoint) =>
  (pipelineRefusals as Partial<Record<ErrorCode, (spec: Endpoint) => boolean>>)[code]?.(spec) ?? false

const texts: Record<ErrorCode, string> = { ...memberTexts, ...staffErrors }

const refusalResponses = (codes: readonly ErrorCode[]): Record<string, Response> =>
  Object.fromEntries(
    [...Map.groupBy(codes, (code) => errors[code])].map(([status, ofStatus]) => [
      status,
      {
        description: ofStatus.map((code) => `${code}: ${texts[code]}`).join('\n'),
        content: {
          'application/json': {
            schema: { $ref: '#/components/schemas/Refusal', properties: { error: { enum: ofStatus } } },
          },
        },
      },
    ]),
  )

/** Body of a refusal (functions/platform/pipeline.ts): code, text and details, side by side. */
const refusalSchema = {
  type: 'object',
  properties: {
    error: { type: 'string', enum: Object.keys(errors) },
    message: { type: 'string', description: "The refusal in the caller's language." },
    fields: {
      type: 'object',
      description: 'Of refused input: the code of each refused field, by its path.',
      additionalProperties: { type: 'string', enum: Object.keys(errors) },
    },
    request_id: { type: 'string', description: 'Of internal_error and temporarily_unavailable.' },
  },
  required: ['error', 'message'],
  // Values that a text names, such as `minutes` of login_blocked.
  additionalProperties: {},
} satisfies JsonSchema & Record<string, unknown>

if (import.meta.main) {
  const document = openApiDocument()
  const file = path.join(import.meta.dirname, '../../dist/openapi.json')
  await mkdir(path.dirname(file), { recursive: true })
  await writeFile(file, `${JSON.stringify(document, null, 2)}\n`)
  const count = Object.values(document.paths).flatMap(Object.keys).length
  console.log(`${path.relative(process.cwd(), file)}: ${count} calls`)
}
