import type { Push, PushFault } from '#infra/local/push.ts'
import { subscribePush } from '#shared/contract/account.ts'
import { notifications } from '#shared/contract/notifications.ts'
import type { PushPayload } from '#shared/model/push.ts'
import type { Member } from './people.ts'
import type { TestWorld } from './world.ts'

/** Browser with a subscription that the local push service can decrypt. */
export type Device = { id: string; endpoint: string }

/** Subscribes the member's browser to pushes, as the page does. */
export async function subscribe(world: TestWorld, member: Member, host?: string): Promise<Device> {
  const subscription = world.pushes.createSubscription(host)
  const known = (await member.call(notifications.preferences)).devices.map(({ id }) => id)
  await member.call(subscribePush, { query: { push: '1' }, body: { subscription } })
  const { devices } = await member.call(notifications.preferences)
  return { id: devices.find(({ id }) => !known.includes(id))!.id, endpoint: subscription.endpoint }
}

/** Payloads of the pushes to a device, oldest first. */
export const payloadsTo = (world: TestWorld, { endpoint }: Device): PushPayload[] =>
  world.pushes
    .list(endpoint)
    .map(({ payload }: Push) => payload as PushPayload)
    .reverse()

/** Runs with a fault of the push service. */
export async function withFault<T>(world: TestWorld, fault: PushFault, run: () => Promise<T>, device?: Device) {
  world.pushes.setFault(fault, device?.endpoint)
  try {
    return await run()
  } finally {
    world.pushes.setFault(null, device?.endpoint)
  }
}
