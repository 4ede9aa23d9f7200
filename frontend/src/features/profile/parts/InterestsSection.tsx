import { useTranslations } from 'use-intl'
import { useSettings } from '#frontend/domain/account/session.ts'
import type { useInterests } from '#frontend/domain/profile/interests.ts'
import { Button } from '#frontend/ui/Button.tsx'
import { Section } from '#frontend/ui/Section.tsx'
import { Skeleton } from '#frontend/ui/Skeleton.tsx'
import { groupsOf } from '../changes.ts'
import type { FieldsProps } from './FactField.tsx'
import { InterestChips } from './InterestChips.tsx'

/** Interests on offer, from the server (PROF-11). */
export function InterestsSection({
  interests,
  ...fields
}: FieldsProps & { interests: ReturnType<typeof useInterests> }) {
  const t = useTranslations('profile.interests')
  const retry = useTranslations('profile')('retry')
  const { visible_profile_fields } = useSettings()
  if (!visible_profile_fields.includes('interests')) return null
  return (
    <Section id="interests" title={t('title')} lead={t('hint')}>
      {interests.isPending && <Skeleton className="h-44" />}
      {interests.isError && (
        <p>
          {t('failed')}{' '}
          <Button tone="ghost" size="sm" onClick={() => void interests.refetch()}>
            {retry}
          </Button>
        </p>
      )}
      {interests.data && (
        <InterestChips label={t('title')} isLabelHidden interests={groupsOf(interests.data).plain} {...fields} />
      )}
    </Section>
  )
}
