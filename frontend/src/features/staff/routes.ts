import type { Route } from '#frontend/lib/route.ts'
import type { StaffRole } from '#shared/model/staff-roles.ts'
import type { PathMatch } from '#shared/rules/path-table.ts'
import { matchStaffPath, type StaffPage } from './paths.ts'
import { type InnerPage, type Section, sectionsOf } from './sections.ts'

type ScreenProps = { id: string }
type StaffRoute = Route<Section, ScreenProps> | (Route<InnerPage, ScreenProps> & { section: Section })

/** All screens of the console. A new screen needs a row here and a path in ./paths.ts. */
export const staffRoutes: readonly StaffRoute[] = [
  { name: 'overview', screen: () => import('./OverviewScreen.tsx') },
  { name: 'desk', screen: () => import('./desk/DeskScreen.tsx') },
  { name: 'photos', screen: () => import('./moderation/PhotosScreen.tsx') },
  { name: 'verifications', screen: () => import('./moderation/VerificationsScreen.tsx') },
  { name: 'texts', screen: () => import('./moderation/TextsScreen.tsx') },
  { name: 'complaints', screen: () => import('./moderation/ComplaintsScreen.tsx') },
  { name: 'objections', screen: () => import('./moderation/ObjectionsScreen.tsx') },
  { name: 'objection', screen: () => import('./moderation/ObjectionsScreen.tsx'), section: 'objections' },
  { name: 'erasures', screen: () => import('./moderation/ErasuresScreen.tsx') },
  { name: 'flaggers', screen: () => import('./moderation/FlaggersScreen.tsx') },
  { name: 'risks', screen: () => import('./moderation/RisksScreen.tsx') },
  { name: 'complaint', screen: () => import('./moderation/ComplaintScreen.tsx'), section: 'complaints' },
  { name: 'members', screen: () => import('./moderation/MemberScreen.tsx') },
  { name: 'fictional', screen: () => import('./fictional/FictionalScreen.tsx') },
  { name: 'newFictional', screen: () => import('./fictional/NewFictionalScreen.tsx'), section: 'fictional' },
  { name: 'changeFictional', screen: () => import('./fictional/ChangeFictionalScreen.tsx'), section: 'fictional' },
  { name: 'campaigns', screen: () => import('./campaigns/CampaignsScreen.tsx') },
  { name: 'newCampaign', screen: () => import('./campaigns/NewCampaignScreen.tsx'), section: 'campaigns' },
  { name: 'campaign', screen: () => import('./campaigns/CampaignScreen.tsx'), section: 'campaigns' },
  { name: 'payments', screen: () => import('./finance/PaymentsScreen.tsx') },
  { name: 'payment', screen: () => import('./finance/PaymentsScreen.tsx'), section: 'payments' },
  { name: 'totals', screen: () => import('./finance/TotalsScreen.tsx') },
  { name: 'discounts', screen: () => import('./finance/DiscountsScreen.tsx') },
  { name: 'newDiscount', screen: () => import('./finance/NewDiscountScreen.tsx'), section: 'discounts' },
  { name: 'discount', screen: () => import('./finance/DiscountsScreen.tsx'), section: 'discounts' },
  { name: 'nights', screen: () => import('./finance/NightsScreen.tsx') },
  { name: 'policy', screen: () => import('./PolicyScreen.tsx') },
  { name: 'audit', screen: () => import('./AuditScreen.tsx') },
]

export const sectionOf = (route: StaffRoute): Section => ('section' in route ? route.section : route.name)

/** Page of a path for these roles. The root of the console opens the first section of the roles. */
export function pageFor(roles: readonly StaffRole[], pathname: string): PathMatch<StaffPage> | null {
  const page = matchStaffPath(pathname)
  const [first] = sectionsOf(roles)
  return page?.name === 'overview' && first ? { ...page, name: first } : page
}

/** Route of a page, if these roles may open it. */
export const routeFor = (roles: readonly StaffRole[], name: StaffPage | undefined): StaffRoute | undefined =>
  staffRoutes.find((route) => route.name === name && sectionsOf(roles).includes(sectionOf(route)))
