/** Name of a language in the language of the console. */
export const languageIn = (language: string, locale: string): string =>
  new Intl.DisplayNames(locale, { type: 'language' }).of(language) ?? language
