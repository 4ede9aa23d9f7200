import { useQuery } from '@tanstack/react-query'
import { useLocale } from 'use-intl'
import { ConsentChoice } from '#frontend/domain/site/ConsentChoice.tsx'
import { pageTextQuery } from '#frontend/domain/site/page-texts.ts'
import { useTitle } from '#frontend/domain/site/title.ts'
import { usePage } from '#frontend/lib/router.ts'
import { Container } from '#frontend/ui/Container.tsx'
import { PageHeading } from '#frontend/ui/PageHeading.tsx'
import type { PageKey } from '#shared/i18n/page-text.ts'
import { Blocks } from './parts/Blocks.tsx'
import { Contents } from './parts/Contents.tsx'
import { useApplies, useFacts } from './use-facts.ts'

/**
 * Static page, one of eight, chosen by the path (ROUTE-40
 * to 46, CHAT-38). A text that fails to load shows the error page.
 */
export default function TextPageScreen() {
  const language = useLocale()
  const key = usePage().pathname.split('/')[2] as PageKey
  const { data: page } = useQuery({
    ...pageTextQuery(language, key),
    throwOnError: true,
    // the page stays readable while its text loads in another language
    placeholderData: (before, query) => (query?.queryKey[2] === key ? before : undefined),
  })
  const facts = useFacts()
  const applies = useApplies()
  useTitle(page?.title ?? '')
  const sections = page?.sections.filter(({ only }) => !only || applies[only]) ?? []
  return (
    <main id="content" aria-busy={!page}>
      {page && (
        <Container>
          <PageHeading title={page.title} lead={<Blocks body={[page.lead]} facts={facts} />} className="max-w-[70ch]" />
          <div className="flex items-start gap-10">
            <article className="min-w-0 max-w-[70ch] flex-1 space-y-8">
              {sections.map(({ id, title, body }) => (
                <section key={id} aria-labelledby={id}>
                  <h2 id={id} className="mb-2 scroll-mt-24 text-lg">
                    {title}
                  </h2>
                  <Blocks body={body} facts={facts} />
                </section>
              ))}
              {key === 'cookies' && <ConsentChoice />}
            </article>
            {sections.length > 5 && <Contents sections={sections} className="max-lg:hidden" />}
          </div>
        </Container>
      )}
    </main>
  )
}
