import { useQueries, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useState } from 'react'
import { ulid } from 'ulid'
import { isLive } from '#frontend/domain/notifications/live.ts'
import type { FileProblem, Size } from '#frontend/domain/photos/photo-file.ts'
import { preparePhoto, Unusable } from '#frontend/domain/photos/photo-picture.ts'
import { isOnTheWay, mayRetry, type UploadProblem } from '#frontend/domain/photos/photo-queue.ts'
import { queryKeys } from '#frontend/domain/query-keys.ts'
import { call, Refused } from '#frontend/lib/call.ts'
import { useStore } from '#frontend/lib/store.ts'
import * as chats from '#shared/contract/chats.ts'
import type { ChatPhoto, ChatPhotoReason } from '#shared/model/message.ts'
import { chatPhotos } from '#shared/rules/photo-limits.ts'
import {
  type ChosenPhoto,
  choosePhoto,
  chosenKey,
  chosenPhotos,
  restorePhotos,
  sentPhoto,
  unchoosePhoto,
  watchSession,
} from './chosen-photos.ts'
import { followSent, forgetPhoto, keptPhotos, sendPhotos, usePhotoUploads } from './photo-sending.ts'
import type { Thread } from './thread.ts'

const none: readonly ChosenPhoto[] = []
/**
 * Poll interval of a photo under inspection, which takes some seconds. With a live connection a
 * hint announces its end, and polling is the fallback.
 */
const pollMs = { live: 10_000, without: 1_500 }

export type ChoiceProblem = { id: string; name: string; problem: FileProblem }

/** Photos chosen for a conversation, and the files that cannot be photos. */
export function useChosenPhotos(memberId: string, conversation: string) {
  const chosen = useStore(chosenPhotos, (all) => all[chosenKey(memberId, conversation)] ?? none)
  const [problems, setProblems] = useState<readonly ChoiceProblem[]>([])
  const [isFull, setFull] = useState(false)
  useEffect(() => void restorePhotos(memberId, chatPhotos.pending).then(followSent), [memberId])

  const add = useCallback(
    async (files: readonly File[]) => {
      const isSameMember = watchSession()
      setProblems([])
      setFull(false)
      for (const file of files) {
        try {
          const prepared = await preparePhoto(file, null)
          if (!isSameMember()) return
          const preview = prepared.isShowable ? URL.createObjectURL(prepared.body) : null
          const photo = { id: ulid(), file, prepared, preview }
          if (!choosePhoto(memberId, conversation, photo, chatPhotos.pending)) setFull(true)
        } catch (error) {
          if (!(error instanceof Unusable)) throw error
          if (isSameMember())
            setProblems((before) => [...before, { id: ulid(), name: file.name, problem: error.problem }])
        }
      }
    },
    [memberId, conversation],
  )
  const remove = useCallback((id: string) => unchoosePhoto(memberId, conversation, id), [memberId, conversation])
  return { chosen, problems, isFull, add, remove }
}

/**
 * State of a chat photo until it becomes a message. `lost`: a reload of the page lost the file, or
 * the server no longer has the photo.
 */
export type PhotoState =
  | { at: 'preparing' }
  | { at: 'sending'; progress: number }
  | { at: 'inspecting' }
  | { at: 'failed'; problem: UploadProblem; mayRetry: boolean }
  | { at: 'refused'; reason: ChatPhotoReason; mayResend: boolean }
  | { at: 'lost' }

export type OutgoingPhoto = { id: string; size: Size | null; preview: string | null; state: PhotoState }

const isUnknown = (error: unknown): boolean => error instanceof Refused && error.code === 'not_found'

/** Photos of a conversation that are on their way or were refused; sent ones become messages. */
export function useOutgoingPhotos(memberId: string, thread: Thread, onDelivered: (conversation: string) => void) {
  const client = useQueryClient()
  const { conversation, messages, partner } = thread
  const uploads = usePhotoUploads()
  const rhythmMs = useStore(isLive) ? pollMs.live : pollMs.without
  const kept = useStore(keptPhotos).filter((photo) => photo.owner === memberId && photo.conversation === conversation)
  const states = useQueries({
    queries: kept.map(({ id }) => {
      const upload = uploads.find((one) => one.id === id)
      return {
        queryKey: queryKeys.chatPhoto(id),
        queryFn: ({ signal }: { signal: AbortSignal }) => call(chats.photo, { query: { id } }, { signal }),
        // until the file has arrived, only this page knows the state
        enabled: upload === undefined || upload.at === 'sent',
        retry: false,
        refetchInterval: ({ state }: { state: { data?: { photo: { stage: string } } | undefined; error: unknown } }) =>
          isUnknown(state.error) || state.data?.photo.stage === 'refused' ? (false as const) : rhythmMs,
      }
    }),
  })
  const sent = kept.filter((_, index) => states[index]?.data?.photo.stage === 'sent').map(({ id }) => id)
  const arrived = sent.filter((id) => messages.some((message) => message.id === id))
  const awaited = sent.filter((id) => !arrived.includes(id)).join()

  useEffect(() => {
    if (!awaited) return
    for (const queryKey of [queryKeys.chat(conversation), queryKeys.chatWithMember(partner.id), queryKeys.chats])
      void client.invalidateQueries({ queryKey })
  }, [awaited, client, conversation, partner.id])
  const done = arrived.join()
  useEffect(() => {
    if (!done) return
    for (const id of done.split(',')) forgetPhoto(id)
    onDelivered(conversation)
  }, [done, conversation, onDelivered])

  const outgoing = kept
    .map(({ id, size }, index): OutgoingPhoto => {
      const upload = uploads.find((one) => one.id === id)
      return { id, size, preview: upload?.preview ?? null, state: stateOf(upload, states[index]) }
    })
    .filter(({ id }) => !arrived.includes(id))
  return {
    outgoing,
    /** Number of photos that are charged if they pass the inspection. */
    pending: outgoing.filter(({ state }) => ['preparing', 'sending', 'inspecting'].includes(state.at)).length,
    send: (chosen: readonly ChosenPhoto[]) =>
      sendPhotos(chosen, { owner: memberId, member: partner.id, conversation }, new Date()),
  }
}

export type Outgoing = ReturnType<typeof useOutgoingPhotos>

type PhotoStatus = { data?: { photo: Pick<ChatPhoto, 'id' | 'stage' | 'reason'> } | undefined; error: unknown }

function stateOf(
  upload: ReturnType<typeof usePhotoUploads>[number] | undefined,
  status: PhotoStatus | undefined,
): PhotoState {
  if (upload && isOnTheWay(upload))
    return upload.at === 'sending' ? { at: 'sending', progress: upload.progress } : { at: 'preparing' }
  if (upload?.problem) return { at: 'failed', problem: upload.problem, mayRetry: mayRetry(upload) }
  const photo = status?.data?.photo
  if (photo?.reason) {
    const mayResend = photo.reason === 'not_checked' || photo.reason === 'insufficient_credits'
    return { at: 'refused', reason: photo.reason, mayResend: mayResend && sentPhoto(photo.id) !== undefined }
  }
  if (isUnknown(status?.error) || (!upload && photo?.stage === 'uploading')) return { at: 'lost' }
  return { at: 'inspecting' }
}
