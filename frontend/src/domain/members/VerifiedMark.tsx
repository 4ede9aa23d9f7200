import { useTranslations } from 'use-intl'

/** Mark of a verified main photo (MOD-22), drawn by its CSS class. */
export function VerifiedMark() {
  const label = useTranslations('members')('verified')
  return <span role="img" aria-label={label} title={label} className="verified-mark" />
}
