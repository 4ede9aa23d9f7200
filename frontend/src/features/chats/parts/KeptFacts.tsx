import { useTranslations } from 'use-intl'
import { useRegionalLocale } from '#frontend/lib/regional-locale.ts'
import type { KeptChat } from '#shared/contract/kept-chats.ts'

/** Whether the account is still banned, and until when the conversation is kept. */
export function KeptFacts({ chat: { name, until, reversed } }: { chat: KeptChat }) {
  const t = useTranslations('safety.kept')
  const moment = new Intl.DateTimeFormat(useRegionalLocale(), { dateStyle: 'long', timeStyle: 'short' })
  return (
    <div className="flex max-w-[65ch] flex-col gap-2">
      <p className="font-medium">{t(reversed ? 'reversed' : 'banned', { name })}</p>
      <p className="text-muted">{t('until', { until: moment.format(new Date(until)) })}</p>
    </div>
  )
}
