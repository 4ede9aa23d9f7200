import type { Upload } from '#shared/model/photo.ts'
import { Failed } from './call.ts'

/** Timeout without progress, so that slow connections do not fail but dead ones do. */
export const stalledAfterMs = 30_000

type Options = {
  signal: AbortSignal
  /** Share of the file sent, 0 to 1. */
  onProgress: (share: number) => void
}

/**
 * Posts a file to an upload form. XMLHttpRequest, as fetch
 * reports no progress. Throws Failed, or the signal's reason.
 */
export function postFile({ url, fields }: Upload, file: Blob, { signal, onProgress }: Options): Promise<void> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted()
    const request = new XMLHttpRequest()
    let timer: ReturnType<typeof setTimeout> | undefined
    const stop = () => request.abort()
    const watch = () => {
      clearTimeout(timer)
      timer = setTimeout(stop, stalledAfterMs)
    }
    request.upload.onprogress = ({ loaded, total }) => {
      watch()
      onProgress(total > 0 ? loaded / total : 0)
    }
    request.onloadend = () => {
      clearTimeout(timer)
      signal.removeEventListener('abort', stop)
      if (request.status >= 200 && request.status < 300) resolve()
      else if (signal.aborted) reject(signal.reason)
      else reject(new Failed(request.status || null))
    }
    signal.addEventListener('abort', stop)
    const form = new FormData()
    for (const [name, value] of Object.entries(fields)) form.append(name, value)
    // S3 ignores fields after the file
    form.append('file', file)
    request.open('POST', url)
    watch()
    request.send(form)
  })
}
