import { clsx } from 'clsx'
import { type ReactNode, type RefObject, useEffect, useRef } from 'react'
import { openDialogs } from '#frontend/lib/open-dialogs.ts'

type FullScreenDialogProps = {
  /** Ids of the heading and of the text that screen readers announce. */
  labelledBy: string
  describedBy?: string
  onClose: () => void
  onClick?: () => void
  /** Focused on opening; default: the first control. */
  focusRef?: RefObject<HTMLElement | null>
  className?: string
  children: ReactNode
}

/** Native modal dialog over the whole viewport, open while mounted. Escape closes it. */
export function FullScreenDialog({
  labelledBy,
  describedBy,
  onClose,
  onClick,
  focusRef,
  className,
  children,
}: FullScreenDialogProps) {
  const ref = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const dialog = ref.current
    dialog?.showModal()
    focusRef?.current?.focus()
    openDialogs.write(openDialogs.read() + 1)
    return () => {
      openDialogs.write(openDialogs.read() - 1)
      dialog?.close()
    }
  }, [focusRef])
  return (
    // The controls inside work by keyboard; a click anywhere is a shortcut.
    // biome-ignore lint/a11y/useKeyWithClickEvents: see above
    <dialog
      ref={ref}
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      onClick={onClick}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      className={clsx('m-0 h-dvh max-h-none w-full max-w-none animate-fade p-0', className)}
    >
      {children}
    </dialog>
  )
}
