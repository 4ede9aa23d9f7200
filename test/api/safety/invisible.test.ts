import { describe, expect, test } from 'vitest'
import type { Account } from '#functions/stores/account/account.ts'
import { keys } from '#functions/table/keys.ts'
import { apply } from '#functions/table/transaction.ts'
import { update } from '#functions/table/write.ts'
import * as account from '#shared/contract/account.ts'
import * as chats from '#shared/contract/chats.ts'
import * as likes from '#shared/contract/likes.ts'
import * as members from '#shared/contract/members.ts'
import * as photos from '#shared/contract/photos.ts'
import { changeAccount } from '#test/support/accounts.ts'
import { anna, bram, chris, type Member } from '#test/support/people.ts'
import { openStack } from '#test/support/stack.ts'
import { expectRefusal, newId, Refused, type Visitor } from '#test/support/visitor.ts'

const stack = openStack()

const send = (from: Visitor, { id }: Member) =>
  from.call(chats.send, { body: { member: id, id: newId(), text: 'Hoi' } })
const like = (from: Visitor, { id }: Member) => from.call(likes.like, { body: { id } })
const hide = async (who: Member, invisible = true) => {
  await who.call(account.change, { body: { invisible } })
  await stack.settle()
}

/** Histories between the members `a` and `b`, in which `a` is or becomes invisible. */
const pasts: Record<string, { happens: (a: Member, b: Member) => Promise<unknown>; isContact: boolean }> = {
  'there was no contact': { happens: (a) => hide(a), isContact: false },
  'only the other wrote, before the member was invisible': {
    happens: async (a, b) => {
      await send(b, a)
      await hide(a)
    },
    isContact: false,
  },
  'only the other liked the member, before they were invisible': {
    happens: async (a, b) => {
      await like(b, a)
      await hide(a)
    },
    isContact: false,
  },
  'they wrote before they were invisible': {
    happens: async (a, b) => {
      await send(a, b)
      await hide(a)
    },
    isContact: true,
  },
  'they liked the other before they were invisible': {
    happens: async (a, b) => {
      await like(a, b)
      await hide(a)
    },
    isContact: true,
  },
  'they answered the other before they were invisible': {
    happens: async (a, b) => {
      await send(b, a)
      await send(a, b)
      await hide(a)
    },
    isContact: true,
  },
  'they write while invisible': {
    happens: async (a, b) => {
      await hide(a)
      await send(a, b)
    },
    isContact: true,
  },
  'they like the other while invisible': {
    happens: async (a, b) => {
      await hide(a)
      await like(a, b)
    },
    isContact: true,
  },
  'they wrote, and removed the conversation': {
    happens: async (a, b) => {
      const { conversation } = await send(a, b)
      await a.call(chats.remove, { query: {}, body: { conversation } })
      await hide(a)
    },
    isContact: true,
  },
  'they removed their like': {
    happens: async (a, b) => {
      await like(a, b)
      await a.call(likes.unlike, { query: {}, body: { id: b.id } })
      await hide(a)
    },
    isContact: false,
  },
  'they wrote to somebody else': {
    happens: async (a) => {
      await hide(a)
      await send(a, await chris(stack))
    },
    isContact: false,
  },
}

/** Calls that the other member may try. */
const tries: Record<string, (from: Visitor, to: Member) => Promise<unknown>> = {
  'see the profile': (from, { id }) => from.call(members.profile, { query: { id } }),
  'open a conversation': (from, { id }) => from.call(chats.open, { query: { member: id } }),
  write: send,
  like,
  'open private photos to them': (from, { id }) => from.call(photos.open, { body: { id } }),
}

const outcomeOf = (attempt: Promise<unknown>) =>
  attempt.then(
    () => 'works',
    (error: unknown) => (error instanceof Refused ? error.body.error : String(error)),
  )

const isFound = async (from: Visitor, { id }: Member) => {
  const { results } = await from.call(members.search, { query: { gender: 'female' } })
  return results.some((card) => card.id === id)
}

