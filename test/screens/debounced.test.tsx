import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useDebounced } from '#frontend/lib/use-debounced.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms))

test('PROF-27 a debounced value follows a change after the delay, which each further change restarts', () => {
  const { result, rerender } = renderHook(({ value }) => useDebounced(value, 200), { initialProps: { value: 'U' } })
  expect(result.current).toBe('U')
  rerender({ value: 'Ut' })
  pass(199)
  rerender({ value: 'Utr' })
  pass(199)
  expect(result.current).toBe('U')
  pass(1)
  expect(result.current).toBe('Utr')
})
