import { clsx } from 'clsx'
import { useTranslations } from 'use-intl'
import { Container } from '#frontend/ui/Container.tsx'
import { useLanderTitle, useVariant } from '../lander.ts'
import { SceneArt } from '../parts/Art.tsx'
import { Thread } from '../parts/Thread.tsx'
import { LoginLine, Way } from '../parts/Way.tsx'

const drops = Array.from({ length: 26 }, (_, index) => [
  (index * 97) % 400,
  (index * 61) % 460,
  12 + ((index * 7) % 16),
])

const lights = [
  [50, 296],
  [70, 296],
  [138, 270],
  [112, 330],
  [206, 330],
] as const

/** Window at night, with a conversation in front of it. */
export default function TonightScreen() {
  const t = useTranslations('landers.alonetonight')
  const { slug, scene, isRaining } = useVariant('alonetonight')
  const title = t(`variants.${slug}`)
  useLanderTitle(title)
  return (
    <div className="relative isolate flex flex-1 items-end night overflow-hidden lg:items-center">
      <SceneArt scene={scene} isFirst className="absolute inset-0 -z-20 size-full" />
      <div className="absolute inset-0 -z-10 bg-gradient-to-t from-(--evening) from-20% via-(--evening)/80 to-(--evening)/40 lg:bg-gradient-to-r lg:from-(--evening)/95 lg:via-(--evening)/80" />
      <Window isRaining={isRaining} />
      <Container className="py-8 md:py-16">
        <div className="max-w-[560px] pt-[200px] lg:max-w-[44%] lg:pt-0 xl:max-w-[560px]">
          <h1 className="text-2xl md:text-3xl">{title}</h1>
          <p className="mt-3 md:text-lg">{t('lead')}</p>
          <Thread
            className="mt-6"
            lines={[
              { text: t('chat.first'), isOwn: false },
              { text: t('chat.second'), isOwn: true },
            ]}
          />
          <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-2">
            <Way isOnEvening className="max-sm:w-full">
              {t('action')}
            </Way>
            <LoginLine />
          </div>
        </div>
      </Container>
    </div>
  )
}

/** Roofs under the moon, with two cups and a cat in front. */
function Window({ isRaining }: { isRaining: boolean }) {
  return (
    <svg
      viewBox="0 0 400 470"
      aria-hidden="true"
      className="absolute top-6 right-1/2 h-[176px] translate-x-1/2 lg:top-1/2 lg:right-[7%] lg:h-[78%] lg:translate-x-0 lg:-translate-y-1/2"
    >
      <defs>
        <linearGradient id="dusk" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0.1" stopColor="var(--evening)" />
          <stop offset="0.6" stopColor="var(--primary-strong)" />
          <stop offset="0.78" stopColor="var(--evening-glow)" />
          <stop offset="1" stopColor="var(--warning)" />
        </linearGradient>
      </defs>
      <rect x="12" y="12" width="376" height="424" rx="14" fill="url(#dusk)" />
      <circle cx="294" cy="104" r="74" fill="var(--warning)" opacity="0.18" />
      <circle cx="294" cy="104" r="44" fill="var(--cream)" />
      {drops.map(([x = 0, y = 0, length = 0]) => (
        <path
          key={x}
          d={isRaining ? `M${x} ${y}l-6 ${length}` : `M${x} ${y}h.1`}
          className={clsx(y > (isRaining ? 400 : 200) && 'opacity-0')}
          stroke="var(--cream)"
          strokeOpacity={isRaining ? 0.6 : 0.9}
          strokeWidth={isRaining ? 2 : 3}
          strokeLinecap="round"
        />
      ))}
      <path
        fill="var(--night)"
        opacity="0.6"
        d="M12 436V300l44-40 44 40v-34h18v-16h18v-16h26v16h18v16h18v52l52-46 52 46v-62h14l16-22h24l16 22h16v180Z"
      />
      <g fill="var(--warning)">
        {lights.map(([x, y]) => (
          <rect key={`${x} ${y}`} x={x} y={y} width="12" height="18" rx="2" />
        ))}
      </g>
      <path d="M200 12v424M12 226h376" stroke="var(--evening-glow)" strokeWidth="10" />
      <rect x="12" y="12" width="376" height="424" rx="14" fill="none" stroke="var(--evening-glow)" strokeWidth="14" />
      <path d="M0 424h400v22a10 10 0 0 1-10 10H10a10 10 0 0 1-10-10Z" fill="var(--evening-glow)" />
      <path d="M0 424h400" stroke="var(--warning)" strokeWidth="4" />
      <path
        fill="var(--night)"
        d="M252 424c-12-48 2-80 26-92-4-18-4-32-2-52l20 16h18l20-16c2 20 0 36-4 52 20 16 34 46 24 92Z"
      />
      <path d="M350 422c40 14 52-26 36-48" fill="none" stroke="var(--night)" strokeWidth="13" strokeLinecap="round" />
      <Cup x={66} fill="var(--primary)" />
      <Cup x={158} fill="var(--warning)" />
    </svg>
  )
}

function Cup({ x, fill }: { x: number; fill: string }) {
  return (
    <g transform={`translate(${x} 420)`}>
      <path
        d="M-10-66c-8-12 8-20 0-34M10-66c-8-12 8-20 0-34"
        fill="none"
        stroke="var(--cream)"
        strokeWidth="4"
        opacity="0.75"
      />
      <path d="M28-42c24-6 24 28-2 26" fill="none" stroke={fill} strokeWidth="8" />
      <path d="M-32-54h64c0 28-6 54-20 54h-24c-14 0-20-26-20-54Z" fill={fill} />
      <ellipse cx="0" cy="-54" rx="32" ry="6" fill="var(--night)" />
    </g>
  )
}
