import { Card } from '#frontend/ui/Card.tsx'
import { Skeleton } from '#frontend/ui/Skeleton.tsx'
import { photoGridClass, placeClass } from './PhotoGrid.tsx'

export function AlbumSkeleton() {
  return (
    <Card aria-busy="true">
      <Skeleton className="h-7 w-40" />
      <Skeleton className="mt-2 mb-5 h-5 w-64 max-w-full" />
      <div className={`${photoGridClass} max-w-[520px]`}>
        {[true, false, false].map((isLarge, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: static
          <Skeleton key={index} className={`${placeClass(isLarge)} rounded-card!`} />
        ))}
      </div>
    </Card>
  )
}
