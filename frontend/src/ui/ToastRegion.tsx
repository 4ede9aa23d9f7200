import { clsx } from 'clsx'
import { X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { useStore } from '#frontend/lib/store.ts'
import { Avatar } from './Avatar.tsx'
import { IconButton } from './IconButton.tsx'
import { dismissToast, toastStore } from './toasts.ts'

const tones = {
  neutral: 'bg-secondary text-page',
  success: 'bg-success text-page',
  danger: 'bg-danger text-on-danger',
} as const

/**
 * Bars that reach to within this distance of the viewport's bottom count as bottom bars, which
 * toasts would cover.
 */
const nearFootPx = 150

/**
 * Height of bars with buttons at the bottom of the
 * viewport (`data-foot`): of a page, a dialog, a composer.
 */
function footHeight(): number {
  const edges = [...document.querySelectorAll('[data-foot]')].map((bar) => bar.getBoundingClientRect())
  const atFoot = edges.filter(({ top, bottom }) => top < window.innerHeight && bottom > window.innerHeight - nearFootPx)
  return Math.max(0, ...atFoot.map(({ top }) => window.innerHeight - top))
}

/**
 * Region for toasts, above all buttons at the bottom of the
 * viewport; mounted once by the app. At most 350 px wide (UI-06).
 */
export function ToastRegion() {
  const t = useTranslations('ui')
  const toasts = useStore(toastStore)
  const ref = useRef<HTMLDivElement>(null)
  // A popover is above open dialogs; reopening it puts it above dialogs that opened since.
  useEffect(() => {
    const region = ref.current
    if (!region?.showPopover) return
    if (region.matches(':popover-open')) region.hidePopover()
    if (toasts.length === 0) return
    region.style.setProperty('--foot', `${footHeight()}px`)
    region.showPopover()
  }, [toasts])
  return (
    // No region role: its landmark would have the same
    // name as the notifications section in the settings.
    <div
      ref={ref}
      popover="manual"
      aria-live="polite"
      className="pointer-events-none fixed inset-x-0 top-auto bottom-[calc(max(var(--foot,0px),var(--bar-bottom)+var(--safe-bottom))+16px)] m-0 mx-auto flex w-full max-w-[380px] flex-col gap-2 overflow-visible border-0 bg-transparent px-[15px]"
    >
      {toasts.map((toast) => (
        <div
          key={toast.id}
          className={clsx(
            'pointer-events-auto flex w-full max-w-[350px] animate-land items-center gap-2 rounded-control py-1 pr-1 pl-4 shadow-raised',
            tones[toast.tone],
          )}
        >
          {toast.face && <Avatar {...toast.face} className="-ml-2" />}
          <p className="min-w-0 flex-1 py-2">{toast.text}</p>
          {toast.action && (
            <button
              type="button"
              onClick={() => {
                toast.action?.onSelect()
                dismissToast(toast.id)
              }}
              className="min-h-11 rounded-control px-3 font-bold underline underline-offset-3"
            >
              {toast.action.label}
            </button>
          )}
          <IconButton
            label={t('dismiss')}
            icon={<X aria-hidden="true" />}
            onClick={() => dismissToast(toast.id)}
            className="text-current! hover:bg-black/15"
          />
        </div>
      ))}
    </div>
  )
}
