import 'yet-another-react-lightbox/styles.css'
import { EllipsisVertical } from 'lucide-react'
import { useEffect } from 'react'
import { useTranslations } from 'use-intl'
import Lightbox from 'yet-another-react-lightbox'
import Zoom from 'yet-another-react-lightbox/plugins/zoom'
import { openDialogs } from '#frontend/lib/open-dialogs.ts'
import { Menu, type MenuItem } from './Menu.tsx'

type PhotoViewerProps = {
  src: string
  alt: string
  size: { width: number; height: number }
  words: Record<'title' | 'zoomIn' | 'zoomOut' | 'menu', string>
  actions: readonly MenuItem[]
  onClose: () => void
}

const nothing = () => null

/** Photo on the whole screen, with zoom by pinch, double press, wheel and keys. Load it lazily. */
export default function PhotoViewer({ src, alt, size, words, actions, onClose }: PhotoViewerProps) {
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
          actions.length > 0 && (
            <Menu
              key="menu"
              label={words.menu}
              trigger={<EllipsisVertical aria-hidden="true" className="size-6" />}
              triggerClassName="size-12 rounded-full text-white"
              items={actions}
            />
          ),
          'close',
        ],
      }}
    />
  )
}
