import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { LoadFailed } from '#frontend/features/staff/parts/LoadFailed.tsx'
import { Tag } from '#frontend/ui/Chip.tsx'
import { useNamedMembers } from '../members.ts'
import { FilePart } from './FilePart.tsx'
import { MemberLink } from './MemberLink.tsx'

type NamedMembersProps = {
  q: string
  /** Id of the member whose file is open. */
  opened: string | undefined
  /** Shown if no other member has a matching name. */
  children: ReactNode
}

/** Members whose name has a word that begins with the searched text, as links to their files. */
export function NamedMembers({ q, opened, children }: NamedMembersProps) {
  const t = useTranslations('staff.member')
  const found = useNamedMembers(q)
  const others = found.data?.members.filter(({ member }) => member.id !== opened) ?? []
  if (found.error) return <LoadFailed error={found.error} onRetry={() => void found.refetch()} />
  if (found.isLoading) return null
  if (others.length === 0) return children
  return (
    <div className="mb-4 max-w-[640px]">
      <FilePart title={t('named', { q })}>
        <ul className="divide-y divide-line">
          {others.map(({ member, status }) => (
            <li key={member.id} className="flex flex-wrap items-center gap-x-3 gap-y-1 py-1.5">
              <MemberLink card={member} />
              {status !== 'active' && (
                <Tag tone={status === 'banned' ? 'danger' : 'warning'}>{t(`status.${status}`)}</Tag>
              )}
            </li>
          ))}
        </ul>
        {found.data?.more && <p className="mt-2 text-muted">{t('moreNamed')}</p>}
      </FilePart>
    </div>
  )
}
