import { useTranslations } from 'use-intl'
import { Container } from '#frontend/ui/Container.tsx'

const steps = ['signup', 'look', 'write'] as const

/** How the site works, in chronological order. */
export function Steps() {
  const t = useTranslations('site.home.steps')
  return (
    <Container className="pt-14 md:pt-24">
      <h2 className="text-xl md:text-2xl">{t('title')}</h2>
      <ol className="mt-6 grid gap-6 md:mt-8 md:grid-cols-3 md:gap-10">
        {steps.map((step, index) => (
          <li key={step} className="flex gap-4 border-line md:flex-col md:border-t md:pt-6">
            <span
              aria-hidden="true"
              className="tabular inline-flex size-11 shrink-0 items-center justify-center rounded-full bg-primary font-bold text-lg text-on-primary"
            >
              {index + 1}
            </span>
            <div>
              <h3 className="text-lg">{t(`${step}.title`)}</h3>
              <p className="mt-1 text-muted">{t(`${step}.text`)}</p>
            </div>
          </li>
        ))}
      </ol>
    </Container>
  )
}
