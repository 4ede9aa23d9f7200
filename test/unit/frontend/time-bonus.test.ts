import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { followMember } from '#frontend/app/follow-member.ts'
import { queryKeys } from '#frontend/domain/query-keys.ts'
import {
  createTimeBonus,
  isPopupDue,
  popupAfterMs,
  timeBonus as shownBonus,
  watchPopup,
} from '#frontend/features/credits/time-bonus.ts'
import { serverNow } from '#frontend/lib/server-clock.ts'
import { timeBonusSeconds } from '#shared/rules/limits.ts'
import { isMembersArea, type PageName, paths } from '#shared/rules/paths.ts'
import { timeBonus } from '#shared/rules/time-bonus.ts'

const signup = Date.UTC(2026, 10, 20, 12)
const free = { signup_date: new Date(signup).toISOString(), paid_user: false, has_purchased: false }
const at = (seconds: number) => vi.setSystemTime(signup + seconds * 1000)
const pass = (seconds: number) => vi.advanceTimersByTime(seconds * 1000)

beforeEach(() => {
  vi.useFakeTimers()
  at(0)
})
afterEach(() => {
  shownBonus.clear()
  vi.useRealTimers()
})

describe('the countdown', () => {
  test('PAY-31 displays a discount code with exactly the listed fields', () => {
    expect(timeBonus).toEqual({
      code: 'TIMEBONUS25',
      value_percentage: 25,
      status: 'active',
      validity: 'once-per-user',
      expired: false,
      country: null,
      user_id: null,
      expires: null,
      currency: null,
      minimum_order_value: null,
      paymentmethods: null,
    })
  })

  test('PAY-39 shows "00", "00", "05" 5 s before the end and holds its timer', () => {
    const bonus = createTimeBonus()
    expect(bonus.read()).toEqual({
      isVisible: false,
      countdownTimer: { hours: '00', minutes: '00', seconds: '00' },
      timer: null,
    })
    at(timeBonusSeconds - 5)
    bonus.set(free)
    expect(bonus.read()).toEqual({
      isVisible: true,
      countdownTimer: { hours: '00', minutes: '00', seconds: '05' },
      timer: expect.anything(),
    })
  })

  test('PAY-40 PAY-41 does not exist when logged out or for a paid member', () => {
    const bonus = createTimeBonus()
    bonus.set(null)
    expect(bonus.read().isVisible).toBe(false)
    bonus.set({ ...free, paid_user: true })
    expect(bonus.read().isVisible).toBe(false)
    expect(vi.getTimerCount()).toBe(0)
  })

  test('PAY-64 does not exist for a member whose purchase was refunded', () => {
    const bonus = createTimeBonus()
    bonus.set({ ...free, has_purchased: true })
    expect(bonus.read().isVisible).toBe(false)
    expect(vi.getTimerCount()).toBe(0)
  })

  test('PAY-42 exists at 14399 s, not at 14400 s', () => {
    const bonus = createTimeBonus()
    at(14_399)
    bonus.set(free)
    expect(bonus.read()).toMatchObject({ isVisible: true, countdownTimer: { seconds: '01' } })
    at(14_400)
    bonus.set(free)
    expect(bonus.read().isVisible).toBe(false)
  })

  test('PAY-43 counts down every 1000 ms', () => {
    const bonus = createTimeBonus()
    at(3_595)
    bonus.set(free)
    expect(bonus.read().countdownTimer).toEqual({ hours: '03', minutes: '00', seconds: '05' })
    vi.advanceTimersByTime(999)
    expect(bonus.read().countdownTimer.seconds).toBe('05')
    vi.advanceTimersByTime(1)
    expect(bonus.read().countdownTimer.seconds).toBe('04')
    pass(5)
    expect(bonus.read().countdownTimer).toEqual({ hours: '02', minutes: '59', seconds: '59' })
  })

  test('PAY-45 is cleared at zero, also when the device slept past it', () => {
    const bonus = createTimeBonus()
    at(timeBonusSeconds - 5)
    bonus.set(free)
    pass(4)
    expect(bonus.read().isVisible).toBe(true)
    pass(1)
    expect(bonus.read()).toMatchObject({ isVisible: false, timer: null })

    at(timeBonusSeconds - 5)
    bonus.set(free)
    at(timeBonusSeconds + 60)
    pass(1)
    expect(bonus.read()).toMatchObject({ isVisible: false, timer: null })
    expect(vi.getTimerCount()).toBe(0)
  })

  test('PAY-44 PAY-46 PAY-47 is cleared, with its timer, on logout, on a purchase and when set to null', () => {
    const bonus = createTimeBonus()
    for (const end of [() => bonus.set(null), () => bonus.clear(), () => bonus.set({ ...free, paid_user: true })]) {
      bonus.set(free)
      expect(vi.getTimerCount()).toBe(1)
      end()
      expect(bonus.read()).toMatchObject({ isVisible: false, timer: null })
      expect(vi.getTimerCount()).toBe(0)
    }
  })

  test('PAY-48 ticks once a second even when started twice', () => {
    const bonus = createTimeBonus()
    bonus.set(free)
    bonus.set(free)
    const onTick = vi.fn()
    bonus.subscribe(onTick)
    pass(3)
    expect(onTick).toHaveBeenCalledTimes(3)
    expect(vi.getTimerCount()).toBe(1)
  })
})

