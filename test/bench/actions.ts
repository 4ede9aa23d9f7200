import { DynamoDBClient, GetItemCommand } from '@aws-sdk/client-dynamodb'
import type { StoredValue } from '#functions/table/plain.ts'
import { tableShape } from '#functions/table/shape.ts'
import * as account from '#shared/contract/account.ts'
import * as chats from '#shared/contract/chats.ts'
import * as credits from '#shared/contract/credits.ts'
import * as likes from '#shared/contract/likes.ts'
import { logIn } from '#shared/contract/login-calls.ts'
import * as members from '#shared/contract/members.ts'
import { atProvider, order, report } from '#test/support/buying.ts'
import { sendPhoto } from '#test/support/chat-photos.ts'
import { addMember, anna, bram } from '#test/support/people.ts'
import { signupForm } from '#test/support/samples.ts'
import type { TestStack } from '#test/support/stack.ts'
import {
  itemBytes,
  roundTrips,
  type TableCall,
  type TableProxy,
  transactionUnits,
  unitsOf,
} from '#test/support/table-proxy.ts'
import { newId } from '#test/support/visitor.ts'
import type { Figure } from './figure.ts'
import { price } from './prices.ts'

type StoredItem = Record<string, StoredValue>
type Step = {
  Put?: { Item: StoredItem }
  Update?: { Key: StoredItem; UpdateExpression: string }
  Delete?: { Key: StoredItem }
  ConditionCheck?: { Key: StoredItem }
}

const isWrite = ({ operation }: TableCall) => !['GetItem', 'BatchGetItem', 'Query'].includes(operation)

/**
 * Write units by AWS's formula for the items after the write, because DynamoDB Local counts too few
 * for transactions.
 */
async function writeUnits(stack: TestStack, calls: readonly TableCall[]): Promise<number> {
  const client = new DynamoDBClient({ endpoint: stack.endpoint })
  let units = 0
  for (const { operation, input } of calls) {
    const steps = operation === 'TransactWriteItems' ? (input.TransactItems as Step[]) : []
    for (const { Put, Update, Delete, ConditionCheck } of steps) {
      const key = Put ? { PK: Put.Item.PK!, SK: Put.Item.SK! } : (Update ?? Delete ?? ConditionCheck)!.Key
      const { Item } = await client.send(new GetItemCommand({ TableName: stack.tableName, Key: key as never }))
      units += transactionUnits(Item ? itemBytes(Item as StoredItem) : 0)
      // Each index with a new or changed entry costs another write.
      const indexed = (attribute: string) => Item?.[attribute] && (Put || Update?.UpdateExpression.includes(attribute))
      units += Object.values(tableShape.indexes).filter(({ partitionKey }) => indexed(partitionKey)).length
    }
    if (steps.length === 0) units += 1
  }
  client.destroy()
  return units
}

/** Sequential reads, writes and units of the main actions. */
export async function measureActions(stack: TestStack, proxy: TableProxy): Promise<Figure[]> {
  const measured = async (act: () => Promise<unknown>) => {
    await stack.settle()
    proxy.calls.length = 0
    proxy.delayMs = 40
    await act()
    proxy.delayMs = 0
    const calls = [...proxy.calls]
    const firstWrite = Math.min(...calls.filter(isWrite).map(({ startedAt }) => startedAt))
    const reads = calls.filter((call) => !isWrite(call) && call.startedAt < firstWrite)
    return { reads, writes: calls.filter(isWrite) }
  }
  const figures: Figure[] = []
  const trips = async (what: string, act: () => Promise<unknown>, goal = 1) => {
    const { reads, writes } = await measured(act)
    figures.push({ what: `${what}: reads one after another`, measured: roundTrips(reads), unit: 'round trips', goal })
    figures.push({ what: `${what}: writes`, measured: writes.length, unit: 'calls' })
    return { reads, writes }
  }

  const [a, b] = [await anna(stack, { premium: true, photo: 'hoofdfoto' }), await bram(stack, { photo: 'hoofdfoto' })]
  const text = 'Hoi! Leuk profiel heb je, zullen we binnenkort eens een kop koffie drinken in de stad?'
  const send = (to: string) => a.call(chats.send, { body: { member: to, id: newId(), text } })

  await trips('current user', () => a.call(account.current))
  const first = await trips('first message', () => send(b.id))
  figures.push({ what: 'first message: write units', measured: await writeUnits(stack, first.writes), unit: 'units' })
  const paid = await trips('message', () => send(b.id))
  const units = await writeUnits(stack, paid.writes)
  figures.push({ what: 'message: write units', measured: units, unit: 'units', goal: 10 })
  figures.push({
    what: 'a million messages, list price',
    measured: units * price.write + unitsOf(paid.reads) * price.read,
    unit: 'US dollars',
    goal: 8,
  })
  const photo = await measured(async () => {
    await sendPhoto(stack, a, b)
  })
  const photoUnits = await writeUnits(stack, photo.writes)
  figures.push(
    {
      what: 'photo message, with its reservation and inspection: writes',
      measured: photo.writes.length,
      unit: 'calls',
    },
    { what: 'photo message: write units', measured: photoUnits, unit: 'units' },
    {
      what: 'a million photo messages, units of the table',
      measured: photoUnits * price.write + unitsOf(photo.reads) * price.read,
      unit: 'US dollars',
    },
  )
  const fictional = await bram(stack, { fictional: true })
  await send(fictional.id)
  // The formula counts the entry in the desk's queue, though DynamoDB writes it for the first
  // waiting message only.
  const unanswered = await measured(() => send(fictional.id))
  figures.push({
    what: 'message to a fictional profile: write units',
    measured: await writeUnits(stack, unanswered.writes),
    unit: 'units',
    goal: 11,
  })
  await trips('conversations', () => b.call(chats.list))
  await trips('open a conversation', () => b.call(chats.open, { query: { member: a.id } }))
  await trips('search, gender and country told', () =>
    a.call(members.search, { query: { gender: 'male', country: 'NL' } }),
  )
  await trips('profile', () => a.call(members.profile, { query: { id: b.id } }))
  await trips('likes', () => a.call(likes.list))
  await trips('like', () => a.call(likes.like, { body: { id: b.id } }))
  await trips('bundles', () => a.call(credits.bundles, { query: {} }))

  const buyer = await addMember(stack)
  const id = newId()
  await trips('start a payment', () => order(buyer, { id }), 2)
  const there = atProvider(stack, id)
  stack.payments.find(there.id)!.status = 'paid'
  await trips('payment report', () => report(stack, there.id), 2)
  await trips(
    'sign up',
    () => stack.visitor().call(account.signup, { body: signupForm({ email: 'bench@example.org' }) as never }),
    2,
  )
  await trips(
    'sign in',
    () => stack.visitor().call(logIn, { body: { email: 'bench@example.org', password: 'een-goed-wachtwoord-24' } }),
    2,
  )
  return figures
}
