import { clsx } from 'clsx'
import type { ReactNode } from 'react'

type ChatPanesProps = {
  list: ReactNode
  /** Open conversation, or a hint to choose one; if absent, the list has the full width. */
  open: ReactNode
  onPhone: 'list' | 'open'
  className?: string
}

/**
 * List and conversation side by side on wide screens,
 * one of them on phones. Each scrolls on its own.
 */
export function ChatPanes({ list, open, onPhone, className }: ChatPanesProps) {
  return (
    <main
      id="content"
      className={clsx(
        'mx-auto flex w-full max-w-[1170px] md:min-h-0',
        open && 'bg-surface md:border-line md:border-x',
        className,
      )}
    >
      <div
        className={clsx(
          'flex w-full flex-col',
          open && 'md:w-80 md:shrink-0 md:overflow-y-auto md:overscroll-contain md:border-line md:border-r lg:w-95',
          onPhone === 'open' && 'max-md:hidden',
        )}
      >
        {list}
      </div>
      {open && (
        <div
          className={clsx(
            '@container/pane flex min-h-0 min-w-0 flex-1 flex-col bg-page',
            onPhone === 'list' && 'max-md:hidden',
          )}
        >
          {open}
        </div>
      )}
    </main>
  )
}
