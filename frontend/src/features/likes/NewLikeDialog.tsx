import { Heart } from 'lucide-react'
import { type MouseEvent, useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { FictionalMark } from '#frontend/domain/members/FictionalMark.tsx'
import { photoSources } from '#frontend/domain/photos/photo-sources.ts'
import { openDialogs } from '#frontend/lib/open-dialogs.ts'
import { Button } from '#frontend/ui/Button.tsx'
import { Photo } from '#frontend/ui/Photo.tsx'
import type { MemberCard } from '#shared/model/profile.ts'

type NewLikeDialogProps = {
  liker: MemberCard
  /**
   * Clicks on the photo and on the button, with the id of the profile;
   * exactly one of the two is called per click (LIKE-13, LIKE-14, TRAP-70).
   */
  onPhoto: (id: string) => void
  onButton: (id: string) => void
  onClose: () => void
}

/** Full-screen "New like!"; a click anywhere closes it (LIKE-11, LIKE-12). */
export default function NewLikeDialog({ liker, onPhoto, onButton, onClose }: NewLikeDialogProps) {
  const t = useTranslations('likes.newLike')
  const ref = useRef<HTMLDialogElement>(null)
  const { id, name, age } = liker
  useEffect(() => {
    const dialog = ref.current
    dialog?.showModal()
    openDialogs.write(openDialogs.read() + 1)
    return () => {
      openDialogs.write(openDialogs.read() - 1)
      dialog?.close()
    }
  }, [])
  const tell = (event: (id: string) => void) => (press: MouseEvent) => {
    // stops propagation, as the click would also close the dialog
    press.stopPropagation()
    event(id)
    onClose()
  }
  return (
    // Escape and both buttons work by keyboard; the click anywhere is a shortcut.
    // biome-ignore lint/a11y/useKeyWithClickEvents: see above
    <dialog
      ref={ref}
      aria-labelledby="new-like"
      onClick={onClose}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      className="m-0 h-dvh max-h-none w-full max-w-none animate-fade bg-primary-tint p-0 text-on-primary-tint"
    >
      <div className="flex h-full flex-col items-center justify-center gap-5 px-6 pt-(--safe-top) pb-(--safe-bottom) text-center">
        <h2 id="new-like" className="inline-flex items-center gap-3 font-bold text-3xl">
          <Heart aria-hidden="true" className="size-9 animate-beat fill-current" />
          {t('title')}
        </h2>
        <div className="relative w-full max-w-[min(22rem,52dvh)] animate-land">
          <button
            type="button"
            onClick={tell(onPhoto)}
            aria-label={t('photo', { name })}
            className="block w-full overflow-hidden rounded-card shadow-raised"
          >
            <Photo {...photoSources(liker.main_image?.filename)} alt="" isFirst />
          </button>
          {/* outside the button, whose accessible name would otherwise
              need its text; clicks pass through to the photo */}
          {liker.fictional && <FictionalMark tone="photo" className="pointer-events-none absolute top-2 left-2" />}
        </div>
        <p className="font-bold text-xl">
          {name} <span className="tabular font-normal">{age}</span>
        </p>
        <Button tone="primary" size="lg" onClick={tell(onButton)}>
          {t('write', { name })}
        </Button>
      </div>
    </dialog>
  )
}
