import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { preparePhoto } from '#frontend/domain/photos/photo-picture.ts'
import { queryKeys } from '#frontend/domain/query-keys.ts'
import { call } from '#frontend/lib/call.ts'
import { postFile } from '#frontend/lib/upload.ts'
import { verification } from '#shared/contract/verification.ts'
import type { OwnVerification } from '#shared/model/verification.ts'

/** Query key below the album's, so that the same hints invalidate both. */
export const verificationKey = [...queryKeys.album, 'verification']
/** Refetch interval during the inspection of the file, which takes seconds. */
const readingMs = 2_000

const verificationQuery = queryOptions({
  queryKey: verificationKey,
  queryFn: ({ signal }): Promise<OwnVerification> => call(verification.verification, {}, { signal }),
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
  const spec = change === 'start' ? verification.startVerification : verification.withdrawVerification
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
      const { upload } = await call(verification.uploadVerification, { body: { id, type, bytes: body.size } })
      await postFile(upload, body, { signal: new AbortController().signal, onProgress: () => {} })
    },
    onSuccess: () => {
      // optimistic: the server sets this state once it reads the file
      client.setQueryData(verificationQuery.queryKey, (known) => known && { ...known, state: 'inspecting' as const })
    },
    onSettled: (_, error) => error && client.invalidateQueries({ queryKey: verificationKey }),
  })
}
