import { Heart, X } from 'lucide-react'
import type { MouseEvent } from 'react'
import { useTranslations } from 'use-intl'
import { FictionalMark } from '#frontend/domain/members/FictionalMark.tsx'
import { VerifiedMark } from '#frontend/domain/members/VerifiedMark.tsx'
import { photoSources } from '#frontend/domain/photos/photo-sources.ts'
import { Button } from '#frontend/ui/Button.tsx'
import { FullScreenDialog } from '#frontend/ui/FullScreenDialog.tsx'
import { IconButton } from '#frontend/ui/IconButton.tsx'
import { LongName } from '#frontend/ui/LongName.tsx'
import { Photo } from '#frontend/ui/Photo.tsx'
import type { MemberCard } from '#shared/model/profile.ts'

type NewLikeDialogProps = {
  liker: MemberCard
  /**
   * Called with the profile's id on a click on the photo or on the button; exactly one of the two
   * is called per click (LIKE-13, LIKE-14, TRAP-70).
   */
  onPhoto: (id: string) => void
  onButton: (id: string) => void
  onClose: () => void
}

/** Full-screen dialog "New like!"; a click anywhere closes it (LIKE-11, LIKE-12). */
export default function NewLikeDialog({ liker, onPhoto, onButton, onClose }: NewLikeDialogProps) {
  const t = useTranslations('likes.newLike')
  const words = useTranslations('ui')
  const { id, name, age } = liker
  const tell = (event: (id: string) => void) => (press: MouseEvent) => {
    // stops propagation, as the click would also close the dialog
    press.stopPropagation()
    event(id)
    onClose()
  }
  return (
    <FullScreenDialog
      labelledBy="new-like"
      onClose={onClose}
      onClick={onClose}
      className="bg-primary-tint text-on-primary-tint"
    >
      <div className="flex min-h-full flex-col items-center justify-center gap-5 px-6 pt-[calc(var(--safe-top)+16px)] pb-[calc(var(--safe-bottom)+16px)] text-center short:gap-3">
        <h2
          id="new-like"
          className="inline-flex items-center gap-3 font-bold text-3xl max-[16rem]:text-xl short:text-2xl"
        >
          <Heart aria-hidden="true" className="size-9 animate-beat fill-current" />
          {t('title')}
        </h2>
        {/* not in rem: text may be enlarged to twice its size */}
        <div className="relative w-full max-w-[min(352px,40dvh)] animate-land short:max-w-[34dvh]">
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
        <p className="wrap-anywhere font-bold text-xl">
          <LongName name={name} /> <span className="tabular font-normal">{age}</span>{' '}
          {liker.verified && <VerifiedMark />}
        </p>
        <Button tone="primary" size="lg" onClick={tell(onButton)} className="max-w-full wrap-anywhere">
          {t('write', { name })}
        </Button>
      </div>
      {/* Shows that the dialog can be closed; the click reaches the dialog, which closes. */}
      <IconButton
        label={words('close')}
        icon={<X aria-hidden="true" />}
        className="absolute top-[calc(var(--safe-top)+8px)] right-2"
      />
    </FullScreenDialog>
  )
}
