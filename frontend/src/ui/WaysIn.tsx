import { useTranslations } from 'use-intl'
import { pathTo } from '#shared/rules/paths.ts'
import { usePage } from '../lib/router.ts'
import { useSettings } from '../lib/session.ts'
import { LinkButton } from './LinkButton.tsx'

/** A visitor's ways in: signing up, or logging in and coming back here. */
export function WaysIn() {
  const t = useTranslations('ui.waysIn')
  const { href } = usePage()
  const isOpen = useSettings().signups !== 'closed'
  return (
    <div className="flex flex-wrap justify-center gap-3">
      {isOpen && (
        <LinkButton to={pathTo('signup')} tone="primary">
          {t('signup')}
        </LinkButton>
      )}
      <LinkButton to={pathTo('login')} search={{ back: href }} tone={isOpen ? 'quiet' : 'primary'}>
        {t('login')}
      </LinkButton>
    </div>
  )
}
