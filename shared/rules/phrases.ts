/**
 * Letters of words in plain, lower-case text. Not `\p{L}`: the patterns contain thousands of
 * character classes, and compiling each to a table of all scripts takes a second on a phone.
 */
export const letter = 'a-zßæœøđ'
/** Characters that may separate two words of one sentence. */
export const gap = `[^${letter}0-9.!?\\n]+`
/**
 * Regular expression source of a phrase: `*` stands for any letters, ` ~ ` for up to four words.
 */
export const phrase = (text: string): string =>
  text
    .replaceAll('\\p{L}', `[${letter}]`)
    .replaceAll(/(?<!\])\*/g, `[${letter}]*`)
    .replaceAll(' ~ ', `${gap}(?:[${letter}0-9]+${gap}){0,4}`)
    .replaceAll(' ?', `(?:${gap})?`)
    .replaceAll(' ', gap)
/** Regular expression for the words and phrases of `source` that are not parts of longer words. */
export const words = (source: string): RegExp =>
  new RegExp(`(?<![${letter}0-9])(?:${source.replaceAll('\\p{L}', `[${letter}]`)})(?![${letter}0-9])`)
