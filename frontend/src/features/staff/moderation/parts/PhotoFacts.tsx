import { useLocale, useTranslations } from 'use-intl'
import { useSettings } from '#frontend/domain/account/session.ts'
import { FictionalMark } from '#frontend/domain/members/FictionalMark.tsx'
import { placeText } from '#frontend/domain/members/place.ts'
import { photoSources } from '#frontend/domain/photos/photo-sources.ts'
import { staffPaths } from '#frontend/features/staff/paths.ts'
import { useMinute } from '#frontend/features/staff/use-minute.ts'
import { Tag } from '#frontend/ui/Chip.tsx'
import { TextLink } from '#frontend/ui/Link.tsx'
import { Photo } from '#frontend/ui/Photo.tsx'
import { agoText } from '#frontend/ui/Time.tsx'
import type { WaitingPhoto } from '#shared/contract/moderation-items.ts'
import { OwnerFacts } from './OwnerFacts.tsx'
import { SimilarPhotos } from './SimilarPhotos.tsx'

/**
 * The owner's main photo, text, other photos and earlier refusals (MOD-14), similar photos of other
 * accounts, and the findings of the automatic inspection.
 */
export function PhotoFacts({ photo }: { photo: WaitingPhoto }) {
  const t = useTranslations('staff.photos')
  const ui = useTranslations('ui')
  const locale = useLocale()
  const settings = useSettings()
  const now = useMinute()
  const { member, main, alike } = photo
  return (
    <section
      aria-label={t('about')}
      className="rounded-control border border-line bg-surface p-3 xl:order-first xl:max-h-[calc(100dvh-8rem)] xl:overflow-y-auto"
    >
      <div className="flex gap-3">
        {main ? (
          <Photo
            {...photoSources(main)}
            alt={t('mainOf', { name: member.name })}
            className="w-24 shrink-0 rounded-small"
          />
        ) : (
          <p className="flex aspect-4/5 w-24 shrink-0 items-center rounded-small bg-sunken p-2 text-center text-muted text-sm">
            {t('noMain')}
          </p>
        )}
        <div className="min-w-0 text-sm">
          <p className="font-medium text-base">
            <TextLink to={staffPaths.members} search={{ q: member.id }}>
              {member.name}
            </TextLink>
            , <span className="tabular">{member.age}</span>
          </p>
          <p>{ui(`gender.${member.gender}`)}</p>
          <p>{placeText(member, settings, locale)}</p>
          <p className="text-muted">{t('waitsSince', { ago: agoText(new Date(photo.uploaded_at), now, locale) })}</p>
          <div className="mt-1 flex flex-wrap gap-1">
            {member.fictional && <FictionalMark />}
            {photo.private && <Tag>{t('private')}</Tag>}
          </div>
        </div>
      </div>
      <SimilarPhotos alike={alike} />
      <h2 className="mt-3 mb-1 font-medium text-sm">{t('findings')}</h2>
      {photo.findings.length === 0 ? (
        <p className="text-muted text-sm">{t('noFindings')}</p>
      ) : (
        <ul className="flex flex-wrap gap-1" lang="en">
          {photo.findings.map((finding) => (
            <li key={finding}>
              <Tag tone="warning">{finding}</Tag>
            </li>
          ))}
        </ul>
      )}
      <OwnerFacts photo={photo} />
    </section>
  )
}
