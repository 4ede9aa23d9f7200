import { clsx } from 'clsx'
import { useTranslations } from 'use-intl'
import { Container } from '#frontend/ui/Container.tsx'
import { useVariant } from '../lander.ts'
import { Entry, EntryTitle } from '../parts/Entry.tsx'
import { PeopleNote, Person } from '../parts/Person.tsx'
import { LoginLine, Way } from '../parts/Way.tsx'
import { memberAt, usePeople } from '../people.ts'

const others = 4

/** `/members/{id}/landing2`: the member among others, with a button (ROUTE-18, OPEN-75). */
export default function EntryGalleryScreen() {
  const t = useTranslations('landers.entry')
  const { slug, drawn, gender } = useVariant('landing2')
  const people = usePeople(gender)
  return (
    <Entry>
      {(member) => {
        const beside = people?.filter(({ id }) => id !== member.id) ?? null
        const title = t(`gallery.${slug}`, { name: member.name })
        return (
          <div className="evening flex flex-1">
            <Container className="grid flex-1 content-center items-center gap-5 py-6 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:gap-12 lg:py-12">
              <EntryTitle text={title} />
              <ul className="grid grid-cols-4 gap-2 md:gap-3">
                <li className="col-span-4 row-span-2 sm:col-span-2">
                  <Person member={member} drawn={1} isFirst isLarge className="max-sm:aspect-4/3!" />
                </li>
                {Array.from({ length: others }, (_, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: never reordered
                  <li key={index} className={clsx('col-span-2 sm:col-span-1', index > 1 && 'max-sm:hidden')}>
                    <Person member={memberAt(beside, index)} drawn={drawn[(index + 1) % drawn.length]!} />
                  </li>
                ))}
              </ul>
              <div>
                <h1 className="text-2xl md:text-3xl">{title}</h1>
                <p className="mt-3 md:text-lg">{t('lead', { name: member.name })}</p>
                <Way isOnEvening messageTo={member} className="mt-6 max-sm:w-full">
                  {t('write', { name: member.name })}
                </Way>
                <LoginLine />
                <PeopleNote count={1 + (beside?.length ?? 0)} className="mt-3" />
              </div>
            </Container>
          </div>
        )
      }}
    </Entry>
  )
}
