// @vitest-environment jsdom
import { describe, expect, test } from 'vitest'
import { type Access, type Hidden, type LayoutName, routeOf, routes } from '#frontend/app/routes.ts'
import { matchPath, type PageName, paths, pathTo } from '#shared/rules/paths.ts'

const id = '01ARZ3NDEKTSV4RRFFQ69G5FAV'
const chat = '0123456789abcdefghjkmnpqrs'

type Row = {
  path: string
  /** Absent for the 26 pages that the specification names; we named the others (TRAP-29). */
  isOurs?: true
  layout: LayoutName | 'lander'
  access: Access
  hides?: readonly Hidden[]
  /** Served by the landers' own small document, so it is not in the site's route table. */
  isLander?: true
  /** Paths of this page, with and without its optional parts. */
  at: readonly string[]
}

// Copy of the specification's list, to compare the code with: ROUTE-01 to 57, layouts by OPEN-17,
// login by OPEN-16, hidden parts by HOME-08, 19 and 22.
const specified: Record<string, Row & { name: PageName }> = {
  'ROUTE-01': { name: 'index', path: '/', layout: 'default', access: 'open', at: ['/'] },
  'ROUTE-02': { name: 'login', path: '/login', layout: 'empty', access: 'guest', at: ['/login'] },
  'ROUTE-03': {
    name: 'signup',
    path: '/signup',
    layout: 'empty',
    access: 'guest',
    hides: ['photo-alert'],
    at: ['/signup'],
  },
  'ROUTE-06': {
    name: 'complete-signup',
    path: '/complete-signup',
    layout: 'empty',
    access: 'guest',
    hides: ['entry-warning'],
    at: ['/complete-signup'],
  },
  'ROUTE-08': {
    name: 'reset-password',
    path: '/reset-password',
    isOurs: true,
    layout: 'empty',
    access: 'open',
    hides: ['entry-warning'],
    at: ['/reset-password'],
  },
  'ROUTE-09': {
    name: 'reset-password-do',
    path: '/reset-password/do',
    isOurs: true,
    layout: 'empty',
    access: 'open',
    hides: ['entry-warning'],
    at: ['/reset-password/do'],
  },
  'ROUTE-10': {
    name: 'activate-done',
    path: '/activate/done',
    isOurs: true,
    layout: 'empty',
    access: 'open',
    hides: ['photo-alert'],
    at: ['/activate/done'],
  },
  'ROUTE-11': {
    name: 'activate-error',
    path: '/activate/error',
    isOurs: true,
    layout: 'empty',
    access: 'open',
    at: ['/activate/error'],
  },
  'ROUTE-12': {
    name: 'mail-change-do',
    path: '/mail-change/do',
    isOurs: true,
    layout: 'empty',
    access: 'open',
    at: ['/mail-change/do'],
  },
  'ROUTE-13': {
    name: 'account-deleted',
    path: '/account-deleted',
    isOurs: true,
    layout: 'empty',
    access: 'open',
    at: ['/account-deleted'],
  },
  'ROUTE-14': { name: 'members', path: '/members', layout: 'default', access: 'open', at: ['/members'] },
  'ROUTE-15': {
    name: 'members-id',
    path: '/members/{id}',
    layout: 'default',
    access: 'open',
    at: [`/members/${id}`],
  },
  'ROUTE-16': {
    name: 'members-id-chat',
    path: '/members/{id}/chat',
    isOurs: true,
    layout: 'chat',
    // OPEN-16 requires a login here, but CHAT-17 shows visitors a text instead, so the page is
    // open.
    access: 'open',
    at: [`/members/${id}/chat`],
  },
  'ROUTE-17': {
    name: 'members-id-landing',
    path: '/members/{id}/landing',
    isOurs: true,
    isLander: true,
    layout: 'lander',
    access: 'open',
    at: [`/members/${id}/landing`],
  },
  'ROUTE-18': {
    name: 'members-id-landing2',
    path: '/members/{id}/landing2/{slug}?',
    isOurs: true,
    isLander: true,
    layout: 'lander',
    access: 'open',
    at: [`/members/${id}/landing2`, `/members/${id}/landing2/zomer`],
  },
  'ROUTE-19': {
    name: 'members-id-landing3',
    path: '/members/{id}/landing3/{slug}?',
    isOurs: true,
    isLander: true,
    layout: 'lander',
    access: 'open',
    at: [`/members/${id}/landing3`, `/members/${id}/landing3/zomer`],
  },
  'ROUTE-20': {
    name: 'members-id-signup',
    path: '/members/{id}/signup',
    isOurs: true,
    isLander: true,
    layout: 'lander',
    access: 'open',
    at: [`/members/${id}/signup`],
  },
  'ROUTE-21': { name: 'chats', path: '/chats', layout: 'default', access: 'member', at: ['/chats'] },
  'ROUTE-22': { name: 'chats-id', path: '/chats/{id}', layout: 'chat', access: 'member', at: [`/chats/${chat}`] },
  'ROUTE-23': { name: 'likes', path: '/likes', layout: 'default', access: 'member', at: ['/likes'] },
  'ROUTE-24': {
    name: 'likes-type',
    path: '/likes/{type}',
    layout: 'default',
    access: 'member',
    // The only types (OPEN-18).
    at: ['/likes/received', '/likes/sent', '/likes/matches'],
  },
  'ROUTE-25': {
    name: 'likes-m-id',
    path: '/likes/m/{id}',
    layout: 'default',
    access: 'member',
    at: [`/likes/m/${id}`],
  },
  'LIKE-08': {
    name: 'likes-favourites',
    path: '/likes/favourites',
    isOurs: true,
    layout: 'default',
    access: 'member',
    at: ['/likes/favourites'],
  },
  looks: {
    name: 'likes-looks',
    path: '/likes/looks',
    isOurs: true,
    layout: 'default',
    access: 'member',
    at: ['/likes/looks'],
  },
  'TRAP-24': {
    name: 'age-check',
    path: '/age-check',
    isOurs: true,
    layout: 'default',
    access: 'member',
    at: ['/age-check'],
  },
  'MOD-13': {
    name: 'kept-chats',
    path: '/kept-chats/{id}?',
    isOurs: true,
    layout: 'default',
    access: 'member',
    at: ['/kept-chats', `/kept-chats/${'0'.repeat(26)}`],
  },
  'ROUTE-26': {
    name: 'match-finder',
    path: '/match-finder',
    isOurs: true,
    layout: 'default',
    access: 'member',
    at: ['/match-finder'],
  },
  'ROUTE-27': {
    name: 'signup-matches',
    path: '/signup-matches',
    isOurs: true,
    layout: 'default',
    access: 'member',
    at: ['/signup-matches'],
  },
  'ROUTE-28': {
    name: 'swipe-game',
    path: '/swipe-game',
    isOurs: true,
    layout: 'default',
    access: 'member',
    at: ['/swipe-game'],
  },
  'ROUTE-29': { name: 'credits', path: '/credits', layout: 'default', access: 'member', at: ['/credits'] },
  'ROUTE-30': {
    name: 'credits-id-paymentmethod',
    path: '/credits/{id}/{paymentmethod}?',
    layout: 'default',
    access: 'member',
    at: ['/credits/c60', '/credits/c60/ideal'],
  },
  'ROUTE-31': {
    name: 'credits-repeat-order',
    path: '/credits/repeat-order',
    layout: 'default',
    access: 'member',
    at: ['/credits/repeat-order'],
  },
  'ROUTE-32': {
    name: 'directdebit',
    path: '/directdebit',
    isOurs: true,
    layout: 'default',
    access: 'member',
    hides: ['photo-alert'],
    at: ['/directdebit'],
  },
  'ROUTE-33': {
    name: 'transactions',
    path: '/transactions/{id}?',
    isOurs: true,
    layout: 'default',
    access: 'member',
    at: ['/transactions', `/transactions/${id}`],
  },
  'ROUTE-34': {
    name: 'premium',
    path: '/premium',
    layout: 'default',
    access: 'open',
    hides: ['photo-alert'],
    at: ['/premium'],
  },
  'ROUTE-35': { name: 'pricing', path: '/pricing', layout: 'default', access: 'open', at: ['/pricing'] },
  'ROUTE-36': {
    name: 'profile',
    path: '/profile',
    layout: 'default',
    access: 'member',
    hides: ['photo-alert'],
    at: ['/profile'],
  },
  'ROUTE-37': {
    name: 'notifications',
    path: '/notifications',
    layout: 'default',
    access: 'member',
    hides: ['photo-alert', 'notifications-alert'],
    at: ['/notifications'],
  },
  'NOTIF-25': {
    name: 'unsubscribe',
    path: '/unsubscribe',
    isOurs: true,
    layout: 'empty',
    access: 'open',
    hides: ['entry-warning', 'notifications-alert'],
    at: ['/unsubscribe'],
  },
  'ROUTE-38': { name: 'complaints', path: '/complaints', layout: 'default', access: 'open', at: ['/complaints'] },
  'MOD-03': {
    name: 'objection',
    path: '/objection',
    isOurs: true,
    layout: 'default',
    access: 'open',
    hides: ['entry-warning'],
    at: ['/objection'],
  },
  'ROUTE-39': {
    name: 'lang-config',
    path: '/lang-config',
    isOurs: true,
    layout: 'default',
    access: 'open',
    at: ['/lang-config'],
  },
  'CHAT-38': {
    name: 'pages-safety',
    path: '/pages/safety',
    isOurs: true,
    layout: 'default',
    access: 'open',
    at: ['/pages/safety'],
  },
  ...Object.fromEntries(
    (['ban', 'cookies', 'faq', 'privacy', 'return-policy', 'service', 'terms'] as const).map((page, index) => [
      `ROUTE-${40 + index}`,
      {
        name: `pages-${page}` as const,
        path: `/pages/${page}`,
        layout: 'default',
        access: 'open',
        at: [`/pages/${page}`],
      } as const,
    ]),
  ),
  ...Object.fromEntries(
    (['adultonly', 'tinderswipe', 'whoneedsstrings'] as const).map((page, index) => [
      `ROUTE-${47 + index}`,
      {
        name: `landers-${page}` as const,
        path: `/landers/${page}`,
        isOurs: true,
        isLander: true,
        layout: 'lander',
        access: 'open',
        at: [`/landers/${page}`],
      } as const,
    ]),
  ),
  ...Object.fromEntries(
    (
      [
        'alonetonight',
        'collagelanding',
        'gallery',
        'iconslanding',
        'maplanding',
        'socialnetwork',
        'transitionsvideolanding',
        'video',
      ] as const
    ).map((page, index) => [
      `ROUTE-${50 + index}`,
      {
        name: `landers-${page}` as const,
        path: `/landers/${page}/{slug}?`,
        isOurs: true,
        isLander: true,
        layout: 'lander',
        access: 'open',
        at: [`/landers/${page}`, `/landers/${page}/zomer`],
      } as const,
    ]),
  ),
}
const rows = Object.entries(specified)
const shortest = ({ at }: Row) => at[0]!

