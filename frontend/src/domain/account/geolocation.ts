import { changeSessionState } from './session-state.ts'

/** What the browser says about sharing the position; unsupported: it cannot. unknown: it does not tell before it is asked (SET-25). */
export type GeolocationPermission = 'unsupported' | 'unknown' | PermissionState

/** A position that the browser still knows is good enough for an hour, in milliseconds (SET-26). */
export const positionMaximumAgeMs = 3_600_000
/** How long the browser may look for one before it counts as failed. */
const positionTimeoutMs = 15_000

/** The permission by what the browser can do and what it reports, if it does (SET-25). */
export const permissionOf = (canLocate: boolean, reported: PermissionState | undefined): GeolocationPermission =>
  canLocate ? (reported ?? 'unknown') : 'unsupported'

/** Degrees with two decimals, about a kilometre: nothing finer leaves the browser (TRAP-48). */
export const roundedDegrees = (degrees: number): string => degrees.toFixed(2)

const canLocate = (): boolean => 'geolocation' in navigator

const tell = (reported?: PermissionState): void =>
  changeSessionState({ geolocationPermission: permissionOf(canLocate(), reported) })

/** Keeps the permission in the session state true; gives the way to stop. Asking about it asks the member nothing. */
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
      // this browser does not tell
      .catch(() => {})
  return () => {
    isStopped = true
    status?.removeEventListener('change', follow)
  }
}

/** Where the device is, rounded, or false where it will not or cannot tell. The browser asks its user, so this belongs behind a press (TRAP-48). */
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
