import { useTranslations } from 'use-intl'
import { FictionalMark } from '#frontend/domain/members/FictionalMark.tsx'
import { photoSources } from '#frontend/domain/photos/photo-sources.ts'
import { Avatar } from '#frontend/ui/Avatar.tsx'
import { Button } from '#frontend/ui/Button.tsx'
import { LongName } from '#frontend/ui/LongName.tsx'
import type { SmallCard } from '#shared/model/profile.ts'

export function BlockedRow({ card, onUnblock }: { card: SmallCard; onUnblock: () => void }) {
  const t = useTranslations('safety.blocked')
  const { name, age, city, main_image, fictional } = card
  return (
    <li className="flex min-h-16 items-center gap-3 py-2">
      <Avatar name={name} {...photoSources(main_image?.thumb_filename)} />
      <div className="min-w-0 flex-1">
        <p className="wrap-anywhere">
          <span className="font-medium">
            <LongName name={name} />
          </span>{' '}
          <span className="tabular text-muted">{age}</span>
        </p>
        <p className="flex flex-wrap items-center gap-x-2 text-muted text-sm">
          {fictional && <FictionalMark className="px-2! py-0!" />}
          {city && <span className="wrap-anywhere">{city}</span>}
        </p>
      </div>
      <Button size="sm" onClick={onUnblock} aria-label={t('unblockOf', { name })} className="shrink-0">
        {t('unblock')}
      </Button>
    </li>
  )
}
