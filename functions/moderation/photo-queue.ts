import { photoUrl } from '#functions/platform/photo-url.ts'
import { findAccount, isGone } from '#functions/stores/account/account.ts'
import { findCard } from '#functions/stores/members/card.ts'
import { smallCard } from '#functions/stores/members/shown-card.ts'
import { isPictured, listPhotos } from '#functions/stores/photos/photo.ts'
import { findAlike } from '#functions/stores/photos/pictures.ts'
import { listWaitingPhotos, type WaitingPhoto } from '#functions/stores/photos/queue.ts'
import { findProfile } from '#functions/stores/profile/profile.ts'
import { listModeration, type Moderation } from '#functions/stores/safety/moderation.ts'
import { showQueue } from '#functions/table/staff-queue.ts'
import { civilDate } from '#shared/rules/age.ts'
import { seesPictures, staffCard } from './case-pictures.ts'
import type { StaffView } from './staff-view.ts'

/** Maximum numbers of items shown beside a photo. */
const most = { alike: 5, others: 24, refusals: 10 } as const
/** Number of entries of the owner's file that are read to find earlier refusals and views. */
const readEntries = 200

/**
 * Owner of photos or texts to inspect; undefined if banned or leaving, as the profile is then
 * hidden.
 */
export async function findOwner(memberId: string, now: Date) {
  const account = await findAccount(memberId, { consistent: true })
  const isHere = account?.status === 'active' || account?.status === 'not_confirmed'
  return isHere && !isGone(account, now) ? account : undefined
}

const picture = (memberId: string, id: string, now: Date) => ({
  full: photoUrl(memberId, id, 'full', now),
  blurred: photoUrl(memberId, id, 'locked', now),
})

/** Similar photos of other accounts; looked up only if the inspection found any. */
async function shownAlike({ memberId, photo: { isAlike, imageHash } }: WaitingPhoto, view: StaffView) {
  const { staff, now } = view
  if (!isAlike || !imageHash) return { photos: [], banned: false }
  const { photos, isBanned } = await findAlike(memberId, imageHash, now)
  const shown = await Promise.all(
    photos.slice(0, most.alike).map(async ({ member: owner, id }) => {
      const [card, account] = await Promise.all([findCard(owner), findAccount(owner)])
      if (!card) return []
      const member = staffCard(card, account, view)
      // The similar picture may show more than the waiting one. It is therefore withheld from staff
      // who may not see its owner's pictures, even if they are shown the waiting one.
      const shown = seesPictures(account, staff) ? picture(owner, id, now) : { full: null, blurred: null }
      return [{ member, id, ...shown }]
    }),
  )
  return { photos: shown.flat(), banned: isBanned }
}

const refusals: readonly string[] = ['photo_refused', 'photo_escalated', 'photo_taken_down']
const suspicions: readonly string[] = ['minor_suspected', 'abuse_suspected']

/**
 * Whether an entry of the audit trail records that a photo was refused or removed. An entry about a
 * suspicion counts only if it names a photo.
 */
const isRefusal = ({ action, photo }: Moderation): boolean =>
  refusals.includes(action) || (suspicions.includes(action) && photo !== undefined)

/** Facts shown about a photo's owner (MOD-14); undefined if the photo is skipped. */
async function findOwnerFacts(memberId: string, now: Date) {
  const [owner, card, profile, photos, entries] = await Promise.all([
    findOwner(memberId, now),
    findCard(memberId),
    findProfile(memberId),
    listPhotos(memberId),
    listModeration(memberId, readEntries),
  ])
  if (!owner || !card) return undefined
  const refused = entries.filter(isRefusal)
  return {
    card,
    photos: photos.filter(isPictured),
    about: profile?.about ?? null,
    prompts: profile?.prompts ?? [],
    refusals: refused.slice(0, most.refusals).map(({ at, reason }) => ({ at, reason })),
    entries,
  }
}
type OwnerFacts = Awaited<ReturnType<typeof findOwnerFacts>>

/**
 * Photo as shown to staff, with the newest entries of its owner's file; none if the photo is
 * skipped.
 */
async function shownPhoto(waiting: WaitingPhoto, owner: Promise<OwnerFacts>, view: StaffView) {
  const { site, now } = view
  const { memberId, photo } = waiting
  const [facts, alike] = await Promise.all([owner, shownAlike(waiting, view)])
  if (!facts) return []
  const { card, photos, entries, ...ownerFacts } = facts
  const others = photos.filter(({ id }) => id !== photo.id).slice(0, most.others)
  const shown = {
    id: photo.id,
    member: smallCard(card, civilDate(now, site.country.timeZone), now),
    private: photo.isPrivate,
    uploaded_at: photo.uploadedAt,
    ...picture(memberId, photo.id, now),
    findings: photo.findings ?? [],
    alike,
    main: card.p ? photoUrl(memberId, card.p, 'full', now) : null,
    others: others.map(({ id, isPrivate, status }) => ({
      id,
      private: isPrivate,
      status,
      ...picture(memberId, id, now),
    })),
    ...ownerFacts,
  }
  return [{ photo: shown, entries }]
}

/**
 * Up to `limit` photos, longest waiting first, without those of banned and leaving owners. Each
 * owner is read once.
 */
export async function findPhotoQueue(limit: number, view: StaffView) {
  const owners = new Map<string, Promise<OwnerFacts>>()
  const factsOf = (memberId: string) => {
    const facts = owners.get(memberId) ?? findOwnerFacts(memberId, view.now)
    owners.set(memberId, facts)
    return facts
  }
  const shown = await showQueue(limit, listWaitingPhotos, (one) => shownPhoto(one, factsOf(one.memberId), view))
  return shown.slice(0, limit)
}
