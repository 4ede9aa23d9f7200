import { useLocale, useTranslations } from 'use-intl'
import { useSettings } from '#frontend/domain/account/session.ts'
import { countryName, regionName } from '#frontend/domain/members/place.ts'
import { factKey } from '#frontend/domain/profile/fact-text.ts'
import { RowList } from '#frontend/ui/RowList.tsx'
import type { PromptId } from '#shared/model/profile.ts'
import { openFacts } from '#shared/model/profile-facts.ts'
import type { Evidence } from '../evidence.ts'

type EvidenceProfileProps = {
  profile: NonNullable<Evidence['profile']>
  /** Text that the complaint is about; the component marks it. */
  reported?: Evidence['reported_text']
}

/**
 * Texts and facts of a profile at the time of the complaint or decision. Values without a
 * translation are shown as stored.
 */
export function EvidenceProfile({ profile, reported = null }: EvidenceProfileProps) {
  const t = useTranslations('staff.evidence')
  const words = useTranslations('members')
  const genders = useTranslations('ui.gender')
  const settings = useSettings()
  const locale = useLocale()
  const labels = new Map(settings.interests.map(({ tag, label }) => [tag, label]))

  const { name, age, gender, country, region, city, about, interests } = profile
  const text = (value: unknown): string => (typeof value === 'string' || typeof value === 'number' ? String(value) : '')
  const place = [
    city,
    regionName(settings, text(country), text(region)),
    text(country) && countryName(text(country), locale),
  ]
  const prompts: Record<string, unknown>[] = Array.isArray(profile.prompts) ? profile.prompts : []
  const rows: [string, string][] = [
    [t('name'), [text(name), text(age)].filter(Boolean).join(', ')],
    [t('gender'), gender === 'male' || gender === 'female' ? genders(gender) : text(gender)],
    [t('place'), place.filter(Boolean).join(', ')],
    ...prompts.map(({ prompt, answer }): [string, string] => {
      const key = `prompts.${text(prompt)}` as `prompts.${PromptId}`
      const label = words.has(key) ? words(key) : text(prompt)
      return [prompt === reported ? `${label} (${t('reportedText')})` : label, text(answer)]
    }),
    ...openFacts.flatMap(([fact]): [string, string][] => {
      const key = factKey(fact, text(profile[fact]))
      return profile[fact] ? [[words(`facts.${fact}`), words.has(key) ? words(key) : text(profile[fact])]] : []
    }),
    [t('interests'), (Array.isArray(interests) ? interests : []).map((tag) => labels.get(tag) ?? text(tag)).join(', ')],
  ]
  return (
    <section className="rounded-control border border-line bg-surface p-4">
      <h2 className="mb-3 text-base">{t('profile')}</h2>
      {reported === 'about' && <p className="font-medium text-danger-ink text-sm">{t('reportedText')}</p>}
      {text(about) && <p className="mb-4 max-w-[75ch] whitespace-pre-line">{text(about)}</p>}
      <div className="text-sm [&_dl>div]:py-1.5">
        <RowList rows={rows.filter(([, value]) => value !== '')} />
      </div>
    </section>
  )
}
