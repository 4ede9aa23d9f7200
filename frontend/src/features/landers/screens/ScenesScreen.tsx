import { clsx } from 'clsx'
import { ArrowRight } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { Container } from '#frontend/ui/Container.tsx'
import { useLanderTitle, useVariant } from '../lander.ts'
import { SceneArt } from '../parts/Art.tsx'
import { LoginLine, Way } from '../parts/Way.tsx'

const steps = ['word', 'talk', 'evening'] as const

/** Three cross-fading scenes, advanced by the visitor; nothing plays automatically. */
export default function ScenesScreen() {
  const t = useTranslations('landers.transitionsvideolanding')
  const { slug, scenes } = useVariant('transitionsvideolanding')
  const [at, setAt] = useState(0)
  // Furthest scene shown so far; images are loaded up to the one after it.
  const [seen, setSeen] = useState(0)
  const title = t(`variants.${slug}`)
  useLanderTitle(title)
  const show = (next: number) => {
    setAt(next)
    setSeen(Math.max(seen, next))
  }
  return (
    <div className="relative isolate flex min-h-[560px] flex-1 items-end night">
      {/* Cuts off the enlarged scene, but no text. */}
      <div className="absolute inset-0 -z-20 overflow-hidden">
        {scenes.map((scene, index) => (
          <div
            key={scene}
            className={clsx(
              'absolute inset-0 transition duration-[1200ms]',
              index === at ? 'scale-105 opacity-100' : 'scale-100 opacity-0',
            )}
          >
            {index <= seen + 1 && <SceneArt scene={scene} isFirst={index === 0} className="size-full" />}
          </div>
        ))}
      </div>
      <div className="absolute inset-0 -z-10 bg-gradient-to-t from-(--evening) from-25% via-(--evening)/80 to-(--evening)/10" />
      <Container className="pt-[180px] pb-8 md:pb-14">
        <h1 className="max-w-[14ch] text-3xl max-[16rem]:text-2xl md:text-[4rem] md:leading-none">{title}</h1>
        <div className="mt-5 grid grid-cols-3 gap-2 md:max-w-[560px]">
          {steps.map((step, index) => (
            <button
              key={step}
              type="button"
              aria-pressed={index === at}
              aria-label={t('scene', {
                number: String(index + 1),
                total: String(steps.length),
                words: t(`steps.${step}.title`),
              })}
              onClick={() => show(index)}
              className="flex min-h-11 items-center"
            >
              <span
                className={clsx('h-1.5 w-full rounded-full transition', index <= at ? 'bg-white' : 'bg-white/35')}
              />
            </button>
          ))}
        </div>
        <div aria-live="polite" className="grid min-h-[104px] md:max-w-[560px]">
          {steps.map((step, index) => (
            <div
              key={step}
              aria-hidden={index !== at}
              className={clsx(
                'col-start-1 row-start-1 transition duration-240',
                index === at ? 'opacity-100' : 'invisible opacity-0',
              )}
            >
              <h2 className="text-lg">{t(`steps.${step}.title`)}</h2>
              <p className="mt-1">{t(`steps.${step}.text`)}</p>
            </div>
          ))}
        </div>
        <div className="mt-4 flex flex-wrap items-center gap-x-5 gap-y-2">
          <Way isOnEvening className="max-sm:w-full" />
          <button
            type="button"
            onClick={() => show((at + 1) % steps.length)}
            className="inline-flex min-h-11 items-center gap-2 rounded-control px-2 font-medium"
          >
            {at + 1 < steps.length ? t('next') : t('first')}
            <ArrowRight aria-hidden="true" className="size-5" />
          </button>
          <LoginLine />
        </div>
      </Container>
    </div>
  )
}
