import { clsx } from 'clsx'
import { type ReactNode, useEffect, useRef } from 'react'
import { navigate, useSearch } from '#frontend/lib/router.ts'
import { Link } from '#frontend/ui/Link.tsx'
import { useQueueKeys } from '../use-queue-keys.ts'
import { QueueMoves } from './QueueMoves.tsx'

const steps: Readonly<Record<string, 1 | -1>> = { j: 1, k: -1, ArrowRight: 1, ArrowLeft: -1 }

/**
 * Step that a key makes in the list: 1 to the next row, -1 to the previous; null for other keys.
 */
const stepOf = (key: string): 1 | -1 | null => steps[key.length === 1 ? key.toLowerCase() : key] ?? null

export type StepRow = {
  id: string
  path: string
  isCurrent: boolean
  /** Text of the link. */
  title: string
  /** Content below the link. */
  lines: ReactNode
}

type StepListProps = {
  label: string
  rows: readonly StepRow[]
  /** Called for a step beyond the last row. */
  onEnd?: () => void
}

/** List of links; J and K, or the arrow keys, open the next and previous link. */
export function StepList({ label, rows, onEnd }: StepListProps) {
  const search = useSearch()
  const onMove = (by: 1 | -1) => {
    const at = rows.findIndex(({ isCurrent }) => isCurrent)
    const next = rows[at < 0 ? 0 : at + by]
    if (next) navigate(next.path, { search })
    else if (by === 1) onEnd?.()
  }
  const keys = useQueueKeys(stepOf, onMove)
  return (
    <>
      <div className="mb-3 flex flex-col gap-2 max-md:hidden">
        <QueueMoves {...keys} onPrevious={() => onMove(-1)} onSkip={() => onMove(1)} />
      </div>
      <ul
        aria-label={label}
        className="divide-y divide-line overflow-hidden rounded-control border border-line bg-surface"
      >
        {rows.map((row) => (
          <Row key={row.id} row={row} />
        ))}
      </ul>
    </>
  )
}

function Row({ row: { path, isCurrent, title, lines } }: { row: StepRow }) {
  const search = useSearch()
  const item = useRef<HTMLLIElement>(null)
  // the list scrolls independently of the page, so the current row may be out of view
  useEffect(() => {
    if (isCurrent) item.current?.scrollIntoView({ block: 'nearest' })
  }, [isCurrent])
  return (
    <li
      ref={item}
      className={clsx(
        'relative flex flex-col gap-1 px-3 py-2 text-sm',
        isCurrent ? 'bg-primary-tint text-on-primary-tint' : 'hover:bg-sunken',
      )}
    >
      {/* the link covers the row */}
      <Link
        to={path}
        search={search}
        aria-current={isCurrent ? 'page' : undefined}
        className="line-clamp-2 font-medium after:absolute after:inset-0 after:content-['']"
      >
        {title}
      </Link>
      {lines}
    </li>
  )
}
