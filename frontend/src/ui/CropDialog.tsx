import 'react-easy-crop/react-easy-crop.css'
import { ZoomIn } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { createPortal } from 'react-dom'
import Cropper, { type Area } from 'react-easy-crop'
import { Button } from './Button.tsx'
import { Dialog } from './Dialog.tsx'

type CropDialogProps = {
  /** Address of the picture; another one begins anew. */
  src: string
  /** Width over height of what is cut out. */
  aspect: number
  maxZoom: number
  words: Record<'title' | 'area' | 'hint' | 'zoom' | 'apply' | 'leave', string>
  onApply: (area: Area) => void
  /** The quiet button beside it: leaves this picture out. */
  onLeave: () => void
  /** Out of it altogether. */
  onClose: () => void
  /** More to press, below the picture. */
  extra?: ReactNode
}

/**
 * Cuts a picture: moved by finger, mouse or arrow keys, zoomed by pinch, wheel or slider. Load it lazily. It stands beside the page,
 * as within a form its keys would send that.
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
          // a style element would break the policy: the styles are part of ours
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
