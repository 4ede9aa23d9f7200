import * as z from 'zod/mini'
import { keys } from '#functions/table/keys.ts'
import { find } from '#functions/table/read.ts'
import { refusing, type Write } from '#functions/table/transaction.ts'
import { update } from '#functions/table/write.ts'

/**
 * Rate limit: `most` uses in each window of `windowSeconds`, counted separately for each `who`,
 * such as a member, a visitor or an address. Windows begin at the same time for everybody.
 */
export type Limit = { kind: string; most: number; windowSeconds: number }

/**
 * Visitor with this IP address. An IPv6 connection usually has a whole /64 network, which counts as
 * one visitor.
 */
export function visitorOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)
  if (mapped) return mapped[1]!
  if (!address.includes(':')) return address
  const [head = '', tail = ''] = address.toLowerCase().split('::')
  const groups = head.split(':').filter(Boolean)
  const left = tail.split(':').filter(Boolean)
  const filled = address.includes('::')
    ? [...groups, ...Array(8 - groups.length - left.length).fill('0'), ...left]
    : groups
  return `${filled
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`
}

const windowOf = ({ kind, windowSeconds }: Limit, who: string, now: Date) => {
  const number = Math.floor(now.getTime() / 1000 / windowSeconds)
  return { key: keys.throttle(kind, `${who}#${number}`), endsAt: (number + 1) * windowSeconds }
}

const Count = z.object({ n: z.int() })

/** Whether the next use would be refused. Only saves work: `countUse` decides. */
export const isUsedUp = async (limit: Limit, who: string, now: Date): Promise<boolean> =>
  ((await find(Count, windowOf(limit, who, now).key))?.n ?? 0) >= limit.most

const addUses = (count: 0 | 1, limit: Limit, who: string, now: Date): Write => {
  const { key, endsAt } = windowOf(limit, who, now)
  return update(key, 'SET #ttl = :end ADD n :count', {
    condition: 'attribute_not_exists(n) OR n < :most',
    names: { '#ttl': 'ttl' },
    values: { ':end': endsAt, ':count': count, ':most': limit.most },
    onConflict: refusing('too_many_requests'),
  })
}

/** Counts one use; refused with `too_many_requests` beyond the limit. */
export const countUse = (limit: Limit, who: string, now: Date): Write => addUses(1, limit, who, now)

/**
 * Write that is refused if `countUse` would be refused, but counts nothing. A write is needed, as
 * the table orders parallel writes; a read could miss uses that were counted before it.
 */
export const checkUse = (limit: Limit, who: string, now: Date): Write => addUses(0, limit, who, now)
