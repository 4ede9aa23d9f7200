import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { RadioCards } from '#frontend/ui/RadioCards.tsx'
import { type ErasureTiming, erasureTimings } from '#shared/model/hand-request.ts'
import { deletionGraceDays } from '#shared/rules/limits.ts'
import { useRequestErasure } from '../hand-requests.ts'
import { useIdentityCheck } from '../use-identity-check.ts'
import { HandRequestDialog, type RequestProps } from './HandRequestDialog.tsx'

/**
 * Asks a colleague to approve the erasure of a member. A grace period is only offered if the member
 * can sign in.
 */
export function EraseDialog({ member, maySignIn, onClose }: RequestProps) {
  const t = useTranslations('staff.requests.erase')
  const check = useIdentityCheck()
  const send = useRequestErasure(member.id)
  const [timing, setTiming] = useState<ErasureTiming>(maySignIn ? 'grace' : 'now')
  return (
    <HandRequestDialog
      title={t('title', { name: member.name })}
      text={maySignIn ? t('text') : [t('text'), t('onlyNow')].join(' ')}
      submit={t('submit')}
      tone="danger"
      {...{ check, send, onClose }}
      onSubmit={(answers, onDone) =>
        send.mutate({ ...answers, member: member.id, timing }, { onSuccess: () => onDone(t('done')) })
      }
    >
      {maySignIn && (
        <RadioCards
          label={t('timing')}
          columns={1}
          options={erasureTimings.map((value) => ({
            value,
            label: t(value, { days: String(deletionGraceDays) }),
            description: t(`${value}Hint`),
          }))}
          value={timing}
          onChange={setTiming}
        />
      )}
    </HandRequestDialog>
  )
}
