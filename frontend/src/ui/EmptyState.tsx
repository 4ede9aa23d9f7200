import type { ReactNode } from 'react'

/** Evening scenes of frontend/public/drawings (infra/build/drawings). */
export type Drawing =
  | 'bench'
  | 'bicycle'
  | 'boat'
  | 'cat'
  | 'closing'
  | 'cups'
  | 'curtain'
  | 'desk'
  | 'door'
  | 'doormat'
  | 'drawer'
  | 'frame'
  | 'glove'
  | 'key'
  | 'lantern'
  | 'pigeon'
  | 'plug'
  | 'postbox'
  | 'roofs'
  | 'signpost'
  | 'till'
  | 'toast'
  | 'umbrella'

/** Empty state: illustration, one sentence, one action. */
export function EmptyState({
  drawing,
  title,
  isPage = false,
  children,
  action,
}: {
  drawing: Drawing
  title: string
  /** Fills the page, so its title is the page's h1. */
  isPage?: boolean
  children?: ReactNode
  action?: ReactNode
}) {
  return (
    <div className="mx-auto flex max-w-[420px] flex-col items-center gap-3 wrap-anywhere px-4 py-12 text-center">
      {/* the background shows until the file is loaded, or if it cannot be */}
      <img
        src={`/drawings/${drawing}.svg`}
        alt=""
        width={192}
        height={144}
        draggable={false}
        className="evening mb-2 rounded-t-[71px] rounded-b-card"
      />
      {isPage ? <h1 className="text-xl">{title}</h1> : <h2 className="text-lg">{title}</h2>}
      {children && <div className="text-muted">{children}</div>}
      {action && <div className="mt-3">{action}</div>}
    </div>
  )
}
