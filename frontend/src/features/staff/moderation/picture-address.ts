import { useEffect, useState } from 'react'

/** Object URL of a picture that a call returned in base64; null without a picture. */
export function usePictureAddress(picture: string | undefined, type: 'image/jpeg' | 'image/webp'): string | null {
  const [address, setAddress] = useState<string | null>(null)
  useEffect(() => {
    if (!picture) return
    const bytes = Uint8Array.from(atob(picture), (letter) => letter.charCodeAt(0))
    const made = URL.createObjectURL(new Blob([bytes], { type }))
    setAddress(made)
    return () => {
      URL.revokeObjectURL(made)
      setAddress(null)
    }
  }, [picture, type])
  return address
}
