import type { Push, PushFault } from '#infra/local/push.ts'
import { subscribePush } from '#shared/contract/login-calls.ts'
import * as notifications from '#shared/contract/notifications.ts'
import type { PushPayload } from '#shared/model/push.ts'
import type { TestStack } from './stack.ts'
import type { Visitor } from './visitor.ts'

/** Browser with a subscription whose pushes the local push service can decrypt. */
export type Device = { id: string; endpoint: string }

/** Subscribes the member's browser to pushes, as the page does. */
export async function subscribe(stack: TestStack, member: Visitor, host?: string): Promise<Device> {
  const subscription = stack.pushes.createSubscription(host)
  const known = (await member.call(notifications.preferences)).devices.map(({ id }) => id)
  await member.call(subscribePush, { query: { push: '1' }, body: { subscription } })
  const { devices } = await member.call(notifications.preferences)
  return { id: devices.find(({ id }) => !known.includes(id))!.id, endpoint: subscription.endpoint }
}

/** Payloads of the pushes to a device, oldest first. */
export const payloadsTo = (stack: TestStack, { endpoint }: Device): PushPayload[] =>
  stack.pushes
    .list(endpoint)
    .map(({ payload }: Push) => payload as PushPayload)
    .reverse()

/** Runs a function while the push service has a fault, for one device or for all. */
export async function withFault<T>(stack: TestStack, fault: PushFault, run: () => Promise<T>, device?: Device) {
  stack.pushes.setFault(fault, device?.endpoint)
  try {
    return await run()
  } finally {
    stack.pushes.setFault(null, device?.endpoint)
  }
}
