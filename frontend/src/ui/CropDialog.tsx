import 'react-easy-crop/react-easy-crop.css'
import { ZoomIn } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { createPortal } from 'react-dom'
import Cropper, { type Area } from 'react-easy-crop'
import { Button } from './Button.tsx'
import { Dialog } from './Dialog.tsx'

type CropDialogProps = {
  /** URL of the image; a new one resets the crop. */
  src: string
  /** Width of the crop divided by its height. */
  aspect: number
  maxZoom: number
  words: Record<'title' | 'area' | 'hint' | 'zoom' | 'apply' | 'leave', string>
  onApply: (area: Area) => void
  /** Action of the secondary button: skips this image. */
  onLeave: () => void
  onClose: () => void
  /** Further actions below the image. */
  extra?: ReactNode
}

/**
 * Crop by touch, mouse or arrow keys; zoom by pinch, wheel or slider. Load it
 * lazily. Rendered in a portal, as its key events would submit a surrounding form.
 */
export default function CropDialog(props: CropDialogProps) {
  return createPortal(<CropPicture key={props.src} {...props} />, document.body)
}

function CropPicture({ src, aspect, maxZoom, words, onApply, onLeave, onClose, extra }: CropDialogProps) {
  const [crop, setCrop] = useState({ x: 0, y: 0 })
  const [zoom, setZoom] = useState(1)
  const [area, setArea] = useState<Area | null>(null)
  const zoomId = useId()
  return (
    <Dialog
      title={words.title}
      isOpen
      onClose={onClose}
      shape="full"
      size="sm"
      footer={
        <>
          <Button size="lg" onClick={onLeave}>
            {words.leave}
          </Button>
          <Button size="lg" tone="primary" disabled={!area} onClick={() => area && onApply(area)}>
            {words.apply}
          </Button>
        </>
      }
    >
      <div className="relative h-[min(50dvh,480px)] overflow-hidden rounded-card bg-black">
        <Cropper
          image={src}
          crop={crop}
          zoom={zoom}
          aspect={aspect}
          maxZoom={maxZoom}
          keyboardStep={8}
          // an inline style element would violate the CSP; our stylesheet has the styles
          disableAutomaticStylesInjection
          mediaProps={{ alt: '' }}
          cropperProps={{ role: 'application', 'aria-label': words.area }}
          classes={{ cropAreaClassName: 'rounded-card focus-visible:outline-3 focus-visible:outline-white' }}
          onCropChange={setCrop}
          onZoomChange={setZoom}
          onCropComplete={(_, pixels) => setArea(pixels)}
        />
      </div>
      <p className="mt-3 text-center text-muted text-sm">{words.hint}</p>
      {maxZoom > 1 && (
        <div className="mt-1 flex items-center gap-3">
          <ZoomIn aria-hidden="true" className="size-5 shrink-0 text-muted" />
          <label htmlFor={zoomId} className="sr-only">
            {words.zoom}
          </label>
          <input
            id={zoomId}
            type="range"
            min={1}
            max={maxZoom}
            step={0.01}
            value={zoom}
            onChange={({ target }) => setZoom(Number(target.value))}
            className="h-11 w-full cursor-pointer accent-primary"
          />
        </div>
      )}
      {extra && <div className="mt-1 flex justify-center">{extra}</div>}
    </Dialog>
  )
}
