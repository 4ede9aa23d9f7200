import { beforeAll, expect, test, vi } from 'vitest'
import { countChanges } from '#functions/stores/members/counts.ts'

beforeAll(() => {
  vi.stubEnv('TABLE_NAME', 'a table of the test')
})

const now = new Date('2026-11-20T12:00:00Z')
const hidden = { id: 'M', n: 'Anna', b: '1990-05-01', g: 'female', r: 'NL-UT' }
const listed = { ...hidden, sc: 'NL|female|331', sr: 'NL-UT|female|331', at: '0000000' }

const changes = (before?: Record<string, unknown>, after?: Record<string, unknown>) =>
  Object.fromEntries(
    countChanges([{ before, after }], now).map(({ step }) => [
      Object.values(step.Update!.Key!).join('#'),
      Object.values(step.Update!.ExpressionAttributeValues!)[0],
    ]),
  )

test('SEARCH-09 SEARCH-15 entering and leaving the index changes the counts of country and region', () => {
  const once = { 'COUNT#NL#female#036': 1, 'COUNT#NL-UT#female#036': 1 }
  expect(changes(undefined, listed)).toEqual(once)
  expect(changes(hidden, listed)).toEqual(once)
  expect(changes(listed, hidden)).toEqual({ 'COUNT#NL#female#036': -1, 'COUNT#NL-UT#female#036': -1 })
  expect(changes(listed, undefined)).toEqual({ 'COUNT#NL#female#036': -1, 'COUNT#NL-UT#female#036': -1 })
  expect(changes(undefined, hidden)).toEqual({})
})

test('a move within the country leaves the country’s counter unchanged', () => {
  expect(changes(listed, { ...listed, r: 'NL-NB' })).toEqual({
    'COUNT#NL-UT#female#036': -1,
    'COUNT#NL-NB#female#036': 1,
  })
})

test('SEARCH-09 a fictional profile is counted among all and separately', () => {
  const entering = { before: undefined, after: listed }
  const enteringFictional = { before: undefined, after: { ...listed, f: true } }
  const first = (...all: Parameters<typeof countChanges>[0]) => {
    const { UpdateExpression, ExpressionAttributeValues } = countChanges(all, now)[0]!.step.Update!
    return [UpdateExpression, ExpressionAttributeValues]
  }
  expect(first(enteringFictional)).toEqual(['ADD n :n, f :f', { ':n': 1, ':f': 1 }])
  expect(first(entering)).toEqual(['ADD n :n', { ':n': 1 }])
  expect(first(entering, enteringFictional, entering)).toEqual(['ADD n :n, f :f', { ':n': 3, ':f': 1 }])
  const leaving = { before: listed, after: undefined }
  expect(first(leaving, enteringFictional)).toEqual(['ADD n :n, f :f', { ':n': 0, ':f': 1 }])
})

test('several changes cause one write per counter, and none where they cancel out', () => {
  const [entering, leaving] = [
    { before: undefined, after: listed },
    { before: listed, after: hidden },
  ]
  const inBrabant = { ...listed, r: 'NL-NB' }
  const all = [entering, entering, { before: undefined, after: inBrabant }, leaving]
  const sums = countChanges(all, now).map(({ step }) => [
    step.Update!.Key!.PK,
    step.Update!.ExpressionAttributeValues![':n'],
  ])
  expect(sums).toEqual([
    ['COUNT#NL#female', 2],
    ['COUNT#NL-UT#female', 1],
    ['COUNT#NL-NB#female', 1],
  ])
  expect(countChanges([entering, leaving], now)).toEqual([])
})

test('activity and a new name change no counter', () => {
  expect(changes(listed, { ...listed, at: '0000001', n: 'Ans' })).toEqual({})
})

test('the age is counted by the country’s own date', () => {
  const onBirthday = { ...listed, b: '1990-11-21' }
  expect(Object.keys(changes(undefined, onBirthday))).toContain('COUNT#NL#female#035')
  const justAfterMidnight = new Date('2026-11-20T23:30:00Z')
  expect(
    countChanges([{ before: undefined, after: onBirthday }], justAfterMidnight)[0]!.step.Update!.Key,
  ).toMatchObject({ SK: '036' })
})
