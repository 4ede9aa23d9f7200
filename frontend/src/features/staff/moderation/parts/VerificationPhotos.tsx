import { useLocale, useTranslations } from 'use-intl'
import { photoSources } from '#frontend/domain/photos/photo-sources.ts'
import { useMinute } from '#frontend/features/staff/use-minute.ts'
import { Photo } from '#frontend/ui/Photo.tsx'
import { agoText } from '#frontend/ui/Time.tsx'
import type { WaitingVerification } from '#shared/contract/verification-queue.ts'
import { MemberLink } from './MemberLink.tsx'

/** Approved photos of the member, for comparison; the main photo is first and largest. */
export function VerificationPhotos({
  verification: { member, photos, arrived_at },
}: {
  verification: WaitingVerification
}) {
  const t = useTranslations('staff.verifications')
  const waits = useTranslations('staff.photos')
  const locale = useLocale()
  const now = useMinute()
  return (
    <section
      aria-label={t('photos')}
      className="flex min-w-0 flex-col gap-3 rounded-control border border-line bg-surface p-3"
    >
      <header className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <MemberLink card={member} />
        <span className="text-muted text-sm">
          {waits('waitsSince', { ago: agoText(new Date(arrived_at), now, locale) })}
        </span>
      </header>
      <h2 className="font-medium text-sm">{t('photos')}</h2>
      {photos.length === 0 && <p className="text-muted text-sm">{t('noPhotos')}</p>}
      <ul className="grid grid-cols-3 gap-2 empty:hidden">
        {photos.map(({ id, full }, index) => (
          <li key={id} className="first:col-span-3">
            <Photo
              {...photoSources(full)}
              alt={t('photo', { number: String(index + 1), name: member.name })}
              className={index === 0 ? 'mx-auto max-w-[22rem] rounded-small' : 'rounded-small'}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}
