import { DoorOpen, ScanEye, ShieldCheck, VenetianMask } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { FictionalMark } from '#frontend/domain/members/FictionalMark.tsx'
import { Container } from '#frontend/ui/Container.tsx'
import { deletionGraceDays } from '#shared/rules/limits.ts'

const promises = [
  ['photos', ScanEye],
  ['fictional', VenetianMask],
  ['block', ShieldCheck],
  ['leave', DoorOpen],
] as const

/** Assurances to members; each is a rule of the product with a test. */
export function Trust() {
  const t = useTranslations('site.home.trust')
  return (
    <section aria-labelledby="trust" className="mt-16 border-line border-y bg-sunken md:mt-24">
      <Container className="grid gap-8 py-12 md:py-16 lg:grid-cols-[1fr_2fr] lg:gap-12">
        <div>
          <h2 id="trust" className="text-xl md:text-2xl">
            {t('title')}
          </h2>
          <p className="mt-2 max-w-[46ch] text-muted">{t('lead')}</p>
        </div>
        <ul className="grid gap-6 md:grid-cols-2 md:gap-8">
          {promises.map(([promise, Icon]) => (
            <li key={promise} className="flex gap-4">
              <Icon aria-hidden="true" className="mt-0.5 size-6 shrink-0 text-primary-ink" />
              <div>
                <h3 className="text-base">{t(`${promise}.title`)}</h3>
                <p className="mt-1 text-muted">{t(`${promise}.text`, { days: String(deletionGraceDays) })}</p>
                {promise === 'fictional' && <FictionalMark className="mt-2 bg-surface!" />}
              </div>
            </li>
          ))}
        </ul>
      </Container>
    </section>
  )
}
