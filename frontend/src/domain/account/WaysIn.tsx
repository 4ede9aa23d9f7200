import { useTranslations } from 'use-intl'
import { usePage } from '#frontend/lib/router.ts'
import type { ButtonTone } from '#frontend/ui/Button.tsx'
import { LinkButton } from '#frontend/ui/LinkButton.tsx'
import { pathTo } from '#shared/rules/paths.ts'
import { useSettings } from './session.ts'

/**
 * Links for visitors to signup and to the login, which returns to this page. `tone`: tone of the
 * first link, `quiet` if the page has another primary button.
 */
export function WaysIn({ tone = 'primary' }: { tone?: ButtonTone }) {
  const t = useTranslations('ui.waysIn')
  const { href } = usePage()
  const isOpen = useSettings().signups !== 'closed'
  return (
    <div className="flex flex-wrap justify-center gap-3">
      {isOpen && (
        <LinkButton to={pathTo('signup')} tone={tone}>
          {t('signup')}
        </LinkButton>
      )}
      <LinkButton to={pathTo('login')} search={{ back: href }} tone={isOpen ? 'quiet' : tone}>
        {t('login')}
      </LinkButton>
    </div>
  )
}
