import { fillPath, matcherOf, type PathMatch, patternOf } from './path-table.ts'

/**
 * Every page by name (ROUTE-59; unnamed pages of the specification
 * follow its naming pattern, TRAP-29). `{x}` is a parameter, `{x}?` an
 * optional one. Screens, mails and the server's 404 use this table.
 */
export const paths = {
  index: '/',
  login: '/login',
  signup: '/signup',
  'complete-signup': '/complete-signup',
  'reset-password': '/reset-password',
  'reset-password-do': '/reset-password/do',
  'activate-done': '/activate/done',
  'activate-error': '/activate/error',
  'mail-change-do': '/mail-change/do',
  'account-deleted': '/account-deleted',
  'age-check': '/age-check',
  members: '/members',
  'members-id': '/members/{id}',
  'members-id-chat': '/members/{id}/chat',
  'members-id-landing': '/members/{id}/landing',
  'members-id-landing2': '/members/{id}/landing2/{slug}?',
  'members-id-landing3': '/members/{id}/landing3/{slug}?',
  'members-id-signup': '/members/{id}/signup',
  chats: '/chats',
  'chats-id': '/chats/{id}',
  'kept-chats': '/kept-chats/{id}?',
  likes: '/likes',
  'likes-type': '/likes/{type}',
  'likes-m-id': '/likes/m/{id}',
  'likes-favourites': '/likes/favourites',
  'likes-looks': '/likes/looks',
  'match-finder': '/match-finder',
  'signup-matches': '/signup-matches',
  'swipe-game': '/swipe-game',
  credits: '/credits',
  'credits-repeat-order': '/credits/repeat-order',
  'credits-id-paymentmethod': '/credits/{id}/{paymentmethod}?',
  directdebit: '/directdebit',
  transactions: '/transactions/{id}?',
  premium: '/premium',
  pricing: '/pricing',
  profile: '/profile',
  notifications: '/notifications',
  unsubscribe: '/unsubscribe',
  complaints: '/complaints',
  objection: '/objection',
  'lang-config': '/lang-config',
  'pages-ban': '/pages/ban',
  'pages-cookies': '/pages/cookies',
  'pages-faq': '/pages/faq',
  'pages-privacy': '/pages/privacy',
  'pages-return-policy': '/pages/return-policy',
  'pages-safety': '/pages/safety',
  'pages-service': '/pages/service',
  'pages-terms': '/pages/terms',
  'landers-adultonly': '/landers/adultonly',
  'landers-tinderswipe': '/landers/tinderswipe',
  'landers-whoneedsstrings': '/landers/whoneedsstrings',
  'landers-alonetonight': '/landers/alonetonight/{slug}?',
  'landers-collagelanding': '/landers/collagelanding/{slug}?',
  'landers-gallery': '/landers/gallery/{slug}?',
  'landers-iconslanding': '/landers/iconslanding/{slug}?',
  'landers-maplanding': '/landers/maplanding/{slug}?',
  'landers-socialnetwork': '/landers/socialnetwork/{slug}?',
  'landers-transitionsvideolanding': '/landers/transitionsvideolanding/{slug}?',
  'landers-video': '/landers/video/{slug}?',
} as const

export type PageName = keyof typeof paths

type Parameters<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Rest extends `?${infer After}`
    ? { [Key in Name]?: string } & Parameters<After>
    : { [Key in Name]: string } & Parameters<Rest>
  : unknown

type Arguments<Name extends PageName> =
  unknown extends Parameters<(typeof paths)[Name]>
    ? []
    : Record<never, never> extends Parameters<(typeof paths)[Name]>
      ? [values?: Parameters<(typeof paths)[Name]>]
      : [values: Parameters<(typeof paths)[Name]>]

/** Path of a page: `pathTo('members-id', { id })`. A missing optional parameter drops its slash. */
export function pathTo<Name extends PageName>(name: Name, ...[values]: Arguments<Name>): string {
  return fillPath(paths[name], (values ?? {}) as Record<string, string | undefined>)
}

const ulid = '[0-9A-HJKMNP-TV-Z]{26}'

/**
 * Regular expressions of parameters (TRAP-28, OPEN-18); a parameter without an expression may be
 * any non-empty text.
 */
const parameterForms: Partial<Record<PageName, Readonly<Record<string, string>>>> = {
  'members-id': { id: ulid },
  'members-id-chat': { id: ulid },
  'members-id-landing': { id: ulid },
  'members-id-landing2': { id: ulid },
  'members-id-landing3': { id: ulid },
  'members-id-signup': { id: ulid },
  'chats-id': { id: '[0-9a-z]{26}' },
  'kept-chats': { id: '[0-9a-z]{26}' },
  'likes-type': { type: '(?:received|sent|matches)' },
  'likes-m-id': { id: ulid },
  transactions: { id: ulid },
}

export type PageMatch = PathMatch<PageName>

/**
 * Regular expression source of a page's paths, for the edge functions, which cannot run
 * `matchPath`.
 */
export const pathPattern = (name: PageName): string => patternOf(paths[name], parameterForms[name])

/** Page of a path (without query), or null, which is answered with 404 (ROUTE-60). */
export const matchPath = matcherOf<PageName>(paths, parameterForms)

/** Pages of the members area: only the six that the specification names (ROUTE-61, TRAP-27). */
const membersArea: readonly PageName[] = ['members', 'members-id', 'chats', 'likes', 'likes-m-id', 'premium']
export const isMembersArea = (name: PageName | null): boolean => name !== null && membersArea.includes(name)
