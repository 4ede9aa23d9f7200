import { ChevronRight } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { useSettings } from '#frontend/domain/account/session.ts'
import { isPhotoAlertShown } from '#frontend/domain/photos/photo-alert.ts'
import { profileSections } from '#frontend/domain/profile/sections.ts'
import { useStore } from '#frontend/lib/store.ts'
import { Link } from '#frontend/ui/Link.tsx'
import { ProgressRing } from '#frontend/ui/ProgressRing.tsx'
import type { CurrentUser } from '#shared/model/user.ts'
import { pathTo } from '#shared/rules/paths.ts'
import { completeness } from '#shared/rules/profile.ts'

/**
 * The most important missing part of the profile; nothing once it is complete. Leaves out the photo
 * while the alert about a missing photo is shown, as the alert asks for it (HOME-18, HOME-20).
 */
export function NextStep({ profile }: { profile: CurrentUser['profile'] }) {
  const t = useTranslations('home.next')
  const parts = useTranslations('profile.complete.parts')
  const { percentage, missing } = completeness(profile, useSettings().visible_profile_fields)
  const hasAlert = useStore(isPhotoAlertShown)
  const part = missing.find((one) => one !== 'photo' || !hasAlert)
  if (!part) return null
  return (
    <Link
      to={`${pathTo('profile')}#${profileSections[part]}`}
      className="flex items-center gap-4 rounded-card bg-warning-tint p-4 text-on-warning-tint transition hover:brightness-98"
    >
      <span className="relative inline-flex shrink-0 items-center justify-center [&>span]:absolute [&>span]:text-label [&>svg]:size-[clamp(48px,3rem,64px)]">
        <ProgressRing share={percentage / 100} label={t('progress')} toText={(percent) => `${percent}%`} />
      </span>
      <span className="min-w-0 flex-1">
        <span className="block font-bold">{t('title', { count: missing.length })}</span>
        <span className="block">{parts(part)}</span>
      </span>
      <ChevronRight aria-hidden="true" className="size-5 shrink-0" />
    </Link>
  )
}
