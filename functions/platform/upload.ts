import { readClock } from './clock.ts'
import { guarded } from './log.ts'

/** EventBridge event of a stored object, with the fields read here. */
type ObjectCreated = { detail: { object: { key: string } } }

/**
 * Handler of a function that each new object below a prefix of the photo bucket starts. `uploadIn`
 * reads the ids from the object's key; other keys are logged and ignored. AWS retries a failure
 * twice.
 */
export const uploadHandler = <Upload extends object>(
  uploadIn: (key: string) => Upload | undefined,
  run: (upload: Upload, now: Date) => Promise<void>,
) =>
  guarded(async ({ detail: { object } }: ObjectCreated): Promise<void> => {
    const upload = uploadIn(object.key)
    if (upload) await run(upload, readClock())
    else console.warn({ event: 'unknown_upload', key: object.key })
  })
