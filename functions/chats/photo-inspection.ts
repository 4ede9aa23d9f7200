import { putRenditions, removeFile, removeFiles } from '#functions/platform/bucket.ts'
import { type ChatUpload, chatUploadKey, messagePhotoId, renditionsPrefix } from '#functions/platform/bucket-paths.ts'
import { decode, type Pixels, UnfitImage } from '#functions/platform/image/decode.ts'
import type { ImageHash } from '#functions/platform/image/image-hash.ts'
import { imageHashOf, jpegOf, messageRenditionsOf } from '#functions/platform/image/renditions.ts'
import { findUploaded } from '#functions/platform/image/uploaded.ts'
import { logError } from '#functions/platform/log.ts'
import { Refusal } from '#functions/platform/refusal.ts'
import type { StoredFile } from '#functions/platform/s3-client.ts'
import { findAccount } from '#functions/stores/account/account.ts'
import { conversationOf } from '#functions/stores/chats/conversation.ts'
import { findChatPhoto, markPhotoInspecting, markPhotoSent, refuseChatPhoto } from '#functions/stores/chats/photo.ts'
import { type Alike, findAlike } from '#functions/stores/photos/pictures.ts'
import { findRefused, type RefusedHash } from '#functions/stores/photos/refused.ts'
import { isCleared } from '#functions/stores/safety/cleared-pictures.ts'
import { addSignal } from '#functions/stores/safety/risk.ts'
import { apply, Conflict, commit, type Write } from '#functions/table/transaction.ts'
import { countries } from '#shared/countries/all.ts'
import { isCaseGround } from '#shared/model/decision.ts'
import { type ChatPhotoReason, isSendRefusal } from '#shared/model/message.ts'
import type { SignalKind } from '#shared/model/risk.ts'
import { isClear } from './clear-picture.ts'
import { becauseFound, becauseKnown, refuseByDecision } from './photo-refusal.ts'
import { AlreadySent, findSides, sendMessage } from './sending.ts'

/**
 * Thrown if the photo was cancelled, or sent or refused by another run, or if its sender no longer
 * exists.
 */
class Obsolete extends Error {}

/**
 * Inspects the uploaded file of a chat photo, and removes the file. A photo that passes is charged
 * and sent at once; any other is refused with a reason and costs nothing. Idempotent under
 * repeated, parallel and late calls. Only failures of services are thrown.
 */
export async function inspectPhoto(upload: ChatUpload, clock: () => Date): Promise<void> {
  const key = chatUploadKey(upload)
  const file = await findUploaded(key)
  // The event was repeated after the inspection.
  if (!file) return
  const { memberId, partnerId, id } = upload
  const conversation = conversationOf(memberId, partnerId)
  try {
    await apply(markPhotoInspecting(memberId, { id, conversation, upload: file.etag }, clock()))
    const reason = await concluded(upload, file, clock)
    if (reason) await commit(refuseChatPhoto(memberId, id, reason, clock()))
  } catch (error) {
    if (!(error instanceof Conflict || error instanceof Obsolete)) throw error
    // This run may have written its files after the reaction `removePhotoFiles` had removed the
    // files of the photo.
    const existing = await findChatPhoto(memberId, id, { consistent: true })
    if (!existing || existing.stage === 'refused') await removeFiles(renditionsPrefix(memberId, messagePhotoId(id)))
  }
  await removeFile(key)
}

/**
 * Sends the photo, or refuses it by a decision because of what it shows. Any other refusal is left
 * to the caller, and its reason is returned. Throws Obsolete if the photo no longer waits.
 */
async function concluded(
  upload: ChatUpload,
  file: StoredFile,
  clock: () => Date,
): Promise<ChatPhotoReason | undefined> {
  const { memberId, id } = upload
  try {
    const pixels = await decode(file.body)
    const imageHash = await imageHashOf(pixels)
    const now = clock()
    const [known, alike] = await Promise.all([findRefused(imageHash, now), findAlike(memberId, imageHash, now)])
    const finding = known ? undefined : await findingOf(pixels)
    if (finding === 'not_checked') return finding
    const isFound = finding !== undefined && !(await isCleared(memberId, imageHash))
    // Stored even if the picture is refused: it is copied as evidence.
    await putRenditions(renditionsPrefix(memberId, messagePhotoId(id)), await messageRenditionsOf(pixels))
    const why = known ? becauseKnown(known) : isFound ? becauseFound(imageHash) : undefined
    const signals = signalsOf(known, alike).map((kind) => addSignal(memberId, kind, id, now))
    if (!why) await send(upload, { pixels, imageHash, etag: file.etag, signals }, clock())
    else if (!(await refuseByDecision(memberId, id, { ...why, signals }, clock()))) throw new Obsolete()
    return undefined
  } catch (error) {
    if (error instanceof UnfitImage) return error.reason
    if (error instanceof Refusal && isSendRefusal(error.code)) return error.code
    throw error
  }
}

/**
 * Signals about a member who sends a picture that was refused before on a ground of cases
 * (`isCaseGround`), or that belongs to a banned account (MOD-07, MOD-09), as nobody reviews the
 * picture. A picture that another member has is no signal, unlike in a profile: members may send
 * each other pictures that show the two of them together.
 */
const signalsOf = (known: RefusedHash | undefined, { isBanned }: Alike): SignalKind[] => [
  ...(known && isCaseGround(known.ground) ? ['case_picture' as const] : []),
  ...(isBanned ? ['banned_picture' as const] : []),
]

/**
 * Why a photo does not pass the moderation service; undefined if it passes. Staff do not review
 * photos in conversations, so a picture that the service could not examine is refused too.
 */
async function findingOf(pixels: Pixels): Promise<'inappropriate' | 'not_checked' | undefined> {
  const { data, width, height } = pixels
  try {
    const isPassed = await isClear({ pixels: data, width, height, jpeg: () => jpegOf(pixels) })
    return isPassed ? undefined : 'inappropriate'
  } catch (error) {
    logError('moderation_failed', error)
    return 'not_checked'
  }
}

type Inspected = { pixels: Pixels; imageHash: ImageHash; etag: string; signals: readonly Write[] }

/**
 * Sends the photo as its message. Throws a refusal, or Obsolete if its sender no longer exists, or
 * the photo was cancelled, or sent or refused by another run.
 */
async function send(
  { memberId, partnerId, id }: ChatUpload,
  { pixels, imageHash, etag, signals }: Inspected,
  now: Date,
): Promise<void> {
  const [member, sides] = await Promise.all([
    findAccount(memberId, { consistent: true }),
    findSides(memberId, partnerId),
  ])
  if (!member) throw new Obsolete()
  const { width, height } = pixels
  const sent = { id, type: 'image', text: '', photo: { width, height } } as const
  const besides = [...markPhotoSent(memberId, id, { upload: etag, imageHash }, () => new Obsolete()), ...signals]
  await sendMessage(member, sides, sent, countries[member.site], now, besides).catch((error: unknown) => {
    if (error instanceof AlreadySent) throw new Obsolete()
    throw error
  })
}
