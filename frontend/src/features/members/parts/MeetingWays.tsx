import { GalleryHorizontalEnd, WandSparkles } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { LinkButton } from '#frontend/ui/LinkButton.tsx'
import { pathTo } from '#shared/rules/paths.ts'

/** Links to the swipe game and the match finder. */
export function MeetingWays() {
  const t = useTranslations('meeting')
  return (
    <div className="flex flex-wrap gap-2 max-sm:[&_svg]:hidden">
      <LinkButton to={pathTo('swipe-game')} size="sm" icon={<GalleryHorizontalEnd aria-hidden="true" />}>
        {t('swipe.title')}
      </LinkButton>
      <LinkButton to={pathTo('match-finder')} size="sm" icon={<WandSparkles aria-hidden="true" />}>
        {t('finder.title')}
      </LinkButton>
    </div>
  )
}
