import { Coins, EyeOff, MessagesSquare } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { Container } from '#frontend/ui/Container.tsx'

const reasons = [
  ['talk', MessagesSquare],
  ['payPerMessage', Coins],
  ['discreet', EyeOff],
] as const

/** Three reasons to join, each backed by a rule of the product. */
export function Reasons() {
  const t = useTranslations('site.home')
  return (
    <Container className="pt-16 md:pt-24">
      <h2 className="text-xl md:text-2xl">{t('reasonsTitle')}</h2>
      <ul className="mt-6 grid gap-8 md:grid-cols-3 md:gap-10">
        {reasons.map(([reason, Icon]) => (
          <li key={reason}>
            <span className="inline-flex size-12 items-center justify-center rounded-full bg-primary-tint text-on-primary-tint">
              <Icon aria-hidden="true" className="size-6" />
            </span>
            <h3 className="mt-3 text-lg">{t(`reasons.${reason}.title`)}</h3>
            <p className="mt-1 text-muted">{t(`reasons.${reason}.text`)}</p>
          </li>
        ))}
      </ul>
    </Container>
  )
}
