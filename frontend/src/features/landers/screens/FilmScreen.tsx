import { useTranslations } from 'use-intl'
import { Container } from '#frontend/ui/Container.tsx'
import { useLanderTitle, useVariant } from '../lander.ts'
import { SceneArt } from '../parts/Art.tsx'
import { LoginLine, Way } from '../parts/Way.tsx'

const frames = ['profile', 'message', 'answer', 'rest'] as const

/** Film poster and strip: four frames, the last of which is the visitor's. */
export default function FilmScreen() {
  const t = useTranslations('landers.video')
  const { slug, scenes } = useVariant('video')
  const title = t(`variants.${slug}`)
  useLanderTitle(title)
  return (
    <div className="night flex flex-1 flex-col justify-center py-8 md:py-12">
      <Container className="text-center">
        <p className="font-medium text-(--warning) text-sm uppercase tracking-[0.2em]">{t('kicker')}</p>
        <h1 className="mx-auto mt-3 max-w-[15ch] text-3xl uppercase tracking-tight md:text-[4rem] md:leading-none">
          {title}
        </h1>
        <p className="mx-auto mt-4 max-w-[52ch] md:text-lg">{t('lead')}</p>
      </Container>
      <ol className="mx-auto mt-7 grid w-full max-w-[1240px] grid-cols-2 gap-x-1.5 bg-black/45 px-1.5 md:grid-cols-4">
        {frames.map((frame, index) => (
          <li key={frame}>
            <Holes />
            <figure className="relative aspect-4/3 overflow-hidden rounded-small md:aspect-3/4">
              <SceneArt scene={scenes[index]!} isFirst={index < 2} className="size-full" />
              <figcaption className="photo-foot absolute inset-x-0 bottom-0 px-3 pt-10 pb-2.5 text-left font-bold md:px-4 md:text-lg">
                <span className="tabular mr-2 font-normal text-(--warning)">{index + 1}</span>
                {t(`frames.${frame}`)}
              </figcaption>
            </figure>
            <Holes />
          </li>
        ))}
      </ol>
      <Container className="mt-7 flex flex-col items-center gap-1 text-center">
        <Way isOnEvening className="max-sm:w-full">
          {t('action')}
        </Way>
        <LoginLine />
        <p className="mt-2 text-sm">{t('drawn')}</p>
      </Container>
    </div>
  )
}

function Holes() {
  return (
    <div aria-hidden="true" className="flex justify-between gap-2 px-1 py-2">
      {Array.from({ length: 8 }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: never reordered
        <span key={index} className="h-2.5 flex-1 rounded-[3px] bg-(--warning)/35" />
      ))}
    </div>
  )
}
