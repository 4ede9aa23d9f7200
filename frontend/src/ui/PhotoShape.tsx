import { useEffect, useRef } from 'react'
import { thumbHashToRGBA } from 'thumbhash'

/** The colours of a picture before it is there, from its ThumbHash (base64): lies below it in a Photo. On a canvas, as the policy allows no data: addresses. */
export function PhotoShape({ hash }: { hash: string }) {
  const ref = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    const canvas = ref.current
    // a browser that draws nothing shows the tint behind it
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
    // nobody's picture has this shape
    return null
  }
}