describe('the routes of the specification', () => {
  test('ROUTE-01 to 57 OPEN-16 OPEN-17 OPEN-18 TRAP-28: each has its name and path, and matches with and without its optional parts', () => {
    // ROUTE-04, 05 and 07 describe behaviour and name no page.
    expect(rows.filter(([row]) => row.startsWith('ROUTE-'))).toHaveLength(57 - 3)
    expect(Object.fromEntries(rows.map(([, { name, path }]) => [name, path]))).toEqual(paths)
    for (const [row, { name, at }] of rows)
      for (const address of at) {
        const found = matchPath(address)
        expect(found?.name, `${row} ${address}`).toBe(name)
        expect((pathTo as (name: PageName, values: object) => string)(name, found!.params)).toBe(address)
      }
  })

  test('ROUTE-59 TRAP-29: 26 have a name of the specification, and the other names follow the same pattern', () => {
    const ofPath = (path: string) =>
      path
        .split('/')
        .filter(Boolean)
        .map((part) => part.replace(/[{}?]/g, ''))
        .join('-') || 'index'
    expect(rows.filter(([, { isOurs }]) => !isOurs)).toHaveLength(26)
    for (const [, { name, path, isOurs }] of rows) {
      const inPattern = ofPath(path)
      // Our names may leave out an optional parameter at the end.
      if (isOurs) expect([inPattern, inPattern.replace(/-(slug|id)$/, '')]).toContain(name)
      else expect(name).toBe(inPattern)
    }
  })

  test.each(rows.filter(([, { isLander }]) => !isLander))(
    '%s OPEN-16 OPEN-17 HOME-08 HOME-19: has its screen, layout, access and hidden parts',
    (_, row) => {
      const route = routeOf(row.name)
      expect(route, `${row.path} has no screen: it wants a row in frontend/src/app/routes.ts`).toBeDefined()
      expect({ layout: route!.layout, access: route!.access }, row.path).toEqual({
        layout: row.layout,
        access: row.access,
      })
      expect(route!.hides ?? [], row.path).toEqual(expect.arrayContaining([...(row.hides ?? [])]))
      const isAllowed = (hidden: Hidden) => row.hides?.includes(hidden) || row.name === 'account-deleted'
      expect(route!.hides?.filter((hidden) => !isAllowed(hidden)) ?? [], row.path).toEqual([])
    },
  )

  test('ROUTE-17 to 20, ROUTE-47 to 57 LAYOUT-08: entry pages have a document of their own, and no screen of the site', () => {
    for (const [row, { name }] of rows.filter(([, { isLander }]) => isLander))
      expect(routeOf(name), `${row} ${name}`).toBeUndefined()
  })

  test('NAV-16 NAV-19: only profile, likes and credits pages have a back link', () => {
    const withBack = routes.filter(({ hasBack }) => hasBack).map(({ name }) => name)
    const likes = ['likes', 'likes-favourites', 'likes-looks', 'likes-m-id', 'likes-type']
    expect(withBack.sort()).toEqual(['credits', ...likes, 'members-id', 'profile'])
  })

  test('are all the routes that exist', () => {
    const names = rows.map(([, { name }]) => name)
    expect(routes.filter(({ name }) => !names.includes(name))).toEqual([])
    expect(new Set(rows.map(([, row]) => shortest(row))).size).toBe(rows.length)
  })
})
