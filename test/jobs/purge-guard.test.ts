import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { addVerification, newVerification } from '#functions/stores/photos/verification.ts'
import { rowKinds } from '#functions/stores/rows/kinds.ts'
import { memberRowKindOf } from '#functions/table/key.ts'
import { keys } from '#functions/table/keys.ts'
import { tableShape } from '#functions/table/shape.ts'
import { commit } from '#functions/table/transaction.ts'
import { deletionGraceDays } from '#shared/rules/limits.ts'
import { dumpTable, tracesOf } from '#test/support/dump.ts'
import { addFullMember } from '#test/support/full-member.ts'
import { leave } from '#test/support/leaving.ts'
import { openStack } from '#test/support/stack.ts'
import { newId } from '#test/support/visitor.ts'

const stack = openStack()
beforeEach(() => void vi.spyOn(console, 'info').mockReturnValue())
afterAll(() => void stack.clock.reset())

type AnyKey = (...names: unknown[]) => { PK: string; SK?: string }
const everyKey = (Object.values(keys) as AnyKey[]).map((key) => key('M', 'X', 'M'))
/**
 * Kind of a row: the first word of its sort key in a member's partition, else of its partition key.
 */
const kindOf = ({ PK, SK }: { PK?: unknown; SK?: unknown }) =>
  String(String(PK).startsWith('MEMBER#') ? SK : PK).split('#')[0]!
const kindsOf = (rows: readonly { PK?: unknown; SK?: unknown }[]) => [...new Set(rows.map(kindOf))]

/** Partitions that name no member. A comment gives the reason if the key does not show it. */
const nameless = [
  // Expiring hashes of mailboxes (functions/stores/account/addresses.ts).
  ...['BANNED', 'SIGNUP_CREDITS', 'MINOR'],
  // Expiring hash of an account (functions/stores/safety/device-signs.ts).
  'BANNED_DEVICE',
  // Keyed hashes of cards and bank accounts (functions/stores/credits/payment-sources.ts).
  'BANNED_SOURCE',
  // Keyed hashes of account and phone numbers (functions/stores/credits/debit-blocks.ts).
  ...['BLOCKED_IBAN', 'BLOCKED_PHONE'],
  ...['REFUSED', 'DISCOUNT', 'COUNT', 'COUNT_WALK', 'SALES', 'STAFF', 'STAFF_EMAIL', 'BOUNCE'],
  // These rows expire within two days. THROTTLE has only hashes, and INVALIDATION has paths of
  // removed photos.
  ...['REACTED', 'THROTTLE', 'INVALIDATION'],
  // These rows contain only texts that staff wrote and counts, no data of members.
  ...['CAMPAIGNS', 'CAMPAIGN', 'TERMS_CHANGE', 'TOLD'],
  // Numbers and ids of complaints (functions/stores/safety/receipt.ts).
  'RECEIPT',
  // Trusted flaggers are organisations, not members.
  'FLAGGERS',
]

describe('ACC-49 TRAP-46 the purge knows every kind of row in functions/table/keys.ts', () => {
  let rows: Record<string, unknown>[]
  let id: string
  let others: string[]
  let email: string

  beforeAll(async () => {
    const { full, b, c, d, e } = await addFullMember(stack)
    id = full.id
    email = full.email
    others = [b, c, d, e].map((one) => one.id)
    await leave(stack, full, full.email)
    await stack.settle()
    // Leaving removes a verification, but a race can leave one behind, which the purge must remove.
    const now = stack.clock.now()
    await commit([addVerification(id, newVerification(newId(), 'hand_up', now), undefined)])
    rows = await dumpTable(stack)
  })
  const names = (row: unknown, who: readonly string[]) => who.some((one) => JSON.stringify(row).includes(one))
  const own = () => rows.filter(({ PK }) => PK === `MEMBER#${id}`)

  test('a stored row has only fields about which the export has decided: add a new one to its shape', () => {
    const technical = [
      'PK',
      'SK',
      'ttl',
      ...Object.values(tableShape.indexes).flatMap(({ partitionKey, sortKey }) => [partitionKey, sortKey]),
    ]
    const undecided = own().flatMap((row) => {
      const { fields } = rowKinds[memberRowKindOf(String(row.SK))]
      const known = fields && Object.keys(fields.shape.shape)
      return known
        ? Object.keys(row).flatMap((name) =>
            technical.includes(name) || known.includes(name) ? [] : `${row.SK}: ${name}`,
          )
        : []
    })
    expect(undecided).toEqual([])
  })

  test('the purged member of this test has a row of each kind: add a new one to test/support/full-member.ts', () => {
    const wanted = kindsOf(everyKey.filter(({ PK, SK }) => PK === 'MEMBER#M' && SK))
    const held = kindsOf(own())
    expect(wanted.filter((kind) => !held.includes(kind))).toEqual([])
  })

  test('each kind that names another member has a counterpart that names this one: add both', () => {
    const naming = kindsOf(own().filter((row) => names(row, others)))
    const elsewhere = kindsOf(rows.filter((row) => !own().includes(row) && names(row, [id])))
    expect(naming.length).toBeGreaterThan(8)
    // While the member is leaving, the counterpart is in the recent rows, not in the archive.
    expect(naming.filter((kind) => !elsewhere.includes(kind))).toEqual(['ARCHIVED_CHAT'])
  })

  test('each partition of another kind is listed here as naming members or not: add it to a list', () => {
    const partitions = kindsOf(everyKey.filter(({ PK }) => !PK.startsWith('MEMBER#')))
    const unknown = partitions.filter((kind) => !nameless.includes(kind) && !named.includes(kind))
    expect(unknown).toEqual([])
  })
  /**
   * Partitions that name members. The purge clears them, except payments and their references,
   * which the law retains, differences that a nightly check of the money found, and file removals
   * that still have to be retried.
   */
  const named = [
    'PAYER',
    'REFERENCE',
    'NIGHTS',
    'EMAIL',
    'NAME',
    'NUMBER',
    'PICTURE',
    'CONVERSATION',
    'COMPLAINT',
    'DECISION',
    'AUDIT',
    'OUTBOX',
    'CONNECTION',
    'AGE_CHECK_ID',
    'FILE_REMOVAL',
    'QUEUE_CLAIMS',
  ]

  test('after the purge no row of another member names this one', async () => {
    stack.clock.advance({ seconds: deletionGraceDays * 86_400 + 1 })
    await stack.runJob('account', 'purgeMembers')
    await stack.settle()
    const traces = await tracesOf(stack, [id, email])
    expect(traces.filter((trace) => !/^(PAYER|REFERENCE)#/.test(trace))).toEqual([])
  })
})
