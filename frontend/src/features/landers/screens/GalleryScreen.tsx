import { clsx } from 'clsx'
import { useTranslations } from 'use-intl'
import { Container } from '#frontend/ui/Container.tsx'
import { useLanderTitle, useVariant } from '../lander.ts'
import { PeopleNote, Person } from '../parts/Person.tsx'
import { LoginLine, Way } from '../parts/Way.tsx'
import { memberAt, usePeople } from '../people.ts'

const tiles = 6

/** Wall of portraits with narrow gaps, and a sticky button. */
export default function GalleryScreen() {
  const t = useTranslations('landers.gallery')
  const { slug, drawn, gender } = useVariant('gallery')
  const people = usePeople(gender)
  const title = t(`variants.${slug}`)
  useLanderTitle(title)
  return (
    <>
      <div className="evening pt-6 pb-28 md:pt-10 md:pb-36">
        <Container>
          <h1 className="text-2xl md:text-3xl">{title}</h1>
          <p className="mt-2 max-w-[60ch] md:text-lg">{t('lead')}</p>
        </Container>
      </div>
      <ul className="-mt-24 md:-mt-28 mx-auto grid w-full max-w-[1500px] grid-cols-2 max-[16rem]:grid-cols-1 gap-1 px-1 md:grid-cols-3 lg:grid-cols-6">
        {Array.from({ length: tiles }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: never reordered
          <li key={index} className={clsx('lg:odd:mt-8 lg:even:mb-8')}>
            <Person
              member={memberAt(people, index)}
              drawn={drawn[index % drawn.length]!}
              isFirst={index < 2}
              className="rounded-small!"
            />
          </li>
        ))}
      </ul>
      <Container className="py-4">
        <PeopleNote count={people?.length ?? null} className="text-muted" />
      </Container>
      <div className="sticky bottom-0 mt-auto border-line border-t bg-surface py-3 pb-[calc(var(--safe-bottom)+12px)]">
        <Container className="flex flex-wrap items-center justify-center gap-x-6 gap-y-1">
          <Way className="max-sm:w-full">{t('action')}</Way>
          <LoginLine className="text-muted [&_a]:text-primary-ink max-sm:hidden" />
        </Container>
      </div>
    </>
  )
}
