import * as z from 'zod/mini'
import { findAccount } from '#functions/stores/account/account.ts'
import { isSuspendedAt } from '#functions/stores/account/ban.ts'
import { findMemberByAccountHash } from '#functions/stores/account/claims.ts'
import { accountOf } from '#functions/stores/throttle/account-hash.ts'
import { readLastAccount } from '#functions/stores/throttle/known-device.ts'
import { keys } from '#functions/table/keys.ts'
import { find } from '#functions/table/read.ts'
import type { Write } from '#functions/table/transaction.ts'
import { put, remove } from '#functions/table/write.ts'
import { dayMs } from '#shared/rules/durations.ts'
import { bannedAddressDays } from '#shared/rules/safety-limits.ts'

const Mark = z.object({ until: z.string() })

/**
 * Stores the hash of a banned account for longer than the account exists (MOD-09). The devices of
 * the account need not be listed, as each device has a cookie with the hash of the account that
 * last signed in on the device.
 */
export function addBannedDevice(email: string, now: Date): Write {
  const until = new Date(now.getTime() + bannedAddressDays * dayMs)
  return put(keys.bannedDevice(accountOf('login', email)), {
    until: until.toISOString(),
    ttl: Math.ceil(until.getTime() / 1000),
  })
}

export const removeBannedDevice = (email: string): Write => remove(keys.bannedDevice(accountOf('login', email)))

export type DeviceSign = {
  kind: 'banned_device' | 'suspended_device' | 'shared_device'
  /** Hash of the other account (`accountOf`). */
  account: string
}

/**
 * Whether the account with this hash has a valid ban mark. `until` is checked, as DynamoDB removes
 * expired marks late.
 */
async function isMarked(account: string, now: Date): Promise<boolean> {
  const mark = await find(Mark, keys.bannedDevice(account), { consistent: true })
  return mark !== undefined && mark.until > now.toISOString()
}

/**
 * Whether the account with this hash is suspended. Read from the account itself: a stored mark, as
 * for a ban, could outlive the suspension or the account (decision 0112).
 */
async function isSuspendedAccount(account: string, now: Date): Promise<boolean> {
  const id = await findMemberByAccountHash(account)
  const other = id === undefined ? undefined : await findAccount(id, { consistent: true })
  return other !== undefined && isSuspendedAt(other, now)
}

/**
 * Signal of a signup, sign-in or password reset with `email` on a device where the last sign-in was
 * with another account. Its kind says whether that account is banned or suspended (MOD-09, MOD-12).
 * Undefined if there was no such sign-in.
 */
export async function findDeviceSign(
  email: string,
  cookies: readonly string[],
  now: Date,
): Promise<DeviceSign | undefined> {
  const account = await readLastAccount('login', cookies, now)
  if (!account || account === accountOf('login', email)) return undefined
  const [isBanned, isSuspended] = await Promise.all([isMarked(account, now), isSuspendedAccount(account, now)])
  return { kind: isBanned ? 'banned_device' : isSuspended ? 'suspended_device' : 'shared_device', account }
}
