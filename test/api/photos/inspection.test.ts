import { crc32, deflateSync } from 'node:zlib'
import { RekognitionClient } from '@aws-sdk/client-rekognition'
import { PutObjectCommand, S3Client } from '@aws-sdk/client-s3'
import { mockClient } from 'aws-sdk-client-mock'
import sharp from 'sharp'
import { describe, expect, test, vi } from 'vitest'
import { keys } from '#functions/table/keys.ts'
import { commit } from '#functions/table/transaction.ts'
import { remove } from '#functions/table/write.ts'
import * as photos from '#shared/contract/photos.ts'
import type { RefusalReason } from '#shared/model/photo.ts'
import { anna, bram, type Member } from '#test/support/people.ts'
import { blocks, decide, jpeg, post, send } from '#test/support/photos.ts'
import { openStack } from '#test/support/stack.ts'
import { newId } from '#test/support/visitor.ts'

const stack = openStack()

const renditions = ['card.avif', 'card.webp', 'full.avif', 'full.webp', 'locked.avif', 'locked.jpg', 'locked.webp']
const filesOf = (member: Member, id: string) => stack.s3.list('photos', `photos/${member.id}/${id}/`)
const bytesOf = async (member: Member, id: string, name: string) =>
  (await stack.s3.find('photos', `photos/${member.id}/${id}/${name}`))!.body
const listed = async (member: Member, id: string) =>
  (await member.call(photos.list)).photos.find((photo) => photo.id === id)
const isQuarantined = async (member: Member) => (await stack.s3.list('photos', `quarantine/${member.id}/`)).length > 0

/**
 * A PNG in a single colour. Its file is tiny, but decoding it takes `width * height` pixels of
 * memory.
 */
function plainPng(width: number, height: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const named = Buffer.concat([Buffer.from(type), data])
    const [size, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
    size.writeUInt32BE(data.length)
    sum.writeUInt32BE(crc32(named))
    return Buffer.concat([size, named, sum])
  }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([1, 0, 0, 0, 0], 8)
  const rows = Buffer.alloc((Math.ceil(width / 8) + 1) * height)
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

/** A magenta picture, which the local stand-in for moderation takes for nudity. */
const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#ff00ff' } })
    .jpeg()
    .toBuffer()

/** A HEIC container whose content is no picture. */
function brokenHeic(): Buffer {
  const box = (type: string, content: Buffer) => {
    const size = Buffer.alloc(4)
    size.writeUInt32BE(content.length + 8)
    return Buffer.concat([size, Buffer.from(type), content])
  }
  const brands = box('ftyp', Buffer.from('heic\0\0\0\0mif1heic'))
  return Buffer.concat([brands, box('meta', Buffer.alloc(64)), box('mdat', Buffer.alloc(5_000, 7))])
}

const frames = async (format: 'gif' | 'webp') => {
  const frame = await blocks({ width: 320, height: 320 }).ensureAlpha().raw().toBuffer()
  const both = Buffer.concat([frame, Buffer.from(frame.map((byte) => 255 - byte))])
  const animated = sharp(both, { raw: { width: 320, height: 640, channels: 4, pageHeight: 320 } })
  return animated.toFormat(format).toBuffer()
}

const truncated = async (file: Promise<Buffer>, share: number) => {
  const whole = await file
  return whole.subarray(0, Math.floor(whole.length * share))
}
const damaged = async () => {
  const file = Buffer.from(await blocks().png().toBuffer())
  const middle = Math.floor(file.length / 2)
  file.fill(0x5a, middle, middle + 200)
  return file
}

const bad: [string, RefusalReason, () => Promise<Buffer> | Buffer][] = [
  ['no byte at all', 'empty', () => Buffer.alloc(0)],
  ['text', 'wrong_type', () => Buffer.from('<!doctype html><script>alert(1)</script>')],
  [
    'an SVG',
    'wrong_type',
    () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="500" height="500"><script>1</script></svg>'),
  ],
  ['a PDF', 'wrong_type', () => Buffer.from('%PDF-1.7\n%\xe2\xe3\xcf\xd3\n')],
  ['a GIF called JPEG', 'animated', () => frames('gif')],
  ['an AVIF', 'wrong_type', () => blocks().avif({ effort: 0 }).toBuffer()],
  ['a TIFF', 'wrong_type', () => blocks().tiff().toBuffer()],
  ['a moving WebP', 'animated', () => frames('webp')],
  ['half a JPEG', 'unreadable', () => truncated(jpeg(), 0.5)],
  ['a JPEG without its last tenth', 'unreadable', () => truncated(jpeg(), 0.9)],
  ['the head of a JPEG', 'unreadable', () => truncated(jpeg(), 0.01)],
  ['half a PNG', 'unreadable', () => truncated(blocks().png().toBuffer(), 0.5)],
  ['a PNG damaged in its middle', 'unreadable', damaged],
  ['a HEIC with nothing in it', 'unreadable', brokenHeic],
  [
    'noise behind the first bytes of a JPEG',
    'unreadable',
    () => Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.alloc(9_000, 0xab)]),
  ],
  ['299 by 800 pixels', 'too_small', () => jpeg({ width: 299, height: 800 })],
  ['a bomb of 300 megapixels', 'too_many_pixels', () => plainPng(20_000, 15_000)],
  ['a strip of 100,000 by 300 pixels', 'too_many_pixels', () => plainPng(100_000, 300)],
]

