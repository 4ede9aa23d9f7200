import * as z from 'zod/mini'
import { type Key, keys } from '#functions/table/keys.ts'
import { find, list } from '#functions/table/read.ts'
import { Conflict, type Write } from '#functions/table/transaction.ts'
import { put, putNew, remove } from '#functions/table/write.ts'
import { countryOf } from '#shared/countries/all.ts'
import type { Country } from '#shared/countries/country.ts'
import { type NotificationType, notificationTypes } from '#shared/model/user.ts'
import { isAdvertising } from '#shared/rules/notifications.ts'

const Kind = z.enum(notificationTypes)

/** Chosen notification settings; a missing kind has the country's default. */
export const Choices = z.object({
  types: z.partialRecord(Kind, z.boolean()),
  /** Time of the consent to a kind of advertising, for as long as it is given (TRAP-49). */
  agreedAt: z.partialRecord(Kind, z.string()),
  /** Version for the optimistic lock. */
  version: z.int(),
})
export type Choices = z.infer<typeof Choices>

const none: Choices = { types: {}, agreedAt: {}, version: 0 }

export const findChoices = async (memberId: string, options?: { consistent?: boolean }): Promise<Choices> =>
  (await find(Choices, keys.notifications(memberId), options)) ?? none

export type Switches = Record<NotificationType, boolean>

/** Setting of each kind, as chosen or by the country's default (OPEN-60). */
export const switchesOf = ({ types }: Choices, { notificationDefaults }: Country): Switches => ({
  ...notificationDefaults,
  ...types,
})

/** Whether a member wants a kind of notification; checked before each mail of it. */
export async function isWanted(
  member: { id: string; site: Country['code'] },
  type: NotificationType,
): Promise<boolean> {
  return switchesOf(await findChoices(member.id), countryOf(member.site))[type]
}

/** Changes settings; Conflict where they changed since `before` was read. */
export function changeChoices(
  memberId: string,
  before: Choices,
  types: Partial<Switches>,
  now: Date,
): { choices: Choices; write: Write } {
  const agreedAt = { ...before.agreedAt }
  for (const [type, isOn] of Object.entries(types) as [NotificationType, boolean][]) {
    if (!isAdvertising(type)) continue
    if (!isOn) delete agreedAt[type]
    else if (before.types[type] !== true) agreedAt[type] = now.toISOString()
  }
  const choices = { types: { ...before.types, ...types }, agreedAt, version: before.version + 1 }
  const key = keys.notifications(memberId)
  const onConflict = () => new Conflict('the notification settings changed meanwhile')
  const write =
    before.version === 0
      ? putNew(key, choices, onConflict)
      : put(key, choices, {
          condition: '#version = :seen',
          names: { '#version': 'version' },
          values: { ':seen': before.version },
          onConflict,
        })
  return { choices, write }
}

/**
 * Push subscription of a device. Used only while its session exists, so that a device gets nothing
 * after its member logged out there.
 */
export const PushDevice = z.object({
  endpoint: z.string(),
  p256dh: z.string(),
  auth: z.string(),
  session: z.string(),
  at: z.string(),
})
type PushDevice = z.infer<typeof PushDevice>

/** Maximum number of devices, more than anybody has; a further one replaces the oldest. */
const maximumDevices = 20

const Place = z.object({ PK: z.string(), SK: z.string(), at: z.string() })

/** Keys of the member's devices, oldest first. */
export async function listPushPlaces(memberId: string): Promise<(Key & { at: string })[]> {
  const { items } = await list(Place, keys.pushOfMember(memberId))
  return items.toSorted((a, b) => a.at.localeCompare(b.at))
}

/** Stores a device and removes those above the maximum; idempotent (API-04). */
export function addPushDevice(memberId: string, device: PushDevice, standing: readonly Key[]): Write[] {
  const key = keys.push(memberId, device.endpoint)
  const others = standing.filter(({ SK }) => SK !== key.SK)
  const surplus = others.slice(0, Math.max(0, others.length - maximumDevices + 1))
  return [put(key, device), ...surplus.map(({ PK, SK }) => remove({ PK, SK }))]
}
