import { Check } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { profileSections } from '#frontend/domain/profile/sections.ts'
import { goToSection } from '#frontend/lib/section-links.ts'
import { Card } from '#frontend/ui/Card.tsx'
import type { completeness } from '#shared/rules/profile.ts'

/** Maximum number of missing parts shown, so that the list stays short. */
const most = 3

/** Completeness of the profile, and the next missing parts. */
export function Completeness({ percentage, missing }: ReturnType<typeof completeness>) {
  const t = useTranslations('profile.complete')
  if (missing.length === 0)
    return (
      <p className="flex items-center gap-2 text-success">
        <Check aria-hidden="true" className="size-5" />
        {t('done')}
      </p>
    )
  return (
    <Card aria-labelledby="completeness">
      <h2 id="completeness" className="text-base">
        {t('title', { percentage: String(percentage) })}
      </h2>
      <progress
        aria-labelledby="completeness"
        value={percentage}
        max={100}
        className="mt-2 block h-2 w-full appearance-none overflow-hidden rounded-full bg-sunken [&::-moz-progress-bar]:bg-primary [&::-webkit-progress-bar]:bg-sunken [&::-webkit-progress-value]:rounded-full [&::-webkit-progress-value]:bg-primary"
      />
      <p className="mt-3 text-muted text-sm">{t('hint')}</p>
      <ul className="-mb-2 mt-1">
        {missing.slice(0, most).map((part) => (
          <li key={part}>
            <button
              type="button"
              onClick={() => goToSection(profileSections[part])}
              className="min-h-11 text-left text-primary-ink underline-offset-4 hover:underline md:min-h-9"
            >
              {t(`parts.${part}`)}
            </button>
          </li>
        ))}
      </ul>
    </Card>
  )
}
