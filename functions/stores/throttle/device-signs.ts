import * as z from 'zod/mini'
import { keys } from '#functions/table/keys.ts'
import { find } from '#functions/table/read.ts'
import type { Write } from '#functions/table/transaction.ts'
import { put, remove } from '#functions/table/write.ts'
import { bannedAddressDays } from '#shared/rules/safety-limits.ts'
import { accountOf } from './account-hash.ts'
import { readLastAccount } from './known-device.ts'

const Mark = z.object({ until: z.string() })

/**
 * Stores the hash of a banned account for longer than the account exists (MOD-09). The devices of
 * the account need not be listed, as each device has a cookie with the hash of the account that
 * last signed in on the device.
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
 * Signal of a signup with `email` on a device where the last sign-in was with another account. Its
 * kind says whether that account is banned (MOD-09, MOD-12). Undefined if there was no such
 * sign-in. Checks `until`, as the table's TTL removes marks late.
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
