import { overdueUntil, returnUnanswered } from '#functions/stores/chats/unanswered.ts'
import { forEachQueued, job } from '#functions/table/job.ts'

/**
 * Refunds the credits of messages to fictional profiles that were not answered within 24 hours
 * (CHAT-36). Finds the conversations in the hosts' queue.
 */
export const handler = job((now, isTimeLeft) => {
  const until = overdueUntil(now)
  return forEachQueued('desk', until, isTimeLeft, (row) => returnUnanswered(row, until, now))
})
