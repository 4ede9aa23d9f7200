import type { FormEvent, ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { useStaffDraft } from '#frontend/features/staff/drafts.ts'
import { Refused } from '#frontend/lib/call.ts'
import { useErrorText } from '#frontend/lib/use-error-text.ts'
import { Alert } from '#frontend/ui/Alert.tsx'
import { Button } from '#frontend/ui/Button.tsx'
import { DateField } from '#frontend/ui/DateField.tsx'
import { SegmentedControl } from '#frontend/ui/SegmentedControl.tsx'
import { TextField } from '#frontend/ui/TextField.tsx'
import { type Gender, genders } from '#shared/model/profile.ts'
import { type FictionalAnswers, fieldOfRefusal, formOf, readAnswers } from '../fictional-form.ts'
import { useSaveFictional } from '../queries.ts'
import { FictionalFields } from './FictionalFields.tsx'

type FictionalFormProps = {
  /** Shows the fields for name, gender and date of birth, which cannot be changed later. */
  isNew: boolean
  /** Stored profile; an unsaved draft takes precedence. */
  stored: FictionalAnswers
  onSaved: (id: string) => void
  /** Further buttons beside the save button. */
  children?: ReactNode
}

/**
 * Creates or changes a fictional profile. The mark "fictional" is not a field of the form, so staff
 * cannot remove it (TRAP-01).
 */
export function FictionalForm({ isNew, stored, onSaved, children }: FictionalFormProps) {
  const t = useTranslations('staff.fictional')
  const genderWords = useTranslations('ui.gender')
  const errorText = useErrorText()
  const save = useSaveFictional(isNew)
  const [kept, keep] = useStaffDraft('fictional', isNew ? 'new' : stored.id)
  const answers = readAnswers(kept) ?? stored
  const change = (part: Partial<FictionalAnswers>) => keep(JSON.stringify({ ...answers, ...part }))

  const field = save.error instanceof Refused ? fieldOfRefusal(save.error.code) : null
  const errorOf = (name: typeof field) => (field === name && save.error ? errorText(save.error) : null)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    save.mutate(formOf(answers), {
      onSuccess: () => {
        keep('')
        onSaved(answers.id)
      },
    })
  }
  return (
    <form onSubmit={submit} className="flex max-w-[860px] flex-col gap-5">
      {save.error && field === null && (
        <Alert tone="danger" isLive>
          {errorText(save.error)}
        </Alert>
      )}
      {isNew && (
        <div className="grid grid-cols-1 gap-4 sm:grid-cols-3">
          <TextField
            label={t('name')}
            required
            autoComplete="off"
            value={answers.name}
            onChange={({ target }) => change({ name: target.value })}
            error={errorOf('name')}
          />
          <SegmentedControl<Gender>
            label={t('gender')}
            options={genders.map((value) => ({ value, label: genderWords(value) }))}
            value={answers.gender}
            onChange={(gender) => change({ gender })}
          />
          <DateField
            label={t('birthday')}
            value={answers.date_of_birth}
            onChange={(date_of_birth) => change({ date_of_birth })}
            error={errorOf('date_of_birth')}
          />
        </div>
      )}
      <FictionalFields
        answers={answers}
        stored={stored}
        regionError={errorOf('region')}
        townError={errorOf('city')}
        onChange={change}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" tone="primary" isPending={save.isPending}>
          {t(isNew ? 'make' : 'save')}
        </Button>
        {children}
      </div>
    </form>
  )
}
