import { useTranslations } from 'use-intl'
import { Container } from '#frontend/ui/Container.tsx'
import { Entry, EntryTitle } from '../parts/Entry.tsx'
import { PeopleNote, Person } from '../parts/Person.tsx'
import { LoginLine, Way } from '../parts/Way.tsx'

/** `/members/{id}/landing`: the member's card with a button (ROUTE-17, OPEN-75). */
export default function EntryScreen() {
  const t = useTranslations('landers.entry')
  return (
    <Entry>
      {(member) => (
        <div className="evening flex flex-1 items-center">
          <EntryTitle text={t('meet', { name: member.name })} />
          <Container className="py-6 md:py-12">
            <article className="mx-auto grid max-w-[860px] grid-cols-1 overflow-hidden rounded-card bg-surface text-ink shadow-raised md:grid-cols-2">
              <Person member={member} drawn={1} isFirst isLarge className="rounded-none!" />
              <div className="flex flex-col justify-center p-6 md:p-10">
                <h1 className="text-2xl">{t('meet', { name: member.name })}</h1>
                <p className="mt-3 text-muted md:text-lg">{t('lead', { name: member.name })}</p>
                <Way messageTo={member} className="mt-6 w-full">
                  {t('write', { name: member.name })}
                </Way>
                <LoginLine className="mt-1 text-center text-muted [&_a]:text-primary-ink" />
                <PeopleNote count={1} className="mt-4 border-line border-t pt-4 text-muted" />
              </div>
            </article>
          </Container>
        </div>
      )}
    </Entry>
  )
}
