import { mailedPhotoUrl } from '#functions/platform/photo-url.ts'
import { findAccount, isPresent } from '#functions/stores/account/account.ts'
import { needsAgeCheck } from '#functions/stores/account/age-check.ts'
import { findListings } from '#functions/stores/members/card.ts'
import { listBlocks } from '#functions/stores/safety/block.ts'
import type { MailContext } from './mail.ts'

/** Maximum number of photos in a mail: as many as fit in a row on a phone. */
const maxFaces = 4
/** Maximum number of members read to find these photos, as some members have none. */
const maxRead = 12

type Context = Pick<MailContext<never>, 'memberId' | 'origin' | 'now'>

/**
 * URLs of blurred main photos of members, in the order of `ids` (NOTIF-22). They are read when the
 * mail is sent, so members who have left, blocked the recipient or were blocked by then are left
 * out. Fictional profiles are left out too, as a mail cannot mark them (PROF-21). Empty for a
 * recipient who has yet to prove their age (TRAP-24). A main photo is always approved and public.
 */
export async function facesOf({ memberId, origin, now }: Context, ids: readonly string[]): Promise<string[]> {
  const wanted = [...new Set(ids)].slice(0, maxRead)
  if (wanted.length === 0) return []
  const [own, listings, accounts, blocks] = await Promise.all([
    findAccount(memberId),
    findListings(wanted),
    Promise.all(wanted.map((id) => findAccount(id))),
    listBlocks(memberId),
  ])
  if (!own || needsAgeCheck(own)) return []
  const present = new Set(accounts.filter(isPresent).map(({ id }) => id))
  const photos = new Map(listings.map(({ card: { id, p, f } }) => [id, f ? undefined : p]))
  return wanted
    .flatMap((id) => {
      const photo = present.has(id) && !blocks.ids.has(id) ? photos.get(id) : undefined
      return photo ? [origin + mailedPhotoUrl(id, photo, now)] : []
    })
    .slice(0, maxFaces)
}
