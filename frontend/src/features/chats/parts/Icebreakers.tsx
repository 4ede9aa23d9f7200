import { MessageCircle, Sparkles } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { icebreakers } from '#frontend/domain/chats/icebreakers.ts'
import { usePromptQuote } from '#frontend/domain/members/prompt-quote.ts'
import { useSharedInterests } from '#frontend/domain/members/use-shared-interests.ts'
import { Chip } from '#frontend/ui/Chip.tsx'
import type { Thread } from '../thread.ts'

type IcebreakersProps = { openers: Thread['openers']; name: string; onChoose: (text: string) => void }

/**
 * Suggested first messages: about the partner's prompts (PROF-25), about shared interests
 * (PROF-26), and five for everybody (OPEN-42). Choosing one
 * fills the field; the member sends it.
 */
export default function Icebreakers({ openers, name, onChoose }: IcebreakersProps) {
  const t = useTranslations('chats')
  const words = useTranslations('members')
  const quote = usePromptQuote()
  const shared = useSharedInterests(openers?.shared_interests ?? [])
  return (
    <div className="flex flex-col items-center gap-3 text-center">
      <h2 className="text-lg">{t('begin.title', { name })}</h2>
      <p className="text-muted">{t('begin.text')}</p>
      <ul aria-label={t('begin.label')} className="mt-2 flex max-w-[560px] flex-wrap justify-center gap-2">
        {openers?.prompts.map((answered) => (
          <li key={answered.prompt}>
            <Chip
              icon={<MessageCircle aria-hidden="true" />}
              onClick={() => onChoose(quote(answered))}
              className="border-transparent! bg-primary-tint! rounded-[22px]! py-1.5 text-left text-on-primary-tint!"
            >
              {words('profile.replyTo', { prompt: words(`prompts.${answered.prompt}`) })}
            </Chip>
          </li>
        ))}
        {shared.map((interest) => (
          <li key={interest}>
            <Chip
              icon={<Sparkles aria-hidden="true" />}
              onClick={() => onChoose(t('begin.sharedLine', { name, interest }))}
              className="border-transparent! bg-primary-tint! rounded-[22px]! py-1.5 text-left text-on-primary-tint!"
            >
              {t('begin.shared', { interest })}
            </Chip>
          </li>
        ))}
        {icebreakers.map((key) => {
          const text = t(`icebreakers.${key}`, { name })
          return (
            <li key={key}>
              <Chip onClick={() => onChoose(text)} className="rounded-[22px]! py-1.5 text-left">
                {text}
              </Chip>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
