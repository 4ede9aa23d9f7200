import type { StaffRole } from '#shared/model/staff.ts'

/** Root of all console URLs, served with a separate page (staff.html). */
export const consolePath = '/staff'

const at = (rest: string): string => `${consolePath}/${rest}`

/**
 * Paths of the console's screens. Separate from
 * shared/rules/paths.ts, as the member site must not contain them.
 */
export const staffPaths = {
  overview: consolePath,
  desk: at('desk'),
  photos: at('photos'),
  complaints: at('complaints'),
  members: at('members'),
  fictional: at('fictional'),
  newFictional: at('fictional/new'),
  audit: at('audit'),
}

export const complaintPath = (id: string): string => at(`complaints/${encodeURIComponent(id)}`)
export const fictionalPath = (id: string): string => at(`fictional/${encodeURIComponent(id)}`)

export type StaffScreen =
  | { name: 'overview' | 'desk' | 'photos' | 'complaints' | 'members' | 'fictional' | 'newFictional' | 'audit' }
  | { name: 'complaint' | 'changeFictional'; id: string }
  | { name: 'notFound' }

const plain = Object.entries(staffPaths) as [Exclude<keyof typeof staffPaths, never>, string][]

export function screenAt(pathname: string): StaffScreen {
  const path = pathname.replace(/\/+$/, '')
  const found = plain.find(([, one]) => one === path)
  if (found) return { name: found[0] }
  const [, section, id] = /^\/staff\/(complaints|fictional)\/([0-9A-Za-z_-]{1,40})$/.exec(path) ?? []
  if (!section || !id) return { name: 'notFound' }
  return { name: section === 'complaints' ? 'complaint' : 'changeFictional', id }
}

export type Section = 'overview' | 'desk' | 'photos' | 'complaints' | 'members' | 'fictional' | 'audit'

/** Roles of each section, in the order of the navigation. */
const sections: Record<Section, readonly StaffRole[]> = {
  overview: ['moderator', 'finance'],
  desk: ['host'],
  photos: ['moderator'],
  complaints: ['moderator'],
  members: ['moderator', 'finance'],
  fictional: ['moderator'],
  audit: ['moderator', 'finance'],
}

export function sectionOf({ name }: StaffScreen): Section | null {
  if (name === 'notFound') return null
  if (name === 'complaint') return 'complaints'
  if (name === 'newFictional' || name === 'changeFictional') return 'fictional'
  return name
}

/** Sections visible to a role; the server enforces access on its own (role_required). */
export const sectionsOf = (roles: readonly StaffRole[]): Section[] =>
  (Object.keys(sections) as Section[]).filter((section) => sections[section].some((role) => roles.includes(role)))

/** Screen of a path for these roles: the console's root opens their first section. */
export function screenFor(roles: readonly StaffRole[], pathname: string): StaffScreen {
  const screen = screenAt(pathname)
  const [first] = sectionsOf(roles)
  return screen.name === 'overview' && first && first !== 'overview' ? { name: first } : screen
}
