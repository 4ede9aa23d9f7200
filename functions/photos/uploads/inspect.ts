import { readClock } from '#functions/platform/clock.ts'
import { guarded } from '#functions/platform/log.ts'
import { inspect } from '../inspection.ts'

/** EventBridge event of a stored object, with the fields read here. */
type ObjectCreated = { detail: { object: { key: string } } }

const uploaded = /^quarantine\/([0-9A-HJKMNP-TV-Z]{26})\/([0-9A-HJKMNP-TV-Z]{26})$/

/**
 * Inspects an upload. AWS retries a failure twice; the job expirePhotos refuses what still fails.
 */
export const handler = guarded(async ({ detail: { object } }: ObjectCreated): Promise<void> => {
  const [, memberId, id] = uploaded.exec(object.key) ?? []
  if (memberId && id) await inspect(memberId, id, readClock())
  else console.warn({ event: 'unknown_upload', key: object.key })
})
