import type { ReactNode } from 'react'
import { Head } from '#frontend/features/staff/parts/Head.tsx'
import { LoadFailed } from '#frontend/features/staff/parts/LoadFailed.tsx'
import { RowsSkeleton } from '#frontend/features/staff/parts/RowsSkeleton.tsx'
import { EmptyState } from '#frontend/ui/EmptyState.tsx'
import { ClaimNote } from './ClaimNote.tsx'

type ListScreenProps = {
  title: string
  lead: string | undefined
  /** Claim of a colleague on the shown entry; absent on screens without claims. */
  claim?: { by: string } | null
  controls?: ReactNode
  list: { isPending: boolean; error: unknown; refetch: () => unknown }
  empty: { title: string; text: string }
  /** Falsy if the list has no rows. */
  children: ReactNode
}

/** Screen of a list. Without rows, it shows a skeleton, the load error or the empty state. */
export const ListScreen = ({ title, lead, claim, controls, list, empty, children }: ListScreenProps) => (
  <>
    <Head title={title} lead={lead}>
      {claim !== undefined && <ClaimNote claim={claim} />}
      {controls}
    </Head>
    {children || (
      <>
        {list.isPending && <RowsSkeleton />}
        {list.error !== null && <LoadFailed error={list.error} onRetry={() => void list.refetch()} />}
        {!list.isPending && list.error === null && (
          <EmptyState drawing="desk" title={empty.title}>
            <p>{empty.text}</p>
          </EmptyState>
        )}
      </>
    )}
  </>
)
