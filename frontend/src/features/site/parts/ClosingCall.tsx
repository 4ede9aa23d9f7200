import { useTranslations } from 'use-intl'
import { useSettings } from '#frontend/domain/account/session.ts'
import { beginSignup } from '#frontend/domain/account/signup-start.ts'
import { Button } from '#frontend/ui/Button.tsx'
import { Container } from '#frontend/ui/Container.tsx'
import { isSignupOpen } from '../is-signup-open.ts'

/**
 * Invitation at the end of the home page, with a button that opens signup. Renders nothing while
 * signup is closed.
 */
export function ClosingCall() {
  const t = useTranslations('site.home.closing')
  const settings = useSettings()
  if (!isSignupOpen(settings)) return null
  return (
    <Container className="pt-16 md:pt-24">
      <section
        aria-labelledby="closing"
        className="flex flex-col items-center rounded-card bg-primary-tint px-6 py-12 text-center text-on-primary-tint md:py-16"
      >
        <h2 id="closing" className="text-2xl">
          {t('title')}
        </h2>
        <p className="mt-2 max-w-[46ch]">{t('text')}</p>
        <Button tone="primary" size="lg" className="mt-6" onClick={beginSignup}>
          {t('action')}
        </Button>
      </section>
    </Container>
  )
}
