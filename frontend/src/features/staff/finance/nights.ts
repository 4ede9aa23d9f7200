import { useQuery } from '@tanstack/react-query'
import { call } from '#frontend/lib/call.ts'
import * as proofs from '#shared/contract/proofs.ts'

export const useNights = () =>
  useQuery({
    queryKey: ['staff', 'nights'],
    queryFn: ({ signal }) => call(proofs.nights, {}, { signal }),
    // further nightly checks may have finished since the last load
    staleTime: 0,
  })
