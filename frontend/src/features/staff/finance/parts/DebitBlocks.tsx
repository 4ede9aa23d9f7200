import { useTranslations } from 'use-intl'
import { LoadFailed } from '#frontend/features/staff/parts/LoadFailed.tsx'
import { RowsSkeleton } from '#frontend/features/staff/parts/RowsSkeleton.tsx'
import { Tag } from '#frontend/ui/Chip.tsx'
import { ExactTime } from '#frontend/ui/Time.tsx'
import { type Debit, useDebit } from '../debits.ts'
import { BlockForm } from './BlockForm.tsx'
import { CivilDay } from './CivilDay.tsx'
import { FactGrid, type Facts } from './FactGrid.tsx'

/** Mandate of a direct debit, and the blocks of its bank account and phone number (FIN-04). */
export function DebitBlocks({ reference }: { reference: string }) {
  const t = useTranslations('finance.debits')
  const debit = useDebit(reference)
  const { data } = debit
  return (
    <section aria-label={t('title')} className="rounded-control border border-line bg-surface p-4">
      <h2 className="mb-2 text-base">{t('title')}</h2>
      {debit.isPending && <RowsSkeleton />}
      {debit.error && !data && <LoadFailed error={debit.error} onRetry={() => void debit.refetch()} />}
      {data && (
        <>
          <Mandate debit={data} />
          <BlockForm named={{ reference }} can={blockable(data)} />
        </>
      )}
    </section>
  )
}

const blockable = ({ iban_block: iban, phone_block: phone }: Debit) => ({
  block: iban === null || phone === null,
  unblock: iban !== null || phone !== null,
})

function Mandate({ debit }: { debit: Debit }) {
  const t = useTranslations('finance.debits')
  const facts: Facts = [
    [t('holder'), debit.account_holder],
    [t('account'), `•••• ${debit.iban_end}`],
    [t('signed'), <ExactTime key="at" at={debit.signed_at} />],
    [t('collectOn'), <CivilDay key="on" day={debit.collect_on} />],
    [t('returnCode'), debit.return_code ?? '–'],
    [t('iban'), <Block key="iban" block={debit.iban_block} />],
    [t('phone'), <Block key="phone" block={debit.phone_block} />],
  ]
  return <FactGrid facts={facts} className="mb-4" />
}

function Block({ block }: { block: Debit['iban_block'] }) {
  const t = useTranslations('finance.debits')
  if (!block) return t('free')
  return (
    <>
      <Tag tone="danger">{t('blocked')}</Tag>
      <span className="block font-normal text-muted">
        {block.by === 'bank' ? t('byBank', { code: block.reason }) : t('byStaff', { name: block.by })}
      </span>
      {block.by !== 'bank' && <span className="block font-normal text-muted">{block.reason}</span>}
      <ExactTime at={block.at} className="block font-normal text-muted" />
    </>
  )
}
