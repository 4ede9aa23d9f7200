import type { StaffRole } from '#shared/model/staff-roles.ts'
import type { StaffPage } from './paths.ts'

/**
 * Page inside a section. The navigation has no link to such a page; while the page is open, the
 * link to its section is marked as current.
 */
export type InnerPage =
  | 'complaint'
  | 'objection'
  | 'newFictional'
  | 'changeFictional'
  | 'newCampaign'
  | 'campaign'
  | 'payment'
  | 'newDiscount'
  | 'discount'
export type Section = Exclude<StaffPage, InnerPage>

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

/** Sections visible to these roles. The server enforces access separately (role_required). */
export const sectionsOf = (roles: readonly StaffRole[]): Section[] =>
  (Object.keys(sections) as Section[]).filter((section) => sections[section].some((role) => roles.includes(role)))
