import { useEffect, useRef } from 'react'
import { thumbHashToRGBA } from 'thumbhash'

/**
 * Blurred placeholder from a ThumbHash (base64), behind
 * a Photo. A canvas, as the CSP forbids data: URLs.
 */
export function PhotoShape({ hash }: { hash: string }) {
  const ref = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    const canvas = ref.current
    // without a canvas the tint behind it is shown
    const context = canvas?.getContext('2d')
    const picture = read(hash)
    if (!canvas || !context || !picture) return
    canvas.width = picture.w
    canvas.height = picture.h
    const image = context.createImageData(picture.w, picture.h)
    image.data.set(picture.rgba)
    context.putImageData(image, 0, 0)
  }, [hash])
  return <canvas ref={ref} width={1} height={1} className="absolute inset-0 size-full object-cover" />
}

function read(hash: string) {
  try {
    return thumbHashToRGBA(Uint8Array.from(atob(hash), (letter) => letter.charCodeAt(0)))
  } catch {
    // malformed hash
    return null
  }
}
