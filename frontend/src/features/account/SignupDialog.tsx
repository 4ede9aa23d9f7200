import { useId, useState } from 'react'
import { Dialog } from '#frontend/ui/Dialog.tsx'
import { CancelButton, SignupButtons } from './parts/SignupButtons.tsx'
import { SignupContent, SignupProgress, useSignupTitle } from './parts/SignupContent.tsx'
import { isLocked, pageAfter } from './signup-steps.ts'
import { useConfirmed } from './use-confirmed.ts'
import { useSignup } from './use-signup.ts'

export type SignupFrameProps = {
  /** Called when signup is left, cancelled or completed, with the page to go to (TRAP-33). */
  onLeave: (page: ReturnType<typeof pageAfter>) => void
}

type DialogProps = SignupFrameProps & { isOpen: boolean }

/** Signup as a modal on desktop (ROUTE-04). */
export default function SignupDialog(props: DialogProps) {
  // A new key on each opening restarts signup from the stored answers. The dialog stays mounted
  // when it closes, so that it can restore the focus.
  const [turn, setTurn] = useState({ isOpen: props.isOpen, number: 0 })
  if (turn.isOpen !== props.isOpen)
    setTurn({ isOpen: props.isOpen, number: props.isOpen ? turn.number + 1 : turn.number })
  return <Turn key={turn.number} {...props} />
}

function Turn({ isOpen, onLeave }: DialogProps) {
  const controls = useSignup()
  const { signup } = controls
  const formId = useId()
  const leave = () => onLeave(pageAfter(signup))
  useConfirmed(signup, isOpen, leave)
  const hasFooter = signup.at === 'step' || signup.at === 'complete' || (signup.at === 'sending' && signup.failure)
  return (
    <Dialog
      isOpen={isOpen}
      title={useSignupTitle(controls)}
      isLocked={isLocked(signup)}
      onClose={leave}
      footer={
        hasFooter && (
          <>
            <span className="flex items-center justify-center sm:mr-auto sm:-ml-5">
              <CancelButton controls={controls} onLeave={leave} />
            </span>
            <SignupButtons {...{ controls, formId }} onLeave={leave} />
          </>
        )
      }
    >
      <div className="mb-5 flex not-has-[p]:hidden">
        <SignupProgress signup={signup} />
      </div>
      <SignupContent {...{ controls, formId }} />
    </Dialog>
  )
}
