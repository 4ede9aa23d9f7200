import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '#frontend/ui/Button.tsx'
import { Tag } from '#frontend/ui/Chip.tsx'
import type { StaffMember } from '../member-view.ts'
import { DecideDialog } from './DecideDialog.tsx'
import { PhotoHistory } from './PhotoHistory.tsx'
import { VeiledPhoto } from './VeiledPhoto.tsx'

const tones = { pending: 'warning', active: 'success', rejected: 'danger', removed: 'neutral' } as const

/** All photos of a member, blurred until opened, each with its history and decision (MOD-08). */
export function MemberPhotos({ member, q }: { member: Pick<StaffMember, 'card' | 'photos' | 'language'>; q: string }) {
  const t = useTranslations('staff.member')
  const actions = useTranslations('staff.actions.decide')
  const [asked, setAsked] = useState<string | null>(null)
  return (
    <section className="rounded-control border border-line bg-surface p-4">
      <h2 className="mb-3 text-base">{t('photos')}</h2>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(9rem,100%),1fr))] gap-3">
        {member.photos.map((photo, index) => (
          <li key={photo.id} className="flex flex-col gap-1">
            {photo.full || photo.blurred ? (
              <VeiledPhoto {...photo} label={t('photo', { number: String(index + 1) })} className="aspect-4/5 w-full" />
            ) : (
              <span className="flex aspect-4/5 items-center rounded-small bg-sunken p-2 text-center text-muted text-sm">
                {t(photo.withheld ? 'withheld' : 'noPicture')}
              </span>
            )}
            <span className="flex flex-wrap gap-1">
              <Tag tone={tones[photo.status]}>{t(`photoStatus.${photo.status}`)}</Tag>
              {photo.private && <Tag>{t('private')}</Tag>}
              {photo.explicit && <Tag>{t('explicit')}</Tag>}
            </span>
            <PhotoHistory photo={photo} />
            {photo.status === 'active' && (
              <Button
                size="sm"
                aria-label={`${actions('removePhoto')} ${index + 1}`}
                onClick={() => setAsked(photo.id)}
              >
                {actions('removePhoto')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <DecideDialog
        key={asked}
        kinds={['photo_removed']}
        photo={asked ?? ''}
        member={member.card}
        language={member.language}
        q={q}
        isOpen={asked !== null}
        onClose={() => setAsked(null)}
      />
    </section>
  )
}
