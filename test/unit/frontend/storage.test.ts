// @vitest-environment jsdom
import { afterEach, describe, expect, test, vi } from 'vitest'
import { deviceStorage, tabStorage } from '#frontend/lib/storage.ts'

afterEach(() => {
  vi.restoreAllMocks()
  localStorage.clear()
  sessionStorage.clear()
})

describe('storage of the browser', () => {
  test('keeps texts of the device and of the tab apart, and deletes an empty one', () => {
    expect(deviceStorage.write('a', 'one')).toBe(true)
    tabStorage.write('a', 'two')
    expect([deviceStorage.read('a'), tabStorage.read('a')]).toEqual(['one', 'two'])
    deviceStorage.write('a', null)
    tabStorage.write('a', '')
    expect([localStorage.length, sessionStorage.length]).toEqual([0, 0])
  })

  test('reads JSON, and null where the text is unreadable or absent', () => {
    tabStorage.write('read', '{"a":1}')
    tabStorage.write('broken', '{"a":')
    expect(['read', 'broken', 'absent'].map((key) => tabStorage.readJson(key))).toEqual([{ a: 1 }, null, null])
  })

  test('deletes the entries of a prefix only', () => {
    for (const key of ['x:1', 'x:2', 'y:1']) deviceStorage.write(key, 'text')
    deviceStorage.deleteAll('x:')
    expect(Object.keys(localStorage)).toEqual(['y:1'])
  })

  test('answers null and false where the browser refuses storage', () => {
    const refuse = () => {
      throw new DOMException('refused', 'SecurityError')
    }
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse)
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse)
    vi.spyOn(Storage.prototype, 'removeItem').mockImplementation(refuse)
    expect([deviceStorage.read('a'), deviceStorage.readJson('a')]).toEqual([null, null])
    expect([deviceStorage.write('a', 'text'), deviceStorage.write('a', null)]).toEqual([false, false])
    vi.spyOn(globalThis, 'localStorage', 'get').mockImplementation(refuse)
    expect([deviceStorage.read('a'), deviceStorage.write('a', 'text')]).toEqual([null, false])
    expect(() => deviceStorage.deleteAll('a')).not.toThrow()
  })
})
