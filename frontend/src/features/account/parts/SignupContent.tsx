import { type FormEvent, useLayoutEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { Alert } from '#frontend/ui/Alert.tsx'
import { TextLink } from '#frontend/ui/Link.tsx'
import { pathTo } from '#shared/rules/paths.ts'
import type { Field } from '../signup-answers.ts'
import { type Signup, steps } from '../signup-steps.ts'
import type { SignupControls } from '../use-signup.ts'
import { CredentialsStep } from './CredentialsStep.tsx'
import { DetailsStep } from './DetailsStep.tsx'
import { SignupComplete } from './SignupComplete.tsx'
import { SignupSending } from './SignupSending.tsx'
import { AgeStep, PlaceStep, WhoStep } from './SignupSteps.tsx'

const titles = ['who', 'age', 'place', 'credentials', 'details'] as const

/** Title of the current state: heading of the page, title of the modal. */
export function useSignupTitle({ signup, answers }: Pick<SignupControls, 'signup' | 'answers'>): string {
  const t = useTranslations('account.signup')
  if (signup.at === 'step') return t(`${titles[signup.step]}.title`)
  if (signup.at === 'sending') return t('sending.title')
  if (signup.at === 'closed') return t('closed.title')
  return signup.ending.kind === 'member'
    ? t('complete.title', { name: answers.form.name })
    : t('complete.titleWithoutName')
}

type SignupContentProps = { controls: SignupControls; formId: string }

/**
 * Content of the current state of signup. The surrounding page or modal has the title and the
 * buttons, which `formId` links to the form.
 */
export function SignupContent({ controls, formId }: SignupContentProps) {
  const { signup } = controls
  const t = useTranslations('account.signup')
  const title = useSignupTitle(controls)
  const place = useFocusAtChange(signup)
  return (
    // Focused on each new state: screen readers announce the title, Tab goes to the first field.
    // biome-ignore lint/a11y/useSemanticElements: the frame shows the legend
    <div ref={place} role="group" aria-label={title} tabIndex={-1} className="scroll-mt-60 outline-none">
      {signup.at === 'step' && <StepForm {...{ controls, formId }} step={signup} />}
      {signup.at === 'sending' && <SignupSending {...signup} onRetry={() => void controls.retry()} />}
      {signup.at === 'complete' && <SignupComplete ending={signup.ending} />}
      {signup.at === 'closed' && (
        <p>
          {signup.text ?? t('closed.text')} <TextLink to={pathTo('login')}>{t('closed.toLogin')}</TextLink>
        </p>
      )}
    </div>
  )
}

type StepFormProps = SignupContentProps & { step: Extract<Signup, { at: 'step' }> }

function StepForm({ controls, formId, step: { step, problems } }: StepFormProps) {
  const t = useTranslations('account.signup')
  const { answers, changeForm, changeChoices, submit } = controls
  const problemOf = (field: Field) => problems.find((problem) => problem.field === field)?.text
  const general = problems.find(({ field }) => field === null)?.text
  const shared = { answers, changeForm, changeChoices, problemOf }
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    void submit()
  }
  return (
    <form id={formId} noValidate onSubmit={onSubmit} className="flex flex-col gap-5 pt-1">
      {general && (
        <Alert tone="danger" isLive>
          {general}
        </Alert>
      )}
      {step === 0 && <WhoStep {...shared} />}
      {step === 1 && <AgeStep {...shared} />}
      {step === 2 && <PlaceStep {...shared} />}
      {step === 3 && <CredentialsStep {...shared} problems={problems} />}
      {step === 4 && <DetailsStep {...shared} />}
      {step === 0 && (
        <p className="text-center text-muted">
          {t('member')} <TextLink to={pathTo('login')}>{t('login')}</TextLink>
        </p>
      )}
    </form>
  )
}

/** Progress of the steps; hidden while sending. */
export function SignupProgress({ signup }: { signup: Signup }) {
  const t = useTranslations('account.signup')
  if (signup.at !== 'step') return null
  return (
    <div className="flex-1">
      <p className="text-muted text-sm">
        {t('progress', { number: String(signup.step + 1), count: String(steps.length) })}
      </p>
      <div aria-hidden="true" className="mt-1.5 flex gap-1.5">
        {steps.map((step) => (
          <span key={step} className={`h-1 flex-1 rounded-full ${step <= signup.step ? 'bg-primary' : 'bg-line'}`} />
        ))}
      </div>
    </div>
  )
}

/**
 * Focuses each new step, and the first invalid field, in
 * a layout effect, so that the next key press goes there.
 */
function useFocusAtChange(signup: Signup) {
  const place = useRef<HTMLDivElement>(null)
  const moment = signup.at === 'step' ? signup.step : signup.at
  const problems = signup.at === 'step' ? signup.problems : null
  const shown = useRef(moment)
  useLayoutEffect(() => {
    if (shown.current === moment) return
    shown.current = moment
    place.current?.focus({ preventScroll: true })
    // scrolled with room for the title above
    place.current?.scrollIntoView({ block: 'start' })
  }, [moment])
  const count = problems?.length ?? 0
  const counted = useRef(0)
  useLayoutEffect(() => {
    // only if there are more problems than before: a corrected field must not move the focus
    if (count > counted.current) place.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
    counted.current = count
  }, [count])
  return place
}
