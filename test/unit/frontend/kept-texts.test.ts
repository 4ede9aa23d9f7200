// @vitest-environment jsdom
import { afterEach, describe, expect, test, vi } from 'vitest'
import { forgetKeptTexts, keepText, keptKey, keptText, subscribeKeptTexts } from '#frontend/lib/kept-texts.ts'

afterEach(() => {
  vi.restoreAllMocks()
  forgetKeptTexts()
  localStorage.clear()
})

const draft = keptKey('ANNA', 'draft', 'C1')
const other = keptKey('BRAM', 'draft', 'C1')

const forbid = (...names: ('getItem' | 'setItem' | 'removeItem')[]) => {
  for (const name of names)
    vi.spyOn(Storage.prototype, name).mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError')
    })
}

describe('unsent text', () => {
  test('TRAP-42 is stored on the device per member, and an empty text deletes it', () => {
    keepText(draft, 'Hoi Bram')
    expect([keptText(draft), keptText(other)]).toEqual(['Hoi Bram', null])
    expect(localStorage.getItem(draft)).toBe('Hoi Bram')
    keepText(draft, '')
    expect([keptText(draft), localStorage.length]).toEqual([null, 0])
    keepText(draft, 'Hoi')
    keepText(draft, null)
    expect([keptText(draft), localStorage.length]).toEqual([null, 0])
  })

  test('ACC-31 is deleted at logout, while other stored values stay', () => {
    keepText(draft, 'Hoi Bram')
    keepText(other, 'Hoi Anna')
    localStorage.setItem('hide-install-hint', '1')
    forgetKeptTexts()
    expect([keptText(draft), keptText(other)]).toEqual([null, null])
    expect(localStorage.getItem('hide-install-hint')).toBe('1')
  })

  test.each([
    ['forbidden', ['getItem', 'setItem', 'removeItem']],
    ['full', ['setItem']],
  ] as const)('TRAP-42 is kept for the lifetime of the page where storage is %s', (_, names) => {
    forbid(...names)
    keepText(draft, 'Hoi Bram')
    expect(keptText(draft)).toBe('Hoi Bram')
    keepText(draft, 'Hoi Bram!')
    expect(keptText(draft)).toBe('Hoi Bram!')
    keepText(other, 'Hoi Anna')
    keepText(draft, null)
    expect([keptText(draft), keptText(other)]).toEqual([null, 'Hoi Anna'])
    forgetKeptTexts()
    expect(keptText(other)).toBeNull()
  })

  test('is replaced by a later text that fits, after one that did not', () => {
    forbid('setItem')
    keepText(draft, 'lang')
    vi.restoreAllMocks()
    keepText(draft, 'kort')
    expect([keptText(draft), localStorage.getItem(draft)]).toEqual(['kort', 'kort'])
  })
})

describe('subscribers of unsent text', () => {
  const change = (key: string | null) => window.dispatchEvent(new StorageEvent('storage', { key }))

  test('get each change in this tab, and none after unsubscribing', () => {
    const [first, second] = [vi.fn(), vi.fn()]
    const leaveFirst = subscribeKeptTexts(first)
    const leaveSecond = subscribeKeptTexts(second)
    keepText(draft, 'Hoi')
    keepText(draft, null)
    expect([first.mock.calls.length, second.mock.calls.length]).toEqual([2, 2])
    leaveFirst()
    forgetKeptTexts()
    expect([first.mock.calls.length, second.mock.calls.length]).toEqual([2, 3])
    leaveSecond()
    keepText(draft, 'Hoi')
    expect(second).toHaveBeenCalledTimes(3)
  })

  test.each([
    ['a text of a member', draft, 1],
    ['everything, as by clearing the site’s data', null, 1],
    ['something else', 'hide-install-hint', 0],
  ] as const)('follow another tab only where it changes their texts: %s', (_, key, times) => {
    const follow = vi.fn()
    const leave = subscribeKeptTexts(follow)
    const leaveOther = subscribeKeptTexts(() => {})
    change(key)
    expect(follow).toHaveBeenCalledTimes(times)
    // Unsubscribing one subscriber leaves the other subscribed.
    leaveOther()
    change(key)
    expect(follow).toHaveBeenCalledTimes(2 * times)
    leave()
    change(key)
    expect(follow).toHaveBeenCalledTimes(2 * times)
  })
})
