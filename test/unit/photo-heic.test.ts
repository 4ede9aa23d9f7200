import { beforeEach, expect, test, vi } from 'vitest'
import { decode } from '#functions/platform/image/decode.ts'

// No available encoder makes HEIC files, so the decoder is mocked.
const all = vi.hoisted(() => vi.fn())
vi.mock('heic-decode', () => ({ default: { all } }))

const file = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic\0\0\0\0mif1heic'), Buffer.alloc(100)])
const dispose = vi.fn()
const pictureOf = (width: number, height: number) => ({
  width,
  height,
  decode: vi.fn(async () => ({ width, height, data: new Uint8ClampedArray(width * height * 4).fill(200) })),
})
const holding = (...pictures: unknown[]) => all.mockResolvedValue(Object.assign(pictures, { dispose }))

beforeEach(() => {
  vi.clearAllMocks()
})

test('OPEN-39 the first picture of a HEIC becomes pixels like those of any photo', async () => {
  holding(pictureOf(1_200, 900), pictureOf(160, 120))
  expect(await decode(file)).toMatchObject({ width: 1_080, height: 810 })
  expect(dispose).toHaveBeenCalledOnce()
})

test.each([
  ['too_many_pixels', 6_001, 4_000],
  ['too_small', 299, 900],
])('a HEIC with %s is refused before decoding', async (reason, width, height) => {
  const picture = pictureOf(1, 1)
  holding({ ...picture, width, height })
  await expect(decode(file)).rejects.toMatchObject({ name: 'UnfitImage', reason })
  expect(picture.decode).not.toHaveBeenCalled()
  expect(dispose).toHaveBeenCalledOnce()
})

test('a HEIC without a picture, a corrupt one and one that cannot be decoded are unreadable', async () => {
  holding()
  await expect(decode(file)).rejects.toMatchObject({ reason: 'unreadable' })
  all.mockRejectedValue(new Error('no'))
  await expect(decode(file)).rejects.toMatchObject({ reason: 'unreadable' })
  holding({ ...pictureOf(400, 400), decode: () => Promise.reject(new Error('HEIF processing error')) })
  await expect(decode(file)).rejects.toMatchObject({ reason: 'unreadable' })
})
