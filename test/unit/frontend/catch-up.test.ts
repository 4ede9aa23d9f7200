import { expect, test } from 'vitest'
import { mergeNewest, type Thread, withOlder, withSent } from '#frontend/features/chats/thread.ts'
import type { Message } from '#shared/model/message.ts'
import { shownThread } from '#test/support/shown.ts'

const pageSize = 5

/** Repeatable random integers from 0 up to, but without, `below`. */
function drawFrom(seed: number) {
  let state = seed
  return (below: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

/** A conversation on the server. A page has the 5 messages before a given message. */
function createServer() {
  const all: Message[] = []
  return {
    all,
    write(mine: boolean): Message {
      const at = new Date(Date.UTC(2026, 10, 22, 12, 0, all.length)).toISOString()
      const message: Message = { id: `m${all.length}`, type: 'text', text: `Tekst ${all.length}`, mine, sent_at: at }
      all.push(message)
      return message
    },
    read(before?: string): Thread {
      const end = before === undefined ? all.length : all.findIndex(({ id }) => id === before)
      const start = Math.max(0, end - pageSize)
      return shownThread({
        conversation: 'c',
        messages: all.slice(start, end),
        older: start > 0 ? all[start]!.id : null,
      })
    },
  }
}

test('LIVE-06 whatever arrives in 50 gaps while both write, nothing is missing, twice or out of order', () => {
  for (let seed = 1; seed <= 200; seed++) {
    const draw = drawFrom(seed)
    const server = createServer()
    let thread = mergeNewest(undefined, server.read())
    for (let gap = 0; gap < 50; gap++) {
      // Own messages are shown at once; messages of the partner arrive by the next fetch.
      for (let count = draw(9); count > 0; count--) {
        const isMine = draw(2) === 0
        const message = server.write(isMine)
        if (isMine) thread = withSent(thread, message, 9)
      }
      thread = mergeNewest(thread, server.read())
      if (thread.older !== null && draw(4) === 0) thread = withOlder(thread, server.read(thread.older), thread.older)
      const shown = thread.messages.map(({ id }) => id)
      expect(shown).toEqual(server.all.slice(server.all.length - shown.length).map(({ id }) => id))
    }
    while (thread.older !== null) thread = withOlder(thread, server.read(thread.older), thread.older)
    expect(thread.messages.map(({ id }) => id)).toEqual(server.all.map(({ id }) => id))
  }
})
