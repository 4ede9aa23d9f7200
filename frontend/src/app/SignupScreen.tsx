import { lazy } from 'react'
import { SignupPage } from '#frontend/features/account/SignupPage.tsx'
import { importGuarded } from '#frontend/lib/chunk-guard.ts'
import { useIsPhone } from '#frontend/lib/use-media.ts'
import { leaveSignup } from './leave-signup.ts'

const HomeScreen = lazy(() => importGuarded(() => import('#frontend/features/site/HomeScreen.tsx')))

/**
 * Screen of /signup. On phones it is a page; on desktop it shows the home screen, and the layout
 * opens the signup modal over it (TRAP-30).
 */
export default function SignupScreen() {
  if (useIsPhone()) return <SignupPage onLeave={leaveSignup} />
  return (
    // The negative margin cancels the padding of the empty layout, as the home screen extends to
    // the edges of the viewport.
    <div className="-mx-[15px]">
      <HomeScreen />
    </div>
  )
}
