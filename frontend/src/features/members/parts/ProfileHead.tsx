import { MapPin } from 'lucide-react'
import { useLocale, useTranslations } from 'use-intl'
import { useSettings } from '#frontend/domain/account/session.ts'
import { StarButton } from '#frontend/domain/likes/StarButton.tsx'
import { FictionalNote } from '#frontend/domain/members/FictionalMark.tsx'
import { fictionalText } from '#frontend/domain/members/fictional.ts'
import { PresenceLine } from '#frontend/domain/members/PresenceLine.tsx'
import { placeText, regionName } from '#frontend/domain/members/place.ts'
import { VerifiedMark } from '#frontend/domain/members/VerifiedMark.tsx'
import { Tag } from '#frontend/ui/Chip.tsx'
import { LongName } from '#frontend/ui/LongName.tsx'
import type { MemberProfile } from '#shared/contract/members.ts'
import type { MemberCard } from '#shared/model/profile.ts'
import { ProfileMenu } from './ProfileMenu.tsx'

type ProfileHeadProps = { card: MemberCard; profile: MemberProfile | undefined; isOwn: boolean; isVisitor: boolean }

/**
 * Name, age, place and presence, relation to the viewer, mark and warning of a fictional profile,
 * the star of a favourite and the menu. On phones the name is on the foot of the photo above.
 */
export function ProfileHead({ card, profile, isOwn, isVisitor }: ProfileHeadProps) {
  const t = useTranslations('members.profile')
  const settings = useSettings()
  const locale = useLocale()
  const place = placeText(card, settings, locale)
  const region = settings.visible_profile_fields.includes('region')
    ? regionName(settings, card.country, card.region)
    : null
  const hasAge = settings.visible_profile_fields.includes('age')
  return (
    <header className="relative pt-3 md:col-start-2 md:row-start-1 md:pt-0">
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-2">
        <div className="max-md:photo-foot min-w-0 max-md:pointer-events-none max-md:absolute max-md:inset-x-[-15px] max-md:bottom-full max-md:z-1 max-md:px-[15px] max-md:pt-12 max-md:pb-3">
          <h1 className="wrap-anywhere text-2xl">
            <LongName name={card.name} />
            {hasAge && (
              <>
                , <span className="tabular font-normal">{card.age}</span>
              </>
            )}
            {card.verified && (
              <>
                {' '}
                <VerifiedMark />
              </>
            )}
          </h1>
          <p className="mt-1 flex flex-wrap items-center gap-x-4 empty:hidden md:text-muted">
            {place && (
              <span className="inline-flex items-center gap-1.5">
                <MapPin aria-hidden="true" className="size-4 shrink-0" />
                {region && !place.includes(region) ? t('cityInRegion', { place, region }) : place}
              </span>
            )}
            <PresenceLine presence={profile?.presence} />
          </p>
        </div>
        <div className="col-start-2 row-start-1 flex gap-2">
          {profile && !isOwn && !isVisitor && !profile.blocked && (
            <StarButton id={profile.id} name={profile.name} known={profile.favourite} />
          )}
          {profile && !isOwn && <ProfileMenu profile={profile} isVisitor={isVisitor} />}
        </div>
        <div className="col-start-1 row-start-1 flex min-h-11 flex-wrap items-center gap-2 md:col-span-2 md:row-start-2 md:mt-3 md:min-h-0 md:empty:hidden">
          {isOwn && <Tag>{t('own')}</Tag>}
          {profile?.likes_me && <Tag tone="primary">{profile.liked ? t('match') : t('likesYou')}</Tag>}
          {profile?.own_private_photos_open && <Tag>{t('photosOpen')}</Tag>}
          {profile?.blocked && <Tag tone="danger">{t('blocked')}</Tag>}
        </div>
      </div>
      <FictionalNote text={fictionalText(settings, card.fictional ? 1 : 0)} className="mt-3" />
    </header>
  )
}
