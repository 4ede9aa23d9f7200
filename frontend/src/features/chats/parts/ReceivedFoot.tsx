import { Flag } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { ReportLink } from '#frontend/domain/safety/ReportLink.tsx'
import { hasPage } from '#frontend/domain/site/pages.ts'
import { addressOf } from '#frontend/lib/router.ts'
import { Menu } from '#frontend/ui/Menu.tsx'
import type { SmallCard } from '#shared/model/profile.ts'
import { pathTo } from '#shared/rules/paths.ts'
import type { Group } from '../timeline.ts'
import SafetyHint from './SafetyHint.tsx'

type ReceivedFootProps = { messages: Group['messages']; partner: Pick<SmallCard, 'id'> }

/** Shown below the received messages of a group: a way to report one of them, and a safety hint. */
export default function ReceivedFoot({ messages, partner }: ReceivedFootProps) {
  return (
    <>
      {hasPage('complaints') && <Report messages={messages} partner={partner} />}
      <SafetyHint messages={messages} />
    </>
  )
}

/** Maximum length of the excerpt that names a message in the menu, in characters. */
const excerptLength = 24

/**
 * Link that reports the only text of a group, or a menu if the group has several texts, as a button
 * beside each text would add a tab stop for each. A photo has its own link.
 */
function Report({ messages, partner }: ReceivedFootProps) {
  const t = useTranslations('chats.message')
  const texts = messages.filter(({ type, removed }) => type === 'text' && !removed)
  const [first, ...others] = texts
  if (!first) return null
  const reportPath = ({ id, at }: Group['messages'][number]) =>
    addressOf(pathTo('complaints'), { member: partner.id, kind: 'message', message: `${at}#${id}` })
  // The negative margin moves the link or menu up beside the time. `aria-live` is off, as the log
  // would announce it like a new message.
  return (
    <div aria-live="off" className="-mt-7.5 -mb-1.5">
      {others.length === 0 ? (
        <div className="pl-16">
          <ReportLink to={reportPath(first)} label={t('report')} />
        </div>
      ) : (
        <Menu
          label={t('reportOne')}
          trigger={<Flag aria-hidden="true" className="size-4" />}
          triggerClassName="touch-area min-h-8! min-w-8! rounded-full text-muted hover:bg-sunken"
          className="pl-16"
          align="start"
          side="above"
          items={texts.map((message) => ({ label: `“${excerptOf(message.text)}”`, to: reportPath(message) }))}
        />
      )}
    </div>
  )
}

function excerptOf(text: string): string {
  const symbols = [...text.replace(/\s+/g, ' ')]
  return symbols.length > excerptLength ? `${symbols.slice(0, excerptLength).join('')}…` : symbols.join('')
}
