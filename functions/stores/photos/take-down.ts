import { Refusal } from '#functions/platform/refusal.ts'
import { hideCard } from '#functions/stores/members/card-writes.ts'
import { keys } from '#functions/table/keys.ts'
import { refusing, type Write } from '#functions/table/transaction.ts'
import { update } from '#functions/table/write.ts'
import { type DecisionGround, refusalGrounds } from '#shared/model/decision.ts'
import type { Escalation, refusalOf } from '#shared/model/photo.ts'
import { changed, settleAlbum, withoutPhoto } from './album.ts'
import type { Album, Photo } from './photo.ts'
import { refused, refusedNames, refusedValues, rememberHash } from './refused.ts'

/**
 * Writes that take down an approved photo, public or private. Its files are removed, its slot is
 * free, and its image is recognised if it is uploaded again. Refused with `not_found` if the album
 * lacks the photo, and with `already_decided` if it is not approved. Conflict if the owner changed
 * the album since it was read, so call it in `retryOnConflict` with an album read consistently.
 */
export function takeDown(album: Album, id: string, ground: DecisionGround, now: Date): Write[] {
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
    ...(photo.imageHash ? rememberHash(photo.imageHash, ground, now) : []),
  ]
}

type CaseReason = (typeof refusalOf)[Escalation]

/** Writes that refuse a photo because of a suspicion. The photo may await staff or be approved. */
export const refusePictured = (
  album: Album,
  photo: Photo,
  reason: CaseReason,
  now: Date,
  options?: { isHiding: boolean },
): Write[] => [
  update(keys.photo(album.memberId, photo.id), refused, {
    condition: 'stage = :stage AND #status = :was',
    names: refusedNames,
    values: { ...refusedValues(reason, now), ':stage': photo.stage, ':was': photo.status },
    onConflict: changed,
  }),
  ...settleAlbum(album, withoutPhoto(album, photo.id), options),
  ...(photo.imageHash ? rememberHash(photo.imageHash, refusalGrounds[reason], now) : []),
]

/**
 * Writes that, because of a suspicion, hide a member's card and refuse the photo, if any (MOD-06,
 * MOD-07).
 */
export const refuseAndHide = (album: Album, photo: Photo | undefined, reason: CaseReason, now: Date): Write[] =>
  photo ? refusePictured(album, photo, reason, now, { isHiding: true }) : [hideCard(album.memberId)]
