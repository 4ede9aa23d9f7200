import { useCallback, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useSettings } from '#frontend/domain/account/session.ts'
import { Checkbox } from '#frontend/ui/Checkbox.tsx'
import { ConfirmDialog } from '#frontend/ui/ConfirmDialog.tsx'
import { Section } from '#frontend/ui/Section.tsx'
import { sexualities } from '#shared/model/profile.ts'
import { isSensitiveInterest } from '#shared/rules/profile.ts'
import { groupsOf } from '../changes.ts'
import { FactField, type FieldsProps } from './FactField.tsx'
import { InterestChips, type ShownInterest } from './InterestChips.tsx'

/**
 * Sensitive facts with separate consent, a checkbox that is
 * never preselected; unticking it clears them (TRAP-23).
 */
export function SensitiveSection({
  interests = [],
  ...fields
}: FieldsProps & { interests: readonly ShownInterest[] | undefined }) {
  const t = useTranslations('profile.sensitive')
  const { visible_profile_fields } = useSettings()
  const [isLeaving, setLeaving] = useState(false)
  const stay = useCallback(() => setLeaving(false), [])
  const { shown, onChange } = fields
  const hasTold = shown.sexuality !== null || shown.interests.some(isSensitiveInterest)
  const tags = visible_profile_fields.includes('interests') ? groupsOf(interests).sensitive : []
  const hasSexuality = visible_profile_fields.includes('sexuality')
  if (!hasSexuality && tags.length === 0) return null

  const onConsent = (isGiven: boolean) => {
    if (!isGiven && hasTold) setLeaving(true)
    else onChange({ sensitive_consent: isGiven })
  }
  return (
    <Section id="sensitive" title={t('title')} lead={t('lead')}>
      <div>
        <Checkbox
          label={t('consent')}
          checked={shown.sensitive_consent}
          onChange={({ target }) => onConsent(target.checked)}
        />
        <p className="text-muted text-sm">{t('use')}</p>
      </div>
      {shown.sensitive_consent && (
        <>
          {hasSexuality && (
            <div className="grid sm:grid-cols-2">
              <FactField name="sexuality" values={sexualities} {...fields} />
            </div>
          )}
          {tags.length > 0 && <InterestChips label={t('interests')} interests={tags} {...fields} />}
        </>
      )}
      <WithdrawDialog
        isOpen={isLeaving}
        onClose={stay}
        onConfirm={() =>
          // optimistic update: the server makes the same change on withdrawal
          onChange({
            sensitive_consent: false,
            sexuality: null,
            interests: shown.interests.filter((tag) => !isSensitiveInterest(tag)),
          })
        }
      />
    </Section>
  )
}

function WithdrawDialog({
  isOpen,
  onClose,
  onConfirm,
}: {
  isOpen: boolean
  onClose: () => void
  onConfirm: () => void
}) {
  const t = useTranslations('profile.sensitive.withdraw')
  const confirm = () => {
    onConfirm()
    onClose()
  }
  return (
    <ConfirmDialog
      title={t('title')}
      text={t('text')}
      confirm={t('confirm')}
      isOpen={isOpen}
      onConfirm={confirm}
      onClose={onClose}
    />
  )
}
