import { clsx } from 'clsx'
import { useTranslations } from 'use-intl'

// Places of the images: three in a row on phones, a mosaic with a fourth on desktops.
const places = [
  'col-span-2 lg:col-span-3 lg:col-start-1 lg:row-span-4 lg:row-start-1',
  'col-span-2 lg:col-span-3 lg:col-start-4 lg:row-span-3 lg:row-start-1',
  'col-span-2 lg:col-span-3 lg:col-start-4 lg:row-span-3 lg:row-start-4',
  'col-span-3 col-start-1 row-span-2 row-start-5 max-lg:hidden',
]

/** Brand image of illustrated people (infra/build/art.ts), labelled as such (TRAP-01). */
export function ArtMosaic({ className }: { className?: string }) {
  const t = useTranslations('site.home')
  return (
    <figure className={className}>
      <div className="grid h-[140px] grid-cols-6 gap-2 sm:h-[240px] sm:gap-3 lg:h-[540px] lg:grid-rows-6">
        {places.map((place, index) => (
          <div key={place} className={clsx('overflow-hidden rounded-card bg-primary-tint', place)}>
            {/* not Photo, which fades in: this is prerendered
                and must not flash when React takes over */}
            <picture>
              <source type="image/avif" srcSet={`/art/demo-${index + 1}.avif`} />
              <img
                src={`/art/demo-${index + 1}.webp`}
                alt=""
                decoding="sync"
                fetchPriority="high"
                draggable={false}
                className="size-full object-cover"
              />
            </picture>
          </div>
        ))}
      </div>
      <figcaption className="mt-1 text-sm md:mt-2 lg:text-right">{t('examples')}</figcaption>
    </figure>
  )
}
