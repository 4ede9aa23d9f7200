import type { ComponentType } from 'react'
import { useTranslations } from 'use-intl'
import { useSettings } from '#frontend/domain/account/session.ts'
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
import { forgetDeletedMember } from './session.ts'

type Row = { id: string; title: string; Section: ComponentType }
export type Group = { id: string; name: string; rows: readonly Row[] }

/** Groups of settings in their order; a row has the `id` and `title` of its section. */
export function useGroups(): readonly Group[] {
  const t = useTranslations()
  const group = useTranslations('account.settings.groups')
  const hasPush = useSettings().push_public_key !== null
  const push = { id: 'notifications-push', title: t('notifications.push.title'), Section: PushSection }
  const keys = { id: 'shortcuts', title: t('account.settings.shortcuts.title'), Section: ShortcutsSection }
  return [
    {
      id: 'news',
      name: group('news'),
      rows: [
        { id: 'notifications', title: t('notifications.title'), Section: NotificationsSection },
        ...(hasPush ? [push] : []),
      ],
    },
    {
      id: 'others',
      name: group('others'),
      rows: [
        { id: 'visibility', title: t('account.settings.invisible.title'), Section: InvisibleSection },
        { id: 'location', title: t('profile.location.title'), Section: LocationSection },
        { id: 'blocked', title: t('safety.blocked.title'), Section: BlockedSection },
      ],
    },
    {
      id: 'look',
      name: group('look'),
      rows: [
        { id: 'theme', title: t('account.settings.theme.title'), Section: ThemeSection },
        ...(hasKeyboard() ? [keys] : []),
      ],
    },
    {
      id: 'login',
      name: group('login'),
      rows: [
        { id: 'email', title: t('account.settings.email.title'), Section: EmailSection },
        { id: 'password', title: t('account.settings.password.title'), Section: PasswordSection },
        { id: 'sessions', title: t('account.settings.sessions.title'), Section: SessionsSection },
      ],
    },
    {
      id: 'data',
      name: group('data'),
      rows: [
        { id: 'export', title: t('account.export.title'), Section: ExportSection },
        { id: 'delete', title: t('account.leaving.section.title'), Section: LeavingSection },
      ],
    },
  ]
}

const LeavingSection = () => <DeleteSection onDeleted={forgetDeletedMember} />
