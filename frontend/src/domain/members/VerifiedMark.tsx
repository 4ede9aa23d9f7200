import { useTranslations } from 'use-intl'

/** Mark of a member whose main photo staff compared with them (MOD-22), drawn by its class. */
export function VerifiedMark() {
  const label = useTranslations('members')('verified')
  return <span role="img" aria-label={label} title={label} className="verified-mark" />
}
