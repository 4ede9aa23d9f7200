import { MessageCircle } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { useMember } from '#frontend/domain/account/session.ts'
import { openingLine } from '#frontend/domain/chats/opening-line.ts'
import { usePromptQuote } from '#frontend/domain/members/prompt-quote.ts'
import { navigate } from '#frontend/lib/router.ts'
import { Button } from '#frontend/ui/Button.tsx'
import { Card } from '#frontend/ui/Card.tsx'
import type { MemberProfile } from '#shared/contract/members.ts'
import { pathTo } from '#shared/rules/paths.ts'
import { ReportText } from './ReportText.tsx'

/** Finished sentences of a member, each with a button that begins a message about it (PROF-25). */
export function MemberPrompts({ profile }: { profile: MemberProfile }) {
  const t = useTranslations('members')
  const quote = usePromptQuote()
  const own = useMember()
  const { id, prompts, blocked } = profile
  const mayReply = own && own.id !== id && !blocked
  return (
    <ul className="flex flex-col gap-3">
      {prompts.map((answered) => {
        const prompt = t(`prompts.${answered.prompt}`)
        return (
          <li key={answered.prompt}>
            <Card className="flex flex-col items-start gap-1">
              <div className="flex w-full items-start justify-between gap-2">
                <h2 className="font-normal text-muted text-sm">{prompt}</h2>
                <ReportText profile={profile} field={answered.prompt} />
              </div>
              <p className="w-full whitespace-pre-line break-words text-lg">{answered.answer}</p>
              {mayReply && (
                <Button
                  tone="ghost"
                  size="sm"
                  icon={<MessageCircle aria-hidden="true" />}
                  aria-label={t('profile.replyTo', { prompt })}
                  onClick={() => {
                    openingLine.write({ to: id, text: quote(answered) })
                    navigate(pathTo('members-id-chat', { id }))
                  }}
                  className="-mb-2 -ml-3 text-primary-ink!"
                >
                  {t('profile.reply')}
                </Button>
              )}
            </Card>
          </li>
        )
      })}
    </ul>
  )
}
