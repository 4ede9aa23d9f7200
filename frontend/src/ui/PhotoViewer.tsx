import 'yet-another-react-lightbox/styles.css'
import { Flag } from 'lucide-react'
import { useEffect } from 'react'
import { useTranslations } from 'use-intl'
import Lightbox from 'yet-another-react-lightbox'
import Zoom from 'yet-another-react-lightbox/plugins/zoom'
import { openDialogs } from '#frontend/lib/open-dialogs.ts'
import { Link } from './Link.tsx'

type PhotoViewerProps = {
  src: string
  alt: string
  size: { width: number; height: number }
  words: Record<'title' | 'zoomIn' | 'zoomOut', string>
  /** Link that reports the photo, in one press (MOD-21); none on the member's own photo. */
  report?: { label: string; to: string } | undefined
  onClose: () => void
}

const nothing = () => null

/** Photo on the whole screen, with zoom by pinch, double press, wheel and keys. Load it lazily. */
export default function PhotoViewer({ src, alt, size, words, report, onClose }: PhotoViewerProps) {
  const t = useTranslations('ui')
  useEffect(() => {
    openDialogs.write(openDialogs.read() + 1)
    return () => openDialogs.write(openDialogs.read() - 1)
  }, [])
  return (
    <Lightbox
      open
      close={onClose}
      slides={[{ src, alt, ...size }]}
      plugins={[Zoom]}
      carousel={{ finite: true, padding: 0 }}
      zoom={{ maxZoomPixelRatio: 4, scrollToZoom: true }}
      controller={{ closeOnPullDown: true, closeOnBackdropClick: true }}
      labels={{ Lightbox: words.title, Close: t('close'), 'Zoom in': words.zoomIn, 'Zoom out': words.zoomOut }}
      // the buttons need contrast on a bright photo
      styles={{ toolbar: { background: 'linear-gradient(rgb(0 0 0 / 0.6), transparent)', left: 0 } }}
      render={{ buttonPrev: nothing, buttonNext: nothing }}
      toolbar={{
        buttons: [
          report && (
            <Link
              key="report"
              to={report.to}
              aria-label={report.label}
              title={report.label}
              className="inline-flex size-12 items-center justify-center rounded-full text-white"
            >
              <Flag aria-hidden="true" className="size-6" />
            </Link>
          ),
          'close',
        ],
      }}
    />
  )
}
