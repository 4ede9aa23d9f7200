import { useTranslations } from 'use-intl'
import { useSettings } from '#frontend/domain/account/session.ts'
import { factKey } from '#frontend/domain/profile/fact-text.ts'
import { Button } from '#frontend/ui/Button.tsx'
import { Chip } from '#frontend/ui/Chip.tsx'
import { SelectField } from '#frontend/ui/SelectField.tsx'
import { Skeleton } from '#frontend/ui/Skeleton.tsx'
import { TextAreaField } from '#frontend/ui/TextField.tsx'
import { openFacts } from '#shared/model/profile-facts.ts'
import { desk } from '#shared/rules/limits.ts'
import { useInterests } from '../queries.ts'
import type { SignupInterest } from '../signup-answers.ts'
import { SignupPhoto } from './SignupPhoto.tsx'
import type { StepProps } from './SignupSteps.tsx'

/** Maximum length of a signup message, whatever the country allows (shared/contract/account.ts). */
const maxMessageLength = 1000

/** Step 4: optional photo, then details. Asks only for facts that the site shows (PROF-24). */
export function DetailsStep({ answers, changeForm, changeChoices, problemOf }: StepProps) {
  const t = useTranslations('account.signup.details')
  const words = useTranslations('members')
  const writes = useTranslations('chats.fictional')
  const { visible_profile_fields, message_length, fictional_chat } = useSettings()
  const { messageTo } = answers
  const isFictional = messageTo?.fictional === true
  const { details, interests } = answers.choices
  return (
    <>
      <p className="text-muted">{t('lead')}</p>
      <SignupPhoto />
      {/* for a fictional profile, the description says who answers (CHAT-36); hidden if fictional
          profiles take no messages */}
      {messageTo && !(isFictional && fictional_chat === 'off') && (
        <TextAreaField
          label={t('message', { name: messageTo.name })}
          description={[t('messageHint'), isFictional && writes('first', { hours: String(desk.answerHours) })]
            .filter(Boolean)
            .join(' ')}
          maxLength={Math.min(message_length, maxMessageLength)}
          value={answers.form.signup_message}
          onChange={({ target }) => changeForm({ signup_message: target.value })}
          error={problemOf('signup_message')}
        />
      )}
      <div className="grid grid-cols-[repeat(auto-fill,minmax(min(9.5rem,100%),1fr))] gap-x-4 gap-y-5">
        {openFacts
          .filter(([name]) => visible_profile_fields.includes(name))
          .map(([name, values]) => (
            <SelectField
              key={name}
              label={name === 'reason' ? t('reason') : words(`facts.${name}`)}
              placeholder={t('none')}
              options={values.map((value) => ({ value, label: words(factKey(name, value)) }))}
              value={details[name] ?? ''}
              onChange={({ target }) => changeChoices({ details: { ...details, [name]: target.value || undefined } })}
            />
          ))}
      </div>
      <InterestChips chosen={interests} onChange={(chosen) => changeChoices({ interests: chosen })} />
    </>
  )
}

type InterestChipsProps = {
  chosen: readonly SignupInterest[]
  onChange: (chosen: readonly SignupInterest[]) => void
}

function InterestChips({ chosen, onChange }: InterestChipsProps) {
  const t = useTranslations('account.signup.details')
  const interests = useInterests()
  const toggle = (tag: SignupInterest) =>
    onChange(chosen.includes(tag) ? chosen.filter((one) => one !== tag) : [...chosen, tag])
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 font-medium">{t('interests')}</legend>
      {interests.isError && (
        <p className="text-muted text-sm">
          {t('interestsFailed')}{' '}
          <Button tone="ghost" size="sm" onClick={() => void interests.refetch()}>
            {t('retry')}
          </Button>
        </p>
      )}
      {interests.isPending && <Skeleton className="h-40" />}
      <div className="flex flex-wrap gap-2">
        {interests.data?.map(({ tag, label }) => (
          <Chip
            key={tag}
            isPressed={chosen.includes(tag as SignupInterest)}
            onClick={() => toggle(tag as SignupInterest)}
          >
            {label}
          </Chip>
        ))}
      </div>
    </fieldset>
  )
}
