import { enqueue } from '#functions/platform/queue.ts'
import { type Due, forEachDue, job } from '#functions/table/job.ts'
import { memberIn } from '#functions/table/key.ts'

/**
 * Queues members whose waiting pushes are due for a decision: after quiet hours, after the minimum
 * time between two pushes on a subject, or for a retry. The function of the queue sends the pushes,
 * as a push service that hangs would delay this job.
 */
export const handler = job((now, isTimeLeft) => forEachDue('sendPushes', now, isTimeLeft, queueDue))

/**
 * The row stays due until the decision changes its due time, so each run queues the member again.
 * The additional messages have no effect.
 */
const queueDue = ({ PK }: Due): Promise<void> => enqueue('push', [{ to: memberIn(PK), isDue: true }])
