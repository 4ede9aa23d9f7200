import { useEffect } from 'react'
import { useTranslations } from 'use-intl'
import { useMember } from '#frontend/domain/account/session.ts'
import { call, Refused } from '#frontend/lib/call.ts'
import { isOffline, probeEveryMs } from '#frontend/lib/connection.ts'
import { showToast } from '#frontend/ui/toasts.ts'
import * as chats from '#shared/contract/chats.ts'
import { askedPhotos, setCancellation, useAskedPhotos } from './cancelled-photos.ts'

/** Ids of the photos whose cancellation is being sent. */
const underWay = new Set<string>()

/**
 * Sends one cancellation and stores the answer; if none arrives, the cancellation remains pending
 * and is sent again. Calls `onLate` if the photo was sent before it could be cancelled. Idempotent.
 */
async function sendCancellation(memberId: string, id: string, onLate: () => void): Promise<void> {
  if (underWay.has(id)) return
  underWay.add(id)
  // Whether the cancellation is still in the stored list, which a sign-out deletes.
  const isAsked = () => askedPhotos(memberId).includes(id)
  try {
    const { cancelled } = await call(chats.cancelPhoto, { query: { id }, body: { id } }, { mayRetry: isAsked })
    if (!isAsked()) return
    setCancellation(memberId, id, cancelled ? 'done' : 'failed')
    if (!cancelled) onLate()
  } catch (error) {
    if (error instanceof Refused && error.status < 500 && isAsked()) setCancellation(memberId, id, 'failed')
  } finally {
    underWay.delete(id)
  }
}

/**
 * Sends the cancellations of chat photos until the server has answered them: at once, after a
 * reload, when the connection is back, and after each probe interval (CHAT-32). Mounted once for
 * all pages.
 */
export function usePhotoCancelling(): void {
  const memberId = useMember()?.id
  const asked = useAskedPhotos(memberId)
  const late = useTranslations('chats.photo')('late')
  useEffect(() => {
    if (!memberId || asked.length === 0) return
    const send = () => {
      if (isOffline.read()) return
      for (const id of asked) void sendCancellation(memberId, id, () => showToast(late))
    }
    send()
    const timer = setInterval(send, probeEveryMs)
    const unsubscribe = isOffline.subscribe(send)
    return () => {
      clearInterval(timer)
      unsubscribe()
    }
  }, [memberId, asked, late])
}
