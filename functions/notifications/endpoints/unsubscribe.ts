import { handle } from '#functions/auth/handle.ts'
import { hashed } from '#functions/platform/hash.ts'
import { readToken } from '#functions/platform/token.ts'
import { countResult } from '#functions/stores/campaigns/run.ts'
import { apply } from '#functions/table/transaction.ts'
import * as notifications from '#shared/contract/notifications.ts'
import { type NotificationType, notificationTypes } from '#shared/model/user.ts'
import { disableNotifications, endKind } from '../disabling.ts'

const isType = (text: unknown): text is NotificationType => notificationTypes.includes(text as NotificationType)

export const handler = handle(notifications.unsubscribe, {
  run: async ({ query, now, refuse }) => {
    const claims = (await readToken('unsubscribe', query.token, now))?.claims
    if (!claims?.sub || !isType(claims.kind)) return refuse('link_invalid')
    // Only the current address counts: a former address gets no mails, and its present owner must
    // not change the account's settings.
    const isAddressed = ({ email }: { email: string }) => hashed(email) === claims.email
    const hasChanged =
      claims.scope === 'kind'
        ? await endKind(claims.sub, isAddressed, claims.kind, now)
        : await disableNotifications(claims.sub, isAddressed, 'listunsubscribe', now, claims.kind)
    if (hasChanged && claims.campaign) await apply(countResult(claims.campaign, claims.sub, 'unsubscribed'))
    return { unsubscribed: true as const }
  },
})
