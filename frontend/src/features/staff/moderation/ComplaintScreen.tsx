import { useTranslations } from 'use-intl'
import { Head } from '#frontend/features/staff/parts/Head.tsx'
import { LoadFailed } from '#frontend/features/staff/parts/LoadFailed.tsx'
import { RowsSkeleton } from '#frontend/features/staff/parts/RowsSkeleton.tsx'
import { Refused } from '#frontend/lib/call.ts'
import { Tag } from '#frontend/ui/Chip.tsx'
import { EmptyState } from '#frontend/ui/EmptyState.tsx'
import { RowList } from '#frontend/ui/RowList.tsx'
import { ExactTime } from '#frontend/ui/Time.tsx'
import { receiptOf } from '#shared/model/complaint.ts'
import { useComplaint } from './complaints.ts'
import { CategoryTag } from './parts/CategoryTag.tsx'
import { ComplaintDecisions } from './parts/ComplaintDecisions.tsx'
import { ComplaintNotes } from './parts/ComplaintNotes.tsx'
import { ComplaintsAndDetail } from './parts/ComplaintsAndDetail.tsx'
import { ComplaintWork } from './parts/ComplaintWork.tsx'
import { EvidenceView } from './parts/EvidenceView.tsx'
import { MemberLink } from './parts/MemberLink.tsx'
import { RelatedComplaints } from './parts/RelatedComplaints.tsx'
import { useComplaintText } from './parts/use-complaint-text.ts'

/** Complaint, with the list of complaints beside it. */
export default function ComplaintScreen({ id }: { id: string }) {
  return <ComplaintsAndDetail current={id} detail={<Detail id={id} />} />
}

/** Complaint with its text, frozen evidence, and the answer (TRAP-62, TRAP-63). */
function Detail({ id }: { id: string }) {
  const t = useTranslations('staff.complaint')
  const list = useTranslations('staff.complaints')
  const text = useComplaintText()
  const { data, error, isPending, refetch } = useComplaint(id)
  const title = t('title', { receipt: receiptOf(id) })
  if (isPending || !data) {
    const isMissing = error instanceof Refused && error.code === 'not_found'
    return (
      <>
        <Head title={title} />
        {isPending && <RowsSkeleton />}
        {isMissing && <EmptyState drawing="drawer" title={t('missing')} />}
        {error && !isMissing && <LoadFailed error={error} onRetry={() => void refetch()} />}
      </>
    )
  }
  const { complaint, related, evidence, outcome, answer, decisions, notes } = data
  return (
    <>
      <Head title={title}>
        <Tag tone={complaint.status === 'open' ? 'warning' : 'success'}>{t(`status.${complaint.status}`)}</Tag>
      </Head>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 2xl:grid-cols-[minmax(0,1fr)_24rem]">
        <div className="flex min-w-0 flex-col gap-6">
          <section className="rounded-control border border-line bg-surface p-4">
            <h2 className="mb-2 text-base">{t('said')}</h2>
            <p className="mb-4 max-w-[75ch] whitespace-pre-line">{text(complaint)}</p>
            <div className="text-sm [&_dl>div]:py-1.5">
              <RowList
                rows={[
                  [list('category'), <CategoryTag key="category" complaint={complaint} />],
                  [t('kind'), list(`kinds.${complaint.kind}`)],
                  [t('received'), <ExactTime key="at" at={complaint.created_at} />],
                  [
                    t('from'),
                    complaint.from ? (
                      <MemberLink key="from" card={complaint.from} />
                    ) : (
                      (complaint.flagger ?? complaint.notifier ?? t(complaint.escalated ? 'fromTeam' : 'nobody'))
                    ),
                  ],
                  ...(complaint.escalated
                    ? []
                    : ([
                        [t('goodFaith.title'), t(`goodFaith.${complaint.good_faith ? 'confirmed' : 'notAsked'}`)],
                      ] as const)),
                  [
                    t('about'),
                    complaint.about ? (
                      <MemberLink key="about" card={complaint.about} />
                    ) : (
                      t(complaint.about_left ? 'left' : 'nobody')
                    ),
                  ],
                ]}
              />
            </div>
          </section>
          {related.length > 0 && <RelatedComplaints complaints={related} />}
          {evidence && <EvidenceView evidence={evidence} complaint={complaint} />}
          {!evidence && complaint.status === 'open' && <p className="text-muted">{t('noEvidence')}</p>}
          <ComplaintNotes key={id} id={id} notes={notes} />
        </div>
        {complaint.status === 'open' ? (
          <ComplaintWork complaint={complaint} decisions={decisions} evidence={evidence} />
        ) : (
          <div className="flex flex-col gap-4">
            <section className="rounded-control border border-line bg-surface p-4">
              <h2 className="mb-2 text-base">{t('answered')}</h2>
              <p className="mb-2 text-muted text-sm">
                {outcome && t(`outcomes.${outcome}`)}{' '}
                {complaint.answered_at && <ExactTime at={complaint.answered_at} />}
              </p>
              <p className="whitespace-pre-line">{answer}</p>
              {!evidence && <p className="mt-4 text-muted text-sm">{t('evidenceGone')}</p>}
            </section>
            {decisions.length > 0 && <ComplaintDecisions complaint={complaint} decisions={decisions} />}
          </div>
        )}
      </div>
    </>
  )
}
