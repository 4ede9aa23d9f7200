import * as z from 'zod/mini'
import { keys } from '#functions/table/keys.ts'
import { find } from '#functions/table/read.ts'
import type { Write } from '#functions/table/transaction.ts'
import { put, remove } from '#functions/table/write.ts'
import { bannedAddressDays } from '#shared/rules/limits.ts'
import { accountOf } from './account-hash.ts'
import { readLastAccount } from './known-device.ts'

const Mark = z.object({ until: z.string() })

/**
 * Remembers a banned account by the hash in its device cookies, so that the ban outlasts the
 * account (MOD-09). No list of devices is needed: the cookie of each device names the account that
 * last signed in on it.
 */
export function addBannedDevice(email: string, now: Date): Write {
  const until = new Date(now.getTime() + bannedAddressDays * 86_400_000)
  return put(keys.bannedDevice(accountOf('login', email)), {
    until: until.toISOString(),
    ttl: Math.ceil(until.getTime() / 1000),
  })
}

export const removeBannedDevice = (email: string): Write => remove(keys.bannedDevice(accountOf('login', email)))

export type DeviceSign = {
  kind: 'banned_device' | 'shared_device'
  /** Hash of the other account (`accountOf`). */
  account: string
}

/**
 * Signal of the device at a signup with `email`, if another account signed in on it last, which may
 * be banned (MOD-09, MOD-12). The table's TTL runs late, `until` is exact.
 */
export async function findDeviceSign(
  email: string,
  cookies: readonly string[],
  now: Date,
): Promise<DeviceSign | undefined> {
  const account = await readLastAccount('login', cookies, now)
  if (!account || account === accountOf('login', email)) return undefined
  const mark = await find(Mark, keys.bannedDevice(account), { consistent: true })
  return { kind: mark && mark.until > now.toISOString() ? 'banned_device' : 'shared_device', account }
}
