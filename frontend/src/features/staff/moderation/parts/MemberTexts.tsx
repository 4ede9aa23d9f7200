import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { StaffMember } from '#frontend/features/staff/member-view.ts'
import { DecideDialog } from '#frontend/features/staff/parts/DecideDialog.tsx'
import { Button } from '#frontend/ui/Button.tsx'
import type { RemovableText } from '#shared/model/decision.ts'

/** Texts that a member wrote about themselves, each of which can be removed (MOD-01). */
export function MemberTexts({ member, q }: { member: StaffMember; q: string }) {
  const t = useTranslations('staff.actions.decide')
  const prompts = useTranslations('members.prompts')
  const [asked, setAsked] = useState<RemovableText | null>(null)
  if (!member.about && member.prompts.length === 0) return null
  return (
    <section className="flex flex-col gap-4 rounded-control border border-line bg-surface p-4 text-sm">
      {member.about && (
        <div className="flex flex-col items-start gap-2">
          <p className="max-w-[75ch] whitespace-pre-line">{member.about}</p>
          <Button size="sm" onClick={() => setAsked('about')}>
            {t('removeText')}
          </Button>
        </div>
      )}
      {member.prompts.length > 0 && (
        <div className="flex flex-col items-start gap-2">
          <dl className="flex flex-col gap-1.5">
            {member.prompts.map(({ prompt, answer }) => (
              <div key={prompt}>
                <dt className="text-muted">{prompts(prompt)}</dt>
                <dd>{answer}</dd>
              </div>
            ))}
          </dl>
          <Button size="sm" onClick={() => setAsked('prompts')}>
            {t('removePrompts')}
          </Button>
        </div>
      )}
      <DecideDialog
        key={asked}
        kinds={['text_removed']}
        fields={[asked ?? 'about']}
        member={member.card}
        language={member.language}
        q={q}
        isOpen={asked !== null}
        onClose={() => setAsked(null)}
      />
    </section>
  )
}
