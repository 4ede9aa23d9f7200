import * as z from 'zod/mini'
import type { Endpoint } from '#shared/contract/endpoint.ts'
import { type ErrorCode, isErrorCode } from '#shared/contract/errors.ts'
import type { Country } from '#shared/countries/country.ts'
import { Refusal } from './refusal.ts'

type RawInput = { query: unknown; readBody: () => unknown }

/** Query and body of a call, parsed by the contract. The refusal lists all invalid fields. */
export function parseInput(
  spec: Pick<Endpoint, 'query' | 'body'>,
  raw: RawInput,
  country: Country,
): Record<string, unknown> {
  const input: Record<string, unknown> = {}
  if (spec.query) input.query = parsed(spec.query, raw.query, country)
  if (spec.body) input.body = parsed(spec.body, raw.readBody(), country)
  return input
}

function parsed(shape: z.core.$ZodType, value: unknown, country: Country): unknown {
  const result = z.safeParse(shape as z.ZodMiniType, value)
  if (result.success) return result.data
  const fields: Record<string, ErrorCode> = {}
  for (const { path, message } of result.error.issues)
    fields[path.join('.')] ??= isErrorCode(message) ? message : 'invalid_input'
  // The first field with a specific code determines the error's code.
  const first = Object.values(fields).find((code) => code !== 'invalid_input') ?? 'invalid_input'
  throw new Refusal(first, { ...(first === 'minimum_age' && { min_age: country.minimumAge }), fields })
}
