/**
 * The two formats of one picture for ui/Photo: the server names the AVIF, and the same signature holds for the WebP beside it
 * (functions/platform/photo-url.ts). Null where there is no picture.
 */
export function photoSources(url: string | null | undefined): { src: string | null; avif: string | null } {
  if (!url) return { src: null, avif: null }
  const webp = url.replace(/\.avif(?=\?|$)/, '.webp')
  return { src: webp, avif: webp === url ? null : url }
}
