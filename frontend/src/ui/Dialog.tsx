import { clsx } from 'clsx'
import { X } from 'lucide-react'
import { type MouseEvent, type ReactNode, useEffect, useId, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { openDialogs } from '#frontend/lib/open-dialogs.ts'
import { IconButton } from './IconButton.tsx'
import { LongName } from './LongName.tsx'

type DialogProps = {
  /** Heading, announced when the dialog opens. */
  title: string
  isTitleHidden?: boolean
  isOpen: boolean
  onClose: () => void
  /**
   * Disables Escape, clicks on the backdrop and the close button;
   * the content must offer the exit (ACC-06, ACC-07, TRAP-35).
   */
  isLocked?: boolean
  size?: 'sm' | 'md' | 'lg'
  /** center: card. sheet: bottom sheet on phones, card from 768 px. full: full screen on phones. */
  shape?: 'center' | 'sheet' | 'full'
  /** Buttons, sticky below the content. */
  footer?: ReactNode
  children: ReactNode
}

const widths = { sm: 'md:max-w-[420px]', md: 'md:max-w-[560px]', lg: 'md:max-w-[800px]' }

const card = 'm-auto max-h-[min(92dvh,900px)] w-[calc(100%-30px)] rounded-card animate-land'
const shapes = {
  center: card,
  sheet:
    'mt-auto mb-0 mx-auto max-h-[92dvh] w-full max-w-full rounded-t-card pb-(--safe-bottom) animate-rise md:m-auto md:rounded-card md:pb-0 md:animate-land',
  full: 'm-0 h-dvh max-h-dvh w-full max-w-full animate-land md:m-auto md:h-auto md:max-h-[min(92dvh,900px)] md:rounded-card',
}

/**
 * Native modal dialog, which traps and restores focus and makes the page inert. Keep
 * it mounted and control it with `isOpen`; its content is mounted only while open.
 */
export function Dialog({
  title,
  isTitleHidden,
  isOpen,
  onClose,
  isLocked = false,
  size = 'md',
  shape = 'center',
  footer,
  children,
}: DialogProps) {
  const t = useTranslations('ui')
  const ref = useRef<HTMLDialogElement>(null)
  const titleId = useId()

  useEffect(() => {
    const dialog = ref.current
    if (!dialog || !isOpen) return
    const page = document.documentElement
    page.style.setProperty('--scrollbar', `${window.innerWidth - page.clientWidth}px`)
    dialog.showModal()
    openDialogs.write(openDialogs.read() + 1)
    return () => {
      openDialogs.write(openDialogs.read() - 1)
      dialog.close()
    }
  }, [isOpen])

  useEffect(() => {
    const dialog = ref.current
    if (!dialog) return
    // Escape is handled as a key: Chromium does not allow preventing a second `cancel` in a row, so
    // pressing Escape twice would close a locked dialog.
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return
      event.preventDefault()
      if (!isLocked) onClose()
    }
    // The back gesture of phones fires `cancel` only.
    const onCancel = (event: Event) => {
      event.preventDefault()
      if (!isLocked) onClose()
    }
    dialog.addEventListener('keydown', onKeyDown)
    dialog.addEventListener('cancel', onCancel)
    return () => {
      dialog.removeEventListener('keydown', onKeyDown)
      dialog.removeEventListener('cancel', onCancel)
    }
  }, [isLocked, onClose])

  const onBackdrop = (event: MouseEvent) => {
    if (event.target === ref.current && !isLocked) onClose()
  }

  return (
    <dialog
      ref={ref}
      aria-labelledby={titleId}
      onMouseDown={onBackdrop}
      className={clsx(
        'overflow-hidden bg-surface p-0 text-ink shadow-raised backdrop:animate-fade backdrop:bg-black/55',
        shapes[shape],
        widths[size],
      )}
    >
      {isOpen && (
        <div className="flex max-h-[inherit] flex-col md:max-h-[min(92dvh,900px)]">
          <header
            className={clsx(
              'flex items-center gap-3 px-5 pt-4 pb-2',
              isTitleHidden && isLocked && 'sr-only',
              isTitleHidden && 'justify-end',
            )}
          >
            <h2
              id={titleId}
              className={isTitleHidden ? 'sr-only' : 'long-words min-w-0 flex-1 py-1 text-base min-[22.5rem]:text-lg'}
            >
              <LongName name={title} />
            </h2>
            {!isLocked && (
              <IconButton label={t('close')} icon={<X aria-hidden="true" />} onClick={onClose} className="-mr-2" />
            )}
          </header>
          <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-5 pb-5">{children}</div>
          {footer && (
            <footer
              data-foot
              className="flex flex-col-reverse gap-3 border-line border-t px-5 py-4 sm:flex-row sm:justify-end"
            >
              {footer}
            </footer>
          )}
        </div>
      )}
    </dialog>
  )
}

/** Bottom sheet on phones, card on wider screens; for filters, choices and actions. */
export function Sheet(props: Omit<DialogProps, 'shape'>) {
  return <Dialog {...props} shape="sheet" />
}
