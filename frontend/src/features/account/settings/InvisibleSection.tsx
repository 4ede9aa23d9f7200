import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useMember } from '#frontend/domain/account/session.ts'
import { useErrorText } from '#frontend/lib/use-error-text.ts'
import { Alert } from '#frontend/ui/Alert.tsx'
import { Section } from '#frontend/ui/Section.tsx'
import { Switch } from '#frontend/ui/Switch.tsx'
import type { CurrentUser } from '#shared/model/user.ts'
import { lookDays, onlineGraceSeconds } from '#shared/rules/limits.ts'
import { useVisibility, type Visibility } from '../credentials-queries.ts'

/**
 * Switches for invisible mode (BLOCK-09), visibility to visitors (PRIV-01), read marks (LIVE-10),
 * presence (LIVE-11) and looks, the visits to profiles (functions/decisions/0069-who-looked.md).
 */
export default function InvisibleSection() {
  const t = useTranslations('account.settings')
  const user = useMember()
  if (!user) return null
  return (
    <Section id="visibility" title={t('invisible.title')}>
      <VisibilitySwitch user={user} name="invisible" label={t('invisible.label')} text={t('invisible.text')} />
      <VisibilitySwitch user={user} name="shown_to_visitors" label={t('visitors.label')} text={t('visitors.text')} />
      <VisibilitySwitch user={user} name="read_marks" label={t('readMarks.label')} text={t('readMarks.text')} />
      <VisibilitySwitch
        user={user}
        name="shows_presence"
        label={t('presence.label')}
        text={t('presence.text', { minutes: String(onlineGraceSeconds / 60) })}
      />
      <VisibilitySwitch
        user={user}
        name="shows_looks"
        label={t('looks.label')}
        text={t('looks.text', { days: String(lookDays) })}
      />
    </Section>
  )
}

type VisibilitySwitchProps = { user: CurrentUser; name: Visibility; label: string; text: string }

function VisibilitySwitch({ user, name, label, text }: VisibilitySwitchProps) {
  const errorText = useErrorText()
  const { mutate, error } = useVisibility(name)
  // local state, as the cache updates a moment after the click and the switch would jump back
  const [pressed, setPressed] = useState<boolean | null>(null)
  return (
    <>
      <Switch
        label={label}
        description={text}
        isOn={pressed ?? user[name]}
        onChange={(isOn) => {
          setPressed(isOn)
          mutate(isOn, { onSettled: () => setPressed(null) })
        }}
      />
      {error && (
        <Alert tone="danger" isLive>
          {errorText(error)}
        </Alert>
      )}
    </>
  )
}
