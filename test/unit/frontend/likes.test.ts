import { describe, expect, test } from 'vitest'
import {
  doesLike,
  type Likes,
  withLike,
  withMatchSeen,
  withoutLike,
  withoutMember,
  withSeen,
} from '#frontend/domain/likes/likes.ts'
import { fictionalText } from '#frontend/domain/members/fictional.ts'
import { likesOf } from '#frontend/features/likes/queries.ts'
import type { Settings } from '#shared/contract/site.ts'
import type { MemberCard } from '#shared/model/profile.ts'
import { shownLikes } from '#test/support/shown.ts'

const card = (id: string): MemberCard => ({
  id,
  name: id,
  age: 30,
  gender: 'female',
  country: 'NL',
  region: 'NL-UT',
  city: null,
  main_image: null,
  fictional: false,
})
const now = new Date('2027-02-01T12:00:00Z')
const like = (id: string) => ({ id, profile: card(id), liked_at: now.toISOString(), match: false })
const likes = shownLikes({
  profiles: [like('bram')],
  liked_by: [
    { ...like('anna'), like_new: true, match_new: false },
    { ...like('chris'), like_new: true, match_new: false },
    { ...like('dana'), like_new: false, match_new: false },
  ],
})
const idsOf = (rows: readonly { id: string }[]) => rows.map(({ id }) => id)

describe('cached likes', () => {
  test('LIKE-07 opening a profile clears only its new-like flag, and the total decreases by one', () => {
    const seen = withSeen(likes, 'anna')
    expect(seen.new_likes).toBe(1)
    // Opening the profile again has no further effect.
    expect(withSeen(seen, 'anna').new_likes).toBe(1)
    expect(seen.liked_by.map(({ like_new }) => like_new)).toEqual([false, true, false])
  })

  test('LIKE-01 LIKE-02 LIKE-03 a returned like is a match on both lists until it is removed', () => {
    const matched = withLike(likes, card('anna'), true, now)
    expect(matched.profiles.map(({ id, match }) => [id, match])).toEqual([
      ['anna', true],
      ['bram', false],
    ])
    expect(idsOf(likesOf(matched, 'matches').likes)).toEqual(['anna'])
    const back = withoutLike(matched, 'anna')
    expect(back).toEqual(likes)
    expect(withLike(matched, card('anna'), true, now)).toBe(matched)
  })

  test('LIKE-19 a match is new in both lists until its moment was seen, and never without a match', () => {
    const newOnes = (known: Likes) => [known.liked_by, known.matches].map((rows) => rows.map((row) => row.match_new))
    const matched = withLike(likes, card('anna'), true, now)
    expect(newOnes(matched)).toEqual([[true, false, false], [true]])
    expect(newOnes(withMatchSeen(matched, 'anna'))).toEqual([[false, false, false], [false]])
    expect(newOnes(withLike(likes, card('anna'), false, now))[0]).toEqual([false, false, false])
  })

  test('LIKE-08 likes are listed as received, sent and matches', () => {
    expect(likesOf(likes, 'received').likes.map(({ id, isNew }) => [id, isNew])).toEqual([
      ['anna', true],
      ['chris', true],
      ['dana', false],
    ])
    expect(idsOf(likesOf(likes, 'sent').likes)).toEqual(['bram'])
    expect(likesOf(likes, 'matches').likes).toEqual([])
  })

  test('BLOCK-05 a block removes the likes in both directions', () => {
    const mutual = withLike(likes, card('anna'), true, now)
    const left = withoutMember(mutual, 'anna')
    expect(idsOf([...left.profiles, ...left.liked_by, ...left.matches])).toEqual(['bram', 'chris', 'dana'])
    expect(left.new_likes).toBe(1)
  })

  describe('CHAT-35 with unloaded pages', () => {
    const at = (minute: number) => ({ liked_at: new Date(now.getTime() + minute * 60_000).toISOString() })
    const known: Likes = {
      ...likes,
      liked_by: [{ ...like('anna'), ...at(1), like_new: false, match_new: false }],
      matches: [
        { ...like('dana'), ...at(3), match: true, like_new: true, match_new: false },
        { ...like('eva'), ...at(2), match: true, like_new: false, match_new: false },
      ],
      older: { profiles: 'p', liked_by: 'l', matches: `${at(2).liked_at}#eva` },
      new_likes: 7,
    }

    test('it is unknown (null) whether a member is liked while given likes are unloaded', () => {
      expect([doesLike(known, 'bram'), doesLike(known, 'anna'), doesLike(likes, 'anna')]).toEqual([true, null, false])
    })

    test('a match is placed by the time of the like received, and never after the last loaded one', () => {
      expect(idsOf(withLike(known, card('anna'), true, now).matches)).toEqual(['dana', 'eva'])
      const whole = { ...known, older: { ...known.older, matches: null } }
      expect(idsOf(withLike(whole, card('anna'), true, now).matches)).toEqual(['dana', 'eva', 'anna'])
      const early = { ...known, liked_by: [{ ...like('anna'), ...at(2.5), like_new: false, match_new: false }] }
      expect(idsOf(withLike(early, card('anna'), true, now).matches)).toEqual(['dana', 'anna', 'eva'])
    })

    test('LIKE-02 LIKE-03 the last loaded match gets its place again when the like is taken back and repeated', () => {
      const eva = { ...known.matches[1]!, match: false }
      const without = withoutLike({ ...known, liked_by: [eva] }, 'eva')
      expect(idsOf(without.matches)).toEqual(['dana'])
      expect(idsOf(withLike(without, card('eva'), true, now).matches)).toEqual(['dana', 'eva'])
    })

    test('a match whose received like is unloaded can be marked as seen, blocked and removed', () => {
      expect(withSeen(known, 'dana')).toMatchObject({
        new_likes: 6,
        matches: [{ like_new: false, match_new: false }, {}],
      })
      expect(withoutMember(known, 'dana')).toMatchObject({ new_likes: 6, matches: [{ id: 'eva' }] })
      expect(idsOf(withoutLike(known, 'dana').matches)).toEqual(['eva'])
    })
  })
})

test('PROF-23 TRAP-01 the warning mentions the mark where only some profiles of a list are fictional', () => {
  const settings = { fictional_singular: 'een', fictional_plural: 'meer', fictional_warning: 'merk' } as Settings
  const texts = [
    [0, 5],
    [1, 5],
    [4, 5],
    [5, 5],
    [1, 1],
  ].map(([count, total]) => fictionalText(settings, count!, total))
  expect(texts).toEqual([null, 'merk', 'merk', 'meer', 'een'])
})

test('PROF-23 OPEN-79 one fictional profile gives the singular, two the plural, none nothing', () => {
  const settings = { fictional_singular: 'een', fictional_plural: 'meer' } as Settings
  expect([0, 1, 2].map((count) => fictionalText(settings, count))).toEqual([null, 'een', 'meer'])
})
