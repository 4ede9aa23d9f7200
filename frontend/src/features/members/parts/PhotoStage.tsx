import { clsx } from 'clsx'
import { ChevronLeft, ChevronRight, Images, LockOpen } from 'lucide-react'
import { type KeyboardEvent, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { photoSources } from '#frontend/domain/photos/photo-sources.ts'
import { BlockDialog } from '#frontend/domain/safety/BlockDialog.tsx'
import { Button } from '#frontend/ui/Button.tsx'
import { Tag } from '#frontend/ui/Chip.tsx'
import { IconButton } from '#frontend/ui/IconButton.tsx'
import { Photo } from '#frontend/ui/Photo.tsx'
import { PhotoShape } from '#frontend/ui/PhotoShape.tsx'
import type { MemberProfile } from '#shared/contract/members.ts'
import type { MemberCard } from '#shared/model/profile.ts'
import { LargePhotos } from './LargePhotos.tsx'
import { LockedNote } from './LockedNote.tsx'
import { PhotoMarks } from './PhotoMarks.tsx'
import { PhotoThumbs } from './PhotoThumbs.tsx'

type PhotoStageProps = {
  card: MemberCard
  /** Undefined while only the card is loaded. */
  photos: MemberProfile['photos'] | undefined
  isOwn: boolean
  /** Whether the enlarged photos have a button that blocks the member. */
  mayBlock: boolean
  /** For visitors: called when they ask for further photos (PHOTO-09). */
  onMore?: (() => void) | undefined
  className?: string
}

/**
 * Photo carousel, controlled by swiping, arrows, keys, dots or thumbnails. Pressing a sharp photo
 * shows it full screen; a locked one is a separate blurred file.
 */
export function PhotoStage({ card, photos, isOwn, mayBlock, onMore, className }: PhotoStageProps) {
  const t = useTranslations('members.photos')
  const track = useRef<HTMLDivElement>(null)
  const openers = useRef<(HTMLButtonElement | null)[]>([])
  const [at, setAt] = useState(0)
  const [large, setLarge] = useState<number | null>(null)
  const [isBlocking, setBlocking] = useState(false)
  const { name } = card
  const main = card.main_image && { id: 'main', locked: false, private: false, thumbhash: null, ...card.main_image }
  const shown = photos && photos.length > 0 ? photos : main ? [main] : []
  const count = shown.length
  const locked = shown.filter((photo) => photo.locked).length
  const sharp = card.veiled ? [] : shown.filter((photo) => !photo.locked)
  const altOf = (index: number) => t('photo', { name, number: String(index + 1), count: String(count) })

  const goTo = (index: number, behavior: ScrollBehavior = 'auto') => {
    const width = track.current?.clientWidth ?? 0
    track.current?.scrollTo({ left: index * width, behavior })
  }
  const focusOn = (index: number) => (openers.current[index] ?? track.current)?.focus({ preventScroll: true })
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
    if (!step) return
    event.preventDefault()
    const to = Math.min(Math.max(at + step, 0), count - 1)
    goTo(to)
    if (event.target !== track.current) focusOn(to)
  }
  const onLeave = (index: number) => {
    // The photo may have been removed since the viewer opened.
    const left = Math.max(0, shown.indexOf(sharp[index]!))
    goTo(left, 'instant')
    focusOn(left)
  }

  return (
    <section aria-label={t('label', { name })} className={clsx('min-w-0', className)}>
      <div className="relative md:overflow-hidden md:rounded-card">
        {/* biome-ignore lint/a11y/noStaticElementInteractions: scroll area with arrow keys */}
        <div
          ref={track}
          tabIndex={count > 1 ? 0 : -1}
          onKeyDown={onKeyDown}
          onScroll={({ currentTarget: { scrollLeft, clientWidth } }) => setAt(Math.round(scrollLeft / clientWidth))}
          className="flex snap-x snap-mandatory overflow-x-auto overscroll-x-contain scroll-smooth outline-offset-[-3px] [scrollbar-width:none]"
        >
          {count === 0 && <Photo src={null} alt={t('none', { name })} className="w-full max-md:max-h-[72dvh]" />}
          {shown.map((photo, index) => (
            <div key={index === 0 ? 'main' : photo.id} className="w-full shrink-0 snap-center snap-always">
              <Photo
                {...photoSources(photo.filename)}
                alt={photo.locked ? t('locked') : altOf(index)}
                isFirst={index === 0}
                shape={photo.thumbhash && <PhotoShape hash={photo.thumbhash} />}
                className="max-md:max-h-[72dvh] max-md:w-full"
              >
                {sharp.includes(photo) && (
                  <button
                    ref={(button) => {
                      openers.current[index] = button
                    }}
                    type="button"
                    tabIndex={index === at ? 0 : -1}
                    aria-label={t('enlarge', { photo: altOf(index) })}
                    onClick={() => setLarge(sharp.indexOf(photo))}
                    className="absolute inset-0 cursor-zoom-in outline-offset-[-4px]"
                  />
                )}
                {photo.locked && !card.veiled && <LockedNote count={locked} />}
                {photo.private && (
                  <Tag
                    tone="photo"
                    icon={<LockOpen aria-hidden="true" />}
                    className="pointer-events-none absolute top-[calc(var(--under-bar,0px)+12px)] left-3"
                  >
                    {t('private')}
                  </Tag>
                )}
              </Photo>
            </div>
          ))}
        </div>
        {count > 1 && (
          <>
            <div className="pointer-events-none absolute inset-y-0 inset-x-3 hidden items-center justify-between md:flex [&>button]:pointer-events-auto">
              <IconButton
                tone="photo"
                label={t('previous')}
                icon={<ChevronLeft aria-hidden="true" />}
                onClick={() => goTo(at - 1)}
                disabled={at === 0}
                className="disabled:opacity-0!"
              />
              <IconButton
                tone="photo"
                label={t('next')}
                icon={<ChevronRight aria-hidden="true" />}
                onClick={() => goTo(at + 1)}
                disabled={at === count - 1}
                className="disabled:opacity-0!"
              />
            </div>
            <PhotoMarks photos={shown} at={at} />
          </>
        )}
        {onMore && (
          <Button
            size="sm"
            icon={<Images aria-hidden="true" />}
            onClick={onMore}
            className="absolute! top-[calc(var(--under-bar,0px)+12px)] right-3 md:top-auto md:bottom-3 border-transparent! bg-black/60! text-white!"
          >
            {t('more')}
          </Button>
        )}
      </div>
      {count > 1 && <PhotoThumbs photos={shown} at={at} onChoose={goTo} />}
      {large !== null && (
        <LargePhotos
          card={card}
          photos={photos && photos.length > 0 ? sharp : sharp.map((photo) => ({ ...photo, id: null }))}
          isOwn={isOwn}
          startAt={large}
          onLeave={onLeave}
          onClose={() => setLarge(null)}
          onBlock={mayBlock ? () => setBlocking(true) : undefined}
        />
      )}
      <BlockDialog
        profile={{ id: card.id, name, blocked: false }}
        isOpen={isBlocking}
        onClose={() => setBlocking(false)}
      />
    </section>
  )
}
