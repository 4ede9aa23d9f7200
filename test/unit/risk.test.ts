import { describe, expect, test } from 'vitest'
import { type SignalKind, signalKinds } from '#shared/model/risk.ts'
import { queuedScore, riskOf } from '#shared/rules/risk.ts'

const now = new Date('2026-11-24T12:00:00.000Z')
const daysAgo = (days: number, seconds = 0) =>
  new Date(now.getTime() - days * 86_400_000 - seconds * 1000).toISOString()
const signals = (...kinds: SignalKind[]) => kinds.map((kind, index) => ({ kind, at: daysAgo(index + 1) }))
const many = (kind: SignalKind, number: number) => signals(...Array<SignalKind>(number).fill(kind))
const old = daysAgo(400)

describe('MOD-12 the risk score', () => {
  test.each([
    ['nothing', [], old, 0],
    ['a new account without signals', [], daysAgo(1), 0],
    ['a copied text', many('copied_text', 1), old, 30],
    ['copied texts on 2 days', many('copied_text', 2), old, 60],
    ['copied texts on 3 days, of which 2 have points', many('copied_text', 3), old, 60],
    ['too many first messages', many('many_first_messages', 1), old, 25],
    ['too many first messages on 9 days', many('many_first_messages', 9), old, 50],
    ['a request for money', many('money_words', 1), old, 15],
    ['requests for money in 5 conversations', many('money_words', 5), old, 60],
    ['a link', many('link', 1), old, 5],
    ['links in 50 conversations', many('link', 50), old, 30],
    ['a complaint', many('complaint', 1), old, 20],
    ['10 complaints', many('complaint', 10), old, 80],
    ['a shared device', many('shared_device', 1), old, 5],
    ['2 shared devices, of which 1 has points', many('shared_device', 2), old, 5],
    ['3 pictures of others, of which 2 have points', many('shared_picture', 3), old, 40],
    ['pictures of a banned account', many('banned_picture', 2), old, 60],
    ['the payment source of a banned account', many('banned_payment', 2), old, 60],
    ['pictures of cases', many('case_picture', 2), old, 1000],
    ['devices of banned accounts', many('banned_device', 2), old, 60],
    ['devices of suspended accounts', many('suspended_device', 2), old, 40],
    ['a link of an account of 7 days less a second', many('link', 1), daysAgo(7, -1), 15],
    ['a link of an account of 7 days', many('link', 1), daysAgo(7), 5],
    ['all kinds', signals('copied_text', 'many_first_messages', 'money_words', 'link', 'complaint'), daysAgo(1), 105],
  ])('of %s', (_, found, signup, score) => expect(riskOf(found, signup, now).score).toBe(score))

  test('is the sum of its parts, most points first, each with its number and last time', () => {
    const { score, parts } = riskOf(signals('link', 'copied_text', 'link'), daysAgo(2), now)
    expect(parts).toEqual([
      { part: 'copied_text', count: 1, points: 30, last_at: daysAgo(2) },
      { part: 'link', count: 2, points: 10, last_at: daysAgo(1) },
      { part: 'new_account', count: 1, points: 10, last_at: daysAgo(2) },
    ])
    expect(score).toBe(50)
  })

  test('MOD-07 puts a picture of a case before everything else together', () => {
    const all = signalKinds.filter((kind) => kind !== 'case_picture').flatMap((kind) => many(kind, 9))
    expect(riskOf(all, daysAgo(1), now).score).toBeLessThan(riskOf(many('case_picture', 1), old, now).score)
  })

  test('MOD-09 lists the device of a banned account before many links', () => {
    const { parts } = riskOf(signals('link', 'link', 'banned_device'), old, now)
    expect(parts.map(({ part }) => part)).toEqual(['banned_device', 'link'])
  })

  test('queues what CHAT-39 refuses and a complaint, but no single link or request for money of an older account', () => {
    const isQueued = (kind: SignalKind) => riskOf(many(kind, 1), old, now).score >= queuedScore
    expect(['copied_text', 'many_first_messages', 'complaint'].map((kind) => isQueued(kind as SignalKind))).toEqual([
      ...[true, true, true],
    ])
    expect(isQueued('link')).toBe(false)
    expect(isQueued('money_words')).toBe(false)
  })
})
