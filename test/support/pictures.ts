import sharp from 'sharp'
import { ulid } from 'ulid'
import { addApprovedPhotos, approvedPhoto } from '#functions/stores/photos/album.ts'
import { commit } from '#functions/table/transaction.ts'
import { photoBucket } from '#infra/local/environment.ts'
import { drawFigure, faceOf, poseOf } from '#infra/local/seed/portrait-face.ts'
import { randomOf } from '#infra/local/seed/random.ts'
import type { Gender } from '#shared/model/profile.ts'
import { photoCaching } from '#shared/rules/photo-limits.ts'
import { addMember, type Member } from './people.ts'
import type { TestStack } from './stack.ts'

type Files = Record<string, { body: Buffer; type: string }>

const grounds = ['#8a6f9e', '#c98b6b', '#5f8a8b', '#a85d6f', '#6f7f52', '#4f6a8f']

/** A drawn portrait of 320 x 400 px, as PNG. */
function portrait(gender: Gender, number: number): Promise<Buffer> {
  const seed = `${gender} ${number}`
  const look = { seed, gender, age: 30 + number * 3, hair: 'brown', eyes: 'green', body: 'normal' } as const
  const figure = drawFigure(faceOf(look), poseOf(randomOf(seed), gender))
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="320" height="400"><rect width="320" height="400" fill="${grounds[number % grounds.length]}"/><g transform="translate(6 92) scale(1.1)">${figure}</g></svg>`
  return sharp(Buffer.from(svg)).removeAlpha().png().toBuffer()
}

/** A drawn portrait to upload, as JPEG. */
export const drawnUpload = async (gender: Gender): Promise<Buffer> =>
  sharp(await portrait(gender, turn++ % grounds.length))
    .resize({ width: 800 })
    .jpeg()
    .toBuffer()

/** Renditions of a photo: small and cheap, but real, so that a browser shows them. */
async function draw(gender: Gender, number: number): Promise<Files> {
  const sharpest = await portrait(gender, number)
  const blurred = await sharp(sharpest).blur(24).png().toBuffer()
  const files: Files = {}
  for (const [rendition, picture] of Object.entries({ card: sharpest, full: sharpest, locked: blurred })) {
    const avif = rendition === 'full' ? files['card.avif']?.body : undefined
    files[`${rendition}.avif`] = {
      body: avif ?? (await sharp(picture).avif({ quality: 50, effort: 0 }).toBuffer()),
      type: 'image/avif',
    }
    files[`${rendition}.webp`] = {
      body: await sharp(picture).webp({ quality: 70, effort: 0 }).toBuffer(),
      type: 'image/webp',
    }
  }
  files['locked.jpg'] = { body: await sharp(blurred).jpeg({ quality: 60 }).toBuffer(), type: 'image/jpeg' }
  return files
}

const drawn = new Map<string, Promise<Files>>()
let turn = 0

/**
 * Adds a member with photos that load, the main photo first. Several members have the same face.
 */
export async function addPicturedMember(
  stack: TestStack,
  told: Parameters<typeof addMember>[1] = {},
  photos = 1,
): Promise<Member> {
  const ids = Array.from({ length: photos }, () => ulid())
  const member = await addMember(stack, { ...told, photo: ids[0]! })
  await commit(
    addApprovedPhotos(
      member.id,
      ids.map((id) => approvedPhoto(id, stack.clock.now())),
    ),
  )
  for (const id of ids) await putPictures(stack, member, id)
  return member
}

/** Stores the renditions of a photo, as its inspection would. */
export async function putPictures(stack: TestStack, member: Member, id: string): Promise<void> {
  const number = turn++ % grounds.length
  const seed = `${member.card.g} ${number}`
  const files = await (drawn.get(seed) ?? drawn.set(seed, draw(member.card.g, number)).get(seed)!)
  for (const [name, { body, type }] of Object.entries(files)) {
    const attributes = { contentType: type, cacheControl: photoCaching.browser }
    await stack.s3.put(photoBucket, `photos/${member.id}/${id}/${name}`, body, attributes)
  }
}
