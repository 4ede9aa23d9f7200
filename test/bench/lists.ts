import { markLikeSeen } from '#functions/stores/likes/like.ts'
import { apply } from '#functions/table/transaction.ts'
import * as chats from '#shared/contract/chats.ts'
import * as likes from '#shared/contract/likes.ts'
import { likeLists } from '#shared/contract/likes.ts'
import { addConversations, addLikes } from '#test/support/long-lists.ts'
import { anna, type Member } from '#test/support/people.ts'
import type { TestStack } from '#test/support/stack.ts'
import { type TableProxy, unitsOf } from '#test/support/table-proxy.ts'
import type { Figure } from './figure.ts'

const count = 1_000
const goal = 8
const unseen = 25

/** Reads all pages of received likes. Returns all likes that are not in `kept`. */
async function seeAllBut(she: Member, kept: readonly { id: string }[]): Promise<{ id: string }[]> {
  const rows: { id: string }[] = []
  let page = await she.call(likes.list)
  rows.push(...page.liked_by)
  while (page.older.liked_by) {
    page = await she.call(likes.list, { query: { of: 'liked_by', before: page.older.liked_by } })
    rows.push(...page.liked_by)
  }
  return rows.filter(({ id }) => !kept.some((one) => one.id === id))
}

/** Read units per page of the lists of a member with 1,000 conversations and likes (CHAT-35). */
export async function measureLists(stack: TestStack, proxy: TableProxy): Promise<Figure[]> {
  const she = await anna(stack)
  await addConversations(she, count, stack.clock.now())
  await addLikes(she, count, stack.clock.now())
  await stack.settle()
  const queried = async <Page>(read: () => Promise<Page>): Promise<[Page, number]> => {
    proxy.calls.length = 0
    const page = await read()
    return [page, unitsOf(proxy.calls.filter(({ operation }) => operation === 'Query'))]
  }
  const figures: Figure[] = []
  const add = (what: string, measured: number) => figures.push({ what, measured, unit: 'read units', goal })

  const [firstChats, chatUnits] = await queried(() => she.call(chats.list, { query: {} }))
  add('conversations, first page', chatUnits)
  let worst = 0
  for (let before = firstChats.older; before; ) {
    const [page, units] = await queried(() => she.call(chats.list, { query: { before: before! } }))
    worst = Math.max(worst, units)
    before = page.older
  }
  add('conversations, worst further page', worst)

  const [firstLikes, unseenUnits] = await queried(() => she.call(likes.list))
  const what = 'likes, first page with 1,000 unseen ones, which it counts'
  figures.push({ what, measured: unseenUnits, unit: 'read units' })
  const { liked_by } = firstLikes
  for (const { id } of await seeAllBut(she, liked_by.slice(0, unseen))) await apply(markLikeSeen(she.id, id))
  const [, likeUnits] = await queried(() => she.call(likes.list))
  add('likes, first page of all three lists, 25 unseen', likeUnits)
  for (const of of likeLists) {
    worst = 0
    for (let before = firstLikes.older[of]; before; ) {
      const [page, units] = await queried(() => she.call(likes.list, { query: { of, before: before! } }))
      worst = Math.max(worst, units)
      before = page.older[of]
    }
    add(`likes, worst further page of ${of}`, worst)
  }
  return figures
}
