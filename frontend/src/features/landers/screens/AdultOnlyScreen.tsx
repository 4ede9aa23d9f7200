import { ShieldCheck, UserRoundCheck, VenetianMask } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { Container } from '#frontend/ui/Container.tsx'
import { useLander, useLanderTitle } from '../lander.ts'
import { LoginLine, Way } from '../parts/Way.tsx'

const rules = [
  ['age', UserRoundCheck],
  ['mark', VenetianMask],
  ['no', ShieldCheck],
] as const

/**
 * Drawn door at night with the minimum age; beside it the button to enter, above the house rules.
 */
export default function AdultOnlyScreen() {
  const t = useTranslations('landers.adultonly')
  const { minimum_age } = useLander().settings
  const age = String(minimum_age)
  useLanderTitle(t('title'))
  return (
    <div className="night flex flex-1 items-center">
      <Container className="grid items-center gap-8 py-8 md:grid-cols-[minmax(0,380px)_1fr] md:gap-14 md:py-14">
        <Door age={age} />
        <div>
          <h1 className="text-2xl md:text-3xl">{t('title')}</h1>
          <p className="mt-3 max-w-[46ch] md:text-lg">{t('lead')}</p>
          <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-2">
            <Way isOnEvening className="max-sm:w-full">
              {t('enter', { age })}
            </Way>
            <LoginLine />
          </div>
          <h2 className="mt-8 border-white/15 border-t pt-6 text-lg">{t('rulesTitle')}</h2>
          <ul className="mt-3 space-y-3">
            {rules.map(([rule, Icon]) => (
              <li key={rule} className="flex gap-3">
                <Icon aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-(--warning)" />
                {t(`rules.${rule}`, { age })}
              </li>
            ))}
          </ul>
        </div>
      </Container>
    </div>
  )
}

function Door({ age }: { age: string }) {
  return (
    <div aria-hidden="true" className="relative mx-auto h-[220px] w-full max-w-[380px] md:h-[460px]">
      <svg viewBox="0 0 380 460" aria-hidden="true" preserveAspectRatio="xMidYMax meet" className="size-full">
        <defs>
          <linearGradient id="light" x1="0" y1="0" x2="0" y2="1">
            <stop offset="0" stopColor="var(--cream)" />
            <stop offset="1" stopColor="var(--warning)" />
          </linearGradient>
          <linearGradient id="spill" x1="0" y1="0" x2="0" y2="1">
            <stop offset="0" stopColor="var(--warning)" stopOpacity="0.55" />
            <stop offset="1" stopColor="var(--warning)" stopOpacity="0" />
          </linearGradient>
          <radialGradient id="halo">
            <stop offset="0" stopColor="var(--evening-glow)" stopOpacity="0.5" />
            <stop offset="1" stopColor="var(--evening-glow)" stopOpacity="0" />
          </radialGradient>
        </defs>
        <circle cx="190" cy="190" r="190" fill="url(#halo)" />
        <path d="M80 400V190a110 110 0 0 1 220 0v210Z" fill="var(--evening-glow)" />
        <path d="M100 400V192a90 90 0 0 1 180 0v208Z" fill="url(#light)" />
        <path d="M100 400V192a90 90 0 0 1 90-90l38 26v300Z" fill="var(--primary)" />
        <path
          d="M118 384V196a74 74 0 0 1 72-72l24 17v262Z"
          fill="none"
          stroke="var(--primary-strong)"
          strokeWidth="4"
        />
        <circle cx="212" cy="290" r="7" fill="var(--warning)" />
        <text x="164" y="236" textAnchor="middle" fill="#ffffff" fontSize="38" className="font-bold">
          {age}+
        </text>
        <path d="m164 286-20-20a14 14 0 0 1 20-20 14 14 0 0 1 20 20Z" fill="#ffffff" />
        <path d="M228 428 280 400l80 60H196Z" fill="url(#spill)" />
        <path d="M20 400h340v5H20Z" fill="var(--warning)" opacity="0.4" />
      </svg>
    </div>
  )
}
