import { clsx } from 'clsx'
import { type FormEvent, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useSettings } from '#frontend/domain/account/session.ts'
import { beginSignup, keepSignupStart, readSignupStart } from '#frontend/domain/account/signup-start.ts'
import { Button } from '#frontend/ui/Button.tsx'
import { Card } from '#frontend/ui/Card.tsx'
import { DateField } from '#frontend/ui/DateField.tsx'
import { TextLink } from '#frontend/ui/Link.tsx'
import { SegmentedControl } from '#frontend/ui/SegmentedControl.tsx'
import { type Gender, genders } from '#shared/model/profile.ts'
import { pathTo } from '#shared/rules/paths.ts'
import { isSignupOpen } from '../is-signup-open.ts'

/**
 * Form for gender, wanted gender and date of birth. Fields that are filled in are passed to signup;
 * the others are asked there.
 */
export function SignupStartForm({ className }: { className?: string }) {
  const t = useTranslations('site.home.start')
  const words = useTranslations('ui')
  const settings = useSettings()
  const [start, setStart] = useState(readSignupStart)
  const options = genders.map((value: Gender) => ({ value, label: words(`gender.${value}`) }))

  const begin = (event: FormEvent) => {
    event.preventDefault()
    // keeps answers given in the signup steps since this form was opened, except for fields filled
    // in here
    keepSignupStart({ ...readSignupStart(), ...start })
    beginSignup()
  }

  return (
    <Card className={clsx('max-w-[520px] text-ink max-sm:p-4!', className)} aria-label={t('title')}>
      <form onSubmit={begin} className="flex flex-col gap-4 sm:gap-5">
        {!isSignupOpen(settings) ? (
          <p>{t('closed')}</p>
        ) : (
          <>
            {/* side by side if the words of the language fit */}
            <div className="flex flex-wrap gap-4 [&>*]:flex-auto">
              <SegmentedControl
                label={t('iAm')}
                options={options}
                value={start.gender ?? null}
                onChange={(value) => setStart({ ...start, gender: value })}
              />
              <SegmentedControl
                label={t('lookingFor')}
                options={options}
                value={start.wanted_gender ?? null}
                onChange={(value) => setStart({ ...start, wanted_gender: value })}
              />
            </div>
            <DateField
              label={t('birthDate')}
              description={t('hint', { age: String(settings.minimum_age) })}
              autoComplete="bday"
              value={start.date_of_birth ?? ''}
              onChange={(value) => setStart({ ...start, date_of_birth: value || undefined })}
            />
            <Button type="submit" tone="primary" size="lg" isWide>
              {t('submit')}
            </Button>
          </>
        )}
        <p className="text-center text-muted">
          {t('member')} <TextLink to={pathTo('login')}>{t('login')}</TextLink>
        </p>
      </form>
    </Card>
  )
}
