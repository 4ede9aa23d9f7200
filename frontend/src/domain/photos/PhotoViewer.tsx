import 'yet-another-react-lightbox/styles.css'
import { Ban, ChevronLeft, ChevronRight, Flag } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import Lightbox, { type ControllerRef } from 'yet-another-react-lightbox'
import Zoom from 'yet-another-react-lightbox/plugins/zoom'
import { openDialogs } from '#frontend/lib/open-dialogs.ts'
import { Link } from '#frontend/ui/Link.tsx'

export type LargePhoto = {
  src: string
  alt: string
  /** Size in pixels; if unknown, the size of the loaded file is used. */
  size?: { width: number; height: number }
  /** URL that reports the photo, linked in the viewer (MOD-21); none for the member's own photo. */
  reportTo?: string | undefined
}

type PhotoViewerProps = {
  title: string
  photos: readonly LargePhoto[]
  startAt?: number
  /**
   * Called when the viewer begins to close, with the index of the photo shown. The caller then
   * focuses the element that opens this photo.
   */
  onLeave: (index: number) => void
  onClose: () => void
  /** Called after the viewer has closed, to ask whether to block the member (MOD-21). */
  onBlock?: (() => void) | undefined
}

const nothing = () => null
const buttonClass = 'inline-flex size-12 items-center justify-center rounded-full text-white'

/**
 * Photos on the whole screen: next and previous by buttons, arrow keys and swiping, zoom by pinch,
 * double press, wheel and keys. Load it lazily.
 */
export default function PhotoViewer({ title, photos, startAt = 0, onLeave, onClose, onBlock }: PhotoViewerProps) {
  const t = useTranslations('members.photos')
  const profile = useTranslations('members.profile')
  const ui = useTranslations('ui')
  const controller = useRef<ControllerRef>(null)
  const isBlocking = useRef(false)
  // Keeps the photos of the first render: a changed list would return to the first photo.
  const [opened] = useState(photos)
  const [slides] = useState(() => opened.map(({ src, alt, size }) => ({ src, alt, ...size })))
  const [at, setAt] = useState(startAt)
  useEffect(() => {
    openDialogs.write(openDialogs.read() + 1)
    return () => openDialogs.write(openDialogs.read() - 1)
  }, [])
  useCloseWatcher(() => controller.current?.close())
  const isAlone = slides.length === 1
  const reportTo = opened[at]?.reportTo
  return (
    <Lightbox
      open
      close={() => {
        onClose()
        if (isBlocking.current) onBlock?.()
      }}
      slides={slides}
      index={startAt}
      plugins={[Zoom]}
      carousel={{ finite: true, padding: 0, preload: 1 }}
      zoom={{ maxZoomPixelRatio: 4, scrollToZoom: true }}
      controller={{ ref: controller, closeOnPullDown: true, closeOnBackdropClick: true }}
      on={{ view: ({ index }) => setAt(index), exiting: () => onLeave(at) }}
      // by default the library would focus the opener of the first photo, and scroll back to it
      portal={{ container: { onFocus: nothing } }}
      labels={{
        Lightbox: title,
        'Photo gallery': title,
        '{index} of {total}': t('at', { number: '{index}', count: '{total}' }),
        // no role descriptions, as the labels are enough for screen readers
        Carousel: '',
        Slide: '',
        Previous: t('previous'),
        Next: t('next'),
        Close: ui('close'),
        'Zoom in': t('zoomIn'),
        'Zoom out': t('zoomOut'),
      }}
      // the buttons need contrast on a bright photo
      styles={{
        toolbar: {
          background: 'linear-gradient(rgb(0 0 0 / 0.6), transparent)',
          left: 0,
          paddingTop: 'calc(var(--safe-top) + 8px)',
        },
      }}
      render={{
        iconPrev: () => <Disc icon={<ChevronLeft aria-hidden="true" />} />,
        iconNext: () => <Disc icon={<ChevronRight aria-hidden="true" />} />,
        ...(isAlone && { buttonPrev: nothing, buttonNext: nothing }),
      }}
      toolbar={{
        buttons: [
          !isAlone && (
            // hidden from screen readers, as the label of each photo contains the position
            <span key="at" aria-hidden="true" className="tabular mr-auto self-center px-3 text-white">
              {t('at', { number: String(at + 1), count: String(slides.length) })}
            </span>
          ),
          'zoom',
          reportTo && (
            <Link key="report" to={reportTo} aria-label={t('report')} title={t('report')} className={buttonClass}>
              <Flag aria-hidden="true" className="size-6" />
            </Link>
          ),
          onBlock && (
            <button
              key="block"
              type="button"
              onClick={() => {
                isBlocking.current = true
                controller.current?.close()
              }}
              aria-label={profile('block')}
              title={profile('block')}
              className={buttonClass}
            >
              <Ban aria-hidden="true" className="size-6" />
            </button>
          ),
          'close',
        ],
      }}
    />
  )
}

const Disc = ({ icon }: { icon: ReactNode }) => (
  <span className="inline-flex size-11 items-center justify-center rounded-full bg-black/60 [&_svg]:size-6">
    {icon}
  </span>
)

type Watcher = { onclose: (() => void) | null; destroy: () => void }

/** Closes on the back gesture of phones in browsers that report it, as a native dialog does. */
function useCloseWatcher(onClose: () => void): void {
  const latest = useRef(onClose)
  useEffect(() => {
    latest.current = onClose
  })
  useEffect(() => {
    const { CloseWatcher } = window as { CloseWatcher?: new () => Watcher }
    if (!CloseWatcher) return
    const watcher = new CloseWatcher()
    watcher.onclose = () => latest.current()
    return () => watcher.destroy()
  }, [])
}
