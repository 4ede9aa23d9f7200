import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { FictionalMark } from '#frontend/domain/members/FictionalMark.tsx'
import { photoSources } from '#frontend/domain/photos/photo-sources.ts'
import { Avatar } from '#frontend/ui/Avatar.tsx'
import { Button } from '#frontend/ui/Button.tsx'
import { ConfirmDialog } from '#frontend/ui/ConfirmDialog.tsx'
import { Link } from '#frontend/ui/Link.tsx'
import { LongName } from '#frontend/ui/LongName.tsx'
import { Skeleton } from '#frontend/ui/Skeleton.tsx'
import type { SmallCard } from '#shared/model/profile.ts'
import { pathTo } from '#shared/rules/paths.ts'
import { useClosePrivatePhotos, useOpenedTo } from '../queries.ts'

/** Members to whom the private photos are open, each with a close button. */
export function OpenedTo() {
  const t = useTranslations('photos')
  const { members, isError, refetch } = useOpenedTo()
  const close = useClosePrivatePhotos()
  const [asked, setAsked] = useState<SmallCard | null>(null)
  const name = asked?.name ?? ''
  return (
    <div className="mt-6 border-line border-t pt-5">
      <h3 className="text-base">{t('private.openedTitle')}</h3>
      {!members && !isError && <Skeleton className="mt-3 h-14" />}
      {!members && isError && (
        <p className="mt-1 text-muted">
          {t('private.openedFailed')}{' '}
          <Button tone="ghost" size="sm" onClick={() => void refetch()}>
            {t('retry')}
          </Button>
        </p>
      )}
      {members?.length === 0 && <p className="mt-1 text-muted">{t('private.openedNone')}</p>}
      <ul className="divide-y divide-line">
        {members?.map((member) => (
          <li key={member.id} className="flex items-center gap-3 py-2">
            <Link
              to={pathTo('members-id', { id: member.id })}
              className="flex min-h-11 min-w-0 flex-1 items-center gap-3 rounded-control"
            >
              <Avatar {...photoSources(member.main_image?.thumb_filename)} name={member.name} />
              <span className="min-w-0">
                <span className="block wrap-anywhere">
                  <span className="font-medium">
                    <LongName name={member.name} />
                  </span>{' '}
                  <span className="tabular">{member.age}</span>
                </span>
                {member.fictional && <FictionalMark />}
              </span>
            </Link>
            <Button
              size="sm"
              aria-label={t('private.closeFor', { name: member.name })}
              onClick={() => setAsked(member)}
            >
              {t('private.close')}
            </Button>
          </li>
        ))}
      </ul>
      <ConfirmDialog
        title={t('private.confirmTitle', { name })}
        text={t('private.confirmText', { name })}
        confirm={t('private.confirm')}
        cancel={t('private.cancel')}
        isOpen={asked !== null}
        onConfirm={() => {
          setAsked(null)
          if (asked) close(asked.id)
        }}
        onClose={() => setAsked(null)}
      />
    </div>
  )
}
