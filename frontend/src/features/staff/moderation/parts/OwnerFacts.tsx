import { useTranslations } from 'use-intl'
import { useReasonText } from '#frontend/features/staff/parts/use-reason-text.ts'
import { VeiledPhoto } from '#frontend/features/staff/parts/VeiledPhoto.tsx'
import { ExactTime } from '#frontend/ui/Time.tsx'
import type { WaitingPhoto } from '#shared/contract/moderation-items.ts'

const heading = 'mt-3 mb-1 font-medium text-sm'

/** Earlier refusals, other photos and texts of the owner of a waiting photo (MOD-14). */
export function OwnerFacts({ photo: { refusals, others, about, prompts } }: { photo: WaitingPhoto }) {
  const t = useTranslations('staff.photos')
  const words = useTranslations('members.prompts')
  const reasonText = useReasonText()
  const hasText = about !== null || prompts.length > 0
  return (
    <>
      <h2 className={heading}>{t('refusals')}</h2>
      {refusals.length === 0 && <p className="text-muted text-sm">{t('noRefusals')}</p>}
      <ul className="flex flex-col gap-1 text-sm empty:hidden">
        {refusals.map(({ at, reason }) => (
          <li key={at}>
            {reasonText({ action: 'photo_refused', reason })}{' '}
            <span className="text-muted">
              <ExactTime at={at} />
            </span>
          </li>
        ))}
      </ul>
      <h2 className={heading}>{t('others')}</h2>
      {others.length === 0 && <p className="text-muted text-sm">{t('noOthers')}</p>}
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(4.5rem,1fr))] gap-2 empty:hidden">
        {others.map(({ id, full, blurred }, index) => (
          <li key={id}>
            <VeiledPhoto
              full={full}
              blurred={blurred}
              label={t('otherPhoto', { number: String(index + 1) })}
              className="aspect-4/5 w-full"
            />
          </li>
        ))}
      </ul>
      <h2 className={heading}>{t('text')}</h2>
      {!hasText && <p className="text-muted text-sm">{t('noText')}</p>}
      {about && <p className="whitespace-pre-line break-words text-sm">{about}</p>}
      <dl className="mt-1 flex flex-col gap-1 text-sm empty:hidden">
        {prompts.map(({ prompt, answer }) => (
          <div key={prompt}>
            <dt className="text-muted">{words(prompt)}</dt>
            <dd className="break-words">{answer}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}
