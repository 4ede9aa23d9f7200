import { useTranslations } from 'use-intl'
import { VeiledPhoto } from '#frontend/features/staff/parts/VeiledPhoto.tsx'
import { Tag } from '#frontend/ui/Chip.tsx'
import type { WaitingPhoto } from '#shared/contract/moderation-items.ts'
import { MemberLink } from './MemberLink.tsx'

/** Similar photos of other accounts (MOD-10), blurred until opened; renders nothing if none. */
export function SimilarPhotos({ alike }: Pick<WaitingPhoto, 'alike'>) {
  const t = useTranslations('staff.photos')
  const words = useTranslations('staff.member')
  if (!alike.banned && alike.photos.length === 0) return null
  return (
    <>
      <h2 className="mt-3 mb-1 font-medium text-sm">{t('alike')}</h2>
      <ul className="flex flex-col items-start gap-2 text-sm">
        {alike.banned && (
          <li>
            <Tag tone="danger">{t('alikeBanned')}</Tag>
          </li>
        )}
        {alike.photos.map(({ member, id, full, blurred }) => (
          <li key={id} className="flex items-center gap-3">
            {blurred && (
              <VeiledPhoto
                full={full}
                blurred={blurred}
                label={t('likePhoto', { name: member.name })}
                className="aspect-4/5 w-16 shrink-0"
              />
            )}
            <span className="flex min-w-0 flex-col gap-1">
              <MemberLink card={member} />
              {!blurred && <span className="text-muted">{words('withheld')}</span>}
            </span>
          </li>
        ))}
      </ul>
    </>
  )
}
