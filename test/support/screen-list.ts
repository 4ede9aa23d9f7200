import { routes, type ScreenRoute } from '#frontend/app/routes.ts'
import { landerRoutes } from '#frontend/features/landers/routes.ts'
import {
  campaignPath,
  complaintPath,
  discountPath,
  fictionalPath,
  objectionPath,
  paymentPath,
  staffPaths,
} from '#frontend/features/staff/paths.ts'
import { staffRoutes } from '#frontend/features/staff/routes.ts'
import { conversationOf } from '#functions/stores/chats/conversation.ts'
import { fillPath } from '#shared/rules/path-table.ts'
import { type PageName, paths } from '#shared/rules/paths.ts'
import { requiredParams, sampleParams } from './sample-params.ts'
import type { ScreenPeople, ScreenStaff } from './screen-people.ts'

/** `empty`: new member without photo, likes, conversations and credits. */
export type ScreenRole = 'visitor' | 'empty' | 'free' | 'premium' | 'staff'
export type ListedScreen = { name: string; path: string; role: ScreenRole }

export type Ids = { [Key in 'free' | 'premium' | 'empty' | 'man' | 'fictional']: { id: string } } & { payment: string }

/**
 * Path of a page, with the ids of objects that this role has or sees. Optional parameters are left
 * out, except where `values` names them.
 */
export function pathFor(name: PageName, role: Exclude<ScreenRole, 'staff'>, people: Ids | ScreenPeople): string {
  const { man, fictional, payment } = people
  const me = role === 'visitor' ? people.free : people[role]
  const entry = { id: fictional.id }
  const values: Partial<Record<PageName, Readonly<Record<string, string>>>> = {
    'members-id': { id: man.id },
    'members-id-chat': { id: man.id },
    'members-id-landing': entry,
    'members-id-landing2': entry,
    'members-id-landing3': entry,
    'members-id-signup': entry,
    'chats-id': { id: conversationOf(me.id, man.id) },
    'likes-m-id': { id: man.id },
    'credits-id-paymentmethod': sampleParams('credits-id-paymentmethod'),
    // A member without a purchase is redirected from a single payment to the list of payments.
    transactions: role === 'premium' ? { id: payment } : {},
  }
  return fillPath(paths[name], { ...requiredParams(name), ...values[name] })
}

/** Page to which a role without access is redirected, or null. */
export const redirectOf = ({ access }: ScreenRoute, role: ScreenRole): string | null =>
  access === 'member' && role === 'visitor' ? '/login' : access === 'guest' && role !== 'visitor' ? '/members' : null

const siteRoles = ['visitor', 'empty', 'free', 'premium'] as const

/** Every route of the site, in each role that has access. */
const siteScreens = (people: Ids): ListedScreen[] =>
  siteRoles.flatMap((role) =>
    routes
      // A new member has no conversation. Static pages are the same for all members.
      .filter(({ name }) => !(role === 'empty' && name === 'chats-id'))
      .filter(({ name }) => role === 'visitor' || role === 'premium' || !name.startsWith('pages-'))
      .filter((route) => !redirectOf(route, role))
      .map(({ name }) => ({ name, role, path: pathFor(name, role, people) })),
  )

export const landerPages = (people: Ids): ListedScreen[] =>
  landerRoutes.map(({ name }) => ({ name, role: 'visitor', path: pathFor(name, 'visitor', people) }))

/** Path of every screen of the console. */
export const consoleScreens = (found: Omit<ScreenStaff, 'staff'>): ListedScreen[] => {
  const paths = {
    ...staffPaths,
    members: `${staffPaths.members}?q=${found.member}`,
    complaint: complaintPath(found.complaint),
    objection: objectionPath(found.objection),
    changeFictional: fictionalPath(found.fictional),
    campaign: campaignPath(found.campaign),
    discount: discountPath(found.discount),
    payment: paymentPath(found.payment),
  }
  return staffRoutes.map(({ name }) => ({ name: `staff-${name}`, path: paths[name], role: 'staff' }))
}

/** Every screen of site, landers and console, each in the roles that see it. */
export const allScreens = (people: Ids, found: Omit<ScreenStaff, 'staff'>): ListedScreen[] => [
  ...siteScreens(people),
  ...landerPages(people),
  ...consoleScreens(found),
]
