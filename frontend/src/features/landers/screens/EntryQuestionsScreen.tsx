import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { readSignupStart } from '#frontend/domain/account/signup-start.ts'
import { Button } from '#frontend/ui/Button.tsx'
import { Container } from '#frontend/ui/Container.tsx'
import { DateField } from '#frontend/ui/DateField.tsx'
import { genders } from '#shared/model/profile.ts'
import { useLander, useVariant } from '../lander.ts'
import { SceneArt } from '../parts/Art.tsx'
import { Entry, EntryTitle } from '../parts/Entry.tsx'
import { PeopleNote, Person } from '../parts/Person.tsx'
import { goToSignup } from '../parts/StartForm.tsx'
import { LoginLine, type MessageTo, useIsOpen, Way } from '../parts/Way.tsx'

/**
 * `/members/{id}/landing3`: three short questions in sequence, then the button (ROUTE-19, OPEN-75).
 */
export default function EntryQuestionsScreen() {
  const t = useTranslations('landers.entry')
  const { slug, scene } = useVariant('landing3')
  return (
    <Entry>
      {(member) => {
        const title = t(`questions.${slug}`, { name: member.name })
        return (
          <div className="relative isolate flex flex-1 items-center night overflow-hidden">
            <EntryTitle text={title} />
            <SceneArt scene={scene} isFirst className="absolute inset-0 -z-20 size-full" />
            <div className="evening absolute inset-0 -z-10 opacity-70" />
            <Container className="py-6 md:py-14">
              <div className="mx-auto max-w-[520px] rounded-card bg-surface p-5 text-ink shadow-raised md:p-8">
                <div className="flex flex-wrap items-center gap-4">
                  <Person member={member} drawn={1} isFirst className="w-28 shrink-0 [&_p]:text-sm!" />
                  <h1 className="flex-1 basis-40 text-xl">{title}</h1>
                </div>
                <Questions messageTo={member} />
                <PeopleNote count={1} className="mt-4 border-line border-t pt-4 text-muted" />
              </div>
            </Container>
          </div>
        )
      }}
    </Entry>
  )
}

const total = '3'

function Questions({ messageTo }: { messageTo: MessageTo }) {
  const t = useTranslations('landers.entry')
  const common = useTranslations('landers.common')
  const words = useTranslations('ui')
  const { settings, isMember } = useLander()
  const isOpen = useIsOpen()
  const [start, setStart] = useState(readSignupStart)
  const [step, setStep] = useState(0)
  const login = <LoginLine className="mt-2 text-center text-muted [&_a]:text-primary-ink" />
  if (isMember || !isOpen)
    return (
      <div className="mt-5">
        <Way messageTo={messageTo} className="w-full" />
        {login}
      </div>
    )
  const answer = (key: 'gender' | 'wanted_gender', value: (typeof genders)[number]) => {
    setStart({ ...start, [key]: value })
    setStep(step + 1)
  }
  return (
    <div className="mt-5">
      <p className="text-muted text-sm">{t('step', { number: String(step + 1), total })}</p>
      {step < 2 ? (
        <fieldset>
          <legend className="mt-1 font-bold text-lg">{step === 0 ? common('iAm') : common('lookingFor')}</legend>
          <div className="mt-3 grid grid-cols-2 gap-3">
            {genders.map((value) => (
              <Button key={value} size="lg" onClick={() => answer(step === 0 ? 'gender' : 'wanted_gender', value)}>
                {words(`gender.${value}`)}
              </Button>
            ))}
          </div>
        </fieldset>
      ) : (
        <div className="mt-1 flex flex-col gap-4">
          <DateField
            label={common('birthDate')}
            description={common('hint', { age: String(settings.minimum_age) })}
            autoComplete="bday"
            value={start.date_of_birth ?? ''}
            onChange={(value) => setStart({ ...start, date_of_birth: value || undefined })}
          />
          <Button tone="primary" size="lg" isWide onClick={() => goToSignup(start, messageTo)}>
            {t('write', { name: messageTo.name })}
          </Button>
        </div>
      )}
      {login}
    </div>
  )
}
