/** What a picture looks like in 64 bits, as 16 hex digits: equal and nearly equal pictures have equal or nearly equal ones. */
export type ImageHash = string

/** Width and height in pixels of the grey picture that `hashOfGrey` takes. */
export const hashedSize = { width: 9, height: 8 } as const

/** Difference hash: one bit for each pair of neighbours in a row, set where the left one is brighter. `grey` holds a byte per pixel. */
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

/** In how many of their 64 bits two pictures differ. */
export const distanceOf = (one: ImageHash, other: ImageHash): number =>
  bitsOf(BigInt(`0x${one}`) ^ BigInt(`0x${other}`))

/** Two pictures that differ in no more bits are the same picture; others differ in 32 on average. With four quarters, at most 3 leave one of them equal. */
const sameWithin = 3

export const isSameHash = (one: ImageHash, other: ImageHash): boolean => distanceOf(one, other) <= sameWithin

/** An evenly dark or bright picture has a hash that many others share: it tells nothing. */
export const isTelling = (hash: ImageHash): boolean => {
  const bits = bitsOf(BigInt(`0x${hash}`))
  return bits >= 8 && bits <= 56
}

/** The four quarters of a hash, each with its number in front: hashes of the same picture have at least one in common. */
export const quartersOf = (hash: ImageHash): string[] => (hash.match(/.{4}/g) ?? []).map((part, at) => `${at}${part}`)
