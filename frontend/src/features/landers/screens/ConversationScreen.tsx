import { MessageCircle, ThumbsDown, UserRound } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { Container } from '#frontend/ui/Container.tsx'
import { useLanderTitle, useVariant } from '../lander.ts'
import { DrawnPerson } from '../parts/Art.tsx'
import { Thread } from '../parts/Thread.tsx'
import { LoginLine, Way } from '../parts/Way.tsx'

const points = [
  ['talk', MessageCircle],
  ['followers', UserRound],
  ['thumbs', ThumbsDown],
] as const

/** Card with one invented conversation, in contrast to a social network. */
export default function ConversationScreen() {
  const t = useTranslations('landers.socialnetwork')
  const { slug, drawn } = useVariant('socialnetwork')
  const title = t(`variants.${slug}`)
  useLanderTitle(title)
  const [hers, his] = drawn
  return (
    <div className="evening flex flex-1 items-center">
      <Container className="grid gap-6 py-6 md:gap-10 md:py-12 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]">
        <div className="self-center">
          <h1 className="text-2xl md:text-3xl">{title}</h1>
          <p className="mt-3 md:text-lg">{t('lead')}</p>
          <ul className="mt-5 space-y-3">
            {points.map(([point, Icon]) => (
              <li key={point} className="flex items-center gap-3">
                <span className="inline-flex size-10 shrink-0 items-center justify-center rounded-full bg-white/20">
                  <Icon aria-hidden="true" className="size-5" />
                </span>
                {t(`points.${point}`)}
              </li>
            ))}
          </ul>
          <Way isOnEvening className="mt-6 max-sm:w-full">
            {t('action')}
          </Way>
          <LoginLine />
        </div>
        <div className="self-center overflow-hidden rounded-card bg-surface text-ink shadow-raised">
          <div className="flex items-center gap-3 border-line border-b px-5 py-4">
            <div className="flex -space-x-3">
              {drawn.map((each) => (
                <DrawnPerson
                  key={each}
                  drawn={each}
                  isFirst
                  className="size-12 rounded-full border-2 border-surface object-top"
                />
              ))}
            </div>
            <p className="font-bold">{t('thread')}</p>
          </div>
          <Thread
            className="bg-page p-5 text-muted"
            lines={[
              { text: t(`chats.${slug}.first`), isOwn: false, drawn: hers },
              { text: t(`chats.${slug}.second`), isOwn: true, drawn: his },
              { text: t(`chats.${slug}.third`), isOwn: false, drawn: hers },
            ]}
          />
        </div>
      </Container>
    </div>
  )
}
