import type { Upload } from '#shared/model/photo.ts'
import { Failed } from './call.ts'

/** Without a further byte for this long a sending counts as failed: a slow line is not, a dead one is. */
export const stalledAfterMs = 30_000

type Options = {
  signal: AbortSignal
  /** The share of the file that has left, 0 to 1. */
  onProgress: (share: number) => void
}

/** Posts a file to where the server said. By XMLHttpRequest, as fetch does not tell how far it is. Throws Failed, or the signal's reason. */
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
    // the storage reads no field behind the file
    form.append('file', file)
    request.open('POST', url)
    watch()
    request.send(form)
  })
}
