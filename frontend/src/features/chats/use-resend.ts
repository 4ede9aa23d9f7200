import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useMember } from '#frontend/domain/account/session.ts'
import { isOffline, probeEveryMs } from '#frontend/lib/connection.ts'
import { resendUnsent, watchLost } from './sending.ts'

/**
 * Sends unsent messages of all conversations again: after a reload, when the connection is back, and where only this message found none,
 * after the time of one probe (CHAT-37). Mounted once, beside every page.
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
      // while nothing comes through the connection's own probe finds out when it is back
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
