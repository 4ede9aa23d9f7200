import { SignupPage } from '#frontend/features/account/SignupPage.tsx'
import { leaveSignup } from './leave-signup.ts'

/** /complete-signup: goes on with a started signup at its first open step, on a page of its own (ROUTE-06). */
export default function CompleteSignupScreen() {
  return <SignupPage onLeave={leaveSignup} />
}
