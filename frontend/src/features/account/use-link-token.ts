import { useEffect, useState } from 'react'

/** What a mailed link hands over: behind the #, which no server gets to see. */
const readHash = () => {
  const parts = new URLSearchParams(window.location.hash.slice(1))
  return { token: parts.get('token') ?? '', isBack: parts.has('back') }
}

/** The token of the mailed link that led here; another link pasted into the same page counts too. */
export function useLinkToken(): { token: string; isBack: boolean } {
  const [link, setLink] = useState(readHash)
  useEffect(() => {
    const onChange = () => setLink(readHash())
    window.addEventListener('hashchange', onChange)
    return () => window.removeEventListener('hashchange', onChange)
  }, [])
  return link
}
