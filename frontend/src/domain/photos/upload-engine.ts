import { ulid } from 'ulid'
import { onMemberGone } from '#frontend/domain/account/member-gone.ts'
import { Failed, Refused, SessionEnded } from '#frontend/lib/call.ts'
import { createStore, useStore } from '#frontend/lib/store.ts'
import { postFile } from '#frontend/lib/upload.ts'
import type { Upload as UploadForm } from '#shared/model/photo.ts'
import type { Area } from './photo-file.ts'
import { type Prepared, preparePhoto, Unusable } from './photo-picture.ts'
import { next, startable, type UploadEvent, type UploadProblem, type UploadState } from './photo-queue.ts'

/**
 * File selected as a photo. `area`: the crop, null for the whole image. `prepared`: the upload
 * body, if it was prepared earlier. `id`: id of the photo, if it already has one.
 */
export type Choice = { id?: string; file: File; area: Area | null; prepared?: Prepared }

type Work = Choice & { stop: AbortController; hasPlace: boolean }

/**
 * Delays before automatic retries of an upload; each retry requests a new form for the same photo.
 */
export const resendDelaysMs = [1000, 4000] as const

/**
 * Reserves a photo's slot on the server. Resolves with the upload form; null if the file has
 * arrived already and only the answer was lost.
 */
type Reserve<Data> = (id: string, prepared: Prepared, data: Data, signal: AbortSignal) => Promise<UploadForm | null>

/**
 * Creates a queue of uploads. `Data` is further data about each upload. The queue is module state,
 * as uploads continue on other screens while the site is open; it ends with the session.
 */
export function createUploadQueue<Data extends object>(reserve: Reserve<Data>) {
  type Item = UploadState & Data
  const uploads = createStore<readonly Item[]>([])
  const works = new Map<string, Work>()

  const tell = (id: string, event: UploadEvent): void =>
    uploads.write(uploads.read().map((upload) => (upload.id === id ? next(upload, event) : upload)))
  const find = (id: string): Item | undefined => uploads.read().find((upload) => upload.id === id)

  /** Queues files in order of selection; two are uploaded in parallel. Returns their ids. */
  function add(choices: readonly (Choice & { data: Data })[], now: Date): readonly string[] {
    const added = choices.map(({ data, ...choice }, index): Item => {
      // increasing timestamps, so that ULIDs keep the order of selection
      const id = choice.id ?? ulid(now.getTime() + index)
      works.set(id, { ...choice, stop: new AbortController(), hasPlace: false })
      const { name } = choice.file
      return { ...data, id, name, at: 'waiting', progress: 0, preview: null, problem: null }
    })
    uploads.write([...uploads.read(), ...added])
    startNext()
    return added.map(({ id }) => id)
  }

  function startNext(): void {
    for (const { id } of startable(uploads.read())) void run(id)
  }

  async function run(id: string): Promise<void> {
    const work = works.get(id)
    if (!work) return
    tell(id, { type: 'started' })
    try {
      work.prepared ??= await preparePhoto(work.file, work.area)
      const { prepared, stop } = work
      if (stop.signal.aborted) return
      tell(id, {
        type: 'prepared',
        preview: find(id)?.preview ?? (prepared.isShowable ? URL.createObjectURL(prepared.body) : null),
      })
      await send(id, work, prepared)
      tell(id, { type: 'sent' })
    } catch (error) {
      if (work.stop.signal.aborted) return
      if (error instanceof SessionEnded) return forgetAll()
      tell(id, { type: 'failed', problem: problemOf(error) })
    } finally {
      startNext()
    }
  }

  async function send(id: string, work: Work, prepared: Prepared): Promise<void> {
    const { signal } = work.stop
    for (let attempt = 0; ; attempt++) {
      work.hasPlace = true
      const form = await reserve(id, prepared, find(id)!, signal)
      if (!form) return
      const onProgress = (share: number) => tell(id, { type: 'progressed', share })
      try {
        return await postFile(form, prepared.body, { signal, onProgress })
      } catch (error) {
        const delay = resendDelaysMs[attempt]
        if (signal.aborted || delay === undefined) throw error
        onProgress(0)
        await new Promise((resolve) => setTimeout(resolve, delay))
        signal.throwIfAborted()
      }
    }
  }

  /** Retries a failed upload as the same photo. */
  function retry(id: string): void {
    tell(id, { type: 'retried' })
    startNext()
  }

  /**
   * Stops an upload. Returns whether its slot must be released, because the server may know the
   * photo. Also true for an upload of an earlier page load, about which this queue knows nothing.
   */
  function stop(id: string): boolean {
    const work = works.get(id)
    work?.stop.abort()
    tell(id, { type: 'cancelled' })
    startNext()
    return !work || work.hasPlace
  }

  /**
   * Removes an upload: once its photo is shown from the server, when it is cancelled, or on
   * sign-out.
   */
  function forget(id: string): void {
    const preview = find(id)?.preview
    if (preview) URL.revokeObjectURL(preview)
    works.delete(id)
    uploads.write(uploads.read().filter((upload) => upload.id !== id))
  }

  /** Cancels all uploads of a member who signs out. */
  function forgetAll(): void {
    for (const { stop } of works.values()) stop.abort()
    for (const { id } of uploads.read()) forget(id)
  }

  // a photo must not end up with the next member
  onMemberGone(forgetAll)

  return { uploads, useUploads: (): readonly Item[] => useStore(uploads), add, retry, stop, forget }
}

function problemOf(error: unknown): UploadProblem {
  if (error instanceof Unusable) return { kind: 'file', problem: error.problem }
  if (error instanceof Refused) return { kind: 'refused', code: error.code, text: error.message }
  if (!(error instanceof Failed)) console.error(error)
  return { kind: 'lost' }
}
