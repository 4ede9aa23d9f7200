import { type QueryClient, useQuery } from '@tanstack/react-query'
import { call } from '#frontend/lib/call.ts'
import { useCached } from '#frontend/lib/use-cached.ts'
import type { WaitingVerification } from '#shared/contract/verification-queue.ts'
import * as verificationQueue from '#shared/contract/verification-queue.ts'
import { verificationRefusals } from '#shared/model/verification.ts'
import { minuteMs } from '#shared/rules/durations.ts'
import { usePictureAddress } from './picture-address.ts'
import { commandsBy } from './queue-commands.ts'
import type { QueueSource } from './use-queue.ts'

export type VerificationDecision =
  | { verdict: 'approved' }
  | { verdict: 'refused'; reason: (typeof verificationRefusals)[number] }

/** Photo verifications that wait for staff (MOD-22). */
export const verificationSource: QueueSource<WaitingVerification, VerificationDecision> = {
  name: 'verifications',
  list: async (signal) => {
    const { verifications, waiting } = await call(verificationQueue.listVerifications, {}, { signal })
    return { entries: verifications, count: waiting.count }
  },
  send: ({ id, member, photos }, decision, isLeaving) => {
    const about = { member: member.id, id }
    const body =
      decision.verdict === 'approved'
        ? { ...about, verdict: decision.verdict, photos: photos.map((photo) => photo.id) }
        : { ...about, ...decision }
    return call(verificationQueue.decideVerification, { body }, { isLeaving })
  },
}

export const commandOfRefusal = (reason: (typeof verificationRefusals)[number]) =>
  ({ type: 'decide', decision: { verdict: 'refused', reason } }) as const

export const verificationCommandOf = commandsBy<VerificationDecision>(
  { a: { type: 'decide', decision: { verdict: 'approved' } } },
  () => verificationRefusals.map(commandOfRefusal),
)

const pictureKey = (id: string) => ['staff', 'verification-picture', id]

export const useIsPictureHere = (id: string | undefined): boolean => useCached(pictureKey(id ?? '')) !== undefined

/**
 * Whether the verification can be approved: its picture was loaded, and the member has a photo to
 * compare it with. The server refuses an approval without photos.
 */
export const canApprove = (verification: WaitingVerification, client: QueryClient): boolean =>
  verification.photos.length > 0 && client.getQueryData(pictureKey(verification.id)) !== undefined

/** Object URL of a verification's picture. Fetched only when opened, as each view is recorded. */
export function useVerificationPicture({ id, member }: WaitingVerification, isOpened: boolean) {
  const { data, error } = useQuery({
    queryKey: pictureKey(id),
    queryFn: ({ signal }) =>
      call(verificationQueue.verificationPicture, { query: { member: member.id, id } }, { signal }),
    enabled: isOpened,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: minuteMs,
  })
  return { address: usePictureAddress(data?.picture, 'image/jpeg'), error }
}
