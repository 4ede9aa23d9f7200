import { signupModal } from '#frontend/domain/account/signup-start.ts'
import { navigate } from '#frontend/lib/router.ts'
import { phoneQuery } from '#frontend/lib/use-media.ts'
import { pathTo } from '#shared/rules/paths.ts'

/**
 * Navigates away from signup (TRAP-30, TRAP-33). On phones a query parameter opens the activation
 * reminder as a modal (HOME-25).
 */
export function leaveSignup(page: 'index' | 'signup-matches' | 'login'): void {
  const isInPlace = signupModal.read()
  signupModal.write(false)
  if (isInPlace && page === 'index') return
  const isPhone = window.matchMedia(phoneQuery).matches
  navigate(pathTo(page), {
    ...(page === 'signup-matches' && isPhone && { search: { api_signup_complete: '1' } }),
    // the back button must not lead into a finished signup
    isReplacing: !isInPlace,
  })
}
