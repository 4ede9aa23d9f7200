import { useState } from 'react'
import { ulid } from 'ulid'
import { declineTemplates } from '#frontend/features/staff/templates.ts'
import { useMailedText } from '#frontend/features/staff/use-mailed-text.ts'
import type { Input } from '#shared/contract/endpoint.ts'
import type * as handRequests from '#shared/contract/hand-requests.ts'
import type { Language } from '#shared/i18n/languages.ts'
import { type DeclineGround, declineGrounds, declineLength, type RequestKind } from '#shared/model/hand-request.ts'

type Body = Input<typeof handRequests.declineRequest>['body']

/** Form state for declining a request. The possible grounds depend on the kind of request. */
export function useDecline(member: string, language: Language) {
  const [id] = useState(() => ulid())
  const [kind, chooseKind] = useState<RequestKind | ''>('')
  const [ground, setGround] = useState<DeclineGround | ''>('')
  const [reason, setReason] = useState('')
  const mailed = useMailedText({
    name: ['decline', id],
    text: reason,
    onChange: setReason,
    language,
    min: declineLength.min,
    templates: declineTemplates(ground),
  })
  const setKind = (next: RequestKind | '') => {
    chooseKind(next)
    const grounds: readonly string[] = next ? declineGrounds[next] : []
    if (!grounds.includes(ground)) setGround('')
  }
  return {
    kind,
    ground,
    mailed,
    setKind,
    setGround,
    /** Body of the call; null if an answer is missing. */
    read: () => {
      const isReady = mailed.check()
      return kind === '' || ground === '' || !isReady ? null : ({ id, member, request: kind, ground, reason } as Body)
    },
  }
}
