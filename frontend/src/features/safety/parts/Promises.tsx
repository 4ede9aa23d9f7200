import { EyeOff, MailCheck, ShieldCheck } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { useSettings } from '#frontend/domain/account/session.ts'

const promises = [
  ['kept', ShieldCheck],
  ['silent', EyeOff],
  ['answered', MailCheck],
] as const

/** Handling of a complaint in three sentences. */
export function Promises() {
  const t = useTranslations('safety.complaint')
  const { emergency_number } = useSettings()
  return (
    <section aria-labelledby="promises" className="pt-8 pb-4">
      <h2 id="promises" className="text-lg">
        {t('promise.title')}
      </h2>
      <ul className="mt-3 flex flex-col gap-3">
        {promises.map(([what, Icon]) => (
          <li key={what} className="flex items-start gap-3">
            <Icon aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-primary-ink" />
            <span className="text-muted">{t(`promise.${what}`)}</span>
          </li>
        ))}
      </ul>
      <p className="mt-4 font-medium">{t('danger', { number: emergency_number })}</p>
    </section>
  )
}
