import type { Translation } from '#shared/i18n/languages.ts'
import { defaultLanguage, type Language } from '#shared/i18n/languages.ts'
import type { app } from '#shared/i18n/nl/app.ts'
import type { document } from '#shared/i18n/nl/document.ts'
import type { landers } from '#shared/i18n/nl/landers.ts'
import type { settings } from '#shared/i18n/nl/settings.ts'
import type { PageKey, PageText } from '#shared/i18n/page-text.ts'
import { baseLanguage, isRegional, type TextLocale } from '#shared/i18n/regional.ts'
import { type TextTree, withFallback } from '#shared/i18n/with-fallback.ts'

/** The result of `load` in this language, or else in Dutch (I18N-05). */
async function found<Texts>(language: Language, load: (language: Language) => Promise<unknown>): Promise<Texts> {
  try {
    return (await load(language)) as Texts
  } catch (error) {
    if (language === defaultLanguage) throw error
    return (await load(defaultLanguage)) as Texts
  }
}

export type SiteTexts = {
  app: Translation<typeof app>
  document: Translation<typeof document>
  settings: Translation<typeof settings>
  landers: Translation<typeof landers>
  page: (key: PageKey) => Promise<PageText>
}

/**
 * The texts of the files generated for a site, in a language and the spelling of the site's
 * country.
 */
export async function siteTextsOf(locale: TextLocale): Promise<SiteTexts> {
  const language = baseLanguage(locale)
  const overrides = isRegional(locale) ? ((await import(`#shared/i18n/${locale}.ts`)) as TextTree) : {}
  const domain = async <Texts extends TextTree>(file: string) =>
    withFallback(await found<Texts>(language, (one) => import(`#shared/i18n/${one}/${file}.ts`)), overrides)
  const [{ app }, { document: own }, { settings: site }, { landers: entries }] = await Promise.all([
    domain<Pick<SiteTexts, 'app'>>('app'),
    domain<Pick<SiteTexts, 'document'>>('document'),
    domain<Pick<SiteTexts, 'settings'>>('settings'),
    domain<Pick<SiteTexts, 'landers'>>('landers'),
  ])
  const page = async (key: PageKey) =>
    (await found<{ page: PageText }>(language, (one) => import(`#shared/i18n/${one}/pages/${key}.ts`))).page
  return { app, document: own, settings: site, landers: entries, page }
}
