import type { ShownMessage } from './outbox.ts'

/** Messages of one person within this time stand together; time and state are said once below them. */
export const groupMs = 5 * 60_000

export type Group = { id: string; mine: boolean; messages: readonly ShownMessage[] }
/** One day with its groups; `at` is a moment of it. */
export type Day = { id: string; at: string; groups: readonly Group[] }

const dayOf = (at: string, timeZone: string): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(new Date(at))

/** A conversation as it is read: by day in the reader's time zone, within it by who speaks. A failed message stands alone, as it has its own ways on. */
export function groupByDay(messages: readonly ShownMessage[], timeZone: string): readonly Day[] {
  const days: {
    id: string
    at: string
    day: string
    groups: { id: string; mine: boolean; messages: ShownMessage[] }[]
  }[] = []
  for (const message of messages) {
    const day = dayOf(message.at, timeZone)
    const current = days.at(-1)
    const group = current?.groups.at(-1)
    const last = group?.messages.at(-1)
    if (!current || current.day !== day) {
      days.push({
        id: message.id,
        at: message.at,
        day,
        groups: [{ id: message.id, mine: message.mine, messages: [message] }],
      })
    } else if (
      group &&
      last &&
      group.mine === message.mine &&
      last.state !== 'failed' &&
      message.state !== 'failed' &&
      Date.parse(message.at) - Date.parse(last.at) < groupMs
    ) {
      group.messages.push(message)
    } else {
      current.groups.push({ id: message.id, mine: message.mine, messages: [message] })
    }
  }
  return days.map(({ day: _, ...rest }) => rest)
}
