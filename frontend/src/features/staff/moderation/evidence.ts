import { useQuery } from '@tanstack/react-query'
import { call } from '#frontend/lib/call.ts'
import type { Input, Output } from '#shared/contract/endpoint.ts'
import * as moderation from '#shared/contract/moderation.ts'
import { minuteMs } from '#shared/rules/durations.ts'
import { usePictureAddress } from './picture-address.ts'

export type Evidence = NonNullable<Output<typeof moderation.complaint>['evidence']>

type EvidencePicture = Input<typeof moderation.evidencePicture>['query']

/** Object URL of a picture of the evidence. Never refetched while shown: each view is recorded. */
export function useEvidencePicture(query: EvidencePicture) {
  const { data, error } = useQuery({
    queryKey: ['staff', 'evidence-picture', query.id, query.photo, query.picture],
    queryFn: ({ signal }) => call(moderation.evidencePicture, { query }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: minuteMs,
  })
  return { address: usePictureAddress(data?.picture, 'image/webp'), error }
}
