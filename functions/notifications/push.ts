import { findPushes, type PushMessage, savePushes } from '#functions/stores/notifications/pushes.ts'
import { apply, retryOnConflict } from '#functions/table/transaction.ts'
import { decidePush } from './push-decision.ts'
import { countPushes, remaining, sendToEach } from './push-sending.ts'

/**
 * Decides which pushes a member gets, commits the decision, and sends them. Repeated and parallel
 * messages find the decision in the member's row and send nothing twice; pushes that have not
 * reached a device stay in the row.
 */
export async function sendPushes(message: PushMessage, now: Date): Promise<void> {
  const { to } = message
  const { devices, claimed } = await retryOnConflict(() => decidePush(message, now))
  if (claimed.length === 0) return
  const ends = await Promise.all(
    claimed.map(async (push) => ({ push, outcomes: await sendToEach(to, push, devices, now) })),
  )
  await retryOnConflict(async () => {
    const row = await findPushes(to)
    const outgoing = row.outgoing.flatMap((push) => remaining(push, ends, now))
    await apply(savePushes(to, row, row, outgoing))
  })
  await countPushes(ends, now)
}
