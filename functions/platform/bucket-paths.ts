/** Folders of the photo bucket, each with a folder per member. */
export const bucketFolders = {
  /** Inspected photos, served below the same path. */
  photos: 'photos',
  /** Uploads before their inspection. */
  uploads: 'quarantine',
  exports: 'exports',
} as const

export const memberFolder = (folder: keyof typeof bucketFolders, memberId: string): string =>
  `${bucketFolders[folder]}/${memberId}/`

/** All folders of a member. */
export const memberFolders = (memberId: string): string[] =>
  Object.values(bucketFolders).map((folder) => `${folder}/${memberId}/`)

/** Prefix of the keys of a photo's renditions. */
export const renditionsPrefix = (memberId: string, id: string): string => `${memberFolder('photos', memberId)}${id}/`

/** Key of an uploaded file, which is removed after its inspection. */
export const uploadKey = (memberId: string, id: string): string => memberFolder('uploads', memberId) + id

const uploaded = new RegExp(`^${uploadKey('([0-9A-HJKMNP-TV-Z]{26})', '([0-9A-HJKMNP-TV-Z]{26})')}$`)

/** Ids of an upload from its key; undefined for any other key. */
export function uploadIn(key: string): { memberId: string; id: string } | undefined {
  const [, memberId, id] = uploaded.exec(key) ?? []
  return memberId && id ? { memberId, id } : undefined
}

/** Key of a data export; the last part is the name of the download. */
export const exportKey = (memberId: string, id: string): string =>
  `${memberFolder('exports', memberId)}${id}/my-data.zip`

/**
 * Folder of a complaint's copied photos, in place of a member's;
 * `photoUrl(evidenceFolder(id), photo, 'full', now)` signs a URL of one.
 */
export const evidenceFolder = (complaint: string): string => `evidence-${complaint}`
