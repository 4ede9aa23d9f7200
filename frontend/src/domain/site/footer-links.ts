import type { PageName } from '#shared/rules/paths.ts'

/**
 * The specification's nine links in its order (NAV-20 to 28), each with its key in `app.footer`.
 */
export const footerLinks = [
  ['pages-terms', 'terms'],
  ['pages-privacy', 'privacy'],
  ['pages-cookies', 'cookies'],
  ['pages-ban', 'ban'],
  ['pricing', 'pricing'],
  ['complaints', 'complaints'],
  ['pages-return-policy', 'returnPolicy'],
  ['pages-faq', 'faq'],
  ['pages-service', 'support'],
] as const satisfies readonly (readonly [Extract<PageName, `pages-${string}` | 'pricing' | 'complaints'>, string])[]
