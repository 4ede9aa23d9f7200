import { expect, test } from 'vitest'
import {
  complaintCategories,
  isAbuseNotice,
  isNeverPaused,
  mayBeAnonymous,
  priorityOf,
  rankOf,
} from '#shared/model/complaint.ts'

test('MOD-04 the priority of a complaint follows from its category', () => {
  expect(Object.fromEntries(complaintCategories.map((category) => [category, priorityOf(category)]))).toEqual({
    scam: 2,
    fake: 3,
    harassment: 2,
    hate: 2,
    intimate_image: 1,
    minor: 1,
    child_abuse: 1,
    spam: 3,
    payment: 3,
    other: 3,
  })
})

test('MOD-07 only notices of intimate images and child abuse need no name and no address', () => {
  expect(complaintCategories.filter(mayBeAnonymous)).toEqual(['intimate_image', 'child_abuse'])
  expect(mayBeAnonymous(null)).toBe(false)
  expect(complaintCategories.filter(isAbuseNotice)).toEqual(['child_abuse'])
})

test('MOD-17 trusted flaggers and child abuse have the first rank, others that of their priority', () => {
  const ranks = (isTrusted: boolean) => complaintCategories.map((category) => rankOf(category, isTrusted))
  expect(new Set(ranks(true))).toEqual(new Set([0]))
  expect(complaintCategories.filter((category) => rankOf(category, false) === 0)).toEqual(['child_abuse'])
  expect(rankOf('minor', false)).toBe(1)
  expect(rankOf('spam', false)).toBe(3)
})

test('MOD-07 complaints about children and intimate images are never paused', () => {
  expect(complaintCategories.filter(isNeverPaused)).toEqual(['intimate_image', 'minor', 'child_abuse'])
})
