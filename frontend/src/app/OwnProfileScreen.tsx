import { Eye } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { useMember, useSettings } from '#frontend/domain/account/session.ts'
import { useTitle } from '#frontend/domain/site/title.ts'
import OwnPhotosSection from '#frontend/features/photos/OwnPhotosSection.tsx'
import VerificationSection from '#frontend/features/photos/VerificationSection.tsx'
import { OwnCompleteness, OwnProfile } from '#frontend/features/profile/OwnProfile.tsx'
import { FixedFacts } from '#frontend/features/profile/parts/FixedFacts.tsx'
import { useProfileChanges } from '#frontend/features/profile/queries.ts'
import { useSectionOfAddress } from '#frontend/lib/section-links.ts'
import { Container } from '#frontend/ui/Container.tsx'
import { LinkButton } from '#frontend/ui/LinkButton.tsx'
import { PageHeading } from '#frontend/ui/PageHeading.tsx'
import type { CurrentUser } from '#shared/model/user.ts'
import { pathTo } from '#shared/rules/paths.ts'

/** The member's own profile (ROUTE-36): photos first, then facts and texts. */
export default function OwnProfileScreen() {
  const user = useMember()
  useTitle(useTranslations('profile')('title'))
  return <main id="content">{user && <Own user={user} />}</main>
}

function Own({ user }: { user: CurrentUser }) {
  const t = useTranslations('profile')
  const changes = useProfileChanges(user)
  const { photo_verification } = useSettings()
  useSectionOfAddress()
  return (
    <Container className="pb-10">
      <PageHeading
        title={t('title')}
        lead={t('lead')}
        aside={
          <LinkButton to={pathTo('members-id', { id: user.id })} icon={<Eye aria-hidden="true" />}>
            {t('preview')}
          </LinkButton>
        }
      />
      <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_300px] lg:grid-rows-[auto_1fr] lg:gap-x-8">
        <div id="photos" tabIndex={-1} className="min-w-0 scroll-mt-24 outline-none lg:col-start-1 lg:row-start-1">
          <OwnPhotosSection />
          {photo_verification && (
            <div className="mt-6">
              <VerificationSection />
            </div>
          )}
        </div>
        {/* sidebar on desktops; on phones the list of missing profile parts
            follows the photos, and the immutable facts are last */}
        <div className="flex flex-col gap-6 max-lg:contents lg:col-start-2 lg:row-span-2 lg:row-start-1">
          <OwnCompleteness user={user} changes={changes} />
          <div className="max-lg:order-last">
            <FixedFacts profile={user.profile} />
          </div>
        </div>
        <div className="flex min-w-0 flex-col gap-6 lg:col-start-1 lg:row-start-2">
          <OwnProfile user={user} changes={changes} />
        </div>
      </div>
    </Container>
  )
}
