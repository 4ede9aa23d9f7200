// Made when first needed: it takes longer to make than a function takes to start.
let segmenter: Intl.Segmenter | undefined

/** Characters as a person counts them: an emoji of several code points is one (OPEN-05). */
export function visibleLength(text: string): number {
  // Texts of plain characters are their own length; only others need the slower count.
  if (/^[\x20-\x7e\n]*$/.test(text)) return text.length
  segmenter ??= new Intl.Segmenter(undefined, { granularity: 'grapheme' })
  let length = 0
  for (const _ of segmenter.segment(text)) length++
  return length
}
