import * as z from 'zod/mini'
import { type ErrorCode, isErrorCode } from '#shared/contract/errors.ts'
import { examples } from '#shared/contract/examples.ts'

/** The part of JSON Schema that zod's conversion of the contract produces. */
export type JsonSchema = {
  $ref?: string
  type?: string | readonly string[]
  examples?: readonly unknown[]
  const?: unknown
  enum?: readonly unknown[]
  anyOf?: readonly JsonSchema[]
  properties?: Readonly<Record<string, JsonSchema>>
  required?: readonly string[]
  propertyNames?: JsonSchema
  additionalProperties?: JsonSchema | false
  items?: JsonSchema
  minimum?: number
  description?: string
}

export type Side = 'input' | 'output'

const componentPath = '#/components/schemas/'

export type Converted = { schema: JsonSchema; named: Record<string, JsonSchema> }

/**
 * JSON schema of a shape. `named`: shared shapes that it refers to, keyed by their names in
 * `examples`.
 */
export function schemaOf(shape: z.core.$ZodType, side: Side): Converted {
  const { $schema, $defs = {}, ...schema } = z.toJSONSchema(shape, { io: side, metadata: examples })
  const inComponents = <T>(value: unknown): T =>
    JSON.parse(JSON.stringify(value), (key, part) =>
      key === '$ref' ? String(part).replace('#/$defs/', componentPath) : part,
    )
  return { schema: inComponents<JsonSchema>(schema), named: inComponents<Record<string, JsonSchema>>($defs) }
}

/** Codes with which the fields of a shape refuse a value (`refuseWith`). */
export function codesOf(shape: z.core.$ZodType): ErrorCode[] {
  const codes = new Set<ErrorCode>()
  const collect = ({ error }: { error?: z.core.$ZodErrorMap<never> | undefined }) => {
    // The code may depend on whether there was a value at all.
    for (const input of [undefined, '']) {
      const code = error?.({ input } as never)
      if (isErrorCode(code)) codes.add(code)
    }
  }
  z.toJSONSchema(shape, {
    io: 'input',
    override: ({ zodSchema: { _zod } }) => {
      collect(_zod.def)
      for (const check of _zod.def.checks ?? []) collect(check._zod.def)
    },
  })
  return [...codes]
}

/**
 * Example value of a schema: the declared one, or one composed of the examples of its parts. An
 * object contains its required fields, or all fields if none is required. Throws for a text without
 * an example.
 */
export function exampleOf({ schema, named }: Converted, at: string): unknown {
  const within = (part: JsonSchema, name = '') => exampleOf({ schema: part, named }, at + name)
  if (schema.examples) return schema.examples[0]
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return schema.enum[0]
  if (schema.anyOf) return within(schema.anyOf[0]!)
  if (schema.$ref) return within(named[schema.$ref.slice(componentPath.length)]!)
  // If `type` is a list, its second item is null.
  const [type] = [schema.type].flat()
  if (type === 'object') return objectOf(schema, within)
  if (type === 'array') return [within(schema.items!, '[]')]
  if (type === 'boolean') return true
  if (type === 'integer' || type === 'number') return Math.max(schema.minimum ?? 1, 1)
  throw new Error(`${at} has no example: declare one in shared/contract/examples.ts`)
}

function objectOf(
  { properties = {}, required = [], propertyNames, additionalProperties }: JsonSchema,
  within: (part: JsonSchema, name: string) => unknown,
): Record<string, unknown> {
  const own = required.length > 0 ? required : Object.keys(properties)
  const names = propertyNames && own.length === 0 ? [String(within(propertyNames, ' key'))] : own
  return Object.fromEntries(
    names.map((name) => [name, within(properties[name] ?? (additionalProperties || {}), `.${name}`)]),
  )
}
