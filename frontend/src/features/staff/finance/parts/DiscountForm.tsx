import { type FormEvent, type ReactNode, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Refused } from '#frontend/lib/call.ts'
import { useErrorText } from '#frontend/lib/use-error-text.ts'
import { Alert } from '#frontend/ui/Alert.tsx'
import { Button } from '#frontend/ui/Button.tsx'
import { SegmentedControl } from '#frontend/ui/SegmentedControl.tsx'
import { TextField } from '#frontend/ui/TextField.tsx'
import { useInvalidFocus } from '#frontend/ui/use-invalid-focus.ts'
import { discountLimits } from '#shared/contract/finance.ts'
import { discountValidities } from '#shared/model/money.ts'
import { type DiscountAnswers, faultsOf, fieldOfRefusal, formOf } from '../discount-form.ts'
import { type FollowedDiscount, useSaveDiscount } from '../discounts.ts'
import { DiscountLimits } from './DiscountLimits.tsx'

type DiscountFormProps = {
  answers: DiscountAnswers
  /** Version 0 means a new code. */
  stored: Pick<FollowedDiscount, 'version' | 'status' | 'expires'>
  onSaved: (saved: FollowedDiscount) => void
  /** Further buttons beside the save button. */
  actions?: (isChanged: boolean) => ReactNode
}

/**
 * Creates or changes a discount code. Errors are shown at their fields, and the first is focused.
 */
export function DiscountForm({ answers: start, stored, onSaved, actions }: DiscountFormProps) {
  const t = useTranslations('finance.discounts')
  const errorText = useErrorText()
  const save = useSaveDiscount()
  const [answers, setAnswers] = useState(start)
  const [tries, setTries] = useState(0)
  const isNew = stored.version === 0
  const change = (part: Partial<DiscountAnswers>) => {
    setAnswers({ ...answers, ...part })
    save.reset()
  }
  const faults = tries > 0 ? faultsOf(answers) : []
  const refused = save.error instanceof Refused ? fieldOfRefusal(save.error.code) : null
  const errorOf = (field: keyof DiscountAnswers): string | null => {
    if (field === refused) return errorText(save.error)
    const fault = faults.find((one) => one === field)
    if (fault === 'code' || fault === 'percentage') {
      const { min, max } = discountLimits[fault]
      return t(`${fault}Wrong`, { min: String(min), max: String(max) })
    }
    return fault ? t(`${fault}Wrong`) : null
  }

  const form = useInvalidFocus(refused ? save.error : tries)

  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTries(tries + 1)
    if (faultsOf(answers).length === 0) save.mutate(formOf(answers, stored), { onSuccess: onSaved })
  }
  return (
    <form ref={form} noValidate onSubmit={submit} className="flex max-w-[860px] flex-col gap-5">
      {save.error && refused === null && (
        <Alert tone="danger" isLive>
          {errorText(save.error)}
        </Alert>
      )}
      <div className="grid grid-cols-1 items-start gap-4 sm:grid-cols-2">
        {isNew && (
          <TextField
            label={t('code')}
            description={t('codeHint')}
            maxLength={discountLimits.code.max}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            value={answers.code}
            onChange={({ target }) => change({ code: target.value })}
            error={errorOf('code')}
          />
        )}
        <TextField
          label={t('percentage')}
          inputMode="numeric"
          maxLength={2}
          value={answers.percentage}
          onChange={({ target }) => change({ percentage: target.value })}
          error={errorOf('percentage')}
        />
      </div>
      <SegmentedControl
        label={t('validity')}
        options={discountValidities.map((value) => ({ value, label: t(`validities.${value}`) }))}
        value={answers.validity}
        onChange={(validity) => change({ validity })}
        className="max-w-md"
      />
      <DiscountLimits answers={answers} onChange={change} errorOf={errorOf} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" tone="primary" isPending={save.isPending}>
          {t(isNew ? 'make' : 'save')}
        </Button>
        {actions?.(JSON.stringify(answers) !== JSON.stringify(start))}
      </div>
    </form>
  )
}