/**
 * Changes of an account after which the member cannot be reached. After a ban or a deletion, a
 * reaction removes the conversation from the lists; the test undoes that with `showAgain`.
 */
const unreachable: Record<string, Partial<Account>> = {
  'became invisible': { invisible: true },
  'is banned or suspended': { status: 'banned' },
  'is leaving': { status: 'deletion_pending' },
}

describe('a conversation with a member who can no longer be reached', () => {
  test('CHAT-30 TRAP-61 says so to the one who wrote, who then need not pay in vain, and not why', async () => {
    const opened = await Promise.all(
      Object.values(unreachable).map(async (state) => {
        const [a, b] = [await anna(stack), await bram(stack, { credits: 1 })]
        const { conversation } = await send(b, a)
        await changeAccount(a.id, state)
        await stack.settle()
        await showAgain(b, conversation)
        const { messages, partner, ...rest } = await b.call(chats.open, { query: { conversation } })
        expect(messages).toHaveLength(1)
        await expectRefusal(send(b, a), 'not_found')
        return { ...rest, conversation: null }
      }),
    )
    expect(opened[0]).toMatchObject({ closed: 'partner_unreachable', read_at: null, presence: null, openers: null })
    for (const answer of opened) expect(answer).toEqual(opened[0])
  })

  test('CHAT-30 TRAP-61 is open to the one to whom they wrote', async () => {
    const [a, b] = [await anna(stack), await bram(stack)]
    const { conversation } = await send(a, b)
    await hide(a)
    expect(await b.call(chats.open, { query: { conversation } })).toMatchObject({ closed: null })
  })

  test('CHAT-12 CHAT-30 names the unconfirmed address of the reader first, as sending does', async () => {
    const [a, b] = [await anna(stack), await bram(stack)]
    const { conversation } = await send(b, a)
    await hide(a)
    await changeAccount(b.id, { status: 'not_confirmed' })
    expect(await b.call(chats.open, { query: { conversation } })).toMatchObject({ closed: 'email_not_confirmed' })
    await expectRefusal(send(b, a), 'email_not_confirmed')
  })
})

/**
 * Undoes what the reaction to a changed account did to the row of a conversation, so that the row
 * is in the list again.
 */
const showAgain = ({ id }: Member, conversation: string) => apply(update(keys.chat(id, conversation), 'REMOVE isGone'))

describe('an invisible member', () => {
  describe.each(Object.entries(pasts))('where %s', (_, { happens, isContact }) => {
    test.each(Object.entries(tries))(
      `BLOCK-10 TRAP-61 CHAT-30 LIKE-17 ${isContact ? 'can' : 'cannot'} be reached by the other to %s`,
      async (_name, attempt) => {
        const [a, b] = [await anna(stack, { premium: true }), await bram(stack, { premium: true })]
        await happens(a, b)
        expect(await outcomeOf(attempt(b, a))).toBe(isContact ? 'works' : 'not_found')
        // Contact affects these two members only: `a` stays hidden from other members, and search
        // does not list `a`.
        expect(await outcomeOf(attempt(await chris(stack, { premium: true }), a))).toBe('not_found')
        expect(await isFound(b, a)).toBe(false)
      },
    )
  })

  test('BLOCK-10 is hidden from a visitor', async () => {
    const a = await anna(stack, { invisible: true })
    expect(await outcomeOf(tries['see the profile']!(stack.visitor(), a))).toBe('not_found')
  })

  test('BLOCK-09 BLOCK-10 can be found and reached by everybody once visible again', async () => {
    const [a, b] = [await anna(stack), await bram(stack)]
    await hide(a)
    expect(await isFound(b, a)).toBe(false)
    await hide(a, false)
    expect(await isFound(b, a)).toBe(true)
    for (const attempt of Object.values(tries)) expect(await outcomeOf(attempt(b, a))).toBe('works')
  })

  test('OPEN-46 BLOCK-10 sees and contacts others as usual', async () => {
    const [a, b] = [await anna(stack, { invisible: true }), await bram(stack)]
    for (const attempt of Object.values(tries)) expect(await outcomeOf(attempt(a, b))).toBe('works')
  })
})
