import { lazy, Suspense, useEffect, useState } from 'react'
import { signupModal } from '#frontend/domain/account/signup-start.ts'
import { importGuarded } from '#frontend/lib/chunk-guard.ts'
import { loadInsideTexts } from '#frontend/lib/language.ts'
import { usePage } from '#frontend/lib/router.ts'
import { useStore } from '#frontend/lib/store.ts'
import { useIsPhone } from '#frontend/lib/use-media.ts'
import { leaveSignup } from './leave-signup.ts'

const SignupDialog = lazy(() =>
  importGuarded(async () => {
    const [dialog] = await Promise.all([import('#frontend/features/account/SignupDialog.tsx'), loadInsideTexts()])
    return dialog
  }),
)

/**
 * Signup modal of the default and empty layout (LAYOUT-05,
 * LAYOUT-11): at /signup on desktop, or opened in place.
 */
export function SignupModal() {
  const isAsked = useStore(signupModal)
  const isPhone = useIsPhone()
  const { name, pathname } = usePage()
  const isOpen = isAsked || (name === 'signup' && !isPhone)
  const [wasOpen, setWasOpen] = useState(isOpen)
  if (isOpen && !wasOpen) setWasOpen(true)
  // closes on navigation, such as going back
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs on each page change
  useEffect(() => () => signupModal.write(false), [pathname])
  if (!wasOpen) return null
  return (
    <Suspense>
      <SignupDialog isOpen={isOpen} onLeave={leaveSignup} />
    </Suspense>
  )
}
