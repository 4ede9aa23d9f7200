import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { distanceOf, hashOfGrey, isSameHash, isTelling, quartersOf } from '#functions/platform/image/image-hash.ts'
import { imageHashOf } from '#functions/platform/image/renditions.ts'

/** Picture with soft, uneven light and shade, as in photos. */
const picture = async (seed: number) => {
  const small = Buffer.from(Array.from({ length: 7 * 9 * 3 }, (_, at) => (Math.sin(seed * 31 + at * at) + 1) * 100))
  const raw = sharp(small, { raw: { width: 7, height: 9, channels: 3 } }).resize(400, 500, {
    kernel: 'cubic',
    fit: 'fill',
  })
  return { data: await raw.raw().toBuffer(), width: 400, height: 500 }
}

describe('the image hash', () => {
  test('has 64 bits: a bit is set where a pixel is brighter than its right neighbour', () => {
    const falling = new Uint8Array(Array.from({ length: 72 }, (_, at) => 200 - (at % 9) * 10))
    expect(hashOfGrey(falling)).toBe('f'.repeat(16))
    expect(hashOfGrey(falling.toReversed())).toBe('0'.repeat(16))
  })

  test('changes little when a picture is re-encoded, resized or brightened, and differs between pictures', async () => {
    const one = await picture(1)
    const look = await imageHashOf(one)
    const opened = () => sharp(one.data, { raw: { width: one.width, height: one.height, channels: 3 } })
    for (const changed of [
      opened().jpeg({ quality: 30 }),
      opened().resize(123).webp({ quality: 40 }),
      opened().linear(1.1, 5).png(),
    ]) {
      const { data, info } = await sharp(await changed.toBuffer())
        .removeAlpha()
        .raw()
        .toBuffer({ resolveWithObject: true })
      const other = await imageHashOf({ data, width: info.width, height: info.height })
      expect(isSameHash(look, other), `${distanceOf(look, other)} bits`).toBe(true)
    }
    for (const seed of [2, 3, 4, 5]) expect(isSameHash(look, await imageHashOf(await picture(seed)))).toBe(false)
  })

  test.each([0, 1, 2, 3])(
    'a distance of %i bits means the same picture, and leaves a common quarter wherever the bits are',
    (bits) => {
      const look = '0123456789abcdef'
      for (let start = 0; start < 64; start += 5) {
        let value = BigInt(`0x${look}`)
        for (let n = 0; n < bits; n++) value ^= 1n << BigInt((start + n * 17) % 64)
        const other = value.toString(16).padStart(16, '0')
        expect(distanceOf(look, other)).toBe(bits)
        expect(isSameHash(look, other)).toBe(true)
        expect(quartersOf(other).some((quarter) => quartersOf(look).includes(quarter))).toBe(true)
      }
    },
  )

  test('a distance of four bits means different pictures, and the hash of a uniform picture is not compared', () => {
    expect(isSameHash('0123456789abcdef', '0123456789abcde0')).toBe(false)
    expect(isTelling('0000000000000000')).toBe(false)
    expect(isTelling('ffffffffffffffff')).toBe(false)
    expect(isTelling('0123456789abcdef')).toBe(true)
  })
})
