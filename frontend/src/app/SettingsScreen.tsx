import { useTranslations } from 'use-intl'
import { useTitle } from '#frontend/domain/site/title.ts'
import { useSectionOfAddress } from '#frontend/lib/section-links.ts'
import { Container } from '#frontend/ui/Container.tsx'
import { PageHeading } from '#frontend/ui/PageHeading.tsx'
import { SettingsContents } from './SettingsContents.tsx'
import { useGroups } from './settings-groups.tsx'

/**
 * All settings of a member on one page (ROUTE-37,
 * NOTIF-13), with a table of contents on wide screens.
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
            {groups.map(({ name, rows }) => (
              <div key={name}>
                <p className="mb-3 font-medium text-muted">{name}</p>
                <div className="flex flex-col gap-4">
                  {rows.map(({ id, Section }) => (
                    <Section key={id} />
                  ))}
                </div>
              </div>
            ))}
          </div>
        </div>
      </Container>
    </main>
  )
}