describe('OPEN-39 TRAP-74 uploaded files', () => {
  test('are refused with a text each when they are no valid photo; they free their slots, leave no file and block no other photo', async () => {
    const a = await anna(stack, { premium: true })
    const complaints = vi.spyOn(console, 'error').mockImplementation(() => {})
    const sent: [string, string, RefusalReason][] = []
    for (const [name, reason, make] of bad) {
      const file = await make()
      expect(file.length, name).toBeLessThan(2 * 1024 * 1024)
      sent.push([name, await send(stack, a, file), reason])
    }
    const good = await send(stack, a, await jpeg())
    await stack.settle()

    const { photos: all, used } = await a.call(photos.list)
    const outcomes = sent.map(([name, id]) => {
      const { status, stage, reason, filename } = all.find((photo) => photo.id === id)!
      return { name, status, stage, reason, filename }
    })
    expect(outcomes).toEqual(
      sent.map(([name, , reason]) => ({ name, status: 'rejected', stage: 'done', reason, filename: null })),
    )
    expect(used).toBe(1)
    expect(await listed(a, good)).toMatchObject({ stage: 'waiting' })
    expect(await isQuarantined(a)).toBe(false)
    for (const [, id] of sent) expect(await filesOf(a, id)).toEqual([])
    expect(complaints).not.toHaveBeenCalled()
    complaints.mockRestore()
  })

  test('are accepted in every allowed type and unusual form', async () => {
    const a = await anna(stack, { premium: true })
    const files: Record<string, Buffer> = {
      png: await blocks().png().toBuffer(),
      webp: await blocks().webp().toBuffer(),
      'with transparency': await blocks().ensureAlpha(0.4).png().toBuffer(),
      grey: await blocks().greyscale().jpeg().toBuffer(),
      cmyk: await blocks().toColourspace('cmyk').jpeg().toBuffer(),
      '16 bit': await blocks().toColourspace('rgb16').png().toBuffer(),
      progressive: await blocks().jpeg({ progressive: true }).toBuffer(),
      palette: await blocks().png({ palette: true }).toBuffer(),
      'exactly 300 by 300': await jpeg({ width: 300, height: 300 }),
      '24 megapixels': await plain(6_000, 4_000),
    }
    const sent = await Promise.all(
      Object.entries(files).map(
        async ([name, file]) => [name, await send(stack, a, file, { type: 'image/png' })] as const,
      ),
    )
    await stack.settle()
    for (const [name, id] of sent) {
      expect(await listed(a, id), name).toMatchObject({ stage: 'waiting', reason: null })
      const full = await sharp(await bytesOf(a, id, 'full.webp')).metadata()
      expect(full, name).toMatchObject({ channels: 3, space: 'srgb', depth: 'uchar' })
      expect(Math.max(full.width, full.height)).toBeLessThanOrEqual(1_080)
    }
  })
})

