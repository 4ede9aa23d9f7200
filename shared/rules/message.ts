// Created on first use, because creating a segmenter takes longer than starting a function.
let segmenter: Intl.Segmenter | undefined

/** Length in graphemes: an emoji of several code points counts as one (OPEN-05). */
export function visibleLength(text: string): number {
  // Fast path: printable ASCII has one grapheme per UTF-16 unit.
  if (/^[\x20-\x7e\n]*$/.test(text)) return text.length
  segmenter ??= new Intl.Segmenter(undefined, { granularity: 'grapheme' })
  let length = 0
  for (const _ of segmenter.segment(text)) length++
  return length
}
