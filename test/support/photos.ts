import { randomInt } from 'node:crypto'
import sharp, { type Sharp } from 'sharp'
import { refusePhoto } from '#functions/moderation/photo-refusal.ts'
import { findAccount } from '#functions/stores/account/account.ts'
import { findAlbum } from '#functions/stores/photos/photo.ts'
import { decidePhoto, type PhotoVerdict } from '#functions/stores/photos/queue.ts'
import { findProfile } from '#functions/stores/profile/profile.ts'
import { commit, retryOnConflict } from '#functions/table/transaction.ts'
import * as photos from '#shared/contract/photos.ts'
import type { photoTypes, Upload } from '#shared/model/photo.ts'
import { newReference } from '#shared/rules/reference.ts'
import { sequence } from './faults.ts'
import type { Member } from './people.ts'
import type { TestStack } from './stack.ts'
import { newId } from './visitor.ts'
import { addWaitingPhoto } from './waiting-photos.ts'

let drawn = 0

/**
 * A picture of blocks in many colours, as raw RGB. Each picture is different, and none is uniform.
 */
export function blocks({ width = 400, height = 500, seed = ++drawn } = {}): Sharp {
  const next = sequence(seed * 7_919)
  // The first numbers of neighbouring seeds are similar, so they are skipped.
  for (let skipped = 0; skipped < 20; skipped++) next()
  const small = Buffer.from(Array.from({ length: 12 * 15 * 3 }, () => Math.floor(next() * 200)))
  return sharp(small, { raw: { width: 12, height: 15, channels: 3 } }).resize(width, height, {
    kernel: 'cubic',
    fit: 'fill',
  })
}

export const jpeg = (told: Parameters<typeof blocks>[0] = {}): Promise<Buffer> => blocks(told).jpeg().toBuffer()

/** Posts a file as a browser does, with the form that the site issued. */
export async function post(stack: TestStack, { url, fields }: Upload, file: Buffer): Promise<Response> {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  form.set('file', new Blob([new Uint8Array(file)]), 'foto.jpg')
  return fetch(new URL(url, stack.url), { method: 'POST', body: form })
}

type Sent = { id?: string; type?: (typeof photoTypes)[number]; isPrivate?: boolean }

/**
 * Uploads a file to the bucket with the form that the site issues, and returns the photo's id. When
 * `stack.settle()` resolves, the photo has been inspected.
 */
export async function send(
  stack: TestStack,
  member: Member,
  file: Buffer,
  { id = newId(), type = 'image/jpeg', isPrivate = false }: Sent = {},
): Promise<string> {
  const { upload } = await member.call(photos.add, { body: { id, type, bytes: file.length, private: isPrivate } })
  const answer = await post(stack, upload, file)
  if (!answer.ok) throw new Error(`The upload was refused: ${answer.status} ${await answer.text()}`)
  return id
}

/** Stores a moderator's decision without the console. */
export const decide = (stack: TestStack, memberId: string, id: string, decision: PhotoVerdict): Promise<void> =>
  retryOnConflict(async () => {
    const [owner, album, profile] = await Promise.all([
      findAccount(memberId),
      findAlbum(memberId, { consistent: true }),
      findProfile(memberId),
    ])
    const now = stack.clock.now()
    await commit(
      decision.verdict === 'refused'
        ? await refusePhoto(
            { owner: owner!, album, profile: profile! },
            { photo: id, reason: decision.reason, number: newReference(randomInt) },
            { id: 'STAFF1' },
            now,
          )
        : decidePhoto(album, id, decision, now),
    )
  })

type PhotoState = { isPrivate?: boolean; verdict?: 'main' | 'explicit' }

/**
 * Adds an approved photo. Each of its files contains its rendition and the photo's id as text.
 * Inspection has tests of its own.
 */
export async function approvedPhotoOf(
  stack: TestStack,
  member: Member,
  { verdict = 'main', ...told }: PhotoState = {},
) {
  const id = await addWaitingPhoto(stack, member.id, { ...told })
  const put = (rendition: string, format: string, contentType: string) =>
    stack.s3.put('photos', `photos/${member.id}/${id}/${rendition}.${format}`, Buffer.from(`${rendition} of ${id}`), {
      contentType,
    })
  for (const rendition of ['card', 'full', 'locked'])
    for (const format of ['avif', 'webp']) await put(rendition, format, `image/${format}`)
  await put('locked', 'jpg', 'image/jpeg')
  await decide(stack, member.id, id, { verdict })
  return id
}
