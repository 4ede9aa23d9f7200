import type { DynamoDBRecord } from 'aws-lambda'
import type { Follows } from '#functions/platform/needs.ts'

/** Lambda's limit of filters for a stream reader. */
const mostFilters = 5

/**
 * A condition that starts a stream reader, in the form of Lambda's filter patterns; one of them
 * must match.
 */
export type StreamFilter = {
  eventName: Follows['kinds']
  dynamodb: { Keys: { SK: { S: [string | { prefix: string }] } } }
}

/** The filters of a lane: everything that its reactions follow, one filter per sort key. */
export function streamFilters(followed: readonly Follows[]): StreamFilter[] {
  const bySortKey = Object.values(Object.groupBy(followed, ({ SK }) => JSON.stringify(SK))).map((same) => same!)
  if (bySortKey.length > mostFilters) throw new Error(`Lambda accepts ${mostFilters} filters, not ${bySortKey.length}`)
  return bySortKey.map((same) => ({
    eventName: [...new Set(same.flatMap(({ kinds }) => kinds))].toSorted(),
    dynamodb: { Keys: { SK: { S: [same[0]!.SK] } } },
  }))
}

/** Whether a record starts the function, by Lambda's rules. */
export function isLetThrough(filters: readonly StreamFilter[], { eventName, dynamodb }: DynamoDBRecord): boolean {
  const sortKey = dynamodb?.Keys?.SK?.S ?? ''
  return filters.some((filter) => {
    const [wanted] = filter.dynamodb.Keys.SK.S
    const fits = typeof wanted === 'string' ? sortKey === wanted : sortKey.startsWith(wanted.prefix)
    return fits && filter.eventName.some((kind) => kind === eventName)
  })
}
