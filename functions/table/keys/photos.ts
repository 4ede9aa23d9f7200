import { type Key, member, own, ownOf } from '../key.ts'

/** Keys of photos in profiles, verifications and image hashes. */
export const photoKeys = {
  /**
   * Photo in any state. When the row is removed, a reaction removes the files of the photo from the
   * bucket. Read by the inspection and by staff.
   */
  photo: (id: string, photo: string): Key => own(id, 'PHOTO', photo),
  /**
   * Order of the photos that count towards the limit. One item, so that no race can exceed the
   * limit.
   */
  album: (id: string): Key => own(id, 'PHOTOS'),
  /**
   * Album and photos, in one query. Read by the calls for the current user and for a profile page,
   * and by every change of a photo.
   */
  photos: (id: string) => ({ PK: member(id), prefix: 'PHOTO' }),
  /**
   * Photo verification that is pending or refused (MOD-22). It is in the due index until its
   * picture has arrived, then in a queue of staff; a refused verification expires by TTL. Read by
   * the inspection, by the member and by staff.
   */
  verification: (id: string): Key => own(id, 'VERIFICATION'),
  /**
   * Permission for another member to see the private photos, and its mirror. Read by the profile
   * page.
   */
  opened: (id: string, viewer: string): Key => own(id, 'OPENED', viewer),
  openedBy: (id: string, owner: string): Key => own(id, 'OPENED_BY', owner),
  openedOfMember: (id: string) => ownOf(id, 'OPENED'),
  openedToMember: (id: string) => ownOf(id, 'OPENED_BY'),
  /**
   * Image hash of a refused photo, stored under each quarter of the hash. The rows are anonymous
   * and expire by TTL. Read by the inspection.
   */
  refusedHash: (quarter: string, hash: string): Key => ({ PK: `REFUSED#${quarter}`, SK: hash }),
  refusedHashes: (quarter: string) => ({ PK: `REFUSED#${quarter}` }),
  /**
   * Image hash of a photo (MOD-10), and image hash of a photo of a banned account (MOD-09), which
   * is anonymous and expires by TTL. Each hash can be found by any of its quarters. Read by the
   * inspection and by staff.
   */
  picture: (quarter: string, hash: string, id: string, photo: string): Key => ({
    PK: `PICTURE#${quarter}`,
    SK: ['OF', hash, id, photo].join('#'),
  }),
  bannedPicture: (quarter: string, hash: string, banMarkId: string): Key => ({
    PK: `PICTURE#${quarter}`,
    SK: ['BANNED', hash, banMarkId].join('#'),
  }),
  pictures: (quarter: string) => ({ PK: `PICTURE#${quarter}` }),
}