describe('renditions of a photo', () => {
  test('are a card of 320 by 400 within 20 KB, a full and a blurred picture, in AVIF and WebP, for any content', async () => {
    const a = await anna(stack)
    // Small, because noise takes ten times as long to encode as any photo.
    const noise = Buffer.from(Array.from({ length: 360 * 450 * 3 }, () => Math.floor(Math.random() * 256)))
    const noisy = await sharp(noise, { raw: { width: 360, height: 450, channels: 3 } })
      .jpeg({ quality: 80 })
      .toBuffer()
    const files = [
      { file: await jpeg({ width: 1_600, height: 2_000 }), longSide: 1_080 },
      { file: noisy, longSide: 450 },
    ]
    for (const { file, longSide } of files) {
      const id = await send(stack, a, file)
      await stack.settle()
      expect(await filesOf(a, id)).toEqual(renditions.map((name) => `photos/${a.id}/${id}/${name}`))
      for (const name of ['card.avif', 'card.webp', 'locked.avif', 'locked.jpg', 'locked.webp']) {
        const bytes = await bytesOf(a, id, name)
        expect(await sharp(bytes).metadata()).toMatchObject({ width: 320, height: 400 })
        expect(bytes.length, name).toBeLessThanOrEqual(20 * 1024)
      }
      const { height, width } = await sharp(await bytesOf(a, id, 'full.avif')).metadata()
      expect(Math.max(height, width)).toBe(longSide)
    }
  })

  test('OPEN-38 include a blurred file without the detail of the sharp one', async () => {
    const a = await anna(stack)
    const stripes = Buffer.from(Array.from({ length: 640 * 800 }, (_, at) => (at % 8 < 4 ? 0 : 255)))
    const file = await sharp(stripes, { raw: { width: 640, height: 800, channels: 1 } })
      .png()
      .toBuffer()
    const id = await send(stack, a, file)
    await stack.settle()
    const spread = async (name: string) =>
      (
        await sharp(await bytesOf(a, id, name))
          .greyscale()
          .stats()
      ).channels[0]!.stdev
    expect(await spread('card.webp')).toBeGreaterThan(60)
    expect(await spread('locked.webp')).toBeLessThan(10)
    expect(await spread('locked.jpg')).toBeLessThan(10)
  })

  test('OPEN-39 keep no metadata of the file (position, camera, profile, embedded file), and are upright', async () => {
    const a = await anna(stack)
    const tagged = await blocks({ width: 800, height: 600 })
      .withExif({
        IFD0: { Make: 'GEHEIM', Artist: 'GEHEIM' },
        IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '52/1 5/1 24/1' },
      })
      .withIccProfile('p3')
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    const polyglot = Buffer.concat([tagged, Buffer.from('PK\x03\x04 GEHEIM <script>alert(1)</script>')])
    const id = await send(stack, a, polyglot)
    await stack.settle()
    for (const name of renditions) {
      const bytes = await bytesOf(a, id, name)
      const { exif, icc, xmp, iptc, orientation } = await sharp(bytes).metadata()
      expect({ exif, icc, xmp, iptc, orientation: orientation ?? 1 }, name).toEqual({ orientation: 1 })
      for (const text of ['GEHEIM', 'script', 'Exif', 'PK\x03\x04'])
        expect(bytes.includes(text), `${text} in ${name}`).toBe(false)
    }
    const { width, height } = await sharp(await bytesOf(a, id, 'full.webp')).metadata()
    expect([width, height]).toEqual([600, 800])
  })

  test('include a placeholder of some 25 bytes', async () => {
    const a = await anna(stack)
    const id = await send(stack, a, await jpeg())
    await stack.settle()
    const { thumbhash } = (await listed(a, id))!
    expect(Buffer.from(thumbhash!, 'base64').length).toBeLessThan(40)
  })
})

