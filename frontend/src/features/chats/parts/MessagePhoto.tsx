import { Eye } from 'lucide-react'
import { lazy, Suspense, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { photoSources } from '#frontend/domain/photos/photo-sources.ts'
import { importGuarded } from '#frontend/lib/chunk-guard.ts'
import { addressOf } from '#frontend/lib/router.ts'
import { useErrorText } from '#frontend/lib/use-error-text.ts'
import { Button } from '#frontend/ui/Button.tsx'
import { Link } from '#frontend/ui/Link.tsx'
import { Photo } from '#frontend/ui/Photo.tsx'
import type { MessagePhoto as ServedPhoto } from '#shared/model/message.ts'
import { pathTo } from '#shared/rules/paths.ts'
import type { ShownMessage } from '../outbox.ts'
import { useOpenPhoto } from '../queries.ts'
import type { Thread } from '../thread.ts'
import BlockPartnerDialog from './BlockPartnerDialog.tsx'
import { PhotoFrame } from './PhotoFrame.tsx'

const PhotoViewer = lazy(() => importGuarded(() => import('#frontend/domain/photos/PhotoViewer.tsx')))

type MessagePhotoProps = { message: ShownMessage & { photo: ServedPhoto }; thread: Thread }

/**
 * Photo in the log. A received photo is blurred until it is opened; another press shows it full
 * screen. It can be reported before and after it is opened (CHAT-32), and its sender can be blocked
 * in two presses (MOD-21).
 */
export default function MessagePhoto({ message, thread }: MessagePhotoProps) {
  const t = useTranslations('chats.photo')
  const photoWords = useTranslations('members.photos')
  const errorText = useErrorText()
  const { conversation, partner } = thread
  const { photo, mine, id, at } = message
  const opening = useOpenPhoto(conversation, partner.id)
  const [isLarge, setLarge] = useState(false)
  // Mounts the block dialog when it is first opened, as few photos lead to a block.
  const [blocking, setBlocking] = useState<'never' | 'open' | 'over'>('never')
  const opener = useRef<HTMLButtonElement>(null)
  const alt = mine ? t('mine') : t('theirs', { name: partner.name })
  const reportPath = addressOf(pathTo('complaints'), {
    member: partner.id,
    kind: 'photo',
    photo: id,
    message: `${at}#${id}`,
  })
  const { src, avif } = photoSources(photo.sharp ?? photo.blurred)

  return (
    <>
      <PhotoFrame size={photo}>
        <Photo src={src} avif={avif} alt={photo.sharp ? alt : t('blurred', { name: partner.name })} ratio="fill">
          {photo.sharp ? (
            <button
              ref={opener}
              type="button"
              aria-label={photoWords('enlarge', { photo: alt })}
              onClick={() => setLarge(true)}
              className="absolute inset-0 cursor-zoom-in rounded-card outline-offset-[-4px]"
            />
          ) : (
            <div className="absolute inset-0 flex flex-col items-center justify-center gap-2 p-3">
              <Button
                isPending={opening.isPending}
                icon={<Eye aria-hidden="true" />}
                onClick={() => opening.mutate({ id, at })}
                className="border-transparent! bg-black/60! text-white!"
              >
                {t('open')}
              </Button>
              <Link to={reportPath} className="rounded-full bg-black/60 px-3 py-1 text-sm text-white underline">
                {photoWords('report')}
              </Link>
            </div>
          )}
        </Photo>
      </PhotoFrame>
      {opening.error && (
        <p role="alert" className="text-danger-ink text-sm">
          {errorText(opening.error)}
        </p>
      )}
      {isLarge && src && (
        <Suspense>
          <PhotoViewer
            title={alt}
            photos={[{ src, alt, size: photo, reportTo: mine ? undefined : reportPath }]}
            onLeave={() => opener.current?.focus()}
            onClose={() => setLarge(false)}
            onBlock={mine ? undefined : () => setBlocking('open')}
          />
        </Suspense>
      )}
      {blocking !== 'never' && (
        <BlockPartnerDialog thread={thread} isOpen={blocking === 'open'} onClose={() => setBlocking('over')} />
      )}
    </>
  )
}
