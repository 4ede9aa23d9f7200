import type { StaffRole } from '#shared/model/staff-roles.ts'
import type { StaffPage } from './paths.ts'

/**
 * Page that belongs to a section: the navigation has no link to it, and marks the section as
 * current instead.
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

/** Sections visible to a role; the server enforces access on its own (role_required). */
export const sectionsOf = (roles: readonly StaffRole[]): Section[] =>
  (Object.keys(sections) as Section[]).filter((section) => sections[section].some((role) => roles.includes(role)))
