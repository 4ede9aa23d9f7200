import { Skeleton } from '#frontend/ui/Skeleton.tsx'

export function RowsSkeleton() {
  return (
    <div aria-busy="true" className="flex flex-col gap-2">
      {['w-full', 'w-11/12', 'w-full', 'w-10/12', 'w-full', 'w-9/12'].map((width, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: identical, static
        <Skeleton key={index} className={`h-11 ${width}`} />
      ))}
    </div>
  )
}