describe('events of the photo bucket', () => {
  const inspect = async (key: string) => {
    const { handler } = await import('#functions/photos/uploads/inspect.ts')
    await handler({ detail: { object: { key } } })
  }
  const key = (member: Member, id: string) => `quarantine/${member.id}/${id}`

  test('have the effect of one when delivered three times, parallel and late', async () => {
    const a = await anna(stack)
    const file = await jpeg()
    const id = await send(stack, a, file)
    await Promise.all([inspect(key(a, id)), inspect(key(a, id))])
    await stack.settle()
    const before = await Promise.all(renditions.map((name) => bytesOf(a, id, name)))
    expect(await listed(a, id)).toMatchObject({ stage: 'waiting' })

    await decide(stack, a.id, id, { verdict: 'main' })
    await inspect(key(a, id))
    await stack.s3.put('photos', key(a, id), file)
    await stack.settle()
    expect(await listed(a, id)).toMatchObject({ stage: 'done', status: 'active' })
    expect(await Promise.all(renditions.map((name) => bytesOf(a, id, name)))).toEqual(before)
  })

  test('about a second file with the same form do not change a waiting or approved photo', async () => {
    const a = await anna(stack)
    const id = newId()
    const body = { id, type: 'image/jpeg' as const, bytes: 90_000, private: false }
    const { upload } = await a.call(photos.add, { body })
    await post(stack, upload, await jpeg())
    await stack.settle()
    await decide(stack, a.id, id, { verdict: 'main' })
    const before = await bytesOf(a, id, 'full.webp')
    await post(stack, upload, await jpeg())
    await stack.settle()
    expect(await bytesOf(a, id, 'full.webp')).toEqual(before)
    expect(await isQuarantined(a)).toBe(false)
  })

  test('about a removed photo, a former member or an unknown key have no effect', async () => {
    const [a, gone] = [await anna(stack), await bram(stack)]
    const file = await jpeg()
    const removed = newId()
    const body = { id: removed, type: 'image/jpeg' as const, bytes: 90_000, private: false }
    const { upload } = await a.call(photos.add, { body })
    await a.call(photos.remove, { query: {}, body: { id: removed } })
    await post(stack, upload, file)
    const orphan = newId()
    await stack.s3.put('photos', key(gone, orphan), file)
    for (const odd of ['quarantine/odd', `quarantine/${a.id}/../x`, `photos/${a.id}/${removed}`]) await inspect(odd)
    await stack.settle()
    expect(await filesOf(a, removed)).toEqual([])
    expect(await filesOf(gone, orphan)).toEqual([])
    expect(await stack.s3.list('photos', `quarantine/${gone.id}/`)).toEqual([])
    expect(await isQuarantined(a)).toBe(false)
  })

  test('about a photo that is then removed leave no rendition', async () => {
    const a = await anna(stack)
    const id = await send(stack, a, await jpeg())
    await a.call(photos.remove, { query: {}, body: { id } })
    await stack.settle()
    expect(await filesOf(a, id)).toEqual([])
    expect((await a.call(photos.list)).photos).toEqual([])
  })

  test('that fail three times are set aside: the photo is refused with a text, its slot is free, and others are inspected', async () => {
    const a = await anna(stack)
    const said = vi.spyOn(console, 'error').mockImplementation(() => {})
    const poison = newId()
    // Makes the bucket refuse this photo's renditions, because no file can cause such a failure.
    const sendTo = S3Client.prototype.send as (...args: unknown[]) => Promise<unknown>
    const bucket = vi.spyOn(S3Client.prototype, 'send').mockImplementation(function (
      this: S3Client,
      ...args: unknown[]
    ) {
      const [command] = args
      const isTheirs = command instanceof PutObjectCommand && command.input.Key?.startsWith(`photos/${a.id}/${poison}/`)
      return isTheirs ? Promise.reject(new Error('the bucket does not take it')) : sendTo.apply(this, args)
    })
    await send(stack, a, await jpeg(), { id: poison })
    const fine = await send(stack, a, await jpeg())
    await stack.settle()
    bucket.mockRestore()
    expect(said.mock.calls.filter(([line]) => String(line).includes('Set aside after 3 tries'))).toHaveLength(1)
    said.mockRestore()
    expect(await listed(a, fine)).toMatchObject({ stage: 'waiting' })
    expect(await listed(a, poison)).toMatchObject({ stage: 'inspecting' })

    try {
      stack.clock.advance({ minutes: 15, seconds: 5 })
      const warned = vi.spyOn(console, 'warn').mockImplementation(() => {})
      await stack.runJob('photos', 'expirePhotos')
      warned.mockRestore()
      await stack.settle()
      expect(await listed(a, poison)).toMatchObject({ status: 'rejected', reason: 'not_checked' })
      expect(await a.call(photos.list)).toMatchObject({ used: 1 })
      expect(await filesOf(a, poison)).toEqual([])
      expect(await isQuarantined(a)).toBe(false)
    } finally {
      stack.clock.reset()
    }
  })

  test('a photo that leaves the table in any way also leaves the bucket', async () => {
    const a = await anna(stack)
    const id = await send(stack, a, await jpeg())
    await stack.settle()
    expect(await filesOf(a, id)).toHaveLength(renditions.length)
    await commit([remove(keys.photo(a.id, id))])
    await stack.settle()
    expect(await filesOf(a, id)).toEqual([])
  })
})

