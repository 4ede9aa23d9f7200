import { Plus } from 'lucide-react'
import { useCallback } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '#frontend/ui/Button.tsx'
import { Section } from '#frontend/ui/Section.tsx'
import { maxPrompts } from '#shared/model/profile.ts'
import type { CurrentUser } from '#shared/model/user.ts'
import { visibleLength } from '#shared/rules/message.ts'
import { promptLength } from '#shared/rules/profile.ts'
import { isSame, type PromptLine, promptsOf } from '../changes.ts'
import { promptsField } from '../drafts.ts'
import type { Change } from '../queries.ts'
import { useProfileDraft } from '../use-profile-draft.ts'
import { useSaveSoon } from '../use-save-soon.ts'
import { HeldNote } from './HeldNote.tsx'
import { PromptFields } from './PromptFields.tsx'

type PromptsSectionProps = {
  user: CurrentUser
  shown: CurrentUser['profile']
  onChange: (change: Change) => void
}

/** Sentences to finish (PROF-25). */
export function PromptsSection({ user, shown, onChange }: PromptsSectionProps) {
  const t = useTranslations('profile.prompts')
  const [lines, setLines] = useProfileDraft(user, promptsField, { saved: user.profile.prompts, stored: shown.prompts })
  const isTooLong = lines.some(({ answer }) => visibleLength(answer.trim()) > promptLength)
  const isSaved = isTooLong || isSame(promptsOf(lines), shown.prompts)
  const save = useCallback(() => onChange({ prompts: promptsOf(lines) }), [onChange, lines])
  useSaveSoon(isSaved ? null : save)

  const change = (at: number, line: Partial<PromptLine>) =>
    setLines(lines.map((one, index) => (index === at ? { ...one, ...line } : one)))
  const remove = (at: number) => {
    setLines(lines.filter((_, index) => index !== at))
    // the button that had the focus is gone
    document.getElementById('prompts')?.focus({ preventScroll: true })
  }
  const moveUp = (at: number) => setLines(lines.with(at - 1, lines[at]!).with(at, lines[at - 1]!))
  return (
    <Section id="prompts" title={t('title')} lead={t('lead', { most: String(maxPrompts) })}>
      {lines.map((line, at) => (
        <PromptFields
          // biome-ignore lint/suspicious/noArrayIndexKey: a line has no other identity
          key={at}
          number={at + 1}
          line={line}
          taken={lines.map(({ prompt }) => prompt)}
          onChange={(part) => change(at, part)}
          onBlur={isSaved ? undefined : save}
          onRemove={() => remove(at)}
          onMoveUp={at > 0 ? () => moveUp(at) : undefined}
        />
      ))}
      {isSaved && !isTooLong && <HeldNote field="prompts" profile={shown} />}
      {lines.length < maxPrompts && (
        <div>
          <Button icon={<Plus aria-hidden="true" />} onClick={() => setLines([...lines, { prompt: '', answer: '' }])}>
            {t('add')}
          </Button>
        </div>
      )}
    </Section>
  )
}
