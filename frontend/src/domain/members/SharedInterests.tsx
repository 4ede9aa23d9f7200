import { Sparkles } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { useSettings } from '#frontend/domain/account/session.ts'
import { Tag } from '#frontend/ui/Chip.tsx'
import type { MemberCard } from '#shared/model/profile.ts'

type SharedInterestsProps = {
  tags: MemberCard['shared_interests']
  /**
   * Maximum number of interests to name on a small photo; more would cover the face. 0 shows only
   * their number.
   */
  most?: number
  /** Default: for a photo. */
  tone?: 'photo' | 'primary'
}

/** Interests that the member and the viewer share, on or below a photo (PROF-26). */
export function SharedInterests({ tags = [], most = Number.POSITIVE_INFINITY, tone = 'photo' }: SharedInterestsProps) {
  const t = useTranslations('members')
  const { interests } = useSettings()
  const words = tags.flatMap((tag) => interests.find((one) => one.tag === tag)?.label ?? [])
  if (words.length === 0) return null
  const [named, others] = [words.slice(0, most), words.slice(most)]
  return (
    <Tag tone={tone} icon={<Sparkles aria-hidden="true" />} className="mb-1.5 max-w-full rounded-[14px]! px-2! py-0.5!">
      <span className="sr-only">{t('shared')}</span>
      <span className="wrap-anywhere leading-tight">
        {named.join(', ')}
        {others.length > 0 && (
          <>
            <span className="sr-only">
              {named.length > 0 && ', '}
              {others.join(', ')}
            </span>
            <span aria-hidden="true"> {most > 0 ? `+${others.length}` : others.length}</span>
          </>
        )}
      </span>
    </Tag>
  )
}
