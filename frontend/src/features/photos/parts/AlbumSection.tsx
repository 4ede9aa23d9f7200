import { clsx } from 'clsx'
import { Lock } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useMember, useSettings } from '#frontend/domain/account/session.ts'
import { PhotoCropper } from '#frontend/domain/photos/PhotoCropper.tsx'
import { isOnTheWay } from '#frontend/domain/photos/photo-queue.ts'
import { useUploads } from '#frontend/domain/photos/photo-uploads.ts'
import { useFileDrop } from '#frontend/lib/use-file-drop.ts'
import { Card } from '#frontend/ui/Card.tsx'
import { ConfirmDialog } from '#frontend/ui/ConfirmDialog.tsx'
import { RisingHearts } from '#frontend/ui/RisingHearts.tsx'
import { useHappened } from '#frontend/ui/use-happened.ts'
import type { Album } from '#shared/contract/photos.ts'
import { type AlbumChange, moved, orderWith, refusedOf, tilesOf } from '../album.ts'
import { useAlbumChange } from '../queries.ts'
import { usePhotoChoice } from '../use-photo-choice.ts'
import { AddTile } from './AddTile.tsx'
import { LimitNote } from './LimitNote.tsx'
import { OwnGrid } from './OwnGrid.tsx'
import { PhotoSheet } from './PhotoSheet.tsx'
import { FailedUploads, RefusedPhotos } from './Troubles.tsx'

type AlbumSectionProps = { album: Album; isPrivate: boolean; children?: ReactNode }

/** Public or private half of the album with all its actions. The two halves share a limit. */
export function AlbumSection({ album, isPrivate, children }: AlbumSectionProps) {
  const t = useTranslations('photos')
  const user = useMember()
  const { free_photos } = useSettings()
  const uploads = useUploads()
  const { cropping, choose, room, isOver } = usePhotoChoice(album, isPrivate)
  const drop = useFileDrop(choose)
  const change = useAlbumChange()
  const [openId, setOpenId] = useState<string | null>(null)
  const [removing, setRemoving] = useState<string | null>(null)

  const tiles = tilesOf(album.photos, uploads, isPrivate)
  const isFirst = useHappened(tiles.length > 0) && !isPrivate
  const order = (ids: string[]) => change({ kind: 'order', order: orderWith(album.photos, ids) })
  const move = (id: string, place: number) =>
    order(
      moved(
        tiles.flatMap(({ photo }) => photo?.id ?? []),
        id,
        place,
      ),
    )
  const remove = (id: string) => {
    setOpenId(null)
    setRemoving(id)
  }
  const failed = uploads.filter((upload) => upload.at === 'failed' && upload.isPrivate === isPrivate)
  const refused = refusedOf(album.photos).filter((photo) => photo.private === isPrivate)
  const isLimitTold = isOver || (room === 0 && !isPrivate)

  return (
    <Card {...(isPrivate && { id: 'private-photos' })} aria-labelledby={`${isPrivate}-photos-title`} {...drop.area}>
      <Heading {...{ album, isPrivate }} />
      <div className={clsx(!isPrivate && 'lg:flex lg:items-start lg:gap-8')}>
        <div className="relative w-full max-w-[520px]">
          {isFirst && <RisingHearts className="top-24 left-6 z-1" />}
          <OwnGrid
            label={isPrivate ? t('private.title') : t('title')}
            tiles={tiles}
            hasLarge={!isPrivate}
            onOpen={({ id }) => setOpenId(id)}
            {...(!isPrivate && { onOrder: order })}
            places={!isPrivate && album.limit <= free_photos ? tiles.length + room : 0}
            add={
              room > 0 ? <AddTile label={addLabel()} hint={t('add.hint')} isHot={drop.isHot} onChoose={choose} /> : null
            }
          />
          {isLimitTold && (
            <div className="mt-4">
              <LimitNote limit={album.limit} isPremium={user?.paid_user === true} isLive={isOver} />
            </div>
          )}
        </div>
        {!isPrivate && <Notes hasOrder={tiles.length > 1} isSending={uploads.some(isOnTheWay)} />}
      </div>
      <Progress count={uploads.filter((upload) => isOnTheWay(upload) && upload.isPrivate === isPrivate).length} />
      <FailedUploads uploads={failed} />
      <RefusedPhotos photos={refused} onRemove={remove} />
      {children}
      <PhotoCropper cropping={cropping} />
      <PhotoSheet
        tiles={tiles}
        openId={openId}
        onChange={change}
        {...(!isPrivate && { onMove: move })}
        onRemove={remove}
        onClose={() => setOpenId(null)}
      />
      <ConfirmDialog
        title={t('remove.title')}
        text={t('remove.text')}
        confirm={t('remove.confirm')}
        cancel={t('remove.cancel')}
        isOpen={removing !== null}
        onConfirm={() => {
          setRemoving(null)
          if (removing) change({ kind: 'remove', id: removing } satisfies AlbumChange)
        }}
        onClose={() => setRemoving(null)}
      />
    </Card>
  )

  function addLabel(): string {
    if (drop.isHot) return t('add.drop')
    if (isPrivate) return t('add.private')
    return tiles.length === 0 ? t('add.first') : t('add.more')
  }
}

function Heading({ album, isPrivate }: { album: Album; isPrivate: boolean }) {
  const t = useTranslations('photos')
  const { used, limit } = album
  return (
    <header className="mb-5">
      <div className="flex items-baseline justify-between gap-4">
        <h2 id={`${isPrivate}-photos-title`} className="flex items-center gap-2 text-lg">
          {isPrivate && <Lock aria-hidden="true" className="size-5 shrink-0" />}
          {isPrivate ? t('private.title') : t('title')}
        </h2>
        {!isPrivate && <p className="tabular whitespace-nowrap text-muted text-sm">{t('count', { used, limit })}</p>}
      </div>
      <p className="mt-1 text-muted">{isPrivate ? t('private.lead', { limit }) : t('lead')}</p>
    </header>
  )
}

function Notes({ hasOrder, isSending }: { hasOrder: boolean; isSending: boolean }) {
  const t = useTranslations('photos')
  return (
    <div className="mt-4 flex flex-col gap-2 text-muted text-sm lg:mt-0 lg:flex-1">
      <p>{t('inspection')}</p>
      {hasOrder && <p>{t('howTo')}</p>}
      {isSending && <p>{t('whileOpen')}</p>}
    </div>
  )
}

/** Upload progress for screen readers: number of pending uploads, and the end. */
function Progress({ count }: { count: number }) {
  const t = useTranslations('photos')
  const [hasSent, setSent] = useState(false)
  if (count > 0 && !hasSent) setSent(true)
  return (
    <p role="status" className="sr-only">
      {hasSent && t('status', { count })}
    </p>
  )
}
