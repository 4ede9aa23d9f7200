import { chats } from '#shared/contract/chats.ts'
import { likeLists, likes } from '#shared/contract/likes.ts'
import { addConversations, addLikes } from '#test/support/long-lists.ts'
import { anna } from '#test/support/people.ts'
import { type TableProxy, unitsOf } from '#test/support/table-proxy.ts'
import type { TestWorld } from '#test/support/world.ts'
import type { Figure } from './figure.ts'

const count = 1_000
const goal = 8

/** Read units per page of the lists of a member with 1,000 conversations and likes (CHAT-35). */
export async function measureLists(world: TestWorld, proxy: TableProxy): Promise<Figure[]> {
  const she = await anna(world)
  await addConversations(she, count, world.clock.now())
  await addLikes(she, count, world.clock.now())
  await world.settle()
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

  const [firstLikes, likeUnits] = await queried(() => she.call(likes.list))
  add('likes, first page of all three lists', likeUnits)
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
