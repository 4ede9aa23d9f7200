import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { startOf, useDraft } from '#frontend/features/safety/draft.ts'
import { memberIdOf, problemsOf } from '#frontend/features/safety/problems.ts'
import { forgetKeptTexts } from '#frontend/lib/kept-texts.ts'

const member = '01ARZ3NDEKTSV4RRFFQ69G5FAV'
const other = '01BX5ZZKBKACTAV9WEVGEMMVRZ'

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})
afterEach(cleanup)

describe('the address of the page', () => {
  test('OPEN-48 has a member, and the subject', () => {
    expect(startOf({ member, kind: 'message' })).toMatchObject({ member, kind: 'message' })
    expect(startOf({ member })).toMatchObject({ member, kind: 'profile' })
    expect(startOf({ kind: 'weather' })).toMatchObject({ member: '', kind: null })
  })
})

describe('the draft', () => {
  const open = (who: string, about = '') =>
    renderHook(() => useDraft(who, startOf(about ? { member: about } : {}))).result

  test('TRAP-37 is restored with its id, and has a new id after sending', () => {
    const first = open(member)
    act(() => first.current.change({ text: 'Hij scheldt.', kind: 'message' }))
    const again = open(member)
    expect(again.current.draft).toEqual(first.current.draft)
    act(() => again.current.forget())
    const next = open(member)
    expect(next.current.draft).toMatchObject({ text: '', kind: null })
    expect(next.current.draft.id).not.toBe(first.current.draft.id)
  })

  test('belongs to one member, and to one reported person', () => {
    const own = open(member, other)
    act(() => own.current.change({ text: 'Over deze ene.' }))
    expect(open(other, other).current.draft.text).toBe('')
    expect(open(member).current.draft.text).toBe('')
    expect(open(member, other).current.draft.text).toBe('Over deze ene.')
  })

  test('of a member is deleted at logout, and of a visitor with the tab', () => {
    const [own, visiting] = [open(member), open('visitor')]
    act(() => own.current.change({ text: 'Van een lid.' }))
    act(() => visiting.current.change({ text: 'Van een bezoeker.' }))
    expect(JSON.stringify({ ...localStorage })).not.toContain('bezoeker')
    act(forgetKeptTexts)
    expect(open(member).current.draft.text).toBe('')
    expect(open('visitor').current.draft.text).toBe('Van een bezoeker.')
  })

  test('that is corrupt is replaced by a new one', () => {
    localStorage.setItem(`kept:${member}:complaint:`, '{half')
    expect(open(member).current.draft.text).toBe('')
  })
})

describe('validation', () => {
  const draft = { id: member, ...startOf({ member }), text: 'Hij scheldt.', email: 'eva@example.org' }

  test('OPEN-48 requires kind, text and a visitor’s address, and no member number', () => {
    expect(problemsOf(draft, true)).toEqual({})
    expect(problemsOf({ ...draft, member: ' ' }, true)).toEqual({})
    expect(problemsOf({ ...draft, kind: null, text: ' \n', email: 'eva@', member: 'abc' }, true)).toEqual({
      ...{ kind: 'kindMissing', text: 'textMissing', email: 'emailMissing', member: 'memberWrong' },
    })
    expect(problemsOf({ ...draft, email: '' }, false)).toEqual({})
  })

  test('a member number is accepted with spaces and in lower case, as people copy it', () => {
    expect(memberIdOf(` ${member.slice(0, 10).toLowerCase()} ${member.slice(10)} `)).toBe(member)
    expect(problemsOf({ ...draft, member: member.toLowerCase() }, true)).toEqual({})
  })
})
