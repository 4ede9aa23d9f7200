import { clsx } from 'clsx'
import { Star } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { IconButton } from '#frontend/ui/IconButton.tsx'
import { useFavourite } from './favourites.ts'

type StarButtonProps = { id: string; name: string; known: boolean; tone?: 'ghost' | 'photo' }

/** Adds a member to the favourites or removes them, without a notification to the member. */
export function StarButton({ id, name, known, tone = 'ghost' }: StarButtonProps) {
  const t = useTranslations('likes.favourites')
  const { isFavourite, onToggle } = useFavourite(id, known)
  return (
    <IconButton
      tone={tone}
      label={isFavourite ? t('remove', { name }) : t('add', { name })}
      icon={<Star aria-hidden="true" className={clsx(isFavourite && 'fill-current')} />}
      onClick={onToggle}
      className={clsx(isFavourite && tone === 'ghost' && 'text-primary-ink!')}
    />
  )
}
