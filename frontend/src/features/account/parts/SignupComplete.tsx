import { MailOpen, MessageCircle, MousePointerClick } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { useMember } from '#frontend/domain/account/session.ts'
import type { Ending } from '../signup-steps.ts'
import { NewMail } from './NewMail.tsx'
import { SignupPhotoState } from './SignupPhoto.tsx'

const ways = [
  ['open', MailOpen],
  ['confirm', MousePointerClick],
  ['afterwards', MessageCircle],
] as const

/** End of signup, once the account exists, with the next steps. */
export function SignupComplete({ ending }: { ending: Ending }) {
  const t = useTranslations('account.signup.complete')
  const user = useMember()
  if (ending.kind === 'answered-by-mail') return <p>{ending.text}</p>
  if (ending.kind === 'no-session' || !user) return <p>{t('noSession')}</p>
  return (
    <div className="flex flex-col gap-5">
      <p>
        {t.rich(ending.isMailSent ? 'mailSent' : 'mailUnderway', {
          email: user.email,
          address: (text) => <strong>{text}</strong>,
        })}
      </p>
      <ol className="flex flex-col gap-3">
        {ways.map(([way, Icon]) => (
          <li key={way} className="flex items-center gap-3">
            <span className="inline-flex size-10 shrink-0 items-center justify-center rounded-full bg-primary-tint text-on-primary-tint">
              <Icon aria-hidden="true" className="size-5" />
            </span>
            {t(way)}
          </li>
        ))}
      </ol>
      <SignupPhotoState />
      <p className="text-muted">{t('meanwhile')}</p>
      <div>
        <NewMail size="sm" />
      </div>
    </div>
  )
}
