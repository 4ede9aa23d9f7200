import { useSettings } from '#frontend/domain/account/session.ts'
import { useInterests } from '#frontend/domain/profile/interests.ts'
import type { CurrentUser } from '#shared/model/user.ts'
import { completeness } from '#shared/rules/profile.ts'
import LocationSection from './LocationSection.tsx'
import { AboutSection } from './parts/AboutSection.tsx'
import { Completeness } from './parts/Completeness.tsx'
import { FactsSection } from './parts/FactsSection.tsx'
import { InterestsSection } from './parts/InterestsSection.tsx'
import { LookingForSection } from './parts/LookingForSection.tsx'
import { PromptsSection } from './parts/PromptsSection.tsx'
import { SaveState } from './parts/SaveState.tsx'
import { SensitiveSection } from './parts/SensitiveSection.tsx'
import type { ProfileChanges } from './queries.ts'

type OwnProfileProps = { user: CurrentUser; changes: ProfileChanges }

/**
 * Sections of the member's own profile. Changes are saved automatically; only the place has a save
 * button too.
 */
export function OwnProfile({ user, changes }: OwnProfileProps) {
  const interests = useInterests()
  const { shown, change } = changes
  return (
    <>
      <AboutSection user={user} shown={shown} onChange={change} />
      <PromptsSection user={user} shown={shown} onChange={change} />
      <LookingForSection shown={shown} onChange={change} />
      <FactsSection shown={shown} onChange={change} />
      <InterestsSection shown={shown} onChange={change} interests={interests} />
      <LocationSection />
      <SensitiveSection shown={shown} onChange={change} interests={interests.data} />
      <SaveState changes={changes} />
    </>
  )
}

/** Completeness of the profile including pending changes; the main photo is as on the server. */
export function OwnCompleteness({ user, changes }: OwnProfileProps) {
  const { visible_profile_fields } = useSettings()
  const profile = { ...changes.shown, main_image: user.profile.main_image }
  return <Completeness {...completeness(profile, visible_profile_fields)} />
}
