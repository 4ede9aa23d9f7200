import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { fieldsOf } from '#functions/stores/rows/export-entry.ts'
import * as exportedFields from '#functions/stores/rows/exported-fields.ts'
import { declareKinds, hidden, rowKinds } from '#functions/stores/rows/kinds.ts'
import { memberRowKindOf, memberRowKinds } from '#functions/table/key.ts'
import { keys } from '#functions/table/keys.ts'

type AnyKey = (...names: string[]) => { PK: string; SK?: string }
const memberKeys = (Object.values(keys) as AnyKey[])
  .map((key) => key('M', 'X', 'M'))
  .flatMap(({ PK, SK }) => (PK === 'MEMBER#M' && SK ? [{ PK, SK }] : []))
// The key of an outbox row has its member as the second argument.
const ownKeys = [...memberKeys, keys.outbox('X', 'M')]

describe('ACC-49 kinds of rows in the partition of a member', () => {
  test('a kind without export or without purge does not compile', () => {
    const complete = { export: hidden, purge: {} } as const
    expect(declareKinds<'NEW'>({ NEW: complete })).toEqual({ NEW: complete })
    // @ts-expect-error it has no purge
    declareKinds<'NEW'>({ NEW: { export: hidden } })
    // @ts-expect-error it has no export
    declareKinds<'NEW'>({ NEW: { purge: {} } })
    // @ts-expect-error a kind is missing
    declareKinds<'NEW' | 'OLD'>({ NEW: complete })
  })

  test('every row key of a member has a declared kind, and every kind has a key', () => {
    expect(new Set(ownKeys.map(({ SK }) => memberRowKindOf(SK)))).toEqual(new Set(memberRowKinds))
    expect(() => memberRowKindOf('UNDECLARED#X')).toThrow('UNDECLARED#X')
  })

  /** Mirrors of the row `SK` of member `id` whose other member is `other`. */
  const allMirrorsOf = (id: string, SK: string, other: string) => {
    const { purge } = rowKinds[memberRowKindOf(SK)]
    return purge === 'last' ? [] : (purge.mirrors?.(id, { SK, partner: { id: other }, to: other }) ?? [])
  }
  /** Mirrors in the partition of the other member. */
  const mirrorsOf = (id: string, SK: string, other: string) =>
    allMirrorsOf(id, SK, other).filter(({ PK }) => PK.startsWith('MEMBER#'))

  test('the only mirror elsewhere is the reverse index of a live connection', () => {
    const elsewhere = ownKeys.flatMap(({ SK }) => allMirrorsOf('M', SK, 'X').filter(({ PK }) => !/^MEMBER#/.test(PK)))
    expect(elsewhere).toEqual([keys.connectionMember('X')])
  })

  test.each(ownKeys.filter(({ SK }) => mirrorsOf('M', SK, 'X').length > 0))(
    'the mirror of $SK has that row as its own mirror',
    (key) => {
      for (const mirror of mirrorsOf('M', key.SK, 'X')) {
        expect(mirror.PK).toBe('MEMBER#X')
        expect(mirrorsOf('X', mirror.SK, 'M')).toContainEqual(key)
      }
    },
  )

  test("a row that holds a copy of another member's card has a mirror", () => {
    const copying = ownKeys.filter(({ SK }) => rowKinds[memberRowKindOf(SK)].copies)
    expect(copying.length).toBeGreaterThan(5)
    expect(copying.filter(({ SK }) => mirrorsOf('M', SK, 'X').length === 0)).toEqual([])
  })
})

describe('the export of a member', () => {
  const declared = [
    ...memberRowKinds.flatMap((kind) => {
      const { export: toEntry, fields } = rowKinds[kind]
      return toEntry === hidden ? [] : [{ kind: kind as string, fields }]
    }),
    { kind: 'payment', fields: exportedFields.payment },
    { kind: 'mandate', fields: exportedFields.mandate },
  ]

  test.each(declared)('has each stored field of $kind, or a reason why not', ({ fields }) => {
    const { shape, names, leftOut } = fields!
    const stored = Object.keys(shape.shape).filter((name) => name !== 'PK' && name !== 'SK')
    expect([...names, ...Object.keys(leftOut)].sort()).toEqual(stored.sort())
    for (const reason of Object.values(leftOut)) expect(reason).toMatch(/^[A-Z].+\.$/)
  })

  test('does not compile with a field that does not exist, or that nobody decided about', () => {
    const shape = z.object({ SK: z.string(), at: z.string(), secret: z.string() })
    expect(fieldsOf(shape, ['at'], { secret: 'It is a secret.' })).toMatchObject({ names: ['at'] })
    // @ts-expect-error the shape has no such field
    fieldsOf(shape, ['told'], { secret: 'It is a secret.', at: 'It is late.' })
    // @ts-expect-error nobody decided about the secret
    fieldsOf(shape, ['at'], {})
    // @ts-expect-error it is exported, so there is no reason why not
    fieldsOf(shape, ['at'], { secret: 'It is a secret.', at: 'It is late.' })
  })
})
