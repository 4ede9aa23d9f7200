import { bucketFolders } from '#functions/platform/bucket-paths.ts'
import {
  type EndpointResources,
  imageInspection,
  type JobResources,
  type ReactionResources,
  type UploadResources,
} from '#functions/platform/resources.ts'
import { keys } from '#functions/table/keys.ts'
import type * as photoVerification from '#shared/contract/photo-verification.ts'
import type * as photos from '#shared/contract/photos.ts'

const env = ['photoKey'] as const
/**
 * Resources of an inspection without image recognition: only staff judge a verification picture
 * (MOD-22).
 */
const { moderation: _, ...decoding } = imageInspection

export const endpoints = {
  list: { table: 'read', env, impact: 'Members do not see their own photos.' },
  // `photos` is `write`, as the presigned upload form has the permissions of the function that
  // signs it.
  add: { table: 'write', photos: 'write', env, impact: 'Members cannot add photos.' },
  change: { table: 'write', env, impact: 'Members cannot order their photos or make them private.' },
  remove: { table: 'write', env, impact: 'Members cannot remove their photos.' },
  listOpened: { table: 'read', env, impact: 'Members do not see whom their private photos are open to.' },
  open: { table: 'write', impact: 'Members cannot open their private photos to others.' },
  close: { table: 'write', impact: 'Members cannot close their private photos again.' },
  verification: { table: 'read', impact: 'Members do not see what becomes of their photo verification.' },
  startVerification: { table: 'write', impact: 'Members cannot have their photos verified.' },
  // `photos` is `write`, as the presigned upload form has the permissions of the function that
  // signs it.
  uploadVerification: { table: 'read', photos: 'write', impact: 'Members cannot have their photos verified.' },
  withdrawVerification: { table: 'write', impact: 'Members cannot withdraw the picture of a photo verification.' },
} satisfies EndpointResources<typeof photos & typeof photoVerification>

export const jobs = {
  expirePhotos: {
    table: 'write',
    photos: 'read',
    every: '1 minute',
    timeoutSeconds: 60,
    impact: 'Photos that never arrived, or that no inspection could finish, keep their slots in the album.',
  },
  expireVerifications: {
    table: 'write',
    photos: 'read',
    every: '1 minute',
    timeoutSeconds: 60,
    impact: 'Pictures of photo verifications that nobody decided on are kept longer than members were told.',
  },
  retryFileRemovals: {
    table: 'write',
    photos: 'write',
    cdn: true,
    every: '1 minute',
    timeoutSeconds: 60,
    impact:
      'Files of photos that were removed or refused stay in the bucket, and can be opened where somebody has the URL.',
  },
  retryInvalidations: {
    table: 'write',
    cdn: true,
    every: '1 minute',
    timeoutSeconds: 60,
    impact: 'Photos that were removed or refused can be opened for up to a day where the edge keeps a copy.',
  },
} satisfies Record<string, JobResources>

export const reactions = {
  removeFiles: {
    lane: 'delivery',
    follows: { kinds: ['MODIFY', 'REMOVE'], SK: { prefix: keys.photo('', '').SK } },
    table: 'write',
    photos: 'write',
    cdn: true,
    impact: 'Photos that were removed or refused stay in the bucket.',
  },
  removeVerificationFiles: {
    lane: 'delivery',
    follows: { kinds: ['MODIFY', 'REMOVE'], SK: keys.verification('').SK },
    table: 'write',
    photos: 'write',
    cdn: true,
    impact: 'Pictures of decided photo verifications stay in the bucket for up to eight days.',
  },
  hintPhotos: {
    lane: 'delivery',
    follows: [
      { kinds: ['MODIFY'], SK: { prefix: keys.photo('', '').SK } },
      { kinds: ['MODIFY', 'REMOVE'], SK: keys.verification('').SK },
    ],
    queues: ['live'],
    impact: 'Open pages learn of approved photos by polling only.',
  },
} satisfies Record<string, ReactionResources>

export const uploads = {
  inspect: {
    ...imageInspection,
    evidence: ['copy'],
    prefix: `${bucketFolders.uploads}/`,
    impact: 'Photos that members send in are not inspected: after a while they are refused as not checked.',
  },
  inspectVerification: {
    ...decoding,
    prefix: `${bucketFolders.verificationUploads}/`,
    impact: 'Pictures of photo verifications do not reach staff: after a while they are refused as unreadable.',
  },
} satisfies Record<string, UploadResources>
