import { EyeOff, MapPin, Ruler } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { Container } from '#frontend/ui/Container.tsx'
import { useLanderTitle, useVariant } from '../lander.ts'
import { LoginLine, Way } from '../parts/Way.tsx'

const promises = [
  ['region', MapPin],
  ['address', EyeOff],
  ['distance', Ruler],
] as const

/** Fictitious map without pins: shows how much of a member's location others see. */
export default function MapScreen() {
  const t = useTranslations('landers.maplanding')
  const { slug, land } = useVariant('maplanding')
  const title = t(`variants.${slug}`)
  useLanderTitle(title)
  return (
    <div className="relative isolate flex flex-1 flex-col overflow-hidden bg-(--evening)">
      <Land land={land} />
      <div className="absolute inset-x-0 top-[230px] -z-10 h-[101px] bg-gradient-to-t from-(--evening) md:hidden" />
      <Container className="flex flex-1 items-end pt-[210px] pb-6 md:items-center md:py-14">
        <div className="w-full max-w-[520px] rounded-card bg-surface p-6 shadow-raised md:p-9">
          <h1 className="text-2xl md:text-3xl">{title}</h1>
          <p className="mt-3 text-muted md:text-lg">{t('lead')}</p>
          <ul className="mt-5 space-y-3">
            {promises.map(([promise, Icon]) => (
              <li key={promise} className="flex gap-3">
                <Icon aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-primary-ink" />
                {t(`promises.${promise}`)}
              </li>
            ))}
          </ul>
          <Way className="mt-6 w-full" />
          <LoginLine className="mt-1 text-center text-muted [&_a]:text-primary-ink" />
          <p className="mt-1 text-center text-muted text-sm">{t('drawn')}</p>
        </div>
      </Container>
    </div>
  )
}

const waters = {
  river: 'M-20 120C180 60 260 260 460 230s220-190 420-120 240 200 400 170',
  coast: 'M900-20C820 120 960 200 900 330s-120 170-20 330',
  city: 'M-20 520C200 470 330 560 520 500s300-30 740 40',
}
const roads = [
  'M-20 300C200 280 420 380 640 340s380-60 620 10',
  'M240-20C260 160 180 320 280 460s80 120 60 220',
  'M700-20C660 140 760 260 720 400s20 140 60 260',
  'M980-20C1000 160 940 300 1010 440s40 120 20 220',
  'M-20 90C240 140 460 90 700 130s360 20 580-30',
]
const parks = [
  [150, 190, 70],
  [560, 250, 90],
  [860, 200, 60],
  [420, 470, 80],
  [1080, 400, 85],
]

function Land({ land }: { land: keyof typeof waters }) {
  const isCoast = land === 'coast'
  return (
    <svg
      viewBox="0 0 1200 640"
      aria-hidden="true"
      preserveAspectRatio="xMaxYMin slice"
      fill="none"
      className="absolute inset-x-0 top-0 -z-10 h-[330px] w-full md:h-full"
    >
      <path
        d={isCoast ? `${waters.coast}H1220V-20Z` : waters[land]}
        stroke="var(--primary-strong)"
        strokeWidth={isCoast ? 0 : 54}
        fill={isCoast ? 'var(--primary-strong)' : undefined}
        opacity="0.55"
      />
      {parks.map(([x, y, size]) => (
        <circle key={x} cx={x} cy={y} r={size} fill="var(--evening-glow)" opacity="0.22" />
      ))}
      <g stroke="var(--warning)" opacity="0.45">
        {roads.map((road, index) => (
          <path key={road} d={road} strokeWidth={index % 2 ? 4 : 7} />
        ))}
        {land === 'city' &&
          Array.from({ length: 18 }, (_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: never reordered
            <path key={index} d={`M${index * 70} -20l40 700M-20 ${index * 42}l1240 30`} strokeWidth="2" />
          ))}
      </g>
      <circle cx="905" cy="290" r="170" fill="var(--evening-glow)" opacity="0.45" />
      <g transform="translate(905 230)">
        <path d="M-46 20v-44a46 46 0 0 1 92 0v44" stroke="var(--warning)" strokeWidth="18" />
        <rect x="-82" y="6" width="164" height="138" rx="30" fill="var(--primary)" />
        <path d="M0 108-34 74a24 24 0 0 1 34-34A24 24 0 0 1 34 74Z" fill="#ffffff" />
      </g>
    </svg>
  )
}
