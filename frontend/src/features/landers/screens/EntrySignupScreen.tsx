import { useTranslations } from 'use-intl'
import { Container } from '#frontend/ui/Container.tsx'
import { Entry, EntryTitle } from '../parts/Entry.tsx'
import { PeopleNote, Person } from '../parts/Person.tsx'
import { StartForm } from '../parts/StartForm.tsx'

/**
 * `/members/{id}/signup`: straight to the signup form, below the recipient of the first message
 * (ROUTE-20).
 */
export default function EntrySignupScreen() {
  const t = useTranslations('landers.entry')
  return (
    <Entry>
      {(member) => (
        <div className="evening flex flex-1">
          <Container className="flex flex-1 flex-col items-center justify-center py-6 md:py-12">
            <EntryTitle text={t('signup', { name: member.name })} />
            <div className="flex w-full max-w-[460px] flex-wrap items-center gap-4 md:gap-5">
              <Person member={member} drawn={1} isFirst className="w-32 shrink-0 md:w-40" />
              <div className="flex-1 basis-40">
                <h1 className="text-xl md:text-2xl">{t('signup', { name: member.name })}</h1>
                <p className="mt-1">{t('signupLead')}</p>
              </div>
            </div>
            <StartForm messageTo={member} submit={t('next')} className="mt-5" />
            <PeopleNote count={1} className="mt-4 w-full max-w-[460px]" />
          </Container>
        </div>
      )}
    </Entry>
  )
}
