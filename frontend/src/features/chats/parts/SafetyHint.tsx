import { ShieldAlert } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { TextLink } from '#frontend/ui/Link.tsx'
import { pathTo } from '#shared/rules/paths.ts'
import { type HintKind, hintKinds, hintsIn } from '#shared/rules/safety-hints.ts'
import type { Group } from '../timeline.ts'

type Message = Group['messages'][number]

/** Cache by message id: a conversation renders at every keystroke, and texts never change. */
const kinds = new Map<string, HintKind | undefined>()

/** Most important kind of content of a message. */
function kindOf({ id, type, text }: Message): HintKind | undefined {
  if (type !== 'text') return undefined
  if (!kinds.has(id)) kinds.set(id, hintsIn(text)[0])
  return kinds.get(id)
}

/**
 * Safety hint below received messages, about their most important kind of content (CHAT-38).
 * Computed in this browser only: nobody learns that it is shown.
 */
export default function SafetyHint({ messages }: { messages: readonly Message[] }) {
  const t = useTranslations('chats.hint')
  const found = messages.map(kindOf)
  const kind = hintKinds.find((one) => found.includes(one))
  if (!kind) return null
  return (
    <p className="flex max-w-[82%] items-start gap-2 px-1 text-muted text-sm lg:max-w-[65%]">
      <ShieldAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
      <span>
        {t(kind)}{' '}
        <TextLink to={pathTo('pages-safety')} className="whitespace-nowrap py-2">
          {t('more')}
        </TextLink>
      </span>
    </p>
  )
}
