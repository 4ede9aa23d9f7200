import { Refusal } from '#functions/platform/refusal.ts'
import { hideCard } from '#functions/stores/members/card.ts'
import { keys } from '#functions/table/keys.ts'
import { refusing, type Write } from '#functions/table/transaction.ts'
import { update } from '#functions/table/write.ts'
import { changed, settleAlbum, withoutPhoto } from './album.ts'
import type { Album } from './photo.ts'
import { refused, refusedNames, refusedValues, rememberHash } from './refused.ts'

/**
 * Writes that take down an approved photo, public or private: its files are removed, its slot is
 * free, and its image is recognised when it is uploaded again. Refused with `not_found` or
 * `already_decided`; Conflict where the owner changed the album meanwhile, so call it in
 * `retryOnConflict` with an album read consistently.
 */
export function takeDown(album: Album, id: string, now: Date): Write[] {
  const photo = album.photos.find((one) => one.id === id)
  if (!photo) throw new Refusal('not_found')
  if (photo.status !== 'active') throw new Refusal('already_decided')
  return [
    update(keys.photo(album.memberId, id), refused, {
      condition: '#status = :active',
      names: refusedNames,
      values: { ...refusedValues('taken_down', now), ':active': 'active' },
      onConflict: refusing('already_decided'),
    }),
    ...settleAlbum(album, withoutPhoto(album, id)),
    ...(photo.imageHash ? rememberHash(photo.imageHash, now) : []),
  ]
}

/**
 * Writes that hide the card of a suspected minor and refuse `id`, waiting or approved (MOD-06).
 * Only hides the card if there is no photo, or it was refused or removed before.
 */
export function refuseAndHide(album: Album, id: string | undefined, now: Date): Write[] {
  const photo = album.photos.find((one) => one.id === id)
  if (!photo || (photo.stage !== 'waiting' && photo.status !== 'active')) return [hideCard(album.memberId)]
  return [
    update(keys.photo(album.memberId, photo.id), refused, {
      condition: 'stage = :stage AND #status = :was',
      names: refusedNames,
      values: { ...refusedValues('minor', now), ':stage': photo.stage, ':was': photo.status },
      onConflict: changed,
    }),
    ...settleAlbum(album, withoutPhoto(album, photo.id), { isHiding: true }),
    ...(photo.imageHash ? rememberHash(photo.imageHash, now) : []),
  ]
}
