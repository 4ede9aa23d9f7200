import { useState } from 'react'
import { ulid } from 'ulid'
import type { Input } from '#shared/contract/endpoint.ts'
import type { handRequests } from '#shared/contract/hand-requests.ts'
import { type DeclineGround, declineGrounds, declineLength, type RequestKind } from '#shared/model/hand-request.ts'

type Body = Input<typeof handRequests.declineRequest>['body']

/** Form state of one declined request. The possible grounds depend on the kind of request. */
export function useDecline(member: string) {
  const [id] = useState(() => ulid())
  const [kind, chooseKind] = useState<RequestKind | ''>('')
  const [ground, setGround] = useState<DeclineGround | ''>('')
  const [reason, setReason] = useState('')
  const isShort = reason.trim().length < declineLength.min
  const setKind = (next: RequestKind | '') => {
    chooseKind(next)
    const grounds: readonly string[] = next ? declineGrounds[next] : []
    if (!grounds.includes(ground)) setGround('')
  }
  return {
    ...{ kind, ground, reason, isShort, setKind, setGround, setReason },
    /** Body of the call; null if an answer is missing. */
    read: () =>
      kind === '' || ground === '' || isShort ? null : ({ id, member, request: kind, ground, reason } as Body),
  }
}
