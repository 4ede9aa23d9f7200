import { type FormEvent, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useMemberView } from '#frontend/features/staff/member-view.ts'
import { Head } from '#frontend/features/staff/parts/Head.tsx'
import { LoadFailed } from '#frontend/features/staff/parts/LoadFailed.tsx'
import { MemberPhotos } from '#frontend/features/staff/parts/MemberPhotos.tsx'
import { RowsSkeleton } from '#frontend/features/staff/parts/RowsSkeleton.tsx'
import { staffPaths } from '#frontend/features/staff/paths.ts'
import { useStaffUser } from '#frontend/features/staff/session.ts'
import { navigate, useSearch } from '#frontend/lib/router.ts'
import { Button } from '#frontend/ui/Button.tsx'
import { EmptyState } from '#frontend/ui/EmptyState.tsx'
import { TextField } from '#frontend/ui/TextField.tsx'
import { useClaims } from './claims.ts'
import { useNumbered } from './members.ts'
import { ClaimNote } from './parts/ClaimNote.tsx'
import { MemberActions } from './parts/MemberActions.tsx'
import { MemberComplaints } from './parts/MemberComplaints.tsx'
import { MemberDevices } from './parts/MemberDevices.tsx'
import { MemberFacts } from './parts/MemberFacts.tsx'
import { MemberHistory } from './parts/MemberHistory.tsx'
import { MemberNotes } from './parts/MemberNotes.tsx'
import { MemberRelated } from './parts/MemberRelated.tsx'
import { MemberTexts } from './parts/MemberTexts.tsx'
import { NamedMembers } from './parts/NamedMembers.tsx'
import { isEmpty, NumberedItems } from './parts/NumberedItems.tsx'
import { RequestsByHand } from './parts/RequestsByHand.tsx'

/**
 * Member found by number, id, email address or name, with the member's file: facts, decisions or
 * payments, and actions. Also links to members with similar names and, for moderators, to the
 * complaints and the decision that have the searched number. Each view of a file is audited.
 */
export default function MemberScreen() {
  const t = useTranslations('staff.member')
  const { q = '' } = useSearch()
  const user = useStaffUser()
  const found = useMemberView(q)
  const { data } = found
  const isModerator = user?.roles.includes('moderator') ?? false
  const numbered = useNumbered(isModerator ? q : '')
  return (
    <>
      <Head title={t('title')} lead={t('lead')}>
        {data && data.signals.length > 0 && <RiskClaim key={data.card.id} id={data.card.id} />}
      </Head>
      <SearchForm key={q} q={q} label={t(isModerator ? 'searchNumbers' : 'search')} />
      {found.isFetching && !data && <RowsSkeleton />}
      {found.error && <LoadFailed error={found.error} onRetry={() => void found.refetch()} />}
      {numbered.error && <LoadFailed error={numbered.error} onRetry={() => void numbered.refetch()} />}
      {numbered.data && <NumberedItems found={numbered.data} />}
      {data !== undefined && (
        <NamedMembers q={q} opened={data?.card.id}>
          {data === null && !numbered.isFetching && (!numbered.data || isEmpty(numbered.data)) && (
            <EmptyState drawing="drawer" title={t('nobody')}>
              <p>{t('nobodyHint')}</p>
            </EmptyState>
          )}
        </NamedMembers>
      )}
      {data && (
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 xl:grid-cols-2">
          <div className="flex min-w-0 flex-col gap-4">
            <MemberFacts member={data} />
            {isModerator && (
              <>
                <MemberTexts member={data} q={q} />
                <MemberActions member={data} q={q} />
                {!data.card.fictional && <RequestsByHand member={data} />}
                <MemberRelated {...data} />
                <MemberNotes key={data.card.id} member={data} q={q} />
                <MemberDevices {...data} />
              </>
            )}
          </div>
          <div className="flex min-w-0 flex-col gap-4">
            {data.photos.length > 0 && <MemberPhotos member={data} q={q} />}
            {isModerator && <MemberComplaints {...data} />}
            <MemberHistory member={data} roles={user?.roles ?? []} />
          </div>
        </div>
      )}
    </>
  )
}

/** Claims the member in the queue of risks, because staff handle risks in the member's file. */
function RiskClaim({ id }: { id: string }) {
  const claims = useClaims('risks', [id])
  return <ClaimNote claim={claims.of(id)} />
}

function SearchForm({ q, label }: { q: string; label: string }) {
  const t = useTranslations('staff.member')
  const [typed, setTyped] = useState(q)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const wanted = typed.trim()
    if (wanted) navigate(staffPaths.members, { search: { q: wanted } })
  }
  return (
    <search>
      <form onSubmit={submit} className="mb-6 flex max-w-[640px] items-end gap-2">
        <TextField
          label={label}
          type="search"
          maxLength={254}
          autoCapitalize="off"
          spellCheck={false}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          className="min-w-0 flex-1"
        />
        <Button type="submit" tone="primary">
          {t('find')}
        </Button>
      </form>
    </search>
  )
}
