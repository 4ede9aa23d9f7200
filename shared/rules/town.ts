/** A town's name without what people leave out when they type it: capitals, accents, spaces, dashes, apostrophes. */
export const townKey = (name: string): string =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/ł/g, 'l')
    .replace(/ß/g, 'ss')
    .replace(/[^\p{L}\d]/gu, '')

/** Letters from which towns are suggested. */
export const leastTownLetters = 2
