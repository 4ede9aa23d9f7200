import { type FormEvent, useState } from 'react'
import { useTranslations } from 'use-intl'
import { navigate, useSearch } from '#frontend/lib/router.ts'
import { Button } from '#frontend/ui/Button.tsx'
import { EmptyState } from '#frontend/ui/EmptyState.tsx'
import { TextField } from '#frontend/ui/TextField.tsx'
import { Head } from './parts/Head.tsx'
import { LoadFailed } from './parts/LoadFailed.tsx'
import { MemberActions } from './parts/MemberActions.tsx'
import { MemberFacts } from './parts/MemberFacts.tsx'
import { MemberHistory } from './parts/MemberHistory.tsx'
import { MemberPhotos } from './parts/MemberPhotos.tsx'
import { MemberTexts } from './parts/MemberTexts.tsx'
import { RequestsByHand } from './parts/RequestsByHand.tsx'
import { RowsSkeleton } from './parts/RowsSkeleton.tsx'
import { staffPaths } from './paths.ts'
import { useMemberView } from './queries.ts'
import { useStaffUser } from './session.ts'

/**
 * Member by number, email address or name: facts, decisions
 * or payments, and actions. Each view is audited.
 */
export default function MemberScreen() {
  const t = useTranslations('staff.member')
  const { q = '' } = useSearch()
  const user = useStaffUser()
  const found = useMemberView(q)
  const { data } = found
  return (
    <>
      <Head title={t('title')} lead={t('lead')} />
      <SearchForm key={q} q={q} />
      {found.isFetching && !data && <RowsSkeleton />}
      {found.error && <LoadFailed error={found.error} onRetry={() => void found.refetch()} />}
      {data === null && (
        <EmptyState drawing="search" title={t('nobody')}>
          <p>{t('nobodyHint')}</p>
        </EmptyState>
      )}
      {data && (
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 xl:grid-cols-2">
          <div className="flex min-w-0 flex-col gap-4">
            <MemberFacts member={data} />
            {user?.roles.includes('moderator') && <MemberTexts member={data} q={q} />}
            {user?.roles.includes('moderator') && <MemberActions member={data} q={q} />}
            {user?.roles.includes('moderator') && !data.card.fictional && <RequestsByHand member={data} />}
          </div>
          <div className="flex min-w-0 flex-col gap-4">
            {data.photos.length > 0 && <MemberPhotos member={data} q={q} />}
            <MemberHistory member={data} roles={user?.roles ?? []} />
          </div>
        </div>
      )}
    </>
  )
}

function SearchForm({ q }: { q: string }) {
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
          label={t('search')}
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
