import { type ReactNode, useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { hasPage } from '#frontend/lib/pages.ts'
import { useSettings } from '#frontend/lib/session.ts'
import { Checkbox } from '#frontend/ui/Checkbox.tsx'
import { TextLink } from '#frontend/ui/Link.tsx'
import { PasswordField } from '#frontend/ui/PasswordField.tsx'
import { TextField } from '#frontend/ui/TextField.tsx'
import { suggestedEmail } from '#shared/rules/email.ts'
import { type PageName, pathTo } from '#shared/rules/paths.ts'
import type { Problem } from '../signup-steps.ts'
import type { StepProps } from './SignupSteps.tsx'

/** Whoever pauses this long has finished the address: a suggestion in the middle of typing would only disturb. */
const restMs = 600

/** A likely correction of the address, once the typing rests (ACC-19). */
function useSuggestion(email: string): string | null {
  const { email_domains } = useSettings()
  const [rested, setRested] = useState(email)
  useEffect(() => {
    const timer = setTimeout(() => setRested(email), restMs)
    return () => clearTimeout(timer)
  }, [email])
  return rested === email ? suggestedEmail(email, email_domains) : null
}

type CredentialsStepProps = StepProps & { problems: readonly Problem[] }

/** Step 3: address, password and the one consent, in one box that nobody ticked beforehand (TRAP-36). */
export function CredentialsStep({ answers, problems, changeForm, changeChoices, problemOf }: CredentialsStepProps) {
  const t = useTranslations('account.signup.credentials')
  const words = useTranslations('account.signup')
  const { email, password } = answers.form
  const suggestion = useSuggestion(email)
  const hasAccount = problems.some(({ code }) => code === 'email_taken' || code === 'account_deletion_pending')
  // in a tab of its own, so that nothing filled in is lost
  const legal = (page: PageName) => (text: ReactNode) =>
    hasPage(page) ? (
      <TextLink to={pathTo(page as 'pages-terms')} target="_blank">
        {text}
      </TextLink>
    ) : (
      text
    )
  return (
    <>
      <div>
        <TextField
          label={t('email')}
          description={t('emailHint')}
          type="email"
          autoComplete="email"
          autoCapitalize="off"
          spellCheck={false}
          value={email}
          onChange={({ target }) => changeForm({ email: target.value })}
          error={problemOf('email')}
        />
        {hasAccount && (
          <p className="mt-1 text-sm">
            {words('member')} <TextLink to={pathTo('login')}>{words('login')}</TextLink>
          </p>
        )}
        <p role="status" className="text-sm">
          {suggestion && (
            <button
              type="button"
              onClick={() => changeForm({ email: suggestion })}
              className="min-h-11 break-all text-left font-medium text-primary-ink underline decoration-1 underline-offset-3"
            >
              {t('suggestion', { email: suggestion })}
            </button>
          )}
        </p>
      </div>
      <PasswordField
        label={t('password')}
        description={t('passwordHint')}
        autoComplete="new-password"
        maxLength={128}
        value={password}
        onChange={({ target }) => changeForm({ password: target.value })}
        error={problemOf('password')}
      />
      <Checkbox
        label={t.rich('consent', { terms: legal('pages-terms'), privacy: legal('pages-privacy') })}
        checked={answers.choices.consent}
        onChange={({ target }) => changeChoices({ consent: target.checked })}
        error={problemOf('consent')}
      />
    </>
  )
}
