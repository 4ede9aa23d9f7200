import { clsx } from 'clsx'
import { useTranslations } from 'use-intl'
import { ExactTime } from '#frontend/ui/Time.tsx'
import type { ComplaintRow } from '../complaints.ts'
import type { Evidence } from '../evidence.ts'
import { EvidencePhoto } from './EvidencePhoto.tsx'
import { EvidenceProfile } from './EvidenceProfile.tsx'
import { useMessageText } from './use-message-text.ts'

/**
 * Evidence, copied at the time of the complaint. The copy remains even if the original has been
 * deleted (TRAP-62).
 */
export function EvidenceView({ evidence, complaint }: { evidence: Evidence; complaint: ComplaintRow }) {
  const t = useTranslations('staff.evidence')
  const words = useTranslations('chats.message')
  const messageText = useMessageText()
  const { profile, photos, messages, withheld } = evidence
  const aboutName = complaint.about?.name ?? t('other')
  return (
    <>
      {messages.length > 0 && (
        <section className="rounded-control border border-line bg-surface p-4">
          <h2 className="mb-3 text-base">{t('messages')}</h2>
          <ol className="flex flex-col gap-2">
            {messages.map((message) => {
              const isAbout = message.from === 'about'
              return (
                <li key={message.id} className={clsx('flex max-w-[85%] flex-col', isAbout ? 'self-start' : 'self-end')}>
                  <span className="text-muted text-sm">
                    {message.reported && <strong className="text-danger-ink">{t('reportedMessage')} </strong>}
                    {isAbout ? aboutName : (complaint.from?.name ?? t('complainer'))} <ExactTime at={message.sent_at} />
                  </span>
                  <span
                    className={clsx(
                      'whitespace-pre-line rounded-small px-3 py-1.5',
                      isAbout ? 'bg-sunken' : 'bg-secondary-tint text-on-secondary-tint',
                      message.reported && 'border border-danger-ink',
                    )}
                  >
                    {message.removed ? words('removed') : messageText(message)}
                  </span>
                </li>
              )
            })}
          </ol>
        </section>
      )}
      {photos.length > 0 && (
        <section className="rounded-control border border-line bg-surface p-4">
          <h2 className="mb-3 text-base">{t('photos')}</h2>
          <ul className="flex flex-wrap gap-2">
            {photos.map((photo, index) => (
              <li key={photo.id}>
                {photo.missing ? (
                  <p className="flex h-64 w-52 items-center justify-center rounded-small border border-line bg-sunken p-3 text-center text-sm">
                    {t('missing', { number: String(index + 1) })}
                  </p>
                ) : (
                  <EvidencePhoto
                    of={complaint.id}
                    photo={photo.id}
                    label={t('photo', { number: String(index + 1) })}
                    className={clsx('h-64 w-52', photo.reported && 'border-danger-ink!')}
                  />
                )}
                {photo.reported && <p className="font-medium text-danger-ink text-sm">{t('reported')}</p>}
              </li>
            ))}
          </ul>
        </section>
      )}
      {withheld > 0 && (
        <p className="rounded-control border border-line bg-surface p-4">{t('withheld', { count: withheld })}</p>
      )}
      {profile && <EvidenceProfile profile={profile} reported={evidence.reported_text} />}
    </>
  )
}
