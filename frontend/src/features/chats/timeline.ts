import { minuteMs } from '#shared/rules/durations.ts'
import type { ShownMessage } from './outbox.ts'

/** Maximum time between messages of a group, which share time and state. */
export const groupMs = 5 * minuteMs

export type Group = {
  id: string
  mine: boolean
  messages: readonly ShownMessage[]
  /**
   * Whether the group begins with the first new message, below the line that marks new messages.
   */
  isFirstNew: boolean
}
/** Day with its groups: `id` is its date, `at` a time on it. */
export type Day = { id: string; at: string; groups: readonly Group[] }

/**
 * Conversation grouped by day in the reader's time zone, then by sender. A failed or waiting
 * message is its own group, as it has its own actions; the first new one (`firstNew`) begins a
 * group.
 */
export function groupByDay(
  messages: readonly ShownMessage[],
  timeZone: string,
  firstNew?: string | undefined,
): readonly Day[] {
  const dates = new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' })
  const days: (Omit<Day, 'groups'> & { groups: (Group & { messages: ShownMessage[] })[] })[] = []
  for (const message of messages) {
    const { id, at, mine } = message
    const date = dates.format(new Date(at))
    let day = days.at(-1)
    if (day?.id !== date) {
      day = { id: date, at, groups: [] }
      days.push(day)
    }
    const group = day.groups.at(-1)
    const last = group?.messages.at(-1)
    if (group && last && id !== firstNew && belongsWith(last, message)) group.messages.push(message)
    else day.groups.push({ id, mine, messages: [message], isFirstNew: id === firstNew })
  }
  return days
}

const hasWaysOn = ({ state }: ShownMessage): boolean => state === 'failed' || state === 'waiting'

const belongsWith = (last: ShownMessage, next: ShownMessage): boolean =>
  last.mine === next.mine && !hasWaysOn(last) && !hasWaysOn(next) && Date.parse(next.at) - Date.parse(last.at) < groupMs

/**
 * Id of the newest own message if the other member has read it (LIVE-10); `readAt` is when they
 * last read new messages.
 */
export function lastReadOf(messages: readonly ShownMessage[], readAt: string | null): string | undefined {
  const newest = messages.findLast(({ mine, state }) => mine && state === 'sent')
  return newest && readAt !== null && newest.at <= readAt ? newest.id : undefined
}
