export const withoutAccents = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '')

/** Text without case and accents, for comparisons. */
export const folded = (text: string): string => withoutAccents(text).toLowerCase()
