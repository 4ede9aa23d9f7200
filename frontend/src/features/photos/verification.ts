import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { preparePhoto } from '#frontend/domain/photos/photo-picture.ts'
import { queryKeys } from '#frontend/domain/query-keys.ts'
import { call } from '#frontend/lib/call.ts'
import { postFile } from '#frontend/lib/upload.ts'
import * as photoVerification from '#shared/contract/photo-verification.ts'
import type { OwnVerification } from '#shared/model/verification.ts'
import { minuteMs } from '#shared/rules/durations.ts'

/**
 * Query key below the album's, so that a hint that invalidates the album also invalidates the
 * verification.
 */
export const verificationKey = [...queryKeys.album, 'verification']
/** Refetch interval during the inspection of the file, which takes seconds. */
const readingMs = 2_000

/**
 * Time after which a picture that the server has not begun to read counts as lost, so that the
 * member can take another one or withdraw.
 */
const unreadMs = 2 * minuteMs

/** Last picture that this page sent: the id of its pose, and the end of `unreadMs`. */
let sent = { id: '', until: 0 }

/**
 * Shows `inspecting` from the upload on: the server answers `asked` until it begins to read the
 * file, some seconds later.
 */
const withSent = (known: OwnVerification): OwnVerification =>
  known.state === 'asked' && known.id === sent.id && Date.now() < sent.until ? { ...known, state: 'inspecting' } : known

const verificationQuery = queryOptions({
  queryKey: verificationKey,
  queryFn: async ({ signal }): Promise<OwnVerification> =>
    withSent(await call(photoVerification.verification, {}, { signal })),
  staleTime: 0,
  refetchInterval: ({ state: { data } }) => {
    if (data?.state === 'inspecting') return readingMs
    if (data?.state !== 'asked' || !data.expires_at) return false
    // Refetched when the pose expires.
    return Math.max(readingMs, Date.parse(data.expires_at) - Date.now())
  },
})

export const useVerification = () => useQuery(verificationQuery)

/** Mutation that asks for a pose, or withdraws the verification. */
export function useVerificationChange(change: 'start' | 'withdraw') {
  const client = useQueryClient()
  const spec = change === 'start' ? photoVerification.startVerification : photoVerification.withdrawVerification
  return useMutation({
    mutationFn: () => call(spec, {}),
    onSuccess: async (changed) => {
      // a pending fetch may predate this answer
      await client.cancelQueries({ queryKey: verificationKey })
      client.setQueryData(verificationKey, changed)
    },
  })
}

/** Sends the picture of a pose. Throws `Unusable` for a file that is no picture. */
export function useSendPicture(id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (file: File) => {
      const { body, type } = await preparePhoto(file, null)
      const { upload } = await call(photoVerification.uploadVerification, { body: { id, type, bytes: body.size } })
      await postFile(upload, body, { signal: new AbortController().signal, onProgress: () => {} })
    },
    onSuccess: () => {
      sent = { id, until: Date.now() + unreadMs }
      client.setQueryData(verificationQuery.queryKey, (known) => known && withSent(known))
    },
    onSettled: (_, error) => error && client.invalidateQueries({ queryKey: verificationKey }),
  })
}
