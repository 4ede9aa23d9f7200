import { SignupPage } from '#frontend/features/account/SignupPage.tsx'
import { leaveSignup } from './leave-signup.ts'

/** /complete-signup: continues a started signup at its first open step, as a page (ROUTE-06). */
export default function CompleteSignupScreen() {
  return <SignupPage onLeave={leaveSignup} />
}
