import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { TextLink } from '#frontend/ui/Link.tsx'

type ListAndDetailProps = {
  list: ReactNode
  /** Opened item; falsy if no item is open. */
  detail: ReactNode
  back: { to: string; label: string }
  /** Hint beside the list while no item is open. */
  choose: string
}

/**
 * List that scrolls independently beside the opened item. Narrow windows show only the opened item,
 * with a link back to the list, or only the list.
 */
export function ListAndDetail({ list, detail, back, choose }: ListAndDetailProps) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 xl:grid-cols-[24rem_minmax(0,1fr)]">
      <div
        className={clsx(
          // room for the focus outline of the first and last control in the list
          'xl:sticky xl:top-6 xl:-m-1 xl:max-h-[calc(100dvh-3rem)] xl:overflow-y-auto xl:p-1',
          detail && 'max-xl:hidden',
        )}
      >
        {list}
      </div>
      {detail ? (
        <div className="min-w-0">
          <p className="mb-3 xl:hidden">
            <TextLink to={back.to}>{back.label}</TextLink>
          </p>
          {detail}
        </div>
      ) : (
        <p className="text-muted max-xl:hidden">{choose}</p>
      )}
    </div>
  )
}
