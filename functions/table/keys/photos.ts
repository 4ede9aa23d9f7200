import { type Key, member, own, ownOf } from '../key.ts'

/** Keys of photos in profiles, verifications and image hashes. */
export const photoKeys = {
  /**
   * Photo in any state. Its removal from the table removes its files from the bucket. Read by its
   * inspection and by staff.
   */
  photo: (id: string, photo: string): Key => own(id, 'PHOTO', photo),
  /**
   * Order of the photos that count towards the limit. One item, so that no race can exceed the
   * limit.
   */
  album: (id: string): Key => own(id, 'PHOTOS'),
  /**
   * Album and photos in one read. Read by the calls for the current user and for a profile page,
   * and by every change of a photo.
   */
  photos: (id: string) => ({ PK: member(id), prefix: 'PHOTO' }),
  /**
   * Photo verification under way or refused (MOD-22); in the due index until its picture arrived,
   * then in a queue of staff; a refused one expires by TTL. Read by its inspection, its member and
   * staff.
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
   * Image hash of a refused photo, found by each quarter of the hash; anonymous and expiring. Read
   * by the inspection.
   */
  refusedHash: (quarter: string, hash: string): Key => ({ PK: `REFUSED#${quarter}`, SK: hash }),
  refusedHashes: (quarter: string) => ({ PK: `REFUSED#${quarter}` }),
  /**
   * Image hash of a photo (MOD-10), and of a photo of a banned account, anonymous and expiring by
   * TTL (MOD-09); each is found by any quarter of the hash. Read by the inspection and by staff.
   */
  picture: (quarter: string, hash: string, id: string, photo: string): Key => ({
    PK: `PICTURE#${quarter}`,
    SK: ['OF', hash, id, photo].join('#'),
  }),
  bannedPicture: (quarter: string, hash: string, mailbox: string): Key => ({
    PK: `PICTURE#${quarter}`,
    SK: ['BANNED', hash, mailbox].join('#'),
  }),
  pictures: (quarter: string) => ({ PK: `PICTURE#${quarter}` }),
}
