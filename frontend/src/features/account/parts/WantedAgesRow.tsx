import { useTranslations } from 'use-intl'
import { useSettings } from '#frontend/domain/account/session.ts'
import { AgeRange } from '#frontend/domain/members/AgeRange.tsx'
import { ageOn } from '#shared/rules/age.ts'
import { agesAbout } from '#shared/rules/wanted-ages.ts'
import { today } from '../signup-answers.ts'
import type { StepProps } from './SignupSteps.tsx'

/**
 * Wanted ages (SEARCH-24), by default around the member's own age. Asked in step 2, the first step
 * in which every signup has the date of birth (functions/decisions/0075-ages-wanted.md).
 */
export function WantedAgesRow({ answers, changeChoices }: Pick<StepProps, 'answers' | 'changeChoices'>) {
  const t = useTranslations('account.signup.place')
  const settings = useSettings()
  const { wanted_ages, wanted_gender } = answers.choices
  return (
    <AgeRange
      className="max-w-60"
      label={t('wanted', { gender: wanted_gender ?? '' })}
      ages={wanted_ages ?? agesAbout(ageOn(answers.form.date_of_birth, today()), settings.wanted_ages)}
      onChange={(ages) => changeChoices({ wanted_ages: ages })}
    />
  )
}
