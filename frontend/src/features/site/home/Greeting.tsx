import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { Container } from '#frontend/ui/Container.tsx'
import { dayPartOf } from './day-part.ts'

type GreetingProps = { name: string; waiting: number; newLikes: number }

/**
 * Greeting by the time of day, with a line on what waits for the member. The content below overlaps
 * its band.
 */
export function Greeting({ name, waiting, newLikes }: GreetingProps) {
  const t = useTranslations('home')
  const [dayPart] = useState(() => dayPartOf(new Date().getHours()))
  const lead =
    waiting > 0
      ? t('lead.waiting', { count: waiting })
      : newLikes > 0
        ? t('lead.liked', { count: newLikes })
        : t('lead.calm')
  return (
    <header className="evening in-[[data-place=banners]:not(:empty)+div]:mt-4 pt-8 pb-24 md:pt-12">
      <Container>
        <h1 className="text-2xl md:text-3xl">{t(`hello.${dayPart}`, { name })}</h1>
        <p className="mt-1 text-lg">{lead}</p>
      </Container>
    </header>
  )
}
