import { isDeepStrictEqual } from 'node:util'
import { handle } from '#functions/auth/staff-handle.ts'
import { findAccount } from '#functions/stores/account/account.ts'
import { findNamedMember } from '#functions/stores/account/claims.ts'
import { type CodeRecord, findCode, saveCode } from '#functions/stores/discounts/code.ts'
import { commit } from '#functions/table/transaction.ts'
import * as finance from '#shared/contract/finance.ts'
import { goneMember } from '#shared/contract/finance.ts'
import { countries } from '#shared/countries/all.ts'
import { shownCode } from '../discount-view.ts'
import { isSiteCode } from '../site-codes.ts'
import { addDiscountAct, type DiscountFields } from '../trail.ts'

const fieldsOf = (record: CodeRecord): DiscountFields => {
  const { madeAt: _, changedAt: __, changedBy: ___, version: ____, ...fields } = record
  return fields
}

export const handler = handle(finance.saveDiscount, {
  load: ({ body }) => ({
    existing: findCode(body.code, { consistent: true }),
    userId: body.user_id === null ? Promise.resolve(null) : findNamedMember(body.user_id),
  }),
  run: async ({ staff: own, body, existing, userId, now, refuse }) => {
    if (userId === undefined) return refuse('member_unknown')
    const { version, user_id: _named, minimum_order_value, paymentmethods, ...rest } = body
    const fields = {
      ...rest,
      userId,
      minOrderCents: minimum_order_value,
      paymentMethods: paymentmethods,
    }
    const before = existing && fieldsOf(existing)
    // A repeat whose first answer was lost.
    const isRepeat = existing?.version === version + 1 && existing.changedBy.id === own.id
    if (isRepeat && isDeepStrictEqual(before, fields)) return shownCode(existing, now)
    if (isSiteCode(body.code)) refuse('code_reserved')
    if (existing && version === 0) refuse('code_taken')
    if ((existing?.version ?? 0) !== version) refuse('discount_changed')
    const { country, currency, expires } = fields
    if (country && currency && countries[country].currency !== currency) refuse('currency_mismatch')
    // An unchanged expiry may be in the past, as an expired code can still be stopped, not resumed.
    const isResumed = existing?.status === 'inactive' && fields.status === 'active'
    const mustBeAhead = isResumed || expires !== existing?.expires
    if (expires && mustBeAhead && new Date(expires) <= now) refuse('expiry_past')
    // If the member of the code was purged, saving it without a member would open it to everybody.
    if (existing?.userId === goneMember && userId === null) refuse('member_gone')
    if (userId && userId !== existing?.userId && !(await findAccount(userId))) refuse('member_unknown')

    const at = now.toISOString()
    const next = {
      ...fields,
      madeAt: existing?.madeAt ?? at,
      changedAt: at,
      changedBy: { id: own.id, name: own.name },
    }
    await commit([...saveCode(existing, next), ...addDiscountAct(own, before, fields, now)])
    return shownCode({ ...next, version: version + 1 }, now)
  },
})
