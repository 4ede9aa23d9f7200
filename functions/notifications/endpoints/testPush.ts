import { handle } from '#functions/auth/handle.ts'
import { findPushDevice } from '#functions/stores/notifications/devices.ts'
import { countUse } from '#functions/stores/throttle/throttle.ts'
import { apply } from '#functions/table/transaction.ts'
import * as notifications from '#shared/contract/notifications.ts'
import { testPushes } from '#shared/rules/limits.ts'
import { pathTo } from '#shared/rules/paths.ts'
import { pushToDevice } from '../push-device.ts'

const limit = { kind: 'testPush', ...testPushes }

/** Sends a test push, in quiet hours too, as the member asks for it. */
export const handler = handle(notifications.testPush, {
  load: ({ memberId, body }) => ({ device: findPushDevice(memberId, body.id) }),
  run: async ({ member, device, now, refuse }) => {
    if (!device) return refuse('device_unknown')
    await apply(countUse(limit, member.id, now))
    const payload = {
      ...({ kind: 'test', count: 1, tag: 'test' } as const),
      path: pathTo('notifications'),
      language: member.language,
    }
    const options = { ttlSeconds: 60, urgency: 'high' } as const
    const outcome = await pushToDevice(member.id, device, payload, options, now)
    if (outcome === 'gone') return refuse('device_unknown')
    return outcome === 'sent' ? { sent: true as const } : refuse('push_failed')
  },
})
