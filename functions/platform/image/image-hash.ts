/** Image hash of 64 bits, as 16 hex digits: similar images have similar hashes. */
export type ImageHash = string

/** Size in pixels of the greyscale image that `hashOfGrey` takes. */
export const hashedSize = { width: 9, height: 8 } as const

/**
 * Difference hash: one bit for each pair of neighbouring pixels in a row, set if the left pixel is
 * brighter. `grey` has one byte per pixel.
 */
export function hashOfGrey(grey: Uint8Array): ImageHash {
  let hash = ''
  for (let y = 0; y < hashedSize.height; y++) {
    let row = 0
    for (let x = 0; x < hashedSize.width - 1; x++) {
      const at = y * hashedSize.width + x
      row = row * 2 + (grey[at]! > grey[at + 1]! ? 1 : 0)
    }
    hash += row.toString(16).padStart(2, '0')
  }
  return hash
}

const bitsOf = (value: bigint): number => value.toString(2).replaceAll('0', '').length

/** Number of bits in which two hashes differ. */
export const distanceOf = (one: ImageHash, other: ImageHash): number =>
  bitsOf(BigInt(`0x${one}`) ^ BigInt(`0x${other}`))

/**
 * Maximum distance between the hashes of two copies of an image; hashes of unrelated images differ
 * in 32 bits on average. If at most 3 bits differ, at least one of the four quarters is equal.
 */
const sameWithin = 3

export const isSameHash = (one: ImageHash, other: ImageHash): boolean => distanceOf(one, other) <= sameWithin

/**
 * Whether a hash is specific enough to identify an image. A hash with nearly all bits equal is not:
 * evenly dark or bright images have such hashes, so that many of them have the same hash.
 */
export const isTelling = (hash: ImageHash): boolean => {
  const bits = bitsOf(BigInt(`0x${hash}`))
  return bits >= 8 && bits <= 56
}

/**
 * Four quarters of a hash, each with its number in front. The hashes of two copies of an image may
 * differ in a few bits, but share at least one quarter.
 */
export const quartersOf = (hash: ImageHash): string[] => (hash.match(/.{4}/g) ?? []).map((part, at) => `${at}${part}`)
