import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { startOf, useComplaintDraft } from '#frontend/features/safety/draft.ts'
import { problemsOf } from '#frontend/features/safety/problems.ts'
import { forgetKeptTexts } from '#frontend/lib/kept-texts.ts'

const member = '01ARZ3NDEKTSV4RRFFQ69G5FAV'
const other = '01BX5ZZKBKACTAV9WEVGEMMVRZ'

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})
afterEach(cleanup)

describe('the address of the complaint page', () => {
  test('OPEN-48 names the reported member and the subject', () => {
    expect(startOf({ member, kind: 'message' })).toMatchObject({ member, kind: 'message' })
    expect(startOf({ member })).toMatchObject({ member, kind: 'profile' })
    expect(startOf({ kind: 'weather' })).toMatchObject({ member: '', kind: null })
  })
})

describe('the draft of a complaint', () => {
  const open = (who: string, about = '') =>
    renderHook(() => useComplaintDraft(who, startOf(about ? { member: about } : {}))).result

  test('TRAP-37 is restored with its id, and gets a new id after sending', () => {
    const first = open(member)
    act(() => first.current.change({ text: 'Hij scheldt.', kind: 'message' }))
    const again = open(member)
    expect(again.current.draft).toEqual(first.current.draft)
    act(() => again.current.forget())
    const next = open(member)
    expect(next.current.draft).toMatchObject({ text: '', kind: null })
    expect(next.current.draft.id).not.toBe(first.current.draft.id)
  })

  test('is stored per author and reported member', () => {
    const own = open(member, other)
    act(() => own.current.change({ text: 'Over deze ene.' }))
    expect(open(other, other).current.draft.text).toBe('')
    expect(open(member).current.draft.text).toBe('')
    expect(open(member, other).current.draft.text).toBe('Over deze ene.')
  })

  test('MOD-05 is stored per photo, with the confirmation of good faith', () => {
    const about = (photo: string) =>
      renderHook(() => useComplaintDraft(member, startOf({ member: other, photo }))).result
    const first = about('p1')
    act(() => first.current.change({ text: 'Een vuurwapen.', goodFaith: true }))
    expect(about('p2').current.draft).toMatchObject({ text: '', photo: 'p2', goodFaith: false })
    expect(about('p2').current.draft.id).not.toBe(first.current.draft.id)
    expect(about('p1').current.draft).toMatchObject({ text: 'Een vuurwapen.', photo: 'p1', goodFaith: true })
  })

  test("is deleted at a member's logout, or with a visitor's tab", () => {
    const [own, visiting] = [open(member), open('visitor')]
    act(() => own.current.change({ text: 'Van een lid.' }))
    act(() => visiting.current.change({ text: 'Van een bezoeker.' }))
    expect(JSON.stringify({ ...localStorage })).not.toContain('bezoeker')
    act(forgetKeptTexts)
    expect(open(member).current.draft.text).toBe('')
    expect(open('visitor').current.draft.text).toBe('Van een bezoeker.')
  })

  test('is replaced by a new one when it is corrupt', () => {
    localStorage.setItem(`kept:${member}:complaint:`, '{half')
    expect(open(member).current.draft.text).toBe('')
  })
})

describe('the validation of a complaint', () => {
  const draft = {
    id: member,
    ...startOf({ member }),
    category: 'harassment' as const,
    text: 'Hij scheldt.',
    name: 'Eva Jansen',
    email: 'eva@example.org',
    goodFaith: true,
  }

  test('OPEN-48 requires kind, text, good faith and a visitor’s name and address, but no member number', () => {
    expect(problemsOf(draft, true)).toEqual({})
    expect(problemsOf({ ...draft, member: ' ' }, true)).toEqual({})
    expect(problemsOf({ ...draft, category: null, text: ' \n', email: 'eva@', member: 'abc' }, true)).toEqual({
      category: 'categoryMissing',
      text: 'textMissing',
      email: 'emailMissing',
      member: 'memberWrong',
    })
    expect(problemsOf({ ...draft, name: ' ', goodFaith: false }, true)).toEqual({
      name: 'nameMissing',
      goodFaith: 'goodFaithMissing',
    })
    expect(problemsOf({ ...draft, name: '', email: '' }, false)).toEqual({})
  })

  test('accepts a member number with spaces and in lower case, as people copy it', () => {
    for (const named of [`  ${member.slice(0, 10).toLowerCase()} ${member.slice(10)} `, 'WM7P-CNVH', 'wm7p cnvh'])
      expect(problemsOf({ ...draft, member: named }, true)).toEqual({})
    expect(problemsOf({ ...draft, member: 'WM7P-CNV3' }, true)).toEqual({ member: 'memberWrong' })
  })
})
