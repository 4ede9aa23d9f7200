import { clsx } from 'clsx'
import { useTranslations } from 'use-intl'
import { FictionalTag } from '#frontend/domain/members/FictionalTag.tsx'
import { photoSources } from '#frontend/domain/photos/photo-sources.ts'
import { Tag } from '#frontend/ui/Chip.tsx'
import { LongName } from '#frontend/ui/LongName.tsx'
import { Photo, PhotoFoot } from '#frontend/ui/Photo.tsx'
import type { MemberCard } from '#shared/model/profile.ts'
import { useLander } from '../lander.ts'
import type { Drawn } from '../variants.ts'
import { DrawnPerson } from './Art.tsx'

/**
 * Marked fictional profile, or an illustration marked as an example. The size is the same, so that
 * the layout does not shift.
 */
export function Person({
  member,
  drawn,
  isFirst,
  isLarge = false,
  className,
}: {
  /** Null while loading, undefined if there is none. */
  member: MemberCard | null | undefined
  drawn: Drawn
  isFirst?: boolean
  isLarge?: boolean
  className?: string
}) {
  const t = useTranslations('landers.common')
  const { settings } = useLander()
  if (member === null) return <div className={clsx('aspect-4/5 rounded-card bg-primary-tint', className)} />
  if (!member) {
    return (
      <div className={clsx('relative aspect-4/5 overflow-hidden rounded-card bg-primary-tint', className)}>
        <DrawnPerson drawn={drawn} isFirst={isFirst} className="size-full" />
        <Tag tone="photo" className="absolute top-2 left-2">
          {t('example')}
        </Tag>
      </div>
    )
  }
  const image = isLarge ? member.main_image?.filename : member.main_image?.thumb_filename
  return (
    <Photo {...photoSources(image)} alt="" isFirst={isFirst} className={clsx('rounded-card', className)}>
      <FictionalTag tone="photo" icon={settings.fictional_icon} className="absolute top-2 left-2" />
      <PhotoFoot className={isLarge ? 'px-4' : 'px-3'}>
        <p className={clsx('wrap-anywhere font-bold leading-tight', isLarge ? 'text-2xl' : 'text-base sm:text-lg')}>
          <span>
            <LongName name={member.name} />
          </span>{' '}
          <span className="tabular font-normal">{member.age}</span>
        </p>
        {member.city && <p className="wrap-anywhere text-sm leading-tight">{member.city}</p>}
      </PhotoFoot>
    </Photo>
  )
}

/**
 * Explains the marks of the profiles shown (PROF-23), or that all images are illustrations.
 * `count`: number of members available; a page may have room for fewer. Keeps its space while
 * loading.
 */
export function PeopleNote({ count, className }: { count: number | null; className?: string }) {
  const t = useTranslations('landers.common')
  const { fictional_icon, fictional_singular, fictional_plural } = useLander().settings
  return (
    <p className={clsx('flex min-h-10 flex-wrap items-center gap-x-2 gap-y-1 text-sm', className)}>
      {count !== null && count > 0 && <FictionalTag icon={fictional_icon} />}
      {count === null ? '' : count === 0 ? t('drawn') : count === 1 ? fictional_singular : fictional_plural}
    </p>
  )
}
