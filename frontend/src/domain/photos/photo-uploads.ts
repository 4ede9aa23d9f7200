import { ulid } from 'ulid'
import { onMemberGone } from '#frontend/domain/account/member-gone.ts'
import { call, Failed, Refused, SessionEnded } from '#frontend/lib/call.ts'
import { createStore, useStore } from '#frontend/lib/store.ts'
import { postFile } from '#frontend/lib/upload.ts'
import { photos } from '#shared/contract/photos.ts'
import type { Area } from './photo-file.ts'
import { type Prepared, preparePhoto, Unusable } from './photo-picture.ts'
import { next, startable, type Upload, type UploadEvent, type UploadProblem } from './photo-queue.ts'

// The photos on their way belong to no screen: they go on while the member looks around, as long as the site is open.

/** A file chosen to be a photo. `area`: what was cut out; null for all of it. `prepared`: made ready already. */
export type Choice = { file: File; area: Area | null; isPrivate: boolean; prepared?: Prepared }

type Work = Choice & { stop: AbortController; hasPlace: boolean }

const uploads = createStore<readonly Upload[]>([])
const works = new Map<string, Work>()

/** The photos on their way, and those that did not get there, in the order of choosing. */
export const useUploads = (): readonly Upload[] => useStore(uploads)

const tell = (id: string, event: UploadEvent): void =>
  uploads.write(uploads.read().map((upload) => (upload.id === id ? next(upload, event) : upload)))

/** Puts chosen files on their way, two at a time. */
export function addUploads(choices: readonly Choice[], now: Date): void {
  const added = choices.map((choice, index): Upload => {
    // a moment apart, so that they keep the order of choosing
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

/** Milliseconds before a sending that broke off is tried again by itself; each try asks for a fresh place for the same photo. */
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
    // it had come, only its answer was lost
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

/** Tries a failed one again: the same photo. */
export function retryUpload(id: string): void {
  tell(id, { type: 'retried' })
  startNext()
}

/** Takes one back, whether it is on its way or failed, and gives its place on the server back. */
export async function cancelUpload(id: string): Promise<void> {
  const work = works.get(id)
  work?.stop.abort()
  tell(id, { type: 'cancelled' })
  startNext()
  // should this get lost too, the photo shows in the album as one whose file never came, and can be removed there
  if (work?.hasPlace) await call(photos.remove, { query: { id }, body: { id } }).catch(() => {})
  forgetUpload(id)
}

/** The album shows it now. */
export function forgetUpload(id: string): void {
  const preview = uploads.read().find((upload) => upload.id === id)?.preview
  if (preview) URL.revokeObjectURL(preview)
  works.delete(id)
  uploads.write(uploads.read().filter((upload) => upload.id !== id))
}

/** Nothing of a member who leaves goes on. */
export function forgetUploads(): void {
  for (const { stop } of works.values()) stop.abort()
  for (const { id } of uploads.read()) forgetUpload(id)
}

// nothing of a member who left goes on, least of all into the next one's album
onMemberGone(forgetUploads)
