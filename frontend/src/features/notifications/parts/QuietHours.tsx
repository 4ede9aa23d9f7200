import { useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { useSettings } from '#frontend/domain/account/session.ts'
import { useRegionalLocale } from '#frontend/lib/regional-locale.ts'
import { useErrorText } from '#frontend/lib/use-error-text.ts'
import { Alert } from '#frontend/ui/Alert.tsx'
import { SelectField } from '#frontend/ui/SelectField.tsx'
import { Switch } from '#frontend/ui/Switch.tsx'
import { type Preferences, useSetting } from '../queries.ts'

const hours = Array.from({ length: 24 }, (_, hour) => hour)

/**
 * Daily hours without pushes, in the country's local time. One push afterwards sums up what was
 * missed (NOTIF-19).
 */
export function QuietHours({
  saved,
  usual,
  isIdle,
}: {
  saved: Preferences['quiet_hours']
  usual: Preferences['usual_quiet_hours']
  /** Whether the setting has no effect, as no device has push. */
  isIdle: boolean
}) {
  const t = useTranslations('notifications.quiet')
  const all = useTranslations('notifications')
  const errorText = useErrorText()
  const country = useCountryName()
  const hourText = useHourText()
  const { value, choose, error } = useSetting('quiet_hours', saved)
  // restored if the hours are switched off and on again
  const [latest, setLatest] = useState(saved ?? usual)
  const change = (next: NonNullable<Preferences['quiet_hours']>) => {
    setLatest(next)
    choose(next)
  }
  // an equal start and end would be no time or a whole day, so neither select offers it
  const options = (without: number) =>
    hours.filter((hour) => hour !== without).map((hour) => ({ value: String(hour), label: hourText(hour) }))
  return (
    <div className="flex flex-col gap-3 border-line border-t pt-5">
      <Switch
        label={t('label')}
        description={
          <>
            <span>{t('text', { country })}</span> {isIdle && all('noDevice')}
          </>
        }
        isOn={value !== null}
        isIdle={isIdle}
        onChange={(isOn) => choose(isOn ? latest : null)}
      />
      {value && (
        <div className="flex flex-wrap gap-4">
          <SelectField
            label={t('from')}
            className="min-w-32 flex-1"
            options={options(value.to)}
            value={String(value.from)}
            onChange={({ target }) => change({ ...value, from: Number(target.value) })}
          />
          <SelectField
            label={t('to')}
            className="min-w-32 flex-1"
            options={options(value.from)}
            value={String(value.to)}
            onChange={({ target }) => change({ ...value, to: Number(target.value) })}
          />
        </div>
      )}
      {error && (
        <Alert tone="danger" isLive>
          {errorText(error)}
        </Alert>
      )}
    </div>
  )
}

/**
 * Name of the site's own country: the first country of the settings, not the country of the
 * company.
 */
function useCountryName(): string {
  const { countries } = useSettings()
  const own = countries[0]!
  return new Intl.DisplayNames(useLocale(), { type: 'region' }).of(own) ?? own
}

/** Full hour as the country writes it, such as `22:00` or `10:00 PM`. */
function useHourText(): (hour: number) => string {
  const format = new Intl.DateTimeFormat(useRegionalLocale(), { timeStyle: 'short', timeZone: 'UTC' })
  return (hour) => format.format(new Date(Date.UTC(2026, 0, 1, hour)))
}
