import * as z from 'zod/mini'
import { keys } from '#functions/table/keys.ts'
import { find, list } from '#functions/table/read.ts'
import { apply, Conflict, ignoreConflict, type Write } from '#functions/table/transaction.ts'
import { put, remove } from '#functions/table/write.ts'

/**
 * Push subscription of a device. Used only while its session exists, so that a device gets no
 * pushes after the member logged out on that device.
 */
export const PushDevice = z.object({
  endpoint: z.string(),
  p256dh: z.string(),
  auth: z.string(),
  session: z.string(),
  /** Browser and system, from the user agent. */
  device: z.string(),
  at: z.string(),
})
type PushDevice = z.infer<typeof PushDevice>

/**
 * Maximum number of devices per member, more than anybody uses; a further device replaces the
 * oldest.
 */
const maxDevices = 20
/**
 * Maximum number of removals in one transaction. A member may have more devices than
 * `maxDevices`, as parallel calls may each have added one.
 */
const maxRemovals = 50

const ListedDevice = z.extend(PushDevice, { SK: z.string() })
/** `id`: hash of the URL at the push service. */
export type ListedDevice = PushDevice & { id: string }

/** Devices of a member, latest first. */
export async function listPushDevices(memberId: string, options?: { consistent?: boolean }): Promise<ListedDevice[]> {
  const { PK, prefix } = keys.pushOfMember(memberId)
  const { items } = await list(ListedDevice, { PK, prefix }, options)
  return items
    .map(({ SK, ...device }) => ({ ...device, id: SK.slice(prefix.length) }))
    .toSorted((a, b) => b.at.localeCompare(a.at))
}

/** Device with this id (hash of its URL at the push service), read consistently. */
export async function findPushDevice(memberId: string, id: string): Promise<ListedDevice | undefined> {
  const device = await find(PushDevice, keys.pushById(memberId, id), { consistent: true })
  return device && { ...device, id }
}

/**
 * Stores a device; idempotent (API-04). Also removes the device of an earlier subscription of the
 * same session, which the browser has replaced (NOTIF-20), and the oldest devices above the
 * maximum.
 */
export function addPushDevice(memberId: string, device: PushDevice, existing: readonly ListedDevice[]): Write[] {
  const others = existing.filter(({ endpoint }) => endpoint !== device.endpoint)
  const isReplaced = ({ session }: ListedDevice) => session === device.session
  const oldest = others.filter((other) => !isReplaced(other)).slice(maxDevices - 1)
  return [
    put(keys.push(memberId, device.endpoint), device),
    ...[...oldest, ...others.filter(isReplaced)].slice(-maxRemovals).map(({ id }) => removePushDevice(memberId, id)),
  ]
}

/**
 * Writes that remove the devices of a session that ends (NOTIF-20), at most `maxRemovals`. Devices
 * above this number get no pushes either, and are removed when the next push would be sent to them.
 */
export const removeDevicesOf = (memberId: string, session: string, devices: readonly ListedDevice[]): Write[] =>
  devices
    .filter((device) => device.session === session)
    .slice(0, maxRemovals)
    .map(({ id }) => removePushDevice(memberId, id))

/** Write that removes a device; idempotent. */
export const removePushDevice = (memberId: string, id: string): Write => remove(keys.pushById(memberId, id))

/**
 * Removes a device that gets no pushes any more, unless it was added again since it was read;
 * idempotent.
 */
export async function forgetPushDevice(memberId: string, { id, session, at }: ListedDevice): Promise<void> {
  const removal = remove(keys.pushById(memberId, id), {
    condition: 'attribute_not_exists(PK) OR (#session = :session AND #at = :at)',
    names: { '#session': 'session', '#at': 'at' },
    values: { ':session': session, ':at': at },
    onConflict: () => new Conflict('the device was added again meanwhile'),
  })
  await apply(removal).catch(ignoreConflict)
}
