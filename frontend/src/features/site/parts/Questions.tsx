import { useQuery } from '@tanstack/react-query'
import { ChevronDown } from 'lucide-react'
import { useLocale, useTranslations } from 'use-intl'
import { pageTextQuery } from '#frontend/domain/site/page-texts.ts'
import { Container } from '#frontend/ui/Container.tsx'
import { TextLink } from '#frontend/ui/Link.tsx'
import { pathTo } from '#shared/rules/paths.ts'
import { useFacts } from '../use-facts.ts'
import { Blocks } from './Blocks.tsx'

/** Questions relevant before signup; the others are for members. */
const asked = ['fictional', 'private', 'invisible', 'delete']

/**
 * Questions of the FAQ with their answers (ROUTE-42),
 * collapsed. Optional: the page works without them.
 */
export default function Questions() {
  const t = useTranslations('site.home.questions')
  const language = useLocale()
  const facts = useFacts()
  const { data: page } = useQuery(pageTextQuery(language, 'faq'))
  const questions = page?.sections.filter(({ id }) => asked.includes(id)) ?? []
  if (questions.length === 0) return null
  return (
    <Container className="pt-16 md:pt-24">
      <div className="grid gap-6 lg:grid-cols-[1fr_2fr] lg:gap-12">
        <div>
          <h2 className="text-xl md:text-2xl">{t('title')}</h2>
          <p className="mt-3">
            <TextLink to={pathTo('pages-faq')}>{t('all')}</TextLink>
          </p>
        </div>
        <div className="divide-y divide-line border-line border-y">
          {questions.map(({ id, title, body }) => (
            <details key={id} className="group">
              <summary className="flex min-h-14 cursor-pointer list-none items-center justify-between gap-4 py-3 font-medium outline-offset-[-2px] [&::-webkit-details-marker]:hidden">
                {title}
                <ChevronDown
                  aria-hidden="true"
                  className="size-5 shrink-0 text-muted transition-transform group-open:rotate-180"
                />
              </summary>
              <div className="max-w-[65ch] pb-5 text-muted">
                <Blocks body={body} facts={facts} />
              </div>
            </details>
          ))}
        </div>
      </div>
    </Container>
  )
}
