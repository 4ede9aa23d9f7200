import { useTranslations } from 'use-intl'
import { Container } from '#frontend/ui/Container.tsx'
import { useLanderTitle } from '../lander.ts'
import { StartForm } from '../parts/StartForm.tsx'

const points = ['subscription', 'pressure', 'leaving'] as const

/** Large headline with a red thread that is cut. */
export default function NoStringsScreen() {
  const t = useTranslations('landers.whoneedsstrings')
  useLanderTitle(t('title'))
  return (
    <div className="relative flex-1 evening overflow-hidden">
      <Thread />
      <Container className="relative grid gap-8 pt-8 pb-40 md:pt-14 md:pb-56 min-[1600px]:pb-76 lg:grid-cols-[1fr_minmax(0,460px)] lg:gap-12">
        <div>
          <h1 className="max-w-[11ch] text-3xl tracking-tight md:text-[4rem] md:leading-none">{t('title')}</h1>
          <p className="mt-5 max-w-[44ch] md:text-lg">{t('lead')}</p>
        </div>
        <StartForm className="lg:row-span-2 lg:self-start" />
        <ol className="grid gap-5 sm:grid-cols-3 lg:max-w-[620px]">
          {points.map((point, index) => (
            <li key={point} className="border-current/25 border-t-2 pt-3">
              <span aria-hidden="true" className="font-bold text-(--warning)">
                {index + 1}
              </span>
              <h2 className="text-lg">{t(`points.${point}.title`)}</h2>
              <p className="mt-1 text-sm">{t(`points.${point}.text`)}</p>
            </li>
          ))}
        </ol>
      </Container>
    </div>
  )
}

function Thread() {
  return (
    <svg
      viewBox="0 12 1200 220"
      aria-hidden="true"
      preserveAspectRatio="xMidYMid slice"
      className="absolute inset-x-0 bottom-0 h-36 w-full md:h-52 min-[1600px]:h-68"
      fill="none"
      stroke="var(--warning)"
      strokeWidth="6"
      strokeLinecap="round"
    >
      <path d="M-20 150c140-60 220 40 330 10 80-24 60-110 0-110-70 0-80 110 20 132 90 20 150-26 230-18" />
      <path d="M650 176c60 26 120 8 150-18 60-54-20-134-60-80-36 48 60 100 190 54 140-50 190-18 300-44" />
      <g transform="translate(600 142) rotate(18)" stroke="currentColor">
        <circle cx="-14" cy="42" r="11" />
        <circle cx="14" cy="42" r="11" />
        <path d="m-8 32 22-66M8 32l-22-66" />
      </g>
    </svg>
  )
}
