import { enqueue } from '#functions/platform/queue.ts'
import { type Due, forEachDue, job } from '#functions/table/job.ts'
import { memberIn } from '#functions/table/key.ts'

/**
 * Queues the members whose pushes waited and are now to be decided on: after quiet hours, after the
 * minimum time between two pushes on a subject, or for a retry. The function of the queue sends the
 * pushes, as a push service that hangs would hold up this job.
 */
export const handler = job((now, isTimeLeft) => forEachDue('sendPushes', now, isTimeLeft, queueDue))

/**
 * The decision moves the due time of the row. Until then, each run queues it again, without effect.
 */
const queueDue = ({ PK }: Due): Promise<void> => enqueue('push', [{ to: memberIn(PK), isDue: true }])
