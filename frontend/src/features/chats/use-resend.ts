import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useMember } from '#frontend/domain/account/session.ts'
import { isOffline, probeEveryMs } from '#frontend/lib/connection.ts'
import { resendUnsent, watchLost } from './sending.ts'

/**
 * Retries unsent messages of all conversations: after a reload, when the connection is back, and,
 * if a message failed although the connection works, after one probe interval (CHAT-37). Mounted
 * once for all pages.
 */
export function useResend(): void {
  const client = useQueryClient()
  const memberId = useMember()?.id
  useEffect(() => {
    if (!memberId) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const resend = () => resendUnsent(client, memberId, new Date())
    const onLost = () => {
      clearTimeout(timer)
      // while offline, the connection's own probe detects when it is back
      if (!isOffline.read()) timer = setTimeout(resend, probeEveryMs)
    }
    const unsubscribe = isOffline.subscribe(() => {
      if (!isOffline.read()) resend()
    })
    const unwatch = watchLost(client, memberId, onLost)
    resend()
    return () => {
      clearTimeout(timer)
      unsubscribe()
      unwatch()
    }
  }, [client, memberId])
}
