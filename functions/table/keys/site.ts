import { hashed } from '#functions/platform/hash.ts'
import type { Key } from '../key.ts'

/** Keys of counts and limits of a site, and of the work of the functions. */
export const siteKeys = {
  /**
   * Number of members whom search finds, per place, gender and age. Read by search for the total.
   */
  count: (place: string, gender: string, age: number): Key => ({
    PK: `COUNT#${place}#${gender}`,
    SK: String(age).padStart(3, '0'),
  }),
  counts: (place: string, gender: string) => ({ PK: `COUNT#${place}#${gender}` }),
  /** Progress of the nightly count of members. Read by the job itself. */
  countWalk: (): Key => ({ PK: 'COUNT_WALK', SK: 'COUNT_WALK' }),
  /** Bundles sold per country and day. Read by the bundles call for the popular label. */
  sales: (country: string, day: string): Key => ({ PK: `SALES#${country}`, SK: day }),
  salesOfCountry: (country: string) => ({ PK: `SALES#${country}` }),
  /**
   * Paths to invalidate in the CDN. Read by the job that retries the invalidation. Expires when no
   * cached copy of the paths can exist any more.
   */
  invalidation: (id: string): Key => ({ PK: `INVALIDATION#${id}`, SK: 'INVALIDATION' }),
  /**
   * Files to remove from the photo bucket. Read by the job that retries the removal and then
   * removes this row. The row has no TTL.
   */
  fileRemoval: (id: string): Key => ({ PK: `FILE_REMOVAL#${id}`, SK: 'FILE_REMOVAL' }),
  /**
   * Mark that a reaction has processed a change. A second write of the mark fails, so that a
   * redelivered change is not counted twice. Expires by TTL. Read if a part of a batch is
   * redelivered.
   */
  reacted: (reaction: string, change: string): Key => ({ PK: `REACTED#${reaction}#${change}`, SK: 'REACTED' }),
  /**
   * Logged visit, in a partition per day; anonymous, expires after 30 days (OPEN-76). Operators
   * read one day at a time.
   */
  bounce: (day: string, visit: string): Key => ({ PK: `BOUNCE#${day}`, SK: `VISIT#${visit}` }),
  /**
   * Number of attempts of one kind by one origin within a window; expires by TTL. Read and written
   * by the calls that limit attempts.
   */
  throttle: (kind: string, who: string): Key => ({ PK: `THROTTLE#${kind}#${hashed(who)}`, SK: 'THROTTLE' }),
}
