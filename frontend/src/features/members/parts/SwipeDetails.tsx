import { Skeleton } from '#frontend/ui/Skeleton.tsx'
import type { MemberProfile } from '#shared/contract/members.ts'
import { ProfileDetails } from './ProfileDetails.tsx'
import { SearchFailed } from './SearchFailed.tsx'

type SwipeDetailsProps = {
  /** Undefined until it is loaded. */
  profile: MemberProfile | undefined
  error: Error | null
  onRetry: () => void
}

/** Text, facts and interests of a member, unfolded in the card (SEARCH-27). */
export function SwipeDetails({ profile, error, onRetry }: SwipeDetailsProps) {
  return (
    <div className="px-4 pb-4">
      {profile && <ProfileDetails profile={profile} />}
      {!profile && error && <SearchFailed error={error} isVisitor={false} onRetry={onRetry} />}
      {!profile && !error && (
        <div aria-hidden="true" className="flex flex-col gap-2.5 pt-5">
          <Skeleton className="h-6 w-2/5" />
          <Skeleton className="h-5" />
          <Skeleton className="h-5 w-4/5" />
        </div>
      )}
    </div>
  )
}
