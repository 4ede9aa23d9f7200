/**
 * Repeatable randomness: the same seed text gives the same people, pictures and conversations on
 * every machine.
 */
export type Random = {
  /** From 0 up to, not including, 1. */
  next: () => number
  /** An integer from min to max, both included. */
  int: (min: number, max: number) => number
  pick: <Item>(items: readonly Item[]) => Item
  /** An item by its weight: `[['many', 9], ['few', 1]]`. */
  weighted: <Item>(items: readonly (readonly [Item, number])[]) => Item
  chance: (probability: number) => boolean
  shuffled: <Item>(items: readonly Item[]) => Item[]
}

/** Random numbers that follow from a seed text. */
export function randomOf(seed: string): Random {
  // FNV-1a hashes the text into a number, from which mulberry32 continues.
  let state = 0x811c9dc5
  for (const character of seed) state = Math.imul(state ^ character.codePointAt(0)!, 0x01000193)
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const int = (min: number, max: number): number => min + Math.floor(next() * (max - min + 1))
  const pick = <Item>(items: readonly Item[]): Item => items[int(0, items.length - 1)]!
  return {
    next,
    int,
    pick,
    weighted: (items) => {
      let rest = next() * items.reduce((sum, [, weight]) => sum + weight, 0)
      for (const [item, weight] of items) {
        rest -= weight
        if (rest < 0) return item
      }
      return items[0]![0]
    },
    chance: (probability) => next() < probability,
    shuffled: (items) => {
      const copy = [...items]
      for (let last = copy.length - 1; last > 0; last--) {
        const other = int(0, last)
        ;[copy[last], copy[other]] = [copy[other]!, copy[last]!]
      }
      return copy
    },
  }
}
