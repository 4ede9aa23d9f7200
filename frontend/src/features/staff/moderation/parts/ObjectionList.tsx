import { useTranslations } from 'use-intl'
import { objectionPath } from '#frontend/features/staff/paths.ts'
import { Tag } from '#frontend/ui/Chip.tsx'
import { ExactTime } from '#frontend/ui/Time.tsx'
import type { Objection } from '#shared/contract/moderation-items.ts'
import { StepList } from './StepList.tsx'

type ObjectionListProps = {
  objections: readonly Objection[]
  current: string
  /** Claim of a colleague on the objection to the decision with this number; null if none. */
  claimOf: (number: string) => { by: string } | null
}

/** Open objections, oldest first, with the colleagues who are looking at them. */
export function ObjectionList({ objections, current, claimOf }: ObjectionListProps) {
  const t = useTranslations('staff.objections')
  const common = useTranslations('staff')
  const words = useTranslations('safety.decision')
  const rows = objections.map(({ number, text, kind, member, objected_at, may_decide }) => {
    const claim = claimOf(number)
    const lines = (
      <>
        <p>{words(`kinds.${kind}`)}</p>
        {!may_decide && <Tag className="self-start">{common('forCaseRoles')}</Tag>}
        <p className="text-muted">
          {member?.name ?? t('left')}, {t('decision', { number })}
        </p>
        <p className="flex flex-wrap gap-x-2 text-muted">
          <ExactTime at={objected_at} />
          {claim && <span>{common('lookedAt', { name: claim.by })}</span>}
        </p>
      </>
    )
    return { id: number, path: objectionPath(number), isCurrent: number === current, title: text, lines }
  })
  return <StepList label={t('open')} rows={rows} />
}
