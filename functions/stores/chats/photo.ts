import * as z from 'zod/mini'
import { type ChatUpload, chatUploadKey } from '#functions/platform/bucket-paths.ts'
import type { ImageHash } from '#functions/platform/image/image-hash.ts'
import { presignUpload } from '#functions/platform/presign.ts'
import { due } from '#functions/table/index-keys.ts'
import { type Key, memberIn } from '#functions/table/key.ts'
import { keys } from '#functions/table/keys.ts'
import { find } from '#functions/table/read.ts'
import { Conflict, refusing, type Write } from '#functions/table/transaction.ts'
import { putNew, remove, update } from '#functions/table/write.ts'
import { ChatPhoto, type ChatPhotoReason } from '#shared/model/message.ts'
import { photoTypes, type Upload } from '#shared/model/photo.ts'
import { daySeconds } from '#shared/rules/durations.ts'
import { chatPhotos, photoFile, photoSeconds, refusedPhotoDays } from '#shared/rules/photo-limits.ts'

/**
 * Photo for a conversation. The row of a sent photo stays, so that its id cannot be reserved again
 * and no later upload replaces the files of the photo.
 */
export const ChatPhotoRow = z.object({
  ...ChatPhoto.shape,
  type: z.enum(photoTypes),
  addedAt: z.string(),
  reason: z.optional(ChatPhoto.shape.reason),
  /** ETag of the file under inspection: a second file from the same form is ignored. */
  upload: z.optional(z.string()),
  /** Image hash of a sent photo; absent for photos sent before hashes were stored. */
  imageHash: z.optional(z.string()),
  /**
   * Whether the image has a ban mark because its sender was banned; removed when the ban is lifted
   * (MOD-09).
   */
  isMarked: z.optional(z.literal(true)),
  /** Sort key in the index `due`: when the photo expires. */
  dueAt: z.optional(z.string()),
})
export type ChatPhotoRow = z.infer<typeof ChatPhotoRow>

export const findChatPhoto = (memberId: string, id: string, options?: { consistent?: boolean }) =>
  find(ChatPhotoRow, keys.chatPhoto(memberId, id), options)

const prefix = keys.chatPhoto('', '').SK

export const isChatPhoto = ({ SK }: Key): boolean => SK.startsWith(prefix)

/** Ids of a photo and of its sender, from the key of the row. */
export const chatPhotoIn = ({ PK, SK }: Key): { memberId: string; id: string } => ({
  memberId: memberIn(PK),
  id: SK.slice(prefix.length),
})

const changed = () => new Conflict('the photo changed meanwhile')

const dueFor = (memberId: string, id: string, seconds: number, now: Date) =>
  due('expireChatPhotos', new Date(now.getTime() + seconds * 1000), `${memberId}#${id}`)

/**
 * Decrements the number of a member's photos that are neither sent nor refused yet. The number is
 * in a single item, so that concurrent uploads cannot exceed the limit.
 */
const endPending = (memberId: string): Write =>
  update(keys.chatPhotos(memberId), 'ADD pending :less', { values: { ':less': -1 } })

/**
 * Reserves a photo for an hour. Conflict if the id is reserved; refused with `photo_limit` if the
 * member has too many photos that are neither sent nor refused yet.
 */
export const addChatPhoto = (
  memberId: string,
  photo: Pick<ChatPhotoRow, 'id' | 'conversation' | 'type'>,
  now: Date,
): Write[] => [
  putNew(
    keys.chatPhoto(memberId, photo.id),
    {
      ...photo,
      stage: 'uploading',
      addedAt: now.toISOString(),
      ...dueFor(memberId, photo.id, photoSeconds.place, now),
    },
    changed,
  ),
  update(keys.chatPhotos(memberId), 'ADD pending :one', {
    condition: 'attribute_not_exists(pending) OR pending < :most',
    values: { ':one': 1, ':most': chatPhotos.pending },
    onConflict: refusing('photo_limit', { max: chatPhotos.pending }),
  }),
]

/** Upload form of a photo's file, valid for ten minutes. */
export const chatPhotoForm = (upload: ChatUpload, type: ChatPhotoRow['type'], now: Date): Upload =>
  presignUpload(chatUploadKey(upload), { type, maxBytes: photoFile.maxBytes, seconds: photoSeconds.form }, now)

/**
 * Starts the inspection of the file whose ETag is `upload`. A repeated event succeeds again;
 * Conflict for another file, another conversation, and after the end of the inspection.
 */
export const markPhotoInspecting = (
  memberId: string,
  { id, conversation, upload }: { id: string; conversation: string; upload: string },
  now: Date,
): Write =>
  update(keys.chatPhoto(memberId, id), 'SET stage = :inspecting, upload = :upload, dueAt = :due', {
    condition: 'conversation = :conversation AND (stage = :uploading OR (stage = :inspecting AND upload = :upload))',
    values: {
      ':uploading': 'uploading',
      ':inspecting': 'inspecting',
      ':upload': upload,
      ':conversation': conversation,
      ':due': dueFor(memberId, id, photoSeconds.inspection, now).dueAt,
    },
    onConflict: changed,
  })

/**
 * Writes that mark a photo as sent, for the transaction that sends the message. Fails with
 * `onConflict` if the photo was cancelled or refused in the meantime.
 */
export const markPhotoSent = (
  memberId: string,
  id: string,
  { upload, imageHash }: { upload: string; imageHash: ImageHash },
  onConflict: Write['onConflict'],
): Write[] => [
  update(keys.chatPhoto(memberId, id), 'SET stage = :sent, imageHash = :hash REMOVE dueJob, dueAt, upload', {
    condition: 'stage = :inspecting AND upload = :upload',
    values: { ':sent': 'sent', ':hash': imageHash, ':inspecting': 'inspecting', ':upload': upload },
    onConflict,
  }),
  endPending(memberId),
]

const open = 'stage IN (:uploading, :inspecting)'
const openStages = { ':uploading': 'uploading', ':inspecting': 'inspecting' }

/**
 * Refuses a photo before it is sent. The member is not charged, and sees the reason for some days.
 * A reaction removes the files (functions/chats/reactions/removePhotoFiles.ts).
 */
export const refuseChatPhoto = (memberId: string, id: string, reason: ChatPhotoReason, now: Date): Write[] => [
  update(
    keys.chatPhoto(memberId, id),
    'SET stage = :refused, reason = :reason, #ttl = :end REMOVE dueJob, dueAt, upload',
    {
      condition: open,
      names: { '#ttl': 'ttl' },
      values: {
        ...openStages,
        ':refused': 'refused',
        ':reason': reason,
        ':end': Math.floor(now.getTime() / 1000) + refusedPhotoDays.listed * daySeconds,
      },
      onConflict: changed,
    },
  ),
  endPending(memberId),
]

/** Removes a photo that is not sent; Conflict if it changed since it was read. */
export const removeChatPhoto = (memberId: string, { id, stage }: ChatPhotoRow): Write[] => [
  remove(keys.chatPhoto(memberId, id), {
    condition: 'stage = :seen',
    values: { ':seen': stage },
    onConflict: changed,
  }),
  ...(stage === 'refused' ? [] : [endPending(memberId)]),
]
