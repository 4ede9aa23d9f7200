import { PutObjectCommand, S3Client } from '@aws-sdk/client-s3'
import { vi } from 'vitest'
import { findAccount } from '#functions/stores/account/account.ts'
import { photoBucket } from '#infra/local/environment.ts'
import * as chats from '#shared/contract/chats.ts'
import type { Member } from './people.ts'
import { jpeg, post } from './photos.ts'
import type { TestStack } from './stack.ts'
import { newId } from './visitor.ts'

type Told = { id?: string; file?: Buffer }

export const reserve = (from: Member, to: { id: string }, id = newId()) =>
  from.call(chats.addPhoto, { body: { member: to.id, id, type: 'image/jpeg', bytes: 90_000 } })

/**
 * Uploads a photo for a conversation. When `stack.settle()` resolves, the photo has been inspected,
 * and sent or refused. By default the picture is as small as the site allows, because encoding
 * takes a fifth of the time of these tests.
 */
export async function uploadTo(stack: TestStack, from: Member, to: { id: string }, { id = newId(), file }: Told = {}) {
  const { upload } = await reserve(from, to, id)
  const answer = await post(stack, upload, file ?? (await jpeg({ width: 300, height: 375 })))
  if (!answer.ok) throw new Error(`The upload was refused: ${answer.status}`)
  return id
}

/** Uploads a photo, and waits until it is sent or refused. */
export async function sendPhoto(stack: TestStack, from: Member, to: { id: string }, told: Told = {}) {
  const id = await uploadTo(stack, from, to, told)
  await stack.settle()
  return id
}

export const stateOf = async (member: Member, id: string) => {
  const { photo } = await member.call(chats.photo, { query: { id } })
  return [photo.stage, photo.reason]
}

/** The messages with a photo that a member sees in the conversation. */
export const photosSeenBy = async (member: Member, partner: { id: string }) =>
  (await member.call(chats.open, { query: { member: partner.id } })).messages.filter(({ type }) => type === 'image')

export const creditsOf = async (member: Member) => (await findAccount(member.id, { consistent: true }))!.credits

export const filesOf = (stack: TestStack, from: { id: string }, id: string) =>
  stack.s3.list(photoBucket, `photos/${from.id}/message-${id}/`)
export const uploadsOf = (stack: TestStack, from: { id: string }) =>
  stack.s3.list(photoBucket, `chat_quarantine/${from.id}/`)

/**
 * Runs `act` once, during the next inspection: when its first file is stored, before the photo is
 * sent.
 */
export function duringInspection(act: () => Promise<unknown>) {
  const sendTo = S3Client.prototype.send as (...args: unknown[]) => Promise<unknown>
  let acted: Promise<unknown> | undefined
  const bucket = vi.spyOn(S3Client.prototype, 'send').mockImplementation(async function (
    this: S3Client,
    ...args: unknown[]
  ) {
    if (args[0] instanceof PutObjectCommand) {
      acted ??= act()
      await acted
    }
    return sendTo.apply(this, args)
  })
  return { end: () => bucket.mockRestore(), hasActed: () => acted !== undefined }
}
