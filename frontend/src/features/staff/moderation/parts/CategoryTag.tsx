import { useTranslations } from 'use-intl'
import { Tag } from '#frontend/ui/Chip.tsx'
import { isAboutChild } from '#shared/model/complaint.ts'
import type { ComplaintRow } from '../complaints.ts'

const looks = { 1: { tone: 'danger', name: 'p1' }, 2: { tone: 'warning', name: 'p2' }, 3: null } as const

/**
 * Category of a complaint, with marks if a trusted flagger filed it, if its priority is not the
 * usual one, and if only roles for cases may answer it (MOD-04, MOD-06, MOD-07).
 */
export function CategoryTag({ complaint: { category, priority, flagger } }: { complaint: ComplaintRow }) {
  const t = useTranslations('staff.complaints')
  const common = useTranslations('staff')
  const flaggers = useTranslations('staff.flaggers')
  const look = looks[priority]
  return (
    <span className="inline-flex flex-wrap gap-1">
      {flagger && <Tag tone="danger">{flaggers('tag')}</Tag>}
      {look && <Tag tone={look.tone}>{t(`priorities.${look.name}`)}</Tag>}
      <Tag className="whitespace-nowrap max-[16rem]:whitespace-normal">{t(`categories.${category}`)}</Tag>
      {isAboutChild(category) && <Tag>{common('forCaseRoles')}</Tag>}
    </span>
  )
}
