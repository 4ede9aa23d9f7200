import { clsx } from 'clsx'
import type { ReactNode } from 'react'

type ChatPanesProps = {
  list: ReactNode
  /** Open conversation, or a hint to choose one; if absent, the list has the full width. */
  open: ReactNode
  /**
   * The pane that the page is about. Phones show only this one; with `list`, tablets hide the hint.
   */
  focus: 'list' | 'open'
  className?: string
}

/**
 * List and conversation side by side on wide screens. Phones show one of them, tablets the list
 * alone until a conversation is open. Each scrolls on its own.
 */
export function ChatPanes({ list, open, focus, className }: ChatPanesProps) {
  return (
    <main
      id="content"
      className={clsx(
        'mx-auto flex w-full md:min-h-0',
        // as wide as the content of the page column, such as banners (UI-05)
        open ? 'bg-surface md:border-line md:border-x lg:max-w-[930px] xl:max-w-[1110px]' : 'max-w-[1170px]',
        open && focus === 'list' && 'md:max-w-[690px]',
        className,
      )}
    >
      <div
        className={clsx(
          'flex w-full flex-col',
          open && 'md:overflow-y-auto md:overscroll-contain lg:w-95 lg:shrink-0 lg:border-line lg:border-r',
          focus === 'open' && 'max-md:hidden md:w-80 md:shrink-0 md:border-line md:border-r',
        )}
      >
        {list}
      </div>
      {open && (
        <div
          className={clsx(
            '@container/pane flex min-h-0 min-w-0 flex-1 flex-col bg-page',
            focus === 'list' && 'max-lg:hidden',
          )}
        >
          {open}
        </div>
      )}
    </main>
  )
}
