import { clsx } from 'clsx'
import { type ComponentType, useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useSettings } from '#frontend/domain/account/session.ts'
import { useTitle } from '#frontend/domain/site/title.ts'
import DeleteSection from '#frontend/features/account/leaving/DeleteSection.tsx'
import ExportSection from '#frontend/features/account/leaving/ExportSection.tsx'
import EmailSection from '#frontend/features/account/settings/EmailSection.tsx'
import InvisibleSection from '#frontend/features/account/settings/InvisibleSection.tsx'
import PasswordSection from '#frontend/features/account/settings/PasswordSection.tsx'
import SessionsSection from '#frontend/features/account/settings/SessionsSection.tsx'
import NotificationsSection from '#frontend/features/notifications/NotificationsSection.tsx'
import PushSection from '#frontend/features/notifications/PushSection.tsx'
import LocationSection from '#frontend/features/profile/LocationSection.tsx'
import BlockedSection from '#frontend/features/safety/BlockedSection.tsx'
import ShortcutsSection from '#frontend/features/site/ShortcutsSection.tsx'
import ThemeSection from '#frontend/features/site/ThemeSection.tsx'
import { hasKeyboard } from '#frontend/lib/shortcut-keys.ts'
import { Container } from '#frontend/ui/Container.tsx'
import { PageHeading } from '#frontend/ui/PageHeading.tsx'
import { forgetDeletedMember } from './session.ts'

type Row = { id: string; title: string; Section: ComponentType }

/** Settings in order; `id` and `title` are those of the section. */
function useRows(): readonly Row[] {
  const t = useTranslations()
  const hasPush = useSettings().push_public_key !== null
  return [
    { id: 'notifications', title: t('notifications.title'), Section: NotificationsSection },
    ...(hasPush ? [{ id: 'notifications-push', title: t('notifications.push.title'), Section: PushSection }] : []),
    { id: 'email', title: t('account.settings.email.title'), Section: EmailSection },
    { id: 'password', title: t('account.settings.password.title'), Section: PasswordSection },
    { id: 'sessions', title: t('account.settings.sessions.title'), Section: SessionsSection },
    { id: 'visibility', title: t('account.settings.invisible.title'), Section: InvisibleSection },
    { id: 'theme', title: t('account.settings.theme.title'), Section: ThemeSection },
    ...(hasKeyboard()
      ? [{ id: 'shortcuts', title: t('account.settings.shortcuts.title'), Section: ShortcutsSection }]
      : []),
    { id: 'location', title: t('profile.location.title'), Section: LocationSection },
    { id: 'blocked', title: t('safety.blocked.title'), Section: BlockedSection },
    { id: 'export', title: t('account.export.title'), Section: ExportSection },
    { id: 'delete', title: t('account.leaving.section.title'), Section: LeavingSection },
  ]
}

const LeavingSection = () => <DeleteSection onDeleted={forgetDeletedMember} />

/**
 * All settings of a member on one page (ROUTE-37,
 * NOTIF-13), with a table of contents on wide screens.
 */
export default function SettingsScreen() {
  const t = useTranslations('account.settings')
  const rows = useRows()
  const current = useSectionInView(rows.map(({ id }) => id).join())
  useTitle(t('title'))

  // for links to a section
  useEffect(() => {
    const id = window.location.hash.slice(1)
    if (id) document.getElementById(id)?.scrollIntoView()
  }, [])

  return (
    <main id="content">
      <Container className="pb-10">
        <PageHeading title={t('title')} />
        <div className="grid gap-x-10 lg:grid-cols-[220px_minmax(0,640px)]">
          <nav aria-label={t('contents')} className="hidden lg:block">
            <ul className="sticky top-[calc(var(--bar-top)+24px)] flex flex-col gap-1">
              {rows.map(({ id, title }) => (
                <li key={id}>
                  <a
                    href={`#${id}`}
                    aria-current={id === current ? 'location' : undefined}
                    className={clsx(
                      'flex min-h-10 items-center rounded-control px-3 py-1.5 transition-colors',
                      id === current ? 'bg-primary-tint font-medium text-on-primary-tint' : 'hover:bg-sunken',
                    )}
                  >
                    {title}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
          <div className="flex min-w-0 flex-col gap-6">
            {rows.map(({ id, Section }) => (
              <Section key={id} />
            ))}
          </div>
        </div>
      </Container>
    </main>
  )
}

/**
 * Section in view: the topmost one within the upper
 * part of the viewport. `ids` are separated by commas.
 */
function useSectionInView(ids: string): string | undefined {
  const [inView, setInView] = useState<readonly string[]>([])
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) =>
        setInView((before) => {
          const gone = entries.filter((entry) => !entry.isIntersecting).map(({ target }) => target.id)
          const come = entries.filter((entry) => entry.isIntersecting).map(({ target }) => target.id)
          return [...before.filter((id) => !gone.includes(id) && !come.includes(id)), ...come]
        }),
      { rootMargin: '-80px 0px -55% 0px' },
    )
    for (const id of ids.split(',')) {
      const section = document.getElementById(id)
      if (section) observer.observe(section)
    }
    return () => observer.disconnect()
  }, [ids])
  return ids.split(',').find((id) => inView.includes(id))
}
