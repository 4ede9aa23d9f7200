import { describe, expect, test } from 'vitest'
import { declareKinds, hidden, rowKinds } from '#functions/stores/rows/kinds.ts'
import { keys, memberRowKindOf, memberRowKinds } from '#functions/table/keys.ts'

type AnyKey = (...names: string[]) => { PK: string; SK?: string }
const memberKeys = (Object.values(keys) as AnyKey[])
  .map((key) => key('M', 'X', 'M'))
  .flatMap(({ PK, SK }) => (PK === 'MEMBER#M' && SK ? [{ PK, SK }] : []))
// An outbox row names its member second.
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

  test('every key of a row has a declared kind, and every kind a key', () => {
    expect(new Set(ownKeys.map(({ SK }) => memberRowKindOf(SK)))).toEqual(new Set(memberRowKinds))
    expect(() => memberRowKindOf('UNDECLARED#X')).toThrow('UNDECLARED#X')
  })

  /** Mirrors of a row of `id` that names `other`. */
  const allMirrorsOf = (id: string, SK: string, other: string) => {
    const { purge } = rowKinds[memberRowKindOf(SK)]
    return purge === 'last' ? [] : (purge.mirrors?.(id, { SK, partner: { id: other }, to: other }) ?? [])
  }
  /** Those in the partition of the other member. */
  const mirrorsOf = (id: string, SK: string, other: string) =>
    allMirrorsOf(id, SK, other).filter(({ PK }) => PK.startsWith('MEMBER#'))

  test('the only mirror elsewhere is the reverse index of a live connection', () => {
    const elsewhere = ownKeys.flatMap(({ SK }) => allMirrorsOf('M', SK, 'X').filter(({ PK }) => !/^MEMBER#/.test(PK)))
    expect(elsewhere).toEqual([keys.connectionMember('X')])
  })

  test.each(ownKeys.filter(({ SK }) => mirrorsOf('M', SK, 'X').length > 0))(
    'the mirror of $SK has the row itself as its mirror',
    (key) => {
      for (const mirror of mirrorsOf('M', key.SK, 'X')) {
        expect(mirror.PK).toBe('MEMBER#X')
        expect(mirrorsOf('X', mirror.SK, 'M')).toContainEqual(key)
      }
    },
  )

  test('a row whose mirror holds a copy of the card has a mirror', () => {
    const copying = ownKeys.filter(({ SK }) => rowKinds[memberRowKindOf(SK)].copies)
    expect(copying.length).toBeGreaterThan(5)
    expect(copying.filter(({ SK }) => mirrorsOf('M', SK, 'X').length === 0)).toEqual([])
  })
})
