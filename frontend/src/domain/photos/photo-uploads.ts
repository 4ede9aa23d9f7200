import { ulid } from 'ulid'
import { onMemberGone } from '#frontend/domain/account/member-gone.ts'
import { call, Failed, Refused, SessionEnded } from '#frontend/lib/call.ts'
import { createStore, useStore } from '#frontend/lib/store.ts'
import { postFile } from '#frontend/lib/upload.ts'
import { photos } from '#shared/contract/photos.ts'
import type { Area } from './photo-file.ts'
import { type Prepared, preparePhoto, Unusable } from './photo-picture.ts'
import { next, startable, type Upload, type UploadEvent, type UploadProblem } from './photo-queue.ts'

// Module state, as uploads continue across screens while the site is open.

/**
 * File selected as a photo. `area`: the crop, null for the whole image. `prepared`: the upload
 * body, if it was prepared earlier.
 */
export type Choice = { file: File; area: Area | null; isPrivate: boolean; prepared?: Prepared }

type Work = Choice & { stop: AbortController; hasPlace: boolean }

const uploads = createStore<readonly Upload[]>([])
const works = new Map<string, Work>()

/** Pending and failed uploads, in order of selection. */
export const useUploads = (): readonly Upload[] => useStore(uploads)

const tell = (id: string, event: UploadEvent): void =>
  uploads.write(uploads.read().map((upload) => (upload.id === id ? next(upload, event) : upload)))

/** Queues files; two are uploaded in parallel. */
export function addUploads(choices: readonly Choice[], now: Date): void {
  const added = choices.map((choice, index): Upload => {
    // increasing timestamps, so that ULIDs keep the order of selection
    const id = ulid(now.getTime() + index)
    works.set(id, { ...choice, stop: new AbortController(), hasPlace: false })
    const { file, isPrivate } = choice
    return { id, name: file.name, isPrivate, at: 'waiting', progress: 0, preview: null, problem: null }
  })
  uploads.write([...uploads.read(), ...added])
  startNext()
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
    const known = uploads.read().find((upload) => upload.id === id)?.preview ?? null
    tell(id, {
      type: 'prepared',
      preview: known ?? (prepared.isShowable ? URL.createObjectURL(prepared.body) : null),
    })
    await send(id, work, prepared)
    tell(id, { type: 'sent' })
  } catch (error) {
    if (work.stop.signal.aborted) return
    if (error instanceof SessionEnded) return forgetUploads()
    tell(id, { type: 'failed', problem: problemOf(error) })
  } finally {
    startNext()
  }
}

/**
 * Delays before automatic retries of an upload; each retry requests a new form for the same photo.
 */
export const resendDelaysMs = [1000, 4000] as const

async function send(id: string, work: Work, { body, type }: Prepared): Promise<void> {
  const { signal } = work.stop
  for (let attempt = 0; ; attempt++) {
    work.hasPlace = true
    const { photo, upload } = await call(
      photos.add,
      { body: { id, type, bytes: body.size, private: work.isPrivate } },
      { signal },
    )
    // the file had arrived, only the answer was lost
    if (photo.stage !== 'uploading') return
    try {
      return await postFile(upload, body, { signal, onProgress: (share) => tell(id, { type: 'progressed', share }) })
    } catch (error) {
      const delay = resendDelaysMs[attempt]
      if (signal.aborted || delay === undefined) throw error
      tell(id, { type: 'progressed', share: 0 })
      await new Promise((resolve) => setTimeout(resolve, delay))
      signal.throwIfAborted()
    }
  }
}

function problemOf(error: unknown): UploadProblem {
  if (error instanceof Unusable) return { kind: 'file', problem: error.problem }
  if (error instanceof Refused) return { kind: 'refused', code: error.code, text: error.message }
  if (!(error instanceof Failed)) console.error(error)
  return { kind: 'lost' }
}

/** Retries a failed upload as the same photo. */
export function retryUpload(id: string): void {
  tell(id, { type: 'retried' })
  startNext()
}

/** Cancels a pending or failed upload and releases its slot on the server. */
export async function cancelUpload(id: string): Promise<void> {
  const work = works.get(id)
  work?.stop.abort()
  tell(id, { type: 'cancelled' })
  startNext()
  // if this fails, the album shows the photo as one without a file, which can be removed there
  if (work?.hasPlace) await call(photos.remove, { query: { id }, body: { id } }).catch(() => {})
  forgetUpload(id)
}

/** Removes an upload: once the album shows the photo, when it is cancelled, or on sign-out. */
export function forgetUpload(id: string): void {
  const preview = uploads.read().find((upload) => upload.id === id)?.preview
  if (preview) URL.revokeObjectURL(preview)
  works.delete(id)
  uploads.write(uploads.read().filter((upload) => upload.id !== id))
}

/** Cancels all uploads of a member who signs out. */
export function forgetUploads(): void {
  for (const { stop } of works.values()) stop.abort()
  for (const { id } of uploads.read()) forgetUpload(id)
}

// an upload must not end up in the next member's album
onMemberGone(forgetUploads)
