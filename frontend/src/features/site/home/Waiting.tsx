import { useTranslations } from 'use-intl'
import type { Chats } from '#frontend/domain/chats/chats.ts'
import { useLastLine } from '#frontend/domain/chats/use-last-line.ts'
import { FictionalMark } from '#frontend/domain/members/FictionalMark.tsx'
import { OnlineDot } from '#frontend/domain/members/OnlineDot.tsx'
import { useOnline } from '#frontend/domain/members/online.ts'
import { VerifiedMark } from '#frontend/domain/members/VerifiedMark.tsx'
import { photoSources } from '#frontend/domain/photos/photo-sources.ts'
import { useErrorText } from '#frontend/lib/use-error-text.ts'
import { Avatar } from '#frontend/ui/Avatar.tsx'
import { Badge } from '#frontend/ui/Badge.tsx'
import { Button } from '#frontend/ui/Button.tsx'
import { Card } from '#frontend/ui/Card.tsx'
import { EmptyState } from '#frontend/ui/EmptyState.tsx'
import { Link } from '#frontend/ui/Link.tsx'
import { LinkButton } from '#frontend/ui/LinkButton.tsx'
import { LongName } from '#frontend/ui/LongName.tsx'
import { Skeleton } from '#frontend/ui/Skeleton.tsx'
import { Moment } from '#frontend/ui/Time.tsx'
import type { Conversation } from '#shared/model/message.ts'
import { pathTo } from '#shared/rules/paths.ts'
import { Head, PendingTitle } from './Head.tsx'

const maxRows = 3

type WaitingProps = {
  chats: Chats | undefined
  /** Conversations among `chats` that wait for the member. */
  waiting: Conversation[] | undefined
  error: Error | null
  onRetry: () => void
}

/** Conversations that wait for the member, or the latest ones if none does. */
export function Waiting({ chats, waiting, error, onRetry }: WaitingProps) {
  const t = useTranslations('home.waiting')
  const retry = useTranslations('app.errors')('retry')
  const errorText = useErrorText()
  const problem = error && errorText(error)
  // A failed refetch keeps the loaded conversations.
  if (!chats && problem)
    return (
      <Card>
        <EmptyState drawing="plug" title={problem} action={<Button onClick={onRetry}>{retry}</Button>} />
      </Card>
    )
  if (!chats || !waiting)
    return (
      <Card aria-busy="true" aria-labelledby="waiting" className="pb-3!">
        <Head
          id="waiting"
          // skeleton until the answer, which determines the title
          title={<PendingTitle text={t('recent')} />}
          to={pathTo('chats')}
          more={t('all')}
          className="mb-1"
        />
        {[0, 1].map((row) => (
          <div key={row} className="flex min-h-17 items-center gap-3">
            <Skeleton className="size-12 rounded-full!" />
            <Skeleton className="h-4 w-3/5" />
          </div>
        ))}
      </Card>
    )
  if (chats.rows.length === 0)
    return (
      <Card aria-labelledby="waiting">
        <h2 id="waiting" className="text-lg">
          {t('nobody')}
        </h2>
        <p className="mt-1 mb-4 text-muted">{t('begin')}</p>
        <LinkButton to={pathTo('members')} tone="primary">
          {t('toMembers')}
        </LinkButton>
      </Card>
    )
  return (
    <Card aria-labelledby="waiting" className="pb-3!">
      <Head
        id="waiting"
        title={waiting.length > 0 ? t('title') : t('recent')}
        to={pathTo('chats')}
        more={t('all')}
        className="mb-1"
      />
      <WaitingRows rows={(waiting.length > 0 ? waiting : chats.rows).slice(0, maxRows)} />
    </Card>
  )
}

function WaitingRows({ rows }: { rows: readonly Conversation[] }) {
  const online = useOnline(rows.map(({ partner }) => partner))
  return (
    <ul className="-mx-2">
      {rows.map((row) => (
        <WaitingRow key={row.conversation} row={row} isOnline={online.has(row.profile)} />
      ))}
    </ul>
  )
}

function WaitingRow({ row, isOnline }: { row: Conversation; isOnline: boolean }) {
  const t = useTranslations('chats')
  const line = useLastLine(row)
  const { partner, num_unread_messages: unread } = row
  return (
    <li>
      <Link
        to={pathTo('chats-id', { id: row.conversation })}
        className="flex min-h-17 items-center gap-3 rounded-control px-2 py-2 transition hover:bg-sunken"
      >
        <span className="relative">
          <Avatar name={partner.name} {...photoSources(partner.main_image?.thumb_filename)} />
          {isOnline && <OnlineDot className="absolute right-0 bottom-0 size-3! ring-2 ring-surface" />}
        </span>
        <span className="min-w-0 flex-1">
          {/* wraps with large text on phones, where mark and time leave no room for the name */}
          <span className="flex items-center gap-x-2 max-[16rem]:flex-wrap">
            <span className="wrap-anywhere font-bold max-[16rem]:basis-full">
              <LongName name={partner.name} />, <span className="tabular">{partner.age}</span>
            </span>
            {partner.verified && <VerifiedMark />}
            {partner.fictional && <FictionalMark className="shrink-0 px-2! py-0!" />}
            <Moment at={row.last_at} className="ml-auto shrink-0 text-muted text-sm" />
          </span>
          <span className="flex min-h-6 items-center gap-2">
            <span className="min-w-0 flex-1 truncate text-muted text-sm">{line}</span>
            <Badge count={unread} label={t('unread', { count: unread })} className="shrink-0" />
          </span>
        </span>
      </Link>
    </li>
  )
}
