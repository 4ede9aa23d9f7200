import { clsx } from 'clsx'
import { Check } from 'lucide-react'
import { type FocusEvent, type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { Link } from './Link.tsx'

export type MenuItem = {
  label: string
  icon?: ReactNode
  /** Target of a link. An item has either `to` or `onSelect`. */
  to?: string
  /** Action of a button. */
  onSelect?: () => void
  isDanger?: boolean
  /** Whether this item is the selected one. If any item sets this, all items are radio items. */
  isCurrent?: boolean
  /** Language of the label, if it differs from the page's. */
  lang?: string
}

type MenuProps = {
  /** Accessible name of the menu, announced after the trigger's text. */
  label: string
  /** Whether the trigger's text already is the label. */
  isLabelInTrigger?: boolean
  /** Whether the current page is one of the items' targets, for a menu in a navigation. */
  isCurrent?: boolean
  trigger: ReactNode
  triggerClassName?: string
  className?: string
  items: readonly MenuItem[]
  /** Content above the items, such as the signed-in member. */
  header?: ReactNode
  align?: 'start' | 'end'
  side?: 'below' | 'above'
}

/** Menu of links and actions; supports arrow keys, Home, End, first letters and Escape. */
export function Menu({
  label,
  isLabelInTrigger = false,
  isCurrent,
  trigger,
  triggerClassName,
  className,
  items,
  header,
  align = 'end',
  side = 'below',
}: MenuProps) {
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const root = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const list = useRef<HTMLDivElement>(null)

  const entries = () => [...(list.current?.querySelectorAll<HTMLElement>('[role^="menuitem"]') ?? [])]
  const close = () => {
    setOpen(false)
    button.current?.focus()
  }

  useEffect(() => {
    if (!isOpen) return
    list.current?.querySelector<HTMLElement>('[role^="menuitem"]')?.focus()
    const onPress = (event: PointerEvent) => {
      if (!root.current?.contains(event.target as Node)) setOpen(false)
    }
    document.addEventListener('pointerdown', onPress)
    return () => document.removeEventListener('pointerdown', onPress)
  }, [isOpen])

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      event.preventDefault()
      event.stopPropagation()
      return close()
    }
    const all = entries()
    const at = all.indexOf(document.activeElement as HTMLElement)
    const next =
      event.key === 'ArrowDown'
        ? all[(at + 1) % all.length]
        : event.key === 'ArrowUp'
          ? all[(at - 1 + all.length) % all.length]
          : event.key === 'Home'
            ? all[0]
            : event.key === 'End'
              ? all.at(-1)
              : event.key.length === 1
                ? [...all.slice(at + 1), ...all].find((entry) =>
                    entry.textContent?.trim().toLowerCase().startsWith(event.key.toLowerCase()),
                  )
                : undefined
    if (!next) return
    event.preventDefault()
    next.focus()
  }

  const onBlur = (event: FocusEvent) => {
    if (event.relatedTarget && !root.current?.contains(event.relatedTarget)) setOpen(false)
  }

  const isChoice = items.some(({ isCurrent }) => isCurrent !== undefined)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only observes blur
    <div ref={root} className={clsx('relative', className)} onBlur={onBlur}>
      <button
        ref={button}
        type="button"
        aria-haspopup="menu"
        aria-current={isCurrent}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown') return
          event.preventDefault()
          setOpen(true)
        }}
        className={clsx('inline-flex min-h-11 min-w-11 items-center justify-center', triggerClassName)}
      >
        {trigger}
        {!isLabelInTrigger && <span className="sr-only">{label}</span>}
      </button>
      {isOpen && (
        <div
          className={clsx(
            'absolute z-40 w-max min-w-56 max-w-[calc(100vw-30px)] animate-fade overflow-hidden rounded-card border border-line bg-surface text-ink shadow-raised',
            align === 'end' ? 'right-0' : 'left-0',
            // `above` is for the bottom bar of phones, which extends to the edge of the screen: the
            // menu keeps a distance from this edge
            side === 'below' ? 'top-full mt-2' : 'right-2! bottom-full mb-2',
          )}
        >
          {header && <div className="border-line border-b px-4 py-3">{header}</div>}
          <div ref={list} id={id} role="menu" aria-label={label} tabIndex={-1} onKeyDown={onKeyDown} className="p-1.5">
            {items.map((item) => {
              const shared = {
                role: isChoice ? 'menuitemradio' : 'menuitem',
                'aria-checked': isChoice ? item.isCurrent === true : undefined,
                lang: item.lang,
                tabIndex: -1,
                className: clsx(
                  'flex min-h-11 w-full items-center gap-3 rounded-control px-3 text-left outline-offset-[-2px] transition-colors hover:bg-sunken focus-visible:bg-sunken [&_svg]:size-5 [&_svg]:shrink-0',
                  item.isDanger && 'text-danger-ink',
                ),
              }
              const content = (
                <>
                  {item.icon}
                  <span className="flex-1">{item.label}</span>
                  {item.isCurrent && <Check aria-hidden="true" />}
                </>
              )
              return item.to ? (
                <Link key={item.label + item.to} {...shared} to={item.to} onClick={() => setOpen(false)}>
                  {content}
                </Link>
              ) : (
                <button
                  key={item.label}
                  type="button"
                  {...shared}
                  onClick={() => {
                    close()
                    item.onSelect?.()
                  }}
                >
                  {content}
                </button>
              )
            })}
          </div>
        </div>
      )}
    </div>
  )
}
