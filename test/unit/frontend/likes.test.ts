import { describe, expect, test } from 'vitest'
import { likesOf } from '#frontend/features/likes/queries.ts'
import { fictionalText } from '#frontend/lib/fictional.ts'
import { countNewLikes, type Likes, withLike, withoutLike, withoutMember, withSeen } from '#frontend/lib/likes.ts'
import type { Settings } from '#shared/contract/site.ts'
import type { MemberCard } from '#shared/model/profile.ts'

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
const likes: Likes = {
  profiles: [like('bram')],
  liked_by: [
    { ...like('anna'), like_new: true },
    { ...like('chris'), like_new: true },
    { ...like('dana'), like_new: false },
  ],
}

describe('likes as the browser keeps them', () => {
  test('LIKE-05 LIKE-06 the total of new likes is the number of liked_by entries with like_new', () => {
    expect(countNewLikes(likes)).toBe(2)
  })

  test('LIKE-07 opening a profile clears its flag alone, and the total falls by one', () => {
    const seen = withSeen(likes, 'anna')
    expect(countNewLikes(seen)).toBe(1)
    expect(seen.liked_by.map(({ like_new }) => like_new)).toEqual([false, true, false])
  })

  test('LIKE-01 LIKE-02 LIKE-03 a returned like is a match on both lists until it is taken back', () => {
    const matched = withLike(likes, card('anna'), true, now)
    expect(matched.profiles.map(({ id, match }) => [id, match])).toEqual([
      ['anna', true],
      ['bram', false],
    ])
    expect(likesOf(matched, 'matches').map(({ id }) => id)).toEqual(['anna'])
    const back = withoutLike(matched, 'anna')
    expect(back).toEqual(likes)
    expect(withLike(matched, card('anna'), true, now)).toBe(matched)
  })

  test('LIKE-08 received, sent and matches', () => {
    expect(likesOf(likes, 'received').map(({ id, isNew }) => [id, isNew])).toEqual([
      ['anna', true],
      ['chris', true],
      ['dana', false],
    ])
    expect(likesOf(likes, 'sent').map(({ id }) => id)).toEqual(['bram'])
    expect(likesOf(likes, 'matches')).toEqual([])
  })

  test('BLOCK-05 a block leaves no like in either direction', () => {
    const mutual = withLike(likes, card('anna'), true, now)
    const left = withoutMember(mutual, 'anna')
    expect([...left.profiles, ...left.liked_by].map(({ id }) => id)).toEqual(['bram', 'chris', 'dana'])
  })
})

test('PROF-23 TRAP-01 among others the warning points to the mark and calls nobody else fictional', () => {
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
