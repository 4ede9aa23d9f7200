import { useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useSettings } from '#frontend/domain/account/session.ts'
import { FictionalNote } from '#frontend/domain/members/FictionalMark.tsx'
import { fictionalText } from '#frontend/domain/members/fictional.ts'
import { MemberGrid, memberGridClass } from '#frontend/domain/members/MemberGrid.tsx'
import { foundIn } from '#frontend/domain/members/search.ts'
import { Button } from '#frontend/ui/Button.tsx'
import { PhotoGridSkeleton } from '#frontend/ui/Skeleton.tsx'
import { useSimilar } from '../meeting-queries.ts'
import { MemberTotal } from './TotalSentence.tsx'

/** Members shown at a time: one row on the widest screen, two rows on a phone. */
const pageLength = 4

/**
 * Similar members below the profile (SEARCH-13); hidden if there are none. When all loaded members
 * are shown, pages are fetched until one of them has a member or nobody is left to compare
 * (SEARCH-26).
 */
export function SimilarMembers({ id, onLoginRequired }: { id: string; onLoginRequired: (() => void) | undefined }) {
  const t = useTranslations('meeting.similar')
  const settings = useSettings()
  const place = useRef<HTMLElement>(null)
  const [isNear, setNear] = useState(false)
  const [pages, setPages] = useState(1)
  const { data, error, hasNextPage, isFetching, isFetchNextPageError, fetchNextPage } = useSimilar(id, isNear)
  const found = foundIn(data)
  const shown = found?.results.slice(0, pages * pageLength) ?? []
  const isSearching = hasNextPage && shown.length <= (pages - 1) * pageLength
  const searchedFrom = isSearching ? data?.pages.at(-1)?.next : null

  useEffect(() => {
    if (!place.current) return
    const watch = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), {
      rootMargin: '0px 0px 400px',
    })
    watch.observe(place.current)
    return () => watch.disconnect()
  }, [])

  useEffect(() => {
    if (searchedFrom && !isFetching && !isFetchNextPageError) void fetchNextPage()
  }, [searchedFrom, isFetching, isFetchNextPageError, fetchNextPage])

  // No similar members, or no answer: the section is hidden.
  const isNone = found?.results.length === 0 && (!hasNextPage || isFetchNextPageError)
  if ((error && !found) || isNone) return null
  return (
    <section ref={place} aria-labelledby="similar" className="mt-10 border-line border-t pt-8">
      <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 id="similar" className="text-lg">
          {t('title')}
        </h2>
        {found && !found.isMinimum && (
          <p className="text-muted text-sm">
            <MemberTotal {...found} />
          </p>
        )}
      </div>
      {shown.length === 0 && <PhotoGridSkeleton count={pageLength} className={memberGridClass} />}
      <FictionalNote
        text={fictionalText(settings, shown.filter(({ fictional }) => fictional).length, shown.length)}
        className="mb-4"
      />
      {shown.length > 0 && <MemberGrid cards={shown} onLoginRequired={onLoginRequired} />}
      {found && shown.length > 0 && (shown.length < found.results.length || hasNextPage) && (
        <div className="flex justify-center py-6">
          <Button
            isPending={isSearching && isFetching}
            onClick={() => (isSearching ? void fetchNextPage() : setPages(pages + 1))}
          >
            {t('more')}
          </Button>
        </div>
      )}
    </section>
  )
}
