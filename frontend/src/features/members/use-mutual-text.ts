import { useTranslations } from 'use-intl'
import { useMember } from '#frontend/domain/account/session.ts'

/** Name of the filter for members who look for the viewer's gender; only members have it. */
export function useMutualText(): string {
  const t = useTranslations('members.filters')
  return t('mutual', { gender: useMember()?.profile.gender ?? 'female' })
}
