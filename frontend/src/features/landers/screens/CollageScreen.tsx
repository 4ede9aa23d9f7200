import { clsx } from 'clsx'
import { useTranslations } from 'use-intl'
import { Container } from '#frontend/ui/Container.tsx'
import { useLanderTitle, useVariant } from '../lander.ts'
import { DrawnPerson } from '../parts/Art.tsx'
import { StartForm } from '../parts/StartForm.tsx'
import type { Drawn } from '../variants.ts'

// Places of the snapshots: around the form on wide screens; on phones in a row above it, without
// the fourth.
const places = {
  summer: 'max-lg:-rotate-6 max-lg:translate-y-2 lg:top-[8%] lg:left-[4%] lg:-rotate-6',
  coffee: 'max-lg:rotate-2 max-lg:z-10 lg:top-[6%] lg:right-[5%] lg:rotate-6',
  sunday: 'max-lg:rotate-6 max-lg:translate-y-3 lg:bottom-[6%] lg:left-[9%] lg:rotate-3',
  home: 'max-lg:hidden lg:right-[9%] lg:bottom-[7%] lg:-rotate-3',
}
const snapshots = Object.keys(places) as (keyof typeof places)[]

/** Snapshots around three questions. */
export default function CollageScreen() {
  const t = useTranslations('landers.collagelanding')
  const common = useTranslations('landers.common')
  const { slug, drawn } = useVariant('collagelanding')
  const title = t(`variants.${slug}`)
  useLanderTitle(title)
  return (
    <div className="relative flex flex-1 items-center evening overflow-hidden lg:min-h-[700px]">
      <Container className="flex flex-col items-center py-6 text-center lg:py-12">
        <div className="flex w-full justify-center lg:contents">
          {snapshots.map((snapshot, index) => (
            <Snapshot
              key={snapshot}
              drawn={drawn[index % drawn.length]!}
              place={places[snapshot]}
              words={t(`words.${snapshot}`)}
            />
          ))}
        </div>
        <h1 className="mt-8 max-w-[16ch] text-2xl md:text-3xl lg:mt-0">{title}</h1>
        <p className="mt-2 max-w-[40ch] md:text-lg">{t('lead')}</p>
        <StartForm className="mt-6" />
        <p className="mt-4 text-sm">{common('drawn')}</p>
      </Container>
    </div>
  )
}

function Snapshot({ drawn, place, words }: { drawn: Drawn; place: string; words: string }) {
  return (
    <figure
      className={clsx(
        'w-[32%] max-w-[150px] rounded-small bg-white p-2 pb-3 text-black shadow-raised lg:absolute lg:w-[19%] lg:max-w-[230px] lg:p-3 lg:pb-4',
        place,
      )}
    >
      <DrawnPerson drawn={drawn} isFirst className="aspect-square w-full rounded-[4px] object-top" />
      <figcaption className="mt-2 wrap-anywhere text-label italic lg:mt-3 lg:text-base">{words}</figcaption>
    </figure>
  )
}
