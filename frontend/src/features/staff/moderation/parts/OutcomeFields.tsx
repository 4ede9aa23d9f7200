import { useLocale, useTranslations } from 'use-intl'
import { Checkbox } from '#frontend/ui/Checkbox.tsx'
import { RadioCards } from '#frontend/ui/RadioCards.tsx'
import { SelectField } from '#frontend/ui/SelectField.tsx'
import { momentText } from '#frontend/ui/Time.tsx'
import type { ComplaintOutcome } from '#shared/model/complaint.ts'
import type { Outcome } from '../use-outcome.ts'

type OutcomeFieldsProps = {
  outcome: Outcome
  labelOf: (value: ComplaintOutcome) => string
  isTried: boolean
}

/** Choice of the outcome, with the reason why an outcome cannot be chosen (MOD-18). */
export function OutcomeFields({ outcome, labelOf, isTried }: OutcomeFieldsProps) {
  const t = useTranslations('staff.answer')
  const words = useTranslations('safety.decision.kinds')
  const locale = useLocale()
  const { value, options, isPossible, earlier, isUndecided } = outcome
  const error = value === null ? t('outcomeMissing') : isUndecided ? t('decisionMissing') : null
  return (
    <>
      <RadioCards<ComplaintOutcome>
        label={t('outcome')}
        columns={1}
        options={options.map((option) => ({
          value: option,
          label: labelOf(option),
          isDisabled: !isPossible(option),
          description: isPossible(option) ? undefined : t(option === 'upheld' ? 'decideFirst' : 'isDecided'),
        }))}
        value={value}
        onChange={outcome.onChange}
        error={isTried ? error : null}
      />
      {earlier.length > 0 && (
        <SelectField
          label={t('earlier')}
          placeholder={t('noEarlier')}
          options={earlier.map(({ number, kind, at }) => ({
            value: number,
            label: `${words(kind)}, ${momentText(new Date(at), new Date(), locale)} (${number})`,
          }))}
          value={outcome.named}
          onChange={({ target }) => outcome.onName(target.value)}
        />
      )}
      {outcome.mayBan && (
        <Checkbox
          label={t('ban')}
          checked={outcome.isBanned}
          onChange={({ target }) => outcome.onBan(target.checked)}
        />
      )}
    </>
  )
}
