/** A label within a sentence: in lower case, except in German, where nouns have a capital. */
export const inSentence = (locale: string, label: string): string =>
  locale.startsWith('de') ? label : label.toLowerCase()
