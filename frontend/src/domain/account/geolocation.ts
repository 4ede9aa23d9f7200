import { hourMs } from '#shared/rules/durations.ts'
import { changeSessionState } from './session-state.ts'

/**
 * Permission to read the position (SET-25). `unsupported`: the browser has no geolocation.
 * `unknown`: the browser does not report the permission.
 */
export type GeolocationPermission = 'unsupported' | 'unknown' | PermissionState

/** Maximum age of a cached position (SET-26). */
export const positionMaximumAgeMs = hourMs
const positionTimeoutMs = 15_000

/**
 * Reported permission; `unknown` if the browser reports none, `unsupported` without geolocation
 * (SET-25).
 */
export const permissionOf = (canLocate: boolean, reported: PermissionState | undefined): GeolocationPermission =>
  canLocate ? (reported ?? 'unknown') : 'unsupported'

/** Degrees with two decimals, about a kilometre: nothing finer is sent (TRAP-48). */
export const roundedDegrees = (degrees: number): string => degrees.toFixed(2)

const canLocate = (): boolean => 'geolocation' in navigator

const tell = (reported?: PermissionState): void =>
  changeSessionState({ geolocationPermission: permissionOf(canLocate(), reported) })

/**
 * Mirrors the permission into the session state; returns
 * a cleanup function. Does not prompt the member.
 */
export function watchPermission(): () => void {
  let status: PermissionStatus | undefined
  let isStopped = false
  const follow = () => tell(status?.state)
  tell()
  if (canLocate())
    navigator.permissions
      ?.query({ name: 'geolocation' })
      .then((found) => {
        if (isStopped) return
        status = found
        status.addEventListener('change', follow)
        follow()
      })
      // this browser does not report the permission
      .catch(() => {})
  return () => {
    isStopped = true
    status?.removeEventListener('change', follow)
  }
}

/**
 * Rounded position of the device, or false if denied or unavailable.
 * Prompts the user, so call it on a click only (TRAP-48).
 */
export function locate(): Promise<{ lat: string; lon: string } | false> {
  if (!canLocate()) return Promise.resolve(false)
  return new Promise((resolve) =>
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) =>
        resolve({ lat: roundedDegrees(latitude), lon: roundedDegrees(longitude) }),
      ({ code, PERMISSION_DENIED }) => {
        if (code === PERMISSION_DENIED) tell('denied')
        resolve(false)
      },
      { maximumAge: positionMaximumAgeMs, timeout: positionTimeoutMs, enableHighAccuracy: false },
    ),
  )
}
