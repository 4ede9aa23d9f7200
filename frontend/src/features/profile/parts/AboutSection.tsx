import { useCallback } from 'react'
import { useTranslations } from 'use-intl'
import { Section } from '#frontend/ui/Section.tsx'
import { TextAreaField } from '#frontend/ui/TextField.tsx'
import type { CurrentUser } from '#shared/model/user.ts'
import { visibleLength } from '#shared/rules/message.ts'
import { aboutLength } from '#shared/rules/profile.ts'
import { aboutField } from '../drafts.ts'
import type { Change } from '../queries.ts'
import { useProfileDraft } from '../use-profile-draft.ts'
import { useSaveSoon } from '../use-save-soon.ts'
import { HeldNote } from './HeldNote.tsx'

/** Remaining characters at which the counter appears. */
const nearTheEnd = 200

type AboutSectionProps = {
  user: CurrentUser
  shown: CurrentUser['profile']
  onChange: (change: Change) => void
}

/** "About me" text. */
export function AboutSection({ user, shown, onChange }: AboutSectionProps) {
  const t = useTranslations('profile.about')
  const stored = shown.about ?? ''
  const [text, setText] = useProfileDraft(user, aboutField, { saved: user.profile.about ?? '', stored })
  const left = aboutLength - visibleLength(text.trim())
  const isSaved = aboutField.isSame(text, stored) || left < 0
  const save = useCallback(() => onChange({ about: text.trim() || null }), [onChange, text])

  useSaveSoon(isSaved ? null : save)

  const hint = left < 0 ? t('over', { count: -left }) : left <= nearTheEnd ? t('left', { count: left }) : null
  return (
    <Section id="about" title={t('title')}>
      <TextAreaField
        label={t('label')}
        description={t('hint')}
        value={text}
        rows={4}
        onChange={({ target }) => setText(target.value)}
        onBlur={isSaved ? undefined : save}
        error={left < 0 ? hint : null}
      />
      {left >= 0 && hint && <p className="-mt-3 tabular text-muted text-sm">{hint}</p>}
      {isSaved && left >= 0 && <HeldNote field="about" profile={shown} />}
    </Section>
  )
}
