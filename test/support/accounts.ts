import type { Account } from '#functions/stores/account/account.ts'
import { keys } from '#functions/table/keys.ts'
import { commit } from '#functions/table/transaction.ts'
import { update } from '#functions/table/write.ts'

/**
 * Changes an account directly in the table, for a state that a test does not create by calls, such
 * as a ban by staff, a deletion or a bounced mail.
 */
export const changeAccount = (id: string, changed: Partial<Account>): Promise<void> => {
  const names = Object.keys(changed)
  return commit([
    update(keys.account(id), `SET ${names.map((name) => `#${name} = :${name}`).join(', ')}`, {
      names: Object.fromEntries(names.map((name) => [`#${name}`, name])),
      values: Object.fromEntries(Object.entries(changed).map(([name, value]) => [`:${name}`, value])),
      condition: 'attribute_exists(PK)',
    }),
  ])
}
