import type { DynamoDBRecord } from 'aws-lambda'
import type { Follows } from '#functions/platform/resources.ts'

const kinds = ['INSERT', 'MODIFY', 'REMOVE'] as const

/**
 * Lambda's filter pattern of a stream reader. A record starts the reader if one of its filters
 * matches: the kind of change and one of the sort keys.
 */
export type StreamFilter = {
  eventName: readonly [Follows['kinds'][number]]
  dynamodb: { Keys: { SK: { S: readonly Follows['SK'][] } } }
}

/**
 * Filters of a lane, which together let through everything that its reactions follow. There is one
 * filter per kind of change, as Lambda accepts only five.
 */
export const streamFilters = (followed: readonly Follows[]): StreamFilter[] =>
  kinds.flatMap((kind) => {
    const sortKeys = followed.filter((one) => one.kinds.includes(kind)).map(({ SK }) => JSON.stringify(SK))
    const S = [...new Set(sortKeys)].map((text) => JSON.parse(text) as Follows['SK'])
    return S.length > 0 ? [{ eventName: [kind], dynamodb: { Keys: { SK: { S } } } }] : []
  })

/** Whether the filters let a record start the function; follows Lambda's rules. */
export function isLetThrough(filters: readonly StreamFilter[], { eventName, dynamodb }: DynamoDBRecord): boolean {
  const sortKey = dynamodb?.Keys?.SK?.S ?? ''
  const fits = (wanted: Follows['SK']) =>
    typeof wanted === 'string' ? sortKey === wanted : sortKey.startsWith(wanted.prefix)
  return filters.some((filter) => filter.eventName[0] === eventName && filter.dynamodb.Keys.SK.S.some(fits))
}