describe('the countdown of the current member', () => {
  const follow = () => {
    const client = new QueryClient()
    const stop = followMember(client)
    // Answers arrive in the next tick.
    const answer = (user: unknown) => {
      client.setQueryData(queryKeys.user, user)
      vi.advanceTimersByTime(0)
    }
    return { answer, stop }
  }

  test('PAY-44 PAY-46 PAY-49 is loaded by login, and cleared by logout or a purchase', () => {
    const { answer, stop } = follow()
    const user = { ...free, server_time: new Date(signup).toISOString() }
    answer(null)
    expect(shownBonus.read().isVisible).toBe(false)
    answer(user)
    expect(shownBonus.read()).toMatchObject({ isVisible: true, countdownTimer: { hours: '04' } })
    answer({ ...user, paid_user: true })
    expect(shownBonus.read()).toMatchObject({ isVisible: false, timer: null })
    answer(user)
    answer(null)
    expect(shownBonus.read()).toMatchObject({ isVisible: false, timer: null })
    stop()
  })

  test("TRAP-05 follows the server's clock, whatever the device clock says and when the cached member changes", () => {
    const { answer, stop } = follow()
    at(-86_400)
    const user = { ...free, credits: 2, server_time: new Date(signup + 3_600_000).toISOString() }
    answer(user)
    expect(shownBonus.read().countdownTimer).toEqual({ hours: '03', minutes: '00', seconds: '00' })
    pass(60)
    answer({ ...user, credits: 1 })
    expect(shownBonus.read().countdownTimer).toEqual({ hours: '02', minutes: '59', seconds: '00' })
    expect(serverNow()).toEqual(new Date(signup + 3_660_000))
    stop()
  })
})

describe('the time bonus popup', () => {
  const due = { isVisible: true, credits: 0, isDismissed: false }

  test('HOME-13 is due 40 s after entering: not at 39999 ms, but at 40000 ms', () => {
    expect(popupAfterMs).toBe(40_000)
    const onDue = vi.fn()
    const stop = watchPopup(() => isPopupDue(due), onDue)
    vi.advanceTimersByTime(39_999)
    expect(onDue).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(onDue).toHaveBeenCalledTimes(1)
    stop()
  })

  test.each([
    { ...due, credits: 1 },
    { ...due, credits: null },
    { ...due, isDismissed: true },
    { ...due, isVisible: false },
  ])('HOME-14 is not due with %o', (now) => {
    expect(isPopupDue(due)).toBe(true)
    expect(isPopupDue(now)).toBe(false)
  })

  test('TRAP-56 is not due with 2 credits, and is due at the next 40 s once they are used', () => {
    let credits = 2
    const onDue = vi.fn()
    const stop = watchPopup(() => isPopupDue({ ...due, credits }), onDue)
    pass(50)
    credits = 0
    pass(29)
    expect(onDue).not.toHaveBeenCalled()
    pass(1)
    expect(onDue).toHaveBeenCalledTimes(1)
    stop()
  })

  test('TRAP-27 is cancelled by leaving the members area, and entering again restarts the 40 s', () => {
    const onDue = vi.fn()
    watchPopup(() => isPopupDue(due), onDue)()
    pass(30)
    const stop = watchPopup(() => isPopupDue(due), onDue)
    pass(39)
    expect(onDue).not.toHaveBeenCalled()
    pass(1)
    expect(onDue).toHaveBeenCalledTimes(1)
    stop()
  })

  test('HOME-11 TRAP-27 ROUTE-61 the members area is exactly six pages', () => {
    expect((Object.keys(paths) as PageName[]).filter(isMembersArea)).toEqual([
      'members',
      'members-id',
      'chats',
      'likes',
      'likes-m-id',
      'premium',
    ])
  })
})
