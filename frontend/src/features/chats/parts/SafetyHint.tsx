import { ShieldAlert } from 'lucide-react'
import { useEffect, useReducer } from 'react'
import { useTranslations } from 'use-intl'
import { TextLink } from '#frontend/ui/Link.tsx'
import { pathTo } from '#shared/rules/paths.ts'
import { type HintKind, hintKinds, hintsIn } from '#shared/rules/safety-hints.ts'
import type { Group } from '../timeline.ts'

type Message = Group['messages'][number]

/**
 * Result of the check of each message, keyed by message id: the most important kind of content that
 * needs a hint, undefined for none. Never invalidated, as texts do not change.
 */
const kinds = new Map<string, HintKind | undefined>()

const isUnread = ({ id, type }: Message) => type === 'text' && !kinds.has(id)

/**
 * Runs work when the page is idle, as the first check of a text compiles the word lists of seven
 * languages. Returns a function that cancels the work.
 */
function whenIdle(work: () => void): () => void {
  // Safari has no requestIdleCallback.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(work)
    return () => clearTimeout(timer)
  }
  const request = requestIdleCallback(work, { timeout: 2_000 })
  return () => cancelIdleCallback(request)
}

/**
 * Safety hint below received messages, about their most important kind of content (CHAT-38). Shown
 * once all of them have been checked. Computed in this browser only, so that nobody else learns
 * about it.
 */
export default function SafetyHint({ messages }: { messages: readonly Message[] }) {
  const t = useTranslations('chats.hint')
  const [, showRead] = useReducer((read: number) => read + 1, 0)
  const next = messages.find(isUnread)
  useEffect(() => {
    if (!next) return undefined
    return whenIdle(() => {
      kinds.set(next.id, hintsIn(next.text)[0])
      showRead()
    })
  }, [next])
  const found = next ? [] : messages.map(({ id }) => kinds.get(id))
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
