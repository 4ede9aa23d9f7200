import { useTranslations } from 'use-intl'
import { Card } from '#frontend/ui/Card.tsx'
import { RowList } from '#frontend/ui/RowList.tsx'
import { ExactTime } from '#frontend/ui/Time.tsx'
import type { MadeDecision } from '#shared/contract/safety.ts'
import { hasFixedFacts } from '#shared/model/decision.ts'

/** Decision as in its mail, and the outcome of an objection. */
export function DecisionCard({ decision }: { decision: MadeDecision }) {
  const t = useTranslations('safety.decision')
  const { number, kind, ground, facts, at, until, state, answer } = decision
  return (
    <Card className="flex flex-col gap-5">
      {state !== 'made' && (
        <p role="status" className="font-medium">
          {t(`states.${state}`)}
        </p>
      )}
      {answer && <Words label={t('reasons')} text={answer} />}
      <RowList
        rows={[
          [t('facts.number'), number],
          [t('facts.what'), t(`kinds.${kind}`)],
          [t('facts.from'), <ExactTime key="from" at={at} />],
          ...(until ? [[t('facts.until'), <ExactTime key="until" at={until} />] as const] : []),
          [t('facts.ground'), t(`grounds.${ground}`)],
        ]}
      />
      <Words label={t('facts.seen')} text={hasFixedFacts(kind) ? t(`fixedFacts.${kind}`) : facts} />
      {kind === 'age_suspended' && state === 'made' && <p className="max-w-[65ch]">{t('ageProof')}</p>}
    </Card>
  )
}

function Words({ label, text }: { label: string; text: string }) {
  return (
    <div>
      <h2 className="mb-1 text-base">{label}</h2>
      <p className="max-w-[65ch] whitespace-pre-line break-words">{text}</p>
    </div>
  )
}
