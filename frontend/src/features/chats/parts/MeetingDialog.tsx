import { useQuery } from '@tanstack/react-query'
import { Copy, Share2 } from 'lucide-react'
import { useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { useSettings } from '#frontend/domain/account/session.ts'
import { pageTextQuery } from '#frontend/domain/site/page-texts.ts'
import { Button } from '#frontend/ui/Button.tsx'
import { Sheet } from '#frontend/ui/Dialog.tsx'
import { TextLink } from '#frontend/ui/Link.tsx'
import { Skeleton } from '#frontend/ui/Skeleton.tsx'
import { TextAreaField } from '#frontend/ui/TextField.tsx'
import { showToast } from '#frontend/ui/toasts.ts'
import type { SmallCard } from '#shared/model/profile.ts'
import { pathTo } from '#shared/rules/paths.ts'

type MeetingDialogProps = { partner: SmallCard; isOpen: boolean; onClose: () => void }

/**
 * Tips of the safety page before a first meeting, and a note for a friend. The note is shared by
 * the device itself, so that neither the server nor the other member learns that the dialog was
 * opened (MOD-21).
 */
export default function MeetingDialog({ partner, isOpen, onClose }: MeetingDialogProps) {
  const t = useTranslations('chats')
  const { name: site } = useSettings()
  const { data: page, isError } = useQuery(pageTextQuery(useLocale(), 'safety'))
  const tips = page?.sections.find(({ id }) => id === 'meeting')?.body.flat()
  const [note, setNote] = useState(() => t('meeting.text', { name: partner.name, age: String(partner.age), site }))
  return (
    <Sheet title={t('meeting.title')} isOpen={isOpen} onClose={onClose} footer={<ShareButton note={note} />}>
      {!tips && !isError && <Skeleton className="h-36" />}
      {tips && (
        <ul className="list-disc space-y-1.5 pl-5 marker:text-primary-ink">
          {tips.map((tip) => (
            <li key={tip}>{tip}</li>
          ))}
        </ul>
      )}
      <p className="mt-2 mb-5">
        <TextLink to={pathTo('pages-safety')} className="inline-block py-2">
          {t('hint.more')}
        </TextLink>
      </p>
      <TextAreaField
        label={t('meeting.friend')}
        description={t('meeting.hint')}
        rows={5}
        value={note}
        onChange={({ target }) => setNote(target.value)}
      />
    </Sheet>
  )
}

/** Opens the share sheet of the device, or copies the note if there is none. */
function ShareButton({ note }: { note: string }) {
  const t = useTranslations('chats.meeting')
  const canShare = 'share' in navigator
  const share = () =>
    (canShare
      ? navigator.share({ text: note })
      : navigator.clipboard.writeText(note).then(() => showToast(t('copied')))
    )
      // The member closed the share sheet or the browser refused: the text can still be selected.
      .catch(() => {})
  return (
    <Button
      tone="primary"
      isWide
      icon={canShare ? <Share2 aria-hidden="true" /> : <Copy aria-hidden="true" />}
      onClick={() => void share()}
    >
      {t(canShare ? 'share' : 'copy')}
    </Button>
  )
}
