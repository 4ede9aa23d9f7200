import { Sparkles } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { useMember, useSettings } from '#frontend/domain/account/session.ts'
import { WaysIn } from '#frontend/domain/account/WaysIn.tsx'
import { useInterests } from '#frontend/domain/profile/interests.ts'
import { Card } from '#frontend/ui/Card.tsx'
import { Tag } from '#frontend/ui/Chip.tsx'
import type { MemberProfile } from '#shared/contract/members.ts'
import { shownFacts } from '../facts.ts'
import { MemberNumber } from './MemberNumber.tsx'
import { MemberPrompts } from './MemberPrompts.tsx'
import { ReportText } from './ReportText.tsx'

/** Text, facts and interests of a member; only what the site shows (PROF-24). */
export function ProfileDetails({ profile }: { profile: MemberProfile }) {
  const t = useTranslations('members')
  const settings = useSettings()
  const facts = shownFacts(profile.facts, settings.visible_profile_fields)
  // the settings may predate sign-in or confirmation, and then have fewer interests
  const { data: known = settings.interests } = useInterests()
  const labels = new Map(known.map(({ tag, label }) => [tag, label]))
  const hasInterests = settings.visible_profile_fields.includes('interests') && profile.interests.length > 0
  const own = useMember()
  // on the member's own profile every interest would be shared
  const shared =
    own && own.id !== profile.id ? profile.interests.filter((tag) => own.profile.interests.includes(tag)) : []
  return (
    <div className="flex flex-col gap-6 pt-5 md:pt-1">
      {profile.veiled && (
        <Card className="text-center">
          <h2 className="text-lg">{t('veiled.title')}</h2>
          <p className="mx-auto mt-1 mb-5 max-w-[52ch] text-muted">{t('veiled.text')}</p>
          <WaysIn tone="quiet" />
        </Card>
      )}
      {profile.about && (
        <section>
          <div className="mb-1.5 flex items-start justify-between gap-2">
            <h2 className="text-lg">{t('profile.about', { name: profile.name })}</h2>
            <ReportText profile={profile} field="about" />
          </div>
          <p className="max-w-[65ch] whitespace-pre-line">{profile.about}</p>
        </section>
      )}
      {profile.prompts.length > 0 && <MemberPrompts profile={profile} />}
      {facts.length > 0 && (
        <section>
          <h2 className="mb-1.5 text-lg">{t('profile.facts')}</h2>
          <dl className="flex flex-wrap gap-2">
            {facts.map(({ name, text }) => (
              <div key={name} className="rounded-control border border-line bg-surface px-3 py-1.5">
                <dt className="text-muted text-sm">{t(`facts.${name}`)}</dt>
                <dd className="font-medium text-sm">{t(text)}</dd>
                {settings.visible_profile_notes[name] && (
                  <dd className="text-muted text-sm">{settings.visible_profile_notes[name]}</dd>
                )}
              </div>
            ))}
          </dl>
        </section>
      )}
      {hasInterests && (
        <section aria-labelledby="profile-interests">
          <h2 id="profile-interests" className="mb-2.5 text-lg">
            {t('profile.interests')}
          </h2>
          <ul className="flex flex-wrap gap-2">
            {[...shared, ...profile.interests.filter((tag) => !shared.includes(tag))].map((tag) => (
              <li key={tag}>
                {shared.includes(tag) ? (
                  <Tag tone="primary" icon={<Sparkles aria-hidden="true" />}>
                    <span className="sr-only">{t('shared')} </span>
                    {labels.get(tag) ?? tag}
                  </Tag>
                ) : (
                  <Tag>{labels.get(tag) ?? tag}</Tag>
                )}
              </li>
            ))}
          </ul>
        </section>
      )}
      {profile.number !== null && <MemberNumber number={profile.number} />}
    </div>
  )
}
