import { useTranslations } from 'use-intl'
import { useMember } from '#frontend/domain/account/session.ts'
import { ReportLink } from '#frontend/domain/safety/ReportLink.tsx'
import { hasPage } from '#frontend/domain/site/pages.ts'
import { addressOf } from '#frontend/lib/router.ts'
import type { MemberProfile } from '#shared/contract/members.ts'
import type { ReportableText } from '#shared/model/complaint.ts'
import { pathTo } from '#shared/rules/paths.ts'

/**
 * Reports one text of another member's profile (MOD-05). Visitors report the profile as a whole.
 */
export function ReportText({ profile: { id }, field }: { profile: MemberProfile; field: ReportableText }) {
  const t = useTranslations('members.profile')
  const own = useMember()
  if (!own || own.id === id || !hasPage('complaints')) return null
  return <ReportLink to={addressOf(pathTo('complaints'), { member: id, field })} label={t('reportText')} />
}
