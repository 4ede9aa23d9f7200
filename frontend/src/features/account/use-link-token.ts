import { useEffect, useState } from 'react'

/** Parameters of a mailed link, in the fragment, which is not sent to servers. */
const readHash = () => {
  const parts = new URLSearchParams(window.location.hash.slice(1))
  return { token: parts.get('token') ?? '', isBack: parts.has('back') }
}

/**
 * Token of a mailed link, and whether the link undoes an address change (`isBack`). Updated if
 * another link is pasted into the same page.
 */
export function useLinkToken(): { token: string; isBack: boolean } {
  const [link, setLink] = useState(readHash)
  useEffect(() => {
    const onChange = () => setLink(readHash())
    window.addEventListener('hashchange', onChange)
    return () => window.removeEventListener('hashchange', onChange)
  }, [])
  return link
}
