import { fillPath, matcherOf } from '#shared/rules/path-table.ts'

/**
 * Path of every console page by name, in the format of shared/rules/paths.ts. The list is separate
 * so that the code of the member site does not contain it. The console has its own HTML document
 * (staff.html).
 */
export const staffPaths = {
  overview: '/staff',
  desk: '/staff/desk',
  photos: '/staff/photos',
  verifications: '/staff/verifications',
  texts: '/staff/texts',
  complaints: '/staff/complaints',
  complaint: '/staff/complaints/{id}',
  objections: '/staff/objections',
  objection: '/staff/objections/{id}',
  erasures: '/staff/erasures',
  flaggers: '/staff/flaggers',
  risks: '/staff/risks',
  members: '/staff/members',
  fictional: '/staff/fictional',
  newFictional: '/staff/fictional/new',
  changeFictional: '/staff/fictional/{id}',
  campaigns: '/staff/campaigns',
  newCampaign: '/staff/campaigns/new',
  campaign: '/staff/campaigns/{id}',
  payments: '/staff/payments',
  payment: '/staff/payments/{id}',
  discounts: '/staff/discounts',
  newDiscount: '/staff/discounts/new',
  discount: '/staff/discounts/{id}',
  totals: '/staff/totals',
  nights: '/staff/nights',
  policy: '/staff/notifications',
  audit: '/staff/audit',
} as const

export type StaffPage = keyof typeof staffPaths

const item = { id: '[0-9A-Za-z_-]{1,40}' }

/** Page of a path (without query), or null. */
export const matchStaffPath = matcherOf<StaffPage>(staffPaths, {
  complaint: item,
  objection: item,
  changeFictional: item,
  campaign: item,
  discount: item,
  payment: item,
})

export const complaintPath = (id: string): string => fillPath(staffPaths.complaint, { id })
export const objectionPath = (number: string): string => fillPath(staffPaths.objection, { id: number })
export const fictionalPath = (id: string): string => fillPath(staffPaths.changeFictional, { id })
export const campaignPath = (id: string): string => fillPath(staffPaths.campaign, { id })
export const discountPath = (code: string): string => fillPath(staffPaths.discount, { id: code })
export const paymentPath = (reference: string): string => fillPath(staffPaths.payment, { id: reference })
