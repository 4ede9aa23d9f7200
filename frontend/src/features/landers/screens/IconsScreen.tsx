import { clsx } from 'clsx'
import {
  ChefHat,
  Flame,
  Footprints,
  HeartHandshake,
  type LucideIcon,
  MessagesSquare,
  Music,
  Plane,
  Smile,
} from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { Container } from '#frontend/ui/Container.tsx'
import { useLanderTitle, useVariant } from '../lander.ts'
import { LoginLine, Way } from '../parts/Way.tsx'

const wishes = [
  ['talk', MessagesSquare],
  ['flirt', Flame],
  ['date', HeartHandshake],
  ['laugh', Smile],
  ['dance', Music],
  ['walk', Footprints],
  ['cook', ChefHat],
  ['travel', Plane],
] as const satisfies readonly (readonly [string, LucideIcon])[]
type Wish = (typeof wishes)[number][0]

/** Eight icons to select; the selection is not sent. */
export default function IconsScreen() {
  const t = useTranslations('landers.iconslanding')
  const { slug, chosen } = useVariant('iconslanding')
  const [picked, setPicked] = useState<readonly Wish[]>(chosen)
  const title = t(`variants.${slug}`)
  useLanderTitle(title)
  const toggle = (wish: Wish) =>
    setPicked(picked.includes(wish) ? picked.filter((each) => each !== wish) : [...picked, wish])
  return (
    <div className="evening flex flex-1">
      <Container className="flex flex-1 flex-col items-center py-7 text-center md:py-12">
        <h1 className="text-2xl md:text-3xl">{title}</h1>
        <p className="mt-2 max-w-[48ch] md:text-lg">{t('lead')}</p>
        <fieldset
          aria-label={title}
          className="mt-6 grid w-full max-w-[860px] grid-cols-2 max-[16rem]:grid-cols-1 gap-2.5 sm:grid-cols-4 md:mt-10 md:gap-4"
        >
          {wishes.map(([wish, Icon]) => {
            const isPicked = picked.includes(wish)
            return (
              <button
                key={wish}
                type="button"
                aria-pressed={isPicked}
                onClick={() => toggle(wish)}
                className={clsx(
                  'flex items-center gap-3 rounded-card border p-4 font-medium max-[359px]:gap-2 max-[359px]:px-3 transition active:scale-[0.97] md:aspect-4/3 md:flex-col md:justify-center md:text-lg',
                  isPicked
                    ? 'border-white bg-white text-primary shadow-raised'
                    : 'border-white/35 bg-black/20 text-white hover:bg-black/30',
                )}
              >
                <Icon aria-hidden="true" strokeWidth={1.6} className="size-9 shrink-0 max-[359px]:size-7 md:size-16" />
                {t(`wishes.${wish}`)}
              </button>
            )
          })}
        </fieldset>
        <p aria-live="polite" className="mt-5 min-h-6 font-medium">
          {t('picked', { count: picked.length })}
        </p>
        <Way isOnEvening className="mt-3 max-sm:w-full" />
        <LoginLine />
      </Container>
    </div>
  )
}
