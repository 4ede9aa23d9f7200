import { enqueue } from '#functions/platform/queue.ts'
import { type Due, forEachDue, job } from '#functions/table/job.ts'
import { memberIn } from '#functions/table/keys.ts'

/**
 * Queues the decisions about pushes that waited: for the end of quiet hours, for the next push on
 * the same subject, or for a retry. The queue sends them, as a push service that hangs would hold
 * up the job.
 */
export const handler = job((now, isTimeLeft) => forEachDue('sendPushes', now, isTimeLeft, queueDue))

/**
 * The decision moves the due time of the row. Until then, each run queues it again, without effect.
 */
const queueDue = ({ PK }: Due): Promise<void> => enqueue('push', [{ to: memberIn(PK), isDue: true }])
