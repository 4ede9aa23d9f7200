import { afterEach, describe, expect, test, vi } from 'vitest'
import { locate, permissionOf, positionMaximumAgeMs, roundedDegrees } from '#frontend/domain/account/geolocation.ts'
import { emitMemberGone } from '#frontend/domain/account/member-gone.ts'
import { changeSessionState, newSessionState } from '#frontend/domain/account/session-state.ts'

afterEach(() => vi.unstubAllGlobals())

describe('the location permission', () => {
  test.each([
    [false, undefined, 'unsupported'],
    [false, 'granted', 'unsupported'],
    [true, undefined, 'unknown'],
    [true, 'prompt', 'prompt'],
    [true, 'granted', 'granted'],
    [true, 'denied', 'denied'],
  ] as const)('SET-25 in a browser with support %s that reports %s is %s', (canLocate, reported, state) =>
    expect(permissionOf(canLocate, reported)).toBe(state),
  )
})

describe('the position', () => {
  test.each([
    [52.090_737_4, '52.09'],
    [5.121_420_1, '5.12'],
    [-0.001, '-0.00'],
    [179.999, '180.00'],
    [-33.868_8, '-33.87'],
    [4, '4.00'],
  ])('TRAP-48 %d is sent as %s', (degrees, rounded) => expect(roundedDegrees(degrees)).toBe(rounded))

  type Ask = (found: (at: unknown) => void, failed: (why: unknown) => void, options: PositionOptions) => void
  const browser = (getCurrentPosition: Ask) => vi.stubGlobal('navigator', { geolocation: { getCurrentPosition } })

  test('SET-26 may be up to an hour old, and is rounded', async () => {
    const asked = vi.fn<Ask>((found) => found({ coords: { latitude: 52.0907, longitude: 5.1214 } }))
    browser(asked)
    expect(await locate()).toEqual({ lat: '52.09', lon: '5.12' })
    expect(positionMaximumAgeMs).toBe(3_600_000)
    expect(asked.mock.calls[0]![2]).toMatchObject({ maximumAge: 3_600_000, enableHighAccuracy: false })
  })

  test('SET-27 is false where it is refused, not found or not supported', async () => {
    browser((_, failed) => failed({ code: 1, PERMISSION_DENIED: 1 }))
    expect(await locate()).toBe(false)
    browser((_, failed) => failed({ code: 3, PERMISSION_DENIED: 1 }))
    expect(await locate()).toBe(false)
    vi.stubGlobal('navigator', {})
    expect(await locate()).toBe(false)
  })
})

describe('the stored geolocation', () => {
  test('ACC-33 HOME-09 SET-27 is initially none, and then belongs to this visit', () =>
    expect(newSessionState).toEqual({
      discountCode: null,
      welcomeDiscountCode: null,
      geolocationPermission: 'unknown',
      geocode: null,
      isSignupWarned: false,
    }))

  test("ACC-33 is stored for the tab, and deleted at the end of the member's session", () => {
    const kept = new Map<string, string>()
    vi.stubGlobal('sessionStorage', { setItem: (key: string, text: string) => kept.set(key, text) })
    changeSessionState({ geocode: false, discountCode: { member: 'anna', code: 'HOI' } })
    expect(JSON.parse(kept.get('session-state')!)).toMatchObject({ geocode: false, discountCode: { code: 'HOI' } })
    emitMemberGone()
    expect(JSON.parse(kept.get('session-state')!)).toEqual(newSessionState)
  })
})
