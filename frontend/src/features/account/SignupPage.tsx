import { useId } from 'react'
import { useTitle } from '#frontend/domain/site/title.ts'
import { CancelButton, SignupButtons } from './parts/SignupButtons.tsx'
import { SignupContent, SignupProgress, useSignupTitle } from './parts/SignupContent.tsx'
import type { SignupFrameProps } from './SignupDialog.tsx'
import { pageAfter } from './signup-steps.ts'
import { useConfirmed } from './use-confirmed.ts'
import { useSignup } from './use-signup.ts'

/** Signup as a page: on phones (ROUTE-05), and to complete a started signup (ROUTE-06). */
export function SignupPage({ onLeave }: SignupFrameProps) {
  const controls = useSignup()
  const title = useSignupTitle(controls)
  const formId = useId()
  const leave = () => onLeave(pageAfter(controls.signup))
  useConfirmed(controls.signup, true, leave)
  useTitle(title)
  return (
    <main
      id="content"
      className="mx-auto flex w-full max-w-[560px] flex-1 flex-col pt-4 max-sm:-mb-[calc(var(--safe-bottom)+32px)] sm:flex-none sm:pt-10"
    >
      <div className="flex items-center gap-4">
        <SignupProgress signup={controls.signup} />
        <span className="-mr-[15px] ml-auto">
          <CancelButton controls={controls} onLeave={leave} />
        </span>
      </div>
      <h1 className="mt-3 mb-4 text-xl">{title}</h1>
      <SignupContent {...{ controls, formId }} />
      <div
        data-foot
        className="sticky bottom-0 -mx-[15px] mt-auto flex gap-3 bg-page px-[15px] pt-4 pb-[calc(var(--safe-bottom)+16px)] empty:hidden sm:static sm:justify-end"
      >
        <SignupButtons {...{ controls, formId }} onLeave={leave} />
      </div>
    </main>
  )
}
