import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'

const link = (href: string) =>
  function Elsewhere(text: ReactNode) {
    return (
      <a href={href} target="_blank" rel="noreferrer" className="underline underline-offset-4">
        {text}
      </a>
    )
  }

/** Attribution required by the licence of the place names. */
export function GeoNamesCredit() {
  const t = useTranslations('profile.location')
  return (
    <p className="text-muted text-sm">
      {t.rich('source', {
        geonames: link('https://www.geonames.org/'),
        licence: link('https://creativecommons.org/licenses/by/4.0/'),
      })}
    </p>
  )
}
