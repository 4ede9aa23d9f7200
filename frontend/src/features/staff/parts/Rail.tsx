import { clsx } from 'clsx'
import {
  BadgeCheck,
  BellRing,
  ChartNoAxesColumn,
  CreditCard,
  Eraser,
  Flag,
  Headset,
  Image,
  LayoutDashboard,
  LogOut,
  Megaphone,
  Scale,
  ScrollText,
  ShieldAlert,
  ShieldCheck,
  TextSearch,
  TicketPercent,
  UserCheck,
  UserSearch,
  VenetianMask,
} from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { useSettings } from '#frontend/domain/account/session.ts'
import { Badge } from '#frontend/ui/Badge.tsx'
import { IconButton } from '#frontend/ui/IconButton.tsx'
import { Link } from '#frontend/ui/Link.tsx'
import { Logo } from '#frontend/ui/Logo.tsx'
import type { StaffRole } from '#shared/model/staff-roles.ts'
import { useOverview } from '../counts.ts'
import { useDesk } from '../desk/desk.ts'
import { useOpenRefunds } from '../finance/payments.ts'
import { staffPaths } from '../paths.ts'
import { type Section, sectionsOf } from '../sections.ts'
import { useSignOut, useStaffUser } from '../session.ts'

const icons: Record<Section, typeof Flag> = {
  overview: LayoutDashboard,
  desk: Headset,
  photos: Image,
  verifications: UserCheck,
  texts: TextSearch,
  complaints: Flag,
  objections: Scale,
  erasures: Eraser,
  flaggers: BadgeCheck,
  risks: ShieldAlert,
  members: UserSearch,
  fictional: VenetianMask,
  campaigns: Megaphone,
  payments: CreditCard,
  discounts: TicketPercent,
  totals: ChartNoAxesColumn,
  nights: ShieldCheck,
  policy: BellRing,
  audit: ScrollText,
}

/**
 * Moves the current item to the middle of the bar of a phone, or into view in the column of a wide
 * screen. The positions are set on these two alone, because `scrollIntoView` also scrolls the page,
 * and without `behavior`, so that nothing moves for readers who want no motion.
 */
function showCurrent(rail: HTMLElement): void {
  const bar = rail.querySelector('nav')
  const item = bar?.querySelector('[aria-current]')
  if (!bar || !item) return
  const inside = item.getBoundingClientRect()
  const around = bar.getBoundingClientRect()
  const column = rail.getBoundingClientRect()
  bar.scrollLeft += inside.left + inside.width / 2 - (around.left + around.width / 2)
  if (inside.bottom > column.bottom) rail.scrollTop += inside.bottom - column.bottom
  if (inside.top < column.top) rail.scrollTop -= column.top - inside.top
}

/**
 * Navigation of the console with queue counts, signed-in user and sign-out. It is on the left side,
 * and on phones a bar at the top.
 */
export function Rail({ section, roles }: { section: Section | null; roles: readonly StaffRole[] }) {
  const t = useTranslations('staff')
  const { name } = useSettings()
  const user = useStaffUser()
  const signOut = useSignOut()
  const sections = sectionsOf(roles)
  const { data } = useOverview(sections.includes('overview'))
  const { data: desk } = useDesk(sections.includes('desk'))
  const { data: refunds } = useOpenRefunds(sections.includes('payments'))
  const counts: Partial<Record<Section, number>> = {
    ...(data && {
      photos: data.photos.count,
      texts: data.texts.count,
      verifications: data.verifications.count,
      complaints: data.complaints.count + (data.case_complaints?.count ?? 0),
      objections: data.objections.count + (data.case_objections?.count ?? 0),
      erasures: data.erasures.count,
      risks: data.risks.count,
    }),
    ...(desk && { desk: desk.count }),
    ...(refunds && { payments: refunds.count }),
  }
  const rail = useRef<HTMLElement>(null)
  const countsShown = Object.keys(counts).length
  // biome-ignore lint/correctness/useExhaustiveDependencies: counts widen the bar
  useEffect(() => {
    if (rail.current) showCurrent(rail.current)
  }, [section, countsShown])
  return (
    <header
      ref={rail}
      className="sticky top-0 z-30 flex flex-col border-line border-b bg-surface md:h-dvh md:overflow-y-auto md:border-r md:border-b-0"
    >
      <div className="flex items-center gap-2 px-4 py-1.5 md:flex-wrap md:py-4">
        <Logo name={name} className="text-base! md:basis-full" />
        <p className="min-w-0 flex-1 truncate text-right text-muted text-sm md:text-left">{user?.name}</p>
        <IconButton label={t('signOut')} icon={<LogOut aria-hidden="true" />} onClick={signOut} className="-mr-2" />
      </div>
      <nav aria-label={t('nav.label')} className="relative overflow-x-auto px-2 pb-2">
        <ul className="flex w-max gap-1 md:w-full md:flex-col">
          {sections.map((one) => {
            const Icon = icons[one]
            const waiting = counts[one]
            return (
              <li key={one}>
                <Link
                  to={staffPaths[one]}
                  aria-current={one === section ? 'page' : undefined}
                  className={clsx(
                    'flex min-h-11 items-center gap-2 whitespace-nowrap rounded-small px-3 text-sm outline-offset-[-3px] md:min-h-9 [&_svg]:size-4 [&_svg]:shrink-0',
                    one === section ? 'bg-primary-tint font-medium text-on-primary-tint' : 'text-ink hover:bg-sunken',
                  )}
                >
                  <Icon aria-hidden="true" />
                  <span className="flex-1">{t(`nav.${one}`)}</span>
                  {waiting !== undefined && <Badge count={waiting} label={t('nav.waiting', { count: waiting })} />}
                </Link>
              </li>
            )
          })}
        </ul>
      </nav>
    </header>
  )
}
