import { useLocale, useTranslations } from 'use-intl'
import { useMinute } from '#frontend/features/staff/use-minute.ts'
import { Tag } from '#frontend/ui/Chip.tsx'
import { agoText } from '#frontend/ui/Time.tsx'
import type { TextLines, WaitingText } from '#shared/contract/moderation-items.ts'
import { MemberLink } from './MemberLink.tsx'

/** Current text of the queue, with its member and the approved text that other members see. */
export function TextStage({ text }: { text: WaitingText }) {
  const t = useTranslations('staff.texts')
  const locale = useLocale()
  const now = useMinute()
  return (
    <article
      aria-label={t('text', { name: text.member.name })}
      className="flex min-w-0 flex-col gap-4 rounded-control border border-line bg-surface p-4"
    >
      <header className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <MemberLink card={text.member} />
        <span className="text-muted text-sm">{t('waitsSince', { ago: agoText(new Date(text.at), now, locale) })}</span>
      </header>
      <ul className="flex flex-wrap gap-1">
        {text.reasons.map((reason) => (
          <li key={reason}>
            <Tag tone="warning">{t(`reasons.${reason}`)}</Tag>
          </li>
        ))}
      </ul>
      <section>
        <h2 className="mb-1 font-medium text-muted text-sm">{t(`fields.${text.field}`)}</h2>
        <Lines lines={text.lines} className="text-lg" />
      </section>
      <section className="border-line border-t pt-3 text-sm">
        <h2 className="mb-1 font-medium text-muted">{t('seen')}</h2>
        {text.seen.length > 0 ? <Lines lines={text.seen} /> : <p className="text-muted">{t('unseen')}</p>}
      </section>
    </article>
  )
}

function Lines({ lines, className = '' }: { lines: TextLines; className?: string }) {
  const prompts = useTranslations('members.prompts')
  return (
    <div className={`flex flex-col gap-2 ${className}`}>
      {lines.map(({ prompt, text }) => (
        <p key={prompt ?? 'about'} className="max-w-[70ch] whitespace-pre-line break-words">
          {prompt && <span className="block text-muted text-sm">{prompts(prompt)}</span>}
          {text}
        </p>
      ))}
    </div>
  )
}
