import { clsx } from 'clsx'
import type { ReactNode } from 'react'

type ChatPanesProps = {
  list: ReactNode
  /** The open conversation, or an invitation to choose one. */
  open: ReactNode
  /** Which of the two phones show. */
  onPhone: 'list' | 'open'
  className?: string
}

/** List and conversation beside each other on wide screens, one of them on phones. Each scrolls on its own. */
export function ChatPanes({ list, open, onPhone, className }: ChatPanesProps) {
  return (
    <main
      id="content"
      className={clsx(
        'mx-auto flex w-full max-w-[1170px] bg-surface md:min-h-0 md:border-line md:border-x lg:min-w-0',
        className,
      )}
    >
      <div
        className={clsx(
          'flex w-full flex-col md:w-80 md:shrink-0 md:overflow-y-auto md:overscroll-contain md:border-line md:border-r lg:w-95',
          onPhone === 'open' && 'max-md:hidden',
        )}
      >
        {list}
      </div>
      <div className={clsx('flex min-h-0 min-w-0 flex-1 flex-col bg-page', onPhone === 'list' && 'max-md:hidden')}>
        {open}
      </div>
    </main>
  )
}
