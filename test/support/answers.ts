import type { Endpoint } from '#shared/contract/endpoint.ts'
import { everyEndpoint, pathOf } from './samples.ts'
import type { Visitor } from './visitor.ts'

export type Input = { query?: Record<string, string>; body?: Record<string, unknown> }

export const endpointNamed = (name: string) => {
  const found = everyEndpoint.find((endpoint) => endpoint.name === name)
  if (!found) throw new Error(`There is no call ${name}`)
  return found
}

/**
 * Headers that differ between answers to the same call, or depend on what the client of the test
 * can decompress.
 */
const passing = ['date', 'content-length', 'content-encoding', 'x-request-id']

/**
 * The text without values that differ in every answer: ids, timestamps, receipts, and generated
 * parts of a sample.
 */
const timeless = (text: string) =>
  text
    .replace(/[0-9A-HJKMNP-TV-Z]{26}/g, '<id>')
    .replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, '<moment>')
    .replace(/"receipt":"[0-9A-Z]{4}-[0-9A-Z]{4}"/g, '"receipt":"<receipt>"')
    .replace(/nieuw\.\w+@example\.org|Nieuw_\w+/g, '<new>')

/**
 * Status, headers and body of an answer as text, without the parts that differ in every answer, for
 * a comparison byte for byte.
 */
export async function answerOf(who: Visitor, spec: Endpoint, input: Input) {
  const { status, headers, body } = await who.raw(spec.method, pathOf(spec, input), { body: input.body })
  const lasting = [...headers].filter(([name]) => !passing.includes(name) && name !== 'set-cookie')
  return { status, headers: Object.fromEntries(lasting), body: timeless(JSON.stringify(body)) }
}
