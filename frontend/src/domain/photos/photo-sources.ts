/**
 * The two formats of an image for ui/Photo: the server sends the URL of the AVIF, and its signature
 * is valid for the WebP too (functions/platform/photo-url.ts). Null without an image.
 */
export function photoSources(url: string | null | undefined): { src: string | null; avif: string | null } {
  if (!url) return { src: null, avif: null }
  const webp = url.replace(/\.avif(?=\?|$)/, '.webp')
  return { src: webp, avif: webp === url ? null : url }
}
