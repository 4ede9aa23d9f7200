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

/** Window at night, with a conversation in front of it. */
export default function TonightScreen() {
  const t = useTranslations('landers.alonetonight')
  const { slug, scene, isRaining } = useVariant('alonetonight')
  const title = t(`variants.${slug}`)
  useLanderTitle(title)
  return (
    <div className="relative isolate flex flex-1 items-end overflow-hidden bg-[#1b1830] text-white md:items-center">
      <SceneArt scene={scene} isFirst className="absolute inset-0 -z-20 size-full" />
      <div className="absolute inset-0 -z-10 bg-gradient-to-t from-[#140f24] from-20% via-[#140f24]/75 to-[#140f24]/35 md:bg-gradient-to-r md:from-[#140f24]/95 md:via-[#140f24]/75" />
      <Window isRaining={isRaining} />
      <Container className="py-8 md:py-16">
        <div className="max-w-[560px] pt-[200px] md:pt-0">
          <h1 className="text-2xl md:text-3xl">{title}</h1>
          <p className="mt-3 text-[#ded9ee] md:text-lg">{t('lead')}</p>
          <Thread
            className="mt-6"
            lines={[
              { text: t('chat.first'), isOwn: false },
              { text: t('chat.second'), isOwn: true },
            ]}
          />
          <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-2">
            <Way className="max-sm:w-full">{t('action')}</Way>
            <LoginLine className="text-[#ded9ee]" />
          </div>
        </div>
      </Container>
    </div>
  )
}

function Window({ isRaining }: { isRaining: boolean }) {
  return (
    <svg
      viewBox="0 0 400 460"
      aria-hidden="true"
      className="absolute top-6 right-1/2 h-[176px] translate-x-1/2 md:top-1/2 md:right-[7%] md:h-[72%] md:translate-x-0 md:-translate-y-1/2"
    >
      <rect
        x="6"
        y="6"
        width="388"
        height="448"
        rx="10"
        fill="#262250"
        fillOpacity="0.85"
        stroke="#6d5a8f"
        strokeWidth="12"
      />
      <circle cx="292" cy="104" r="42" fill="#fff1c4" />
      <circle cx="276" cy="94" r="38" fill="#272352" />
      {drops.map(([x = 0, y = 0, length = 0]) => (
        <path
          key={x}
          d={isRaining ? `M${x} ${y}l-6 ${length}` : `M${x} ${y}h.1`}
          className={clsx(!isRaining && y > 300 && 'opacity-0')}
          stroke="#e8e4ff"
          strokeOpacity={isRaining ? 0.6 : 0.9}
          strokeWidth={isRaining ? 2 : 3}
          strokeLinecap="round"
        />
      ))}
      <path d="M200 6v448M6 230h388" stroke="#6d5a8f" strokeWidth="10" />
    </svg>
  )
}
