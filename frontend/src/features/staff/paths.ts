import type { StaffRole } from '#shared/model/staff-roles.ts'

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
  verifications: at('verifications'),
  texts: at('texts'),
  complaints: at('complaints'),
  objections: at('objections'),
  erasures: at('erasures'),
  flaggers: at('flaggers'),
  risks: at('risks'),
  members: at('members'),
  fictional: at('fictional'),
  newFictional: at('fictional/new'),
  campaigns: at('campaigns'),
  newCampaign: at('campaigns/new'),
  payments: at('payments'),
  discounts: at('discounts'),
  newDiscount: at('discounts/new'),
  totals: at('totals'),
  nights: at('nights'),
  policy: at('notifications'),
  audit: at('audit'),
}

export const complaintPath = (id: string): string => at(`complaints/${encodeURIComponent(id)}`)
export const fictionalPath = (id: string): string => at(`fictional/${encodeURIComponent(id)}`)

export const campaignPath = (id: string): string => at(`campaigns/${encodeURIComponent(id)}`)

export const discountPath = (code: string): string => at(`discounts/${encodeURIComponent(code)}`)

export const paymentPath = (reference: string): string => at(`payments/${encodeURIComponent(reference)}`)

type DetailName = 'complaint' | 'changeFictional' | 'campaign' | 'discount' | 'payment'

export type StaffScreen = { name: keyof typeof staffPaths } | { name: DetailName; id: string } | { name: 'notFound' }

const plain = Object.entries(staffPaths) as [Exclude<keyof typeof staffPaths, never>, string][]

/** Screen of a single item, by section. */
const details: Record<string, DetailName> = {
  complaints: 'complaint',
  fictional: 'changeFictional',
  campaigns: 'campaign',
  discounts: 'discount',
  payments: 'payment',
}

export function screenAt(pathname: string): StaffScreen {
  const path = pathname.replace(/\/+$/, '')
  const found = plain.find(([, one]) => one === path)
  if (found) return { name: found[0] }
  const [, section, id] =
    /^\/staff\/(complaints|fictional|campaigns|discounts|payments)\/([0-9A-Za-z_-]{1,40})$/.exec(path) ?? []
  const name = section && details[section]
  return name && id ? { name, id } : { name: 'notFound' }
}

export type Section = Exclude<keyof typeof staffPaths, 'newFictional' | 'newCampaign' | 'newDiscount'>

/** Roles of each section, in the order of the navigation. */
const sections: Record<Section, readonly StaffRole[]> = {
  overview: ['moderator', 'finance'],
  desk: ['host'],
  photos: ['moderator'],
  verifications: ['moderator'],
  texts: ['moderator'],
  complaints: ['moderator'],
  objections: ['moderator'],
  erasures: ['moderator'],
  risks: ['moderator'],
  members: ['moderator', 'finance'],
  flaggers: ['moderator'],
  fictional: ['moderator'],
  campaigns: ['editor'],
  payments: ['finance'],
  discounts: ['finance'],
  totals: ['finance'],
  nights: ['finance'],
  policy: ['moderator', 'finance', 'editor'],
  audit: ['moderator', 'finance'],
}

export function sectionOf({ name }: StaffScreen): Section | null {
  if (name === 'notFound') return null
  if (name === 'complaint') return 'complaints'
  if (name === 'newFictional' || name === 'changeFictional') return 'fictional'
  if (name === 'newCampaign' || name === 'campaign') return 'campaigns'
  if (name === 'payment') return 'payments'
  if (name === 'newDiscount' || name === 'discount') return 'discounts'
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
