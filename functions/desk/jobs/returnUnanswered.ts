import { overdueUntil, returnUnanswered } from '#functions/stores/chats/unanswered.ts'
import { forEachQueued, job } from '#functions/table/job.ts'

/**
 * Gives back the credits of messages to fictional profiles without an answer within 24 hours, from
 * the exact time on (CHAT-36). The queue of hosts is its list of due items.
 */
export const handler = job((now, isTimeLeft) => {
  const until = overdueUntil(now)
  return forEachQueued('desk', until, isTimeLeft, (row) => returnUnanswered(row, until, now))
})
