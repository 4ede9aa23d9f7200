import { useTranslations } from 'use-intl'
import { Late } from '#frontend/domain/site/Late.tsx'
import { Skeleton } from '#frontend/ui/Skeleton.tsx'
import { type Address, useKnownPartner } from '../queries.ts'
import { PartnerHeader } from './ConversationHeader.tsx'

/** Placeholder of a loading conversation; shows the other member if the list contains them. */
export function ConversationSkeleton({ address }: { address: Address }) {
  const t = useTranslations('app')
  const partner = useKnownPartner(address)
  return (
    <>
      {partner ? (
        <PartnerHeader partner={partner} />
      ) : (
        <div className="flex min-h-16 items-center gap-3 border-line border-b bg-surface px-4">
          <Skeleton className="size-11 rounded-full!" />
          <Skeleton className="h-5 w-36" />
        </div>
      )}
      <div aria-busy="true" className="flex flex-1 flex-col justify-end gap-3 overflow-hidden p-4">
        <span className="sr-only">{t('loading')}</span>
        <Late className="mb-auto" />
        <Skeleton className="h-11 w-3/5 rounded-card!" />
        <Skeleton className="h-17 w-2/3 rounded-card!" />
        <Skeleton className="h-11 w-2/5 self-end rounded-card!" />
        <Skeleton className="h-11 w-1/2 rounded-card!" />
        <Skeleton className="h-17 w-3/5 self-end rounded-card!" />
      </div>
      <div className="border-line border-t bg-surface px-3 pt-2 pb-[calc(var(--safe-bottom)+8px)] md:px-4 md:pt-3">
        <Skeleton className="h-17 w-full" />
      </div>
    </>
  )
}
