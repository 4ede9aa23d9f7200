import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useMember } from '#frontend/lib/session.ts'
import { useErrorText } from '#frontend/lib/use-error-text.ts'
import { Alert } from '#frontend/ui/Alert.tsx'
import { Section } from '#frontend/ui/Section.tsx'
import { Switch } from '#frontend/ui/Switch.tsx'
import { useInvisible } from '../credentials-queries.ts'

/** Invisible mode and what it means (BLOCK-09). */
export default function InvisibleSection() {
  const t = useTranslations('account.settings.invisible')
  const errorText = useErrorText()
  const user = useMember()
  const { mutate, error } = useInvisible()
  // the cache tells of a change a moment after the press, in which the switch would jump back
  const [pressed, setPressed] = useState<boolean | null>(null)
  if (!user) return null
  return (
    <Section id="visibility" title={t('title')}>
      <Switch
        label={t('label')}
        description={t('text')}
        isOn={pressed ?? user.invisible}
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
    </Section>
  )
}