describe('the inspection of a photo', () => {
  test('is done by staff; the automatic inspection informs them and decides nothing', async () => {
    const a = await anna(stack)
    const { findPhoto } = await import('#functions/stores/photos/photo.ts')
    const magenta = await plain(600, 700)
    const id = await send(stack, a, magenta)
    await stack.settle()
    expect(await findPhoto(a.id, id)).toMatchObject({
      stage: 'waiting',
      findings: [expect.stringMatching(/^Explicit Nudity \d+$/)],
    })

    const said = vi.spyOn(console, 'error').mockImplementation(() => {})
    vi.stubEnv('MODERATION', 'rekognition')
    const service = mockClient(RekognitionClient)
    service.rejects(new Error('down'))
    const unseen = await send(stack, a, await jpeg())
    await stack.settle()
    service.restore()
    vi.unstubAllEnvs()
    expect(said).toHaveBeenCalledWith(expect.objectContaining({ event: 'moderation_failed' }))
    said.mockRestore()
    const photo = await findPhoto(a.id, unseen)
    expect(photo).toMatchObject({ stage: 'waiting' })
    expect(photo).not.toHaveProperty('findings')
  })

  test('TRAP-63 removes a refused photo from bucket and card, and its owner gets the reason on the site and by mail', async () => {
    const a = await anna(stack)
    const id = await send(stack, a, await jpeg())
    await stack.settle()
    const { filename } = (await listed(a, id))!
    await decide(stack, a.id, id, { verdict: 'refused', reason: 'other_person' })
    await stack.settle()
    expect(await listed(a, id)).toMatchObject({ status: 'rejected', reason: 'other_person', filename: null })
    expect(await filesOf(a, id)).toEqual([])
    expect((await fetch(new URL(filename!, stack.url))).status).toBe(403)
    const [mail] = stack.mailbox.list(a.email)
    expect(mail!.subject).toContain('besluit')
    expect(mail!.text).toContain('Er staat iemand anders op deze foto.')
    await expect(decide(stack, a.id, id, { verdict: 'main' })).rejects.toMatchObject({ code: 'already_decided' })
  })

  test('is decided once by two moderators at one photo', async () => {
    const a = await anna(stack)
    const id = await send(stack, a, await jpeg())
    await stack.settle()
    const outcomes = await Promise.allSettled([
      decide(stack, a.id, id, { verdict: 'main' }),
      decide(stack, a.id, id, { verdict: 'refused', reason: 'quality' }),
      decide(stack, a.id, id, { verdict: 'explicit' }),
    ])
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })

  test('refuses at once a photo similar to one that staff refused, from anybody, resized or re-encoded', async () => {
    const [a, b] = [await anna(stack), await bram(stack)]
    const picture = await jpeg({ seed: 424_242, width: 1_200, height: 1_500 })
    const id = await send(stack, a, picture)
    await stack.settle()
    await decide(stack, a.id, id, { verdict: 'refused', reason: 'other_person' })

    const again = await send(stack, b, await sharp(picture).resize(700).webp({ quality: 50 }).toBuffer(), {
      type: 'image/webp',
    })
    const other = await send(stack, b, await jpeg())
    await stack.settle()
    expect(await listed(b, again)).toMatchObject({ status: 'rejected', reason: 'refused_before' })
    expect(await listed(b, other)).toMatchObject({ stage: 'waiting' })
    expect((await b.call(photos.list)).used).toBe(1)
  })
})
