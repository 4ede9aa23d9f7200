import { useEffect } from 'react'
import { photoSources } from '#frontend/domain/photos/photo-sources.ts'
import { call } from '#frontend/lib/call.ts'
import * as moderation from '#shared/contract/moderation.ts'
import type { WaitingPhoto } from '#shared/contract/moderation-items.ts'
import { type Decision, entriesAhead, type Queue } from './queue.ts'
import type { QueueSource } from './use-queue.ts'

/** Photos that wait for staff (TRAP-74). */
export const photoSource: QueueSource<WaitingPhoto, Decision> = {
  name: 'photos',
  list: async (signal) => {
    const { photos, waiting } = await call(moderation.listPhotos, {}, { signal })
    return { entries: photos, count: waiting.count }
  },
  send: ({ id, member }, decision, isLeaving) => {
    const photo = { member: member.id, id }
    return decision.verdict === 'escalated'
      ? call(moderation.escalatePhoto, { body: { ...photo, suspicion: decision.suspicion } }, { isLeaving })
      : call(moderation.decidePhoto, { body: { ...photo, ...decision } }, { isLeaving })
  },
}

/**
 * Preloads the blurred and the clear picture of the current photo and the next two, so that no key
 * press waits for a picture (MOD-14). Clear pictures stay hidden until they are opened.
 */
export function usePicturesAhead(queue: Queue): void {
  const addresses = entriesAhead(queue)
    .flatMap(({ blurred, full }) => [blurred, full].map(photoSources))
    .map(({ avif, src }) => avif ?? src ?? '')
    .join(' ')
  useEffect(() => {
    for (const address of addresses.split(' ').filter(Boolean)) new Image().src = address
  }, [addresses])
}
