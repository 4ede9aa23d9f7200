import { photoBucket } from '#infra/local/environment.ts'
import * as photoVerification from '#shared/contract/photo-verification.ts'
import * as photos from '#shared/contract/photos.ts'
import * as verificationQueue from '#shared/contract/verification-queue.ts'
import type { verificationRefusals } from '#shared/model/verification.ts'
import { anna, type Member } from './people.ts'
import { approvedPhotoOf, jpeg, post } from './photos.ts'
import type { TestStack } from './stack.ts'
import type { StaffVisitor } from './staff.ts'

/** Member with approved photos; the first is the main photo. */
export async function pictured(stack: TestStack, count = 1) {
  const member = await anna(stack)
  const ids: string[] = []
  for (let at = 0; at < count; at++) ids.push(await approvedPhotoOf(stack, member))
  return { member, ids }
}

/** Uploads a picture of the requested pose, and returns the verification's id. */
export async function sendPicture(stack: TestStack, member: Member, file?: Buffer): Promise<string> {
  const { id } = await member.call(photoVerification.startVerification)
  const body = file ?? (await jpeg())
  const { upload } = await member.call(photoVerification.uploadVerification, {
    body: { id: id!, type: 'image/jpeg', bytes: body.length },
  })
  const answer = await post(stack, upload, body)
  if (!answer.ok) throw new Error(`The upload was refused: ${answer.status}`)
  return id!
}

/** Member whose verification waits for staff. */
export async function waitingMember(stack: TestStack, count = 1) {
  const { member, ids } = await pictured(stack, count)
  const id = await sendPicture(stack, member)
  await stack.settle()
  return { member, ids, id }
}

export const openVerification = (by: StaffVisitor, member: { id: string }, id: string) =>
  by.call(verificationQueue.verificationPicture, { query: { member: member.id, id } })

export const approveUnseen = (by: StaffVisitor, member: { id: string }, id: string, ids: readonly string[]) =>
  by.call(verificationQueue.decideVerification, {
    body: { member: member.id, id, verdict: 'approved', photos: [...ids] },
  })

/** Opens the picture if it still waits for staff, then approves the verification. */
export async function approveVerification(
  by: StaffVisitor,
  member: { id: string },
  id: string,
  ids: readonly string[],
) {
  await openVerification(by, member, id).catch(() => undefined)
  return approveUnseen(by, member, id, ids)
}

export const refuseVerification = (
  by: StaffVisitor,
  member: { id: string },
  id: string,
  reason: (typeof verificationRefusals)[number] = 'other_pose',
) => by.call(verificationQueue.decideVerification, { body: { member: member.id, id, verdict: 'refused', reason } })

/** Member whose verification was approved. */
export async function verifiedMember(stack: TestStack, by: StaffVisitor, count = 1) {
  const { member, ids, id } = await waitingMember(stack, count)
  await approveVerification(by, member, id, ids)
  await stack.settle()
  return { member, ids }
}

export const stateOf = async (member: Member) => (await member.call(photoVerification.verification)).state

/** Files of a member's verifications, uploaded and inspected. */
export const picturesOf = async (stack: TestStack, { id }: { id: string }) => [
  ...(await stack.s3.list(photoBucket, `verification_quarantine/${id}/`)),
  ...(await stack.s3.list(photoBucket, `verifications/${id}/`)),
]

export const makeMain = (member: Member, id: string) => member.call(photos.change, { body: { order: [id] } })
