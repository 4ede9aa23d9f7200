import type { ErrorCode } from '#shared/contract/errors.ts'
import type { FileProblem } from './photo-file.ts'

/** file: found here. refused: the server's own words. lost: it did not get through and may when tried again. */
export type UploadProblem =
  | { kind: 'file'; problem: FileProblem }
  | { kind: 'refused'; code: ErrorCode; text: string }
  | { kind: 'lost' }

/** One chosen file on its way. */
export type Upload = {
  /** The photo's own id, made here: whatever is sent again is the same photo. */
  id: string
  name: string
  isPrivate: boolean
  /** waiting: for its turn. leaving: cancelled, until the server has given its place back. */
  at: 'waiting' | 'preparing' | 'sending' | 'sent' | 'failed' | 'leaving'
  /** Share of the file that has left, 0 to 1. */
  progress: number
  /** Address of the picture on this device, once it is prepared; null where the browser cannot show it. */
  preview: string | null
  problem: UploadProblem | null
}

export type UploadEvent =
  | { type: 'started' }
  | { type: 'prepared'; preview: string | null }
  | { type: 'progressed'; share: number }
  | { type: 'sent' }
  | { type: 'failed'; problem: UploadProblem }
  | { type: 'retried' }
  | { type: 'cancelled' }

/** From one moment of an upload to the next. An event that does not belong to the moment, such as progress after a cancel, changes nothing. */
export function next(upload: Upload, event: UploadEvent): Upload {
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

/** Whether the same file may get through another time: after a lost connection, or once there is room again. */
export const mayRetry = ({ problem }: Upload): boolean =>
  problem?.kind === 'lost' || (problem?.kind === 'refused' && !final.includes(problem.code))

export const isOnTheWay = ({ at }: Upload): boolean => at === 'waiting' || at === 'preparing' || at === 'sending'

/** Side by side at most: more would make each one slow and the first one late. */
const atOnce = 2

/** Whose turn it is now, in the order of choosing. */
export function startable(uploads: readonly Upload[]): readonly Upload[] {
  const running = uploads.filter(({ at }) => at === 'preparing' || at === 'sending').length
  return uploads.filter(({ at }) => at === 'waiting').slice(0, Math.max(0, atOnce - running))
}
