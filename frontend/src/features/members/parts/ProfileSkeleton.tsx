import { Skeleton } from '#frontend/ui/Skeleton.tsx'

/** Placeholder of a profile without a cached card. */
export function ProfileSkeleton() {
  return (
    <div
      aria-hidden="true"
      className="md:grid md:grid-cols-[minmax(0,1fr)_minmax(0,1fr)] md:gap-x-8 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]"
    >
      <Skeleton className="aspect-4/5 max-md:-mx-[15px] max-md:max-h-[72dvh] max-md:rounded-none! md:rounded-card!" />
      <div className="pt-5 md:pt-0">
        <Skeleton className="h-9 w-52" />
        <Skeleton className="mt-2 h-5 w-36" />
        <Skeleton className="mt-6 h-11 w-full max-md:hidden" />
        <DetailsSkeleton />
      </div>
    </div>
  )
}

/** Placeholder of the details, while only the card is loaded. */
export function DetailsSkeleton() {
  return (
    <div aria-hidden="true" className="flex flex-col gap-3 pt-5 md:pt-1">
      <Skeleton className="h-6 w-40" />
      <Skeleton className="h-5 w-full" />
      <Skeleton className="h-5 w-4/5" />
      <Skeleton className="mt-4 h-40 w-full" />
    </div>
  )
}
