import { backoffMs } from '#functions/platform/backoff.ts'
import { hashed } from '#functions/platform/hash.ts'
import { logError } from '#functions/platform/log.ts'
import type { PushOutcome } from '#functions/platform/push-api.ts'
import { countNotified, type Outcome } from '#functions/stores/notifications/counts.ts'
import type { ListedDevice } from '#functions/stores/notifications/devices.ts'
import type { Outgoing } from '#functions/stores/notifications/pushes.ts'
import type { PushPayload } from '#shared/model/push.ts'
import { hourMs } from '#shared/rules/durations.ts'
import { pushLifeHours } from '#shared/rules/limits.ts'
import { later } from './push-decision.ts'
import { pushToDevice } from './push-device.ts'

/** Time after which neither we nor the push service deliver a push any more, as it is outdated. */
const lifeMs = pushLifeHours * hourMs

/**
 * Sends a push to all of its devices at once. A device that was removed since the decision counts
 * as gone.
 */
export async function sendToEach(
  memberId: string,
  push: Outgoing,
  devices: readonly ListedDevice[],
  now: Date,
): Promise<ReadonlyMap<string, PushOutcome>> {
  const { payload, at } = push
  const isMessage = payload.tag.startsWith('chat-')
  const options = {
    ttlSeconds: Math.max(0, Math.round((Date.parse(at) + lifeMs - now.getTime()) / 1_000)),
    urgency: isMessage && !payload.silent ? 'high' : 'normal',
  } as const
  const ends = Object.keys(push.devices).map(async (id): Promise<[string, PushOutcome]> => {
    const device = devices.find((one) => one.id === id)
    if (!device) return [id, 'gone']
    return [id, await sendTo(memberId, device, payload, { ...options, topic: topicOf(payload, device) }, now)]
  })
  return new Map(await Promise.all(ends))
}

/**
 * Topic of a push at a device. Push services can read the topic, so it is a hash with a secret of
 * the device. The tag itself would reveal the kind, or which two members share a conversation.
 */
const topicOf = ({ tag }: PushPayload, { auth }: ListedDevice): string => hashed(`${auth}#${tag}`)

/** Catches a failure of the table, so that it affects this device only. */
const sendTo = (...given: Parameters<typeof pushToDevice>): Promise<PushOutcome> =>
  pushToDevice(...given).catch((error: unknown) => {
    logError('push_not_sent', error)
    return { later: true as const }
  })

type Ended = { push: Outgoing; outcomes: ReadonlyMap<string, PushOutcome> }

/** Counts the outcome of each push at each device, for the console (NOTIF-15). */
export async function countPushes(ends: readonly Ended[], now: Date): Promise<void> {
  const counted = ends.flatMap(({ push: { payload }, outcomes }) =>
    [...outcomes.values()].map((outcome) => ({ key: payload.kind, outcome: countedAs(outcome) })),
  )
  await Promise.all(counted.map((one) => countNotified({ channel: 'push', ...one }, now)))
}

function countedAs(outcome: PushOutcome): Outcome {
  if (typeof outcome !== 'string') return 'failed'
  return outcome === 'sent' ? 'sent' : outcome === 'gone' ? 'dropped.gone' : 'dropped.rejected'
}

/** The push, reduced to the devices to which it must still be sent; empty if there are none. */
export function remaining(push: Outgoing, ends: readonly Ended[], now: Date): Outgoing[] {
  const end = ends.find((one) => one.push.at === push.at && one.push.payload.tag === push.payload.tag)
  const devices = Object.entries(push.devices).flatMap(([id, { nextAt, tries }]) => {
    const outcome = end?.outcomes.get(id)
    if (outcome === undefined) return [[id, { nextAt, tries }] as const]
    if (typeof outcome === 'string') return []
    const retryAt = outcome.notBefore?.toISOString() ?? later(now, backoffMs(tries, maxWaitMinutes))
    return retryAt < later(new Date(push.at), lifeMs) ? [[id, { nextAt: retryAt, tries: tries + 1 }] as const] : []
  })
  return devices.length > 0 ? [{ ...push, devices: Object.fromEntries(devices) }] : []
}

/** Limit of the delay before a retry, which doubles, if the push service names none. */
const maxWaitMinutes = 16
