import { readClock } from '#functions/platform/clock.ts'
import { guarded } from '#functions/platform/log.ts'
import { inspect } from '../inspection.ts'

/** What EventBridge tells of an object that was stored, as far as it is looked at. */
type ObjectCreated = { detail: { object: { key: string } } }

const uploaded = /^quarantine\/([0-9A-HJKMNP-TV-Z]{26})\/([0-9A-HJKMNP-TV-Z]{26})$/

/** Inspects what a member sent in. A failure is tried twice more by AWS; what then still fails is set aside by the job expirePhotos. */
export const handler = guarded(async ({ detail: { object } }: ObjectCreated): Promise<void> => {
  const [, memberId, id] = uploaded.exec(object.key) ?? []
  if (memberId && id) await inspect(memberId, id, readClock())
  else console.warn({ event: 'unknown_upload', key: object.key })
})
