import { useTranslations } from 'use-intl'
import { useTitle } from '#frontend/domain/site/title.ts'
import { useSectionOfAddress } from '#frontend/lib/section-links.ts'
import { Container } from '#frontend/ui/Container.tsx'
import { PageHeading } from '#frontend/ui/PageHeading.tsx'
import { SectionHeading } from '#frontend/ui/Section.tsx'
import { SettingsContents } from './SettingsContents.tsx'
import { useGroups } from './settings-groups.tsx'

/**
 * All settings of a member on one page (ROUTE-37,
 * NOTIF-13), with a table of contents.
 */
export default function SettingsScreen() {
  const t = useTranslations('account.settings')
  const groups = useGroups()
  useTitle(t('title'))
  useSectionOfAddress()

  return (
    <main id="content">
      <Container className="pb-10">
        <PageHeading title={t('title')} />
        <div className="grid gap-x-10 lg:grid-cols-[220px_minmax(0,640px)]">
          <SettingsContents groups={groups} />
          <div className="flex min-w-0 flex-col gap-10">
            <SectionHeading value="h3">
              {groups.map(({ id, name, rows }) => (
                <div key={id}>
                  <h2 id={id} tabIndex={-1} className="mb-3 scroll-mt-24 font-medium text-muted outline-none">
                    {name}
                  </h2>
                  <div className="flex flex-col gap-4">
                    {rows.map((row) => (
                      <row.Section key={row.id} />
                    ))}
                  </div>
                </div>
              ))}
            </SectionHeading>
          </div>
        </div>
      </Container>
    </main>
  )
}
