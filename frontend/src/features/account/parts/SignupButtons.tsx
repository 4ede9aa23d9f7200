import { useTranslations } from 'use-intl'
import { Button } from '#frontend/ui/Button.tsx'
import { mayCancel, pageAfter } from '../signup-steps.ts'
import type { SignupControls } from '../use-signup.ts'

type SignupButtonsProps = { controls: SignupControls; formId: string; onLeave: () => void }

/** Buttons for the next and previous step; none while sending. */
export function SignupButtons({ controls, formId, onLeave }: SignupButtonsProps) {
  const { signup, isChecking, back } = controls
  const t = useTranslations('account.signup')
  if (signup.at === 'sending' || signup.at === 'closed') return null
  if (signup.at === 'complete')
    return (
      <Button tone="primary" size="lg" onClick={onLeave} className="flex-1 sm:flex-none">
        {pageAfter(signup) === 'signup-matches' ? t('complete.toMatches') : t('complete.toLogin')}
      </Button>
    )
  return (
    <>
      {signup.step > 0 && (
        <Button size="lg" onClick={back}>
          {t('back')}
        </Button>
      )}
      <Button
        type="submit"
        form={formId}
        tone="primary"
        size="lg"
        isPending={isChecking}
        className="flex-1 sm:min-w-36 sm:flex-none"
      >
        {signup.step === 4 ? t('details.submit') : t('next')}
      </Button>
    </>
  )
}

/** Cancel button, visible in every step (TRAP-35). */
export function CancelButton({ controls, onLeave }: Pick<SignupButtonsProps, 'controls' | 'onLeave'>) {
  const t = useTranslations('account.signup')
  if (!mayCancel(controls.signup)) return null
  return (
    <Button tone="ghost" onClick={onLeave}>
      {t('cancel')}
    </Button>
  )
}
