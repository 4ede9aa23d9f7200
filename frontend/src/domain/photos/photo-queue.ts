import type { ErrorCode } from '#shared/contract/errors.ts'
import type { FileProblem } from './photo-file.ts'

/**
 * Why an upload failed. `file`: the browser found the file unfit. `refused`: the server refused it,
 * with a text. `lost`: the connection failed, and the upload can be retried.
 */
export type UploadProblem =
  | { kind: 'file'; problem: FileProblem }
  | { kind: 'refused'; code: ErrorCode; text: string }
  | { kind: 'lost' }

export type UploadState = {
  /** Id of the photo, generated here, so that a retry is the same photo. */
  id: string
  name: string
  /** waiting: queued. leaving: cancelled, until the server has released its slot. */
  at: 'waiting' | 'preparing' | 'sending' | 'sent' | 'failed' | 'leaving'
  /** Share of the file sent, 0 to 1. */
  progress: number
  /** Object URL of the prepared image; null if the browser cannot decode it. */
  preview: string | null
  problem: UploadProblem | null
}

/** Upload to the album. */
export type Upload = UploadState & { isPrivate: boolean }

export type UploadEvent =
  | { type: 'started' }
  | { type: 'prepared'; preview: string | null }
  | { type: 'progressed'; share: number }
  | { type: 'sent' }
  | { type: 'failed'; problem: UploadProblem }
  | { type: 'retried' }
  | { type: 'cancelled' }

/**
 * State machine of an upload. An event that does not fit
 * the state, such as progress after a cancel, is ignored.
 */
export function next<State extends UploadState>(upload: State, event: UploadEvent): State {
  const { at } = upload
  if (event.type === 'cancelled') return at === 'sent' ? upload : { ...upload, at: 'leaving' }
  if (event.type === 'retried')
    return at === 'failed' && mayRetry(upload) ? { ...upload, at: 'waiting', progress: 0, problem: null } : upload
  if (event.type === 'started') return at === 'waiting' ? { ...upload, at: 'preparing' } : upload
  if (at !== 'preparing' && at !== 'sending') return upload
  if (event.type === 'failed') return { ...upload, at: 'failed', problem: event.problem }
  if (event.type === 'prepared')
    return at === 'preparing' ? { ...upload, at: 'sending', preview: event.preview } : upload
  if (at !== 'sending') return upload
  if (event.type === 'sent') return { ...upload, at: 'sent', progress: 1 }
  return { ...upload, progress: event.share }
}

const final: readonly ErrorCode[] = ['photo_too_large', 'photo_type_unsupported']

/**
 * Whether a retry of the same file can succeed: after a lost connection, or once a slot is free.
 */
export const mayRetry = ({ problem }: UploadState): boolean =>
  problem?.kind === 'lost' || (problem?.kind === 'refused' && !final.includes(problem.code))

export const isOnTheWay = ({ at }: UploadState): boolean => at === 'waiting' || at === 'preparing' || at === 'sending'

/** Maximum parallel uploads; more would slow each and delay the first. */
const atOnce = 2

/** Uploads to start now, in order of selection. */
export function startable<State extends UploadState>(uploads: readonly State[]): readonly State[] {
  const running = uploads.filter(({ at }) => at === 'preparing' || at === 'sending').length
  return uploads.filter(({ at }) => at === 'waiting').slice(0, Math.max(0, atOnce - running))
}
