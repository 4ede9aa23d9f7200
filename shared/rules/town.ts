/** Town name for comparison: without case, accents, spaces, dashes and apostrophes. */
export const townKey = (name: string): string =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/ł/g, 'l')
    .replace(/ß/g, 'ss')
    .replace(/[^\p{L}\d]/gu, '')

/** Length of a degree of latitude. */
export const kilometresPerDegree = 111.2

/** Minimum letters for a town suggestion. */
export const minTownLetters = 2
