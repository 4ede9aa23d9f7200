import { Ban, Ellipsis, Flag, Lock, LockOpen } from 'lucide-react'
import { useCallback, useState } from 'react'
import { useTranslations } from 'use-intl'
import { BlockDialog } from '#frontend/domain/safety/BlockDialog.tsx'
import { hasPage } from '#frontend/domain/site/pages.ts'
import { addressOf } from '#frontend/lib/router.ts'
import { Menu, type MenuItem } from '#frontend/ui/Menu.tsx'
import type { MemberProfile } from '#shared/contract/members.ts'
import { pathTo } from '#shared/rules/paths.ts'
import { PhotosDialog, usePrivatePhotos } from './PhotosDialog.tsx'

/**
 * Rare actions: opening private photos, reporting, blocking. Visitors can report too (BLOCK-08).
 */
export function ProfileMenu({ profile, isVisitor }: { profile: MemberProfile; isVisitor: boolean }) {
  const t = useTranslations('members.profile')
  const [asked, setAsked] = useState<'block' | 'photos' | null>(null)
  const close = useCallback(() => setAsked(null), [])
  const photos = usePrivatePhotos(profile)

  // there is nobody behind a fictional profile to look at the photos
  const canShowPhotos = !isVisitor && !profile.blocked && !profile.fictional
  const items: MenuItem[] = [
    ...(canShowPhotos
      ? [
          photos.isOpen
            ? { label: t('closePhotos'), icon: <Lock aria-hidden="true" />, onSelect: () => photos.toggle() }
            : { label: t('openPhotos'), icon: <LockOpen aria-hidden="true" />, onSelect: () => setAsked('photos') },
        ]
      : []),
    ...(hasPage('complaints')
      ? [
          {
            label: t('report'),
            icon: <Flag aria-hidden="true" />,
            to: addressOf(pathTo('complaints'), { member: profile.id }),
          },
        ]
      : []),
    ...(isVisitor
      ? []
      : [
          {
            label: profile.blocked ? t('unblock') : t('block'),
            icon: <Ban aria-hidden="true" />,
            onSelect: () => setAsked('block'),
            isDanger: !profile.blocked,
          },
        ]),
  ]
  if (items.length === 0) return null
  return (
    <>
      <Menu
        label={t('menu')}
        trigger={<Ellipsis aria-hidden="true" className="size-6" />}
        triggerClassName="rounded-full hover:bg-sunken"
        items={items}
      />
      <BlockDialog profile={profile} isOpen={asked === 'block'} onClose={close} />
      <PhotosDialog profile={profile} isOpen={asked === 'photos'} onClose={close} />
    </>
  )
}
