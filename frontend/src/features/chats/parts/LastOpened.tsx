import { useTranslations } from 'use-intl'
import { FictionalMark } from '#frontend/domain/members/FictionalMark.tsx'
import { useLastOpened } from '#frontend/domain/members/last-opened.ts'
import { VerifiedMark } from '#frontend/domain/members/VerifiedMark.tsx'
import { photoSources } from '#frontend/domain/photos/photo-sources.ts'
import { Avatar } from '#frontend/ui/Avatar.tsx'
import { Link } from '#frontend/ui/Link.tsx'
import { LongName } from '#frontend/ui/LongName.tsx'
import { Moment } from '#frontend/ui/Time.tsx'
import { pathTo } from '#shared/rules/paths.ts'

/** Last opened profile, suggested to a member without conversations (CHAT-04). */
export function LastOpened() {
  const t = useTranslations('chats.empty')
  const opened = useLastOpened()
  if (!opened) return null
  const { profile, at } = opened
  return (
    <div className="mx-auto -mt-4 w-full max-w-[420px] px-4 pb-10">
      <Link
        to={pathTo('members-id', { id: profile.id })}
        className="flex min-h-19 items-center gap-3 rounded-card border border-line bg-surface px-4 py-3 transition-colors hover:border-line-strong"
      >
        <Avatar name={profile.name} {...photoSources(profile.main_image?.thumb_filename)} />
        <span className="min-w-0 flex-1">
          <span className="flex items-center gap-2">
            <span className="wrap-anywhere font-medium">
              <LongName name={profile.name} />
            </span>
            {profile.verified && <VerifiedMark />}
            {profile.fictional && <FictionalMark className="shrink-0 px-2! py-0!" />}
            <Moment at={at} className="ml-auto shrink-0 text-muted text-sm" />
          </span>
          <span className="block text-muted text-sm">{t('lastOpened')}</span>
        </span>
      </Link>
    </div>
  )
}
