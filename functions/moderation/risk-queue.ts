import type { Site } from '#functions/platform/site.ts'
import { findAccount, isGone } from '#functions/stores/account/account.ts'
import { findCard } from '#functions/stores/members/card.ts'
import { smallCard } from '#functions/stores/members/shown-card.ts'
import { listQueuedRisks } from '#functions/stores/safety/risk.ts'
import { showQueue } from '#functions/table/staff-queue.ts'
import { civilDate } from '#shared/rules/age.ts'

type Queued = Awaited<ReturnType<typeof listQueuedRisks>>['items'][number]

async function shownRisk({ memberId: id, score, parts, lastAt }: Queued, { country }: Site, now: Date) {
  const [account, card] = await Promise.all([findAccount(id), findCard(id)])
  const isHere = account?.status === 'active' || account?.status === 'not_confirmed'
  if (!isHere || !card || isGone(account, now)) return []
  const member = smallCard(card, civilDate(now, country.timeZone), now)
  return [{ member, signup_date: account.signupDate, score, parts, last_at: lastAt }]
}

/** Up to `limit` members, highest score first (MOD-12), without banned and leaving members. */
export const findRiskQueue = async (limit: number, site: Site, now: Date) =>
  (await showQueue(limit, listQueuedRisks, (one) => shownRisk(one, site, now))).slice(0, limit)
