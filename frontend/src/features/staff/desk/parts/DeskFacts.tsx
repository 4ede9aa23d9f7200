import { useLocale, useTranslations } from 'use-intl'
import { useSettings } from '#frontend/domain/account/session.ts'
import { placeText } from '#frontend/domain/members/place.ts'
import { photoSources } from '#frontend/domain/photos/photo-sources.ts'
import { factKey } from '#frontend/domain/profile/fact-text.ts'
import { Avatar } from '#frontend/ui/Avatar.tsx'
import { RowList } from '#frontend/ui/RowList.tsx'
import { openFacts } from '#shared/model/profile-facts.ts'
import type { Opened } from '../desk.ts'

/** Facts of the fictional profile, so that all hosts write as the same person. */
export function DeskFacts({ opened }: { opened: Opened }) {
  const t = useTranslations('staff.desk')
  const words = useTranslations('members')
  const settings = useSettings()
  const locale = useLocale()
  const { profile, about, facts, interests, prompts } = opened
  const labels = new Map(settings.interests.map(({ tag, label }) => [tag, label]))
  const rows: [string, string][] = [
    ...prompts.map(({ prompt, answer }): [string, string] => [words(`prompts.${prompt}`), answer]),
    ...openFacts.flatMap(([fact]): [string, string][] => {
      const value = facts[fact]
      return value ? [[words(`facts.${fact}`), words(factKey(fact, value))]] : []
    }),
  ]
  const liked = interests.map((tag) => labels.get(tag) ?? tag).join(', ')
  return (
    <section aria-labelledby="desk-facts" className="rounded-control border border-line bg-surface p-4">
      <h2 id="desk-facts" className="mb-2 text-base">
        {t('facts', { profile: profile.name })}
      </h2>
      <p className="mb-2 flex items-center gap-3">
        <Avatar name={profile.name} size="sm" {...photoSources(profile.main_image?.thumb_filename)} />
        <span>
          {profile.name}, <span className="tabular">{profile.age}</span>
          <span className="block text-muted text-sm">{placeText(profile, settings, locale)}</span>
        </span>
      </p>
      {about && <p className="mb-2 whitespace-pre-line break-words">{about}</p>}
      {rows.length > 0 && (
        <div className="mb-2 text-sm [&_dl>div]:py-1.5">
          <RowList rows={rows} />
        </div>
      )}
      {liked && (
        <p className="text-sm">
          <span className="text-muted">{t('interests')}:</span> {liked}
        </p>
      )}
      {!about && rows.length === 0 && !liked && <p className="text-muted text-sm">{t('noFacts')}</p>}
    </section>
  )
}
