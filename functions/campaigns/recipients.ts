import { type Account, findAccounts } from '#functions/stores/account/account.ts'
import { campaignChannels } from '#functions/stores/campaigns/audience.ts'
import { type Campaign, languageFor, textIn } from '#functions/stores/campaigns/campaign.ts'
import { addNotified, findNotified, mayTell, type Notified, notifiedOf } from '#functions/stores/campaigns/run.ts'
import { notify } from '#functions/stores/notifications/notify.ts'
import { policy } from '#functions/stores/notifications/policy.ts'
import { findChoices } from '#functions/stores/notifications/preferences.ts'
import { orderPushes } from '#functions/stores/notifications/pushes.ts'
import type { Write } from '#functions/table/transaction.ts'
import { countryOf } from '#shared/countries/all.ts'

type Order = { writes: Write[]; isMailed: boolean }

/**
 * Writes that queue a campaign's mails and pushes for the members who may get them. `ordered`:
 * number of these members; `mails`: number of their mails.
 */
export async function orderFor(
  campaign: Campaign,
  memberIds: readonly string[],
  now: Date,
): Promise<{ ordered: number; mails: number; writes: Write[] }> {
  const [accounts, notified] = await Promise.all([findAccounts(memberIds), findNotified(memberIds)])
  const orders = await Promise.all(
    accounts.map((account) => orderOf(campaign, account, notifiedOf(notified, account.id), now)),
  )
  return {
    ordered: orders.filter(({ writes }) => writes.length > 0).length,
    mails: orders.filter(({ isMailed }) => isMailed).length,
    writes: orders.flatMap(({ writes }) => writes),
  }
}

const nothing: Order = { writes: [], isMailed: false }

/**
 * Writes that notify a member by each channel that they agreed to; none within the minimum interval
 * between two campaigns (`mayTell`).
 */
async function orderOf(
  campaign: Campaign,
  account: Account,
  notified: Notified | undefined,
  now: Date,
): Promise<Order> {
  const event = campaign.kind === 'promotions' ? 'promotionStarted' : 'newsStarted'
  const { mail, push } = policy[event]
  const language = languageFor(campaign, account.language, countryOf(account.site))
  const text = textIn(campaign, language)
  if (!text || !mayTell(notified, campaign.id, mail.everyMinutes, now)) return nothing
  const channels = await campaignChannels(account, await findChoices(account.id), campaign.kind)
  if (channels.length === 0) return nothing
  const props = { campaign: campaign.id }
  const order = { kind: push.withCampaign, path: text.path, campaign: campaign.id }
  const isMailed = channels.includes('mail')
  const writes = [
    addNotified(account.id, notified, campaign.id, now),
    ...(isMailed ? notify({ ...account, language }, { event, id: campaign.id, props }, now) : []),
    ...(channels.includes('push') ? await orderPushes(account.id, [order], now) : []),
  ]
  return { writes, isMailed }
}
