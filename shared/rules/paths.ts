/**
 * Every page of the site by its name (ROUTE-59; the names of pages that the specification leaves unnamed follow its pattern,
 * TRAP-29). `{x}` is a parameter, `{x}?` may be left out. Screens, mails and the server's 404 all read this one table.
 */
export const paths = {
  index: '/',
  login: '/login',
  signup: '/signup',
  'complete-signup': '/complete-signup',
  'activate-done': '/activate/done',
  'activate-error': '/activate/error',
  members: '/members',
  'members-id': '/members/{id}',
  'members-id-chat': '/members/{id}/chat',
  chats: '/chats',
  'chats-id': '/chats/{id}',
  likes: '/likes',
  'likes-type': '/likes/{type}',
  'likes-m-id': '/likes/m/{id}',
  credits: '/credits',
  'credits-repeat-order': '/credits/repeat-order',
  'credits-id-paymentmethod': '/credits/{id}/{paymentmethod}?',
  transactions: '/transactions/{id}?',
  premium: '/premium',
  pricing: '/pricing',
  profile: '/profile',
  notifications: '/notifications',
  complaints: '/complaints',
  'lang-config': '/lang-config',
  'pages-ban': '/pages/ban',
  'pages-cookies': '/pages/cookies',
  'pages-faq': '/pages/faq',
  'pages-privacy': '/pages/privacy',
  'pages-return-policy': '/pages/return-policy',
  'pages-service': '/pages/service',
  'pages-terms': '/pages/terms',
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

/** The address of a page: `pathTo('members-id', { id })`. A missing optional part is left out with its slash. */
export function pathTo<Name extends PageName>(name: Name, ...[values]: Arguments<Name>): string {
  const given = (values ?? {}) as Record<string, string | undefined>
  const path = paths[name].replace(/\/\{(\w+)\}\??/g, (_, parameter: string) => {
    const value = given[parameter]
    return value === undefined ? '' : `/${encodeURIComponent(value)}`
  })
  return path || '/'
}

/** What a parameter must look like for a page to exist (TRAP-28, OPEN-18); a parameter without a row may be anything but empty. */
const parameterForms: Partial<Record<PageName, Readonly<Record<string, RegExp>>>> = {
  'members-id': { id: /^[0-9A-HJKMNP-TV-Z]{26}$/ },
  'members-id-chat': { id: /^[0-9A-HJKMNP-TV-Z]{26}$/ },
  'chats-id': { id: /^[0-9a-z]{26}$/ },
  'likes-type': { type: /^(received|sent|matches)$/ },
  'likes-m-id': { id: /^[0-9A-HJKMNP-TV-Z]{26}$/ },
  transactions: { id: /^[0-9A-HJKMNP-TV-Z]{26}$/ },
}

export type PageMatch = { name: PageName; params: Readonly<Record<string, string>> }

/** A page's parameters against their forms: `/likes/m` is no type of likes, so there is no such page. */
export const areParameters = (name: PageName, params: Readonly<Record<string, string | undefined>>): boolean =>
  Object.entries(parameterForms[name] ?? {}).every(([key, form]) => params[key] === undefined || form.test(params[key]))

const compiled = (Object.keys(paths) as PageName[])
  .map((name) => ({
    name,
    parts: paths[name].split('/').filter(Boolean),
    pattern: new RegExp(
      `^${paths[name].replace(/\/\{(\w+)\}(\??)/g, (_, parameter, optional) => `(?:/(?<${parameter}>[^/]+))${optional}`)}/?$`,
    ),
  }))
  // fixed words win over parameters at the first place where two paths differ (TRAP-28)
  .sort((a, b) => {
    const at = a.parts.findIndex((part, index) => part.startsWith('{') !== b.parts[index]?.startsWith('{'))
    return at < 0 ? b.parts.length - a.parts.length : a.parts[at]?.startsWith('{') ? 1 : -1
  })

/** The page at an address (without query), or null: then the answer is 404 (ROUTE-60). */
export function matchPath(pathname: string): PageMatch | null {
  for (const { name, pattern } of compiled) {
    const found = pattern.exec(pathname)
    if (!found) continue
    const params = Object.fromEntries(
      Object.entries(found.groups ?? {}).filter((entry): entry is [string, string] => entry[1] !== undefined),
    )
    if (areParameters(name, params)) return { name, params }
  }
  return null
}

/** Exactly the six of the specification, taken literally (ROUTE-61, TRAP-27). */
const membersArea: readonly PageName[] = ['members', 'members-id', 'chats', 'likes', 'likes-m-id', 'premium']
export const isMembersArea = (name: PageName | null): boolean => name !== null && membersArea.includes(name)
