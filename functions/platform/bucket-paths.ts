/** Folders of the photo bucket, each with a folder per member. */
export const bucketFolders = {
  /** Inspected photos, served below the same path. */
  photos: 'photos',
  /** Uploads before their inspection. */
  uploads: 'quarantine',
  /** Uploads for a conversation before their inspection. */
  chatUploads: 'chat_quarantine',
  /** Uploads for a photo verification before their inspection. */
  verificationUploads: 'verification_quarantine',
  /** Pictures of photo verifications until their decision: no URL leads to them. */
  verifications: 'verifications',
  /** Photos of messages that staff removed, until a reversal: no URL leads to them. */
  removed: 'removed',
  /**
   * Removed photos. They remain for a week because a complaint may have been filed just before the
   * removal. No URL leads to them.
   */
  discarded: 'discarded',
  exports: 'exports',
} as const

export const memberFolder = (folder: keyof typeof bucketFolders, memberId: string): string =>
  `${bucketFolders[folder]}/${memberId}/`

/** All folders of a member. */
export const memberFolders = (memberId: string): string[] =>
  Object.values(bucketFolders).map((folder) => `${folder}/${memberId}/`)

/** Prefix of the keys of a photo's renditions. */
export const renditionsPrefix = (memberId: string, id: string): string => `${memberFolder('photos', memberId)}${id}/`

/** Prefix of the keys of a photo's renditions while its message is removed by a decision. */
export const removedPrefix = (memberId: string, id: string): string => `${memberFolder('removed', memberId)}${id}/`

/** Prefix of the keys of a photo's renditions after the photo's removal. */
export const discardedPrefix = (memberId: string, id: string): string => `${memberFolder('discarded', memberId)}${id}/`

/**
 * Photo id of the photo in a message, from the message's id. The browser chooses the message's id:
 * without the prefix, it could choose the id of a profile photo, and the upload would replace the
 * files of that photo.
 */
export const messagePhotoId = (message: string): string => `message-${message}`

/** Whether a photo id is one made by `messagePhotoId`. */
export const isMessagePhoto = (id: string): boolean => id.startsWith(messagePhotoId(''))

/** Key of an uploaded file, which is removed after its inspection. */
export const uploadKey = (memberId: string, id: string): string => memberFolder('uploads', memberId) + id

/**
 * Key of a file uploaded for a conversation. The key contains the recipient's id, so that no row of
 * the sender has to store this id: the recipient's purge would find such a row only through a
 * mirror.
 */
export const chatUploadKey = ({ memberId, partnerId, id }: ChatUpload): string =>
  chatUploadPrefix(memberId, id) + partnerId

/** Prefix of the key of a photo's upload for a conversation. */
export const chatUploadPrefix = (memberId: string, id: string): string =>
  `${memberFolder('chatUploads', memberId)}${id}/`

/** Key of a file uploaded for a photo verification. */
export const verificationUploadKey = (memberId: string, id: string): string =>
  memberFolder('verificationUploads', memberId) + id

/** Key of the inspected picture of a photo verification. */
export const verificationKey = (memberId: string, id: string): string => memberFolder('verifications', memberId) + id

export type ChatUpload = { memberId: string; partnerId: string; id: string }

const ulid = '([0-9A-HJKMNP-TV-Z]{26})'
const uploaded = new RegExp(`^${uploadKey(ulid, ulid)}$`)
const verificationUploaded = new RegExp(`^${verificationUploadKey(ulid, ulid)}$`)
const chatUploaded = new RegExp(`^${chatUploadKey({ memberId: ulid, partnerId: ulid, id: ulid })}$`)

/** Ids in the key of an upload; undefined for any other key. */
export const uploadIn = (key: string) => idsIn(uploaded, key)

/** Ids in the key of a photo verification's upload; undefined for any other key. */
export const verificationUploadIn = (key: string) => idsIn(verificationUploaded, key)

function idsIn(pattern: RegExp, key: string): { memberId: string; id: string } | undefined {
  const [, memberId, id] = pattern.exec(key) ?? []
  return memberId && id ? { memberId, id } : undefined
}

/** Ids in the key of a conversation's upload; undefined for any other key. */
export function chatUploadIn(key: string): ChatUpload | undefined {
  const [, memberId, id, partnerId] = chatUploaded.exec(key) ?? []
  return memberId && partnerId && id ? { memberId, partnerId, id } : undefined
}

/**
 * Who requested a data export. A new export replaces only an export that the same side requested.
 */
export type ExportBy = 'member' | 'staff'

export const exportFolder = (memberId: string, by: ExportBy): string => `${memberFolder('exports', memberId)}${by}/`

/** Key of a data export; the last part is the name of the download. */
export const exportKey = (memberId: string, by: ExportBy, id: string): string =>
  `${exportFolder(memberId, by)}${id}/my-data.zip`

/** Folder of the evidence bucket for the pictures of a complaint or decision. */
export const evidenceFolder = (name: string): string => `${name}/`

/** Key of a picture of evidence. WebP only: every browser shows it, and one format is enough. */
export const evidenceKey = (name: string, photo: string, file: EvidenceFile): string =>
  `${evidenceFolder(name)}${photo}/${file}.webp`

/**
 * Files of a photo in evidence: the full file, and the blurred file shown until staff open the
 * photo.
 */
export const evidenceFiles = ['full', 'locked'] as const
export type EvidenceFile = (typeof evidenceFiles)[number]
