import { clsx } from 'clsx'
import { type FormEvent, type ReactNode, useState } from 'react'
import { useTranslations } from 'use-intl'
import { keepSignupStart, readSignupStart, type SignupStart } from '#frontend/domain/account/signup-start.ts'
import { noteSecondPage } from '#frontend/domain/site/bounce.ts'
import { withTracking } from '#frontend/domain/site/tracking.ts'
import { Button } from '#frontend/ui/Button.tsx'
import { Card } from '#frontend/ui/Card.tsx'
import { DateField } from '#frontend/ui/DateField.tsx'
import { SegmentedControl } from '#frontend/ui/SegmentedControl.tsx'
import { genders } from '#shared/model/profile.ts'
import { pathTo } from '#shared/rules/paths.ts'
import { useLander } from '../lander.ts'
import { LoginLine, type MessageTo, nameOf, useIsOpen, Way } from './Way.tsx'

/** Opens signup with the fields filled in so far, and the recipient of the first message. */
export function goToSignup(start: SignupStart, messageTo?: MessageTo): void {
  keepSignupStart({ ...readSignupStart(), ...start, ...(messageTo && { message_to: nameOf(messageTo) }) })
  noteSecondPage()
  window.location.assign(withTracking(pathTo('signup')))
}

/**
 * Form for gender, wanted gender and date of birth, as on the home page. Fields that are filled in
 * are passed to signup; the others are asked there.
 */
export function StartForm({
  submit,
  messageTo,
  className,
}: {
  submit?: ReactNode
  messageTo?: MessageTo
  className?: string
}) {
  const t = useTranslations('landers.common')
  const words = useTranslations('ui')
  const { settings, isMember } = useLander()
  const isOpen = useIsOpen()
  const [start, setStart] = useState(readSignupStart)
  const options = genders.map((value) => ({ value, label: words(`gender.${value}`) }))

  const begin = (event: FormEvent) => {
    event.preventDefault()
    goToSignup(start, messageTo)
  }

  return (
    <Card className={clsx('w-full max-w-[460px] text-left text-ink', className)} aria-label={t('start')}>
      {isMember || !isOpen ? (
        <Way messageTo={messageTo} className="w-full" />
      ) : (
        <form onSubmit={begin} className="flex flex-col gap-4">
          {/* side by side where the labels fit: Man and Vrouw
              do on a phone, Mężczyzna and Kobieta do not */}
          <div className="flex flex-wrap gap-4 *:grow">
            <SegmentedControl
              label={t('iAm')}
              options={options}
              value={start.gender ?? null}
              onChange={(gender) => setStart({ ...start, gender })}
            />
            <SegmentedControl
              label={t('lookingFor')}
              options={options}
              value={start.wanted_gender ?? null}
              onChange={(gender) => setStart({ ...start, wanted_gender: gender })}
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
            {submit ?? t('signup')}
          </Button>
        </form>
      )}
      <LoginLine className="mt-2 text-center text-muted [&_a]:text-primary-ink" />
    </Card>
  )
}
