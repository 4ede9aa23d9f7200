import { type FormEvent, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '#frontend/ui/Button.tsx'
import { SelectField } from '#frontend/ui/SelectField.tsx'
import { TextField } from '#frontend/ui/TextField.tsx'
import { auditActions, readableActions } from '#shared/model/staff.ts'
import type { TrailFilter } from '../queries.ts'
import { useStaffUser } from '../session.ts'

type TrailFiltersProps = { filter: TrailFilter; onFilter: (filter: TrailFilter) => void }

/** Filter with the fields that are filled in. */
function filterOf(form: FormData): TrailFilter {
  const text = (name: string) => String(form.get(name) ?? '').trim() || undefined
  const action = auditActions.find((one) => one === text('action'))
  const [staff, member, from, to] = ['staff', 'member', 'from', 'to'].map(text)
  return {
    ...(staff && { staff }),
    ...(member && { member }),
    ...(action && { action }),
    ...(from && { from }),
    ...(to && { to }),
  }
}

/** Filter of the trail by staff, member, action and days (MOD-15). */
export function TrailFilters({ filter, onFilter }: TrailFiltersProps) {
  const t = useTranslations('staff.audit')
  const actions = readableActions(useStaffUser()?.roles ?? []) ?? auditActions
  // React key of the form: a new key remounts the form with empty fields
  const [cleared, setCleared] = useState(0)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    onFilter(filterOf(new FormData(event.currentTarget)))
  }
  const clear = () => {
    setCleared(cleared + 1)
    onFilter({})
  }
  return (
    <search>
      <form key={cleared} onSubmit={submit} className="mb-6 flex flex-wrap items-end gap-3 [&>div]:min-w-0">
        <TextField label={t('staffFilter')} name="staff" maxLength={100} className="w-40" />
        <TextField label={t('memberFilter')} name="member" maxLength={254} className="w-64 max-w-full" />
        <SelectField
          label={t('filter')}
          name="action"
          placeholder={t('all')}
          options={actions.map((value) => ({ value, label: t(`actions.${value}`) }))}
          defaultValue=""
          className="w-64 max-w-full"
        />
        <TextField label={t('from')} name="from" type="date" className="w-40" />
        <TextField label={t('to')} name="to" type="date" className="w-40" />
        <Button type="submit" tone="primary">
          {t('apply')}
        </Button>
        {Object.keys(filter).length > 0 && <Button onClick={clear}>{t('clear')}</Button>}
      </form>
    </search>
  )
}
