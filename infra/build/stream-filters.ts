import type { DynamoDBRecord } from 'aws-lambda'
import { type Follows, isFollowedKey } from '#functions/platform/follows.ts'

const kinds = ['INSERT', 'MODIFY', 'REMOVE'] as const

/**
 * Lambda's filter pattern of a stream reader. A record starts the reader if one of the reader's
 * filters matches the record's kind of change and sort key.
 */
export type StreamFilter = {
  eventName: readonly [Follows['kinds'][number]]
  dynamodb: { Keys: { SK: { S: readonly Follows['SK'][] } } }
}

/**
 * Filters of a lane, which together match every record that its reactions follow. There is one
 * filter per kind of change, because Lambda accepts at most five filters.
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
  return filters.some(
    (filter) =>
      filter.eventName[0] === eventName &&
      filter.dynamodb.Keys.SK.S.some((followed) => isFollowedKey(followed, sortKey)),
  )
}
