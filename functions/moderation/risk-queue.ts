import type { Site } from '#functions/platform/site.ts'
import { findAccount, isGone } from '#functions/stores/account/account.ts'
import { findCard, smallCard } from '#functions/stores/members/card.ts'
import { listQueuedRisks } from '#functions/stores/safety/risk.ts'
import { memberIn } from '#functions/table/keys.ts'
import { civilDate } from '#shared/rules/age.ts'

type Queued = Awaited<ReturnType<typeof listQueuedRisks>>['queued'][number]

async function shownRisk({ PK, score, parts, lastAt }: Queued, { country }: Site, now: Date) {
  const id = memberIn(PK)
  const [account, card] = await Promise.all([findAccount(id), findCard(id)])
  const isHere = account?.status === 'active' || account?.status === 'not_confirmed'
  if (!isHere || !card || isGone(account, now)) return []
  const member = smallCard(card, civilDate(now, country.timeZone), now)
  return [{ member, signup_date: account.signupDate, score, parts, last_at: lastAt }]
}

/**
 * Up to `limit` members by score, highest first (MOD-12). Banned and leaving ones are skipped by
 * reading on, so that they never hide the others.
 */
export async function findRiskQueue(limit: number, site: Site, now: Date) {
  const risks: Awaited<ReturnType<typeof shownRisk>> = []
  let from: string | undefined
  for (;;) {
    const { queued, after } = await listQueuedRisks(limit, from)
    const shown = await Promise.all(queued.map((one) => shownRisk(one, site, now)))
    risks.push(...shown.flat())
    from = after
    if (!from || risks.length >= limit) return risks.slice(0, limit)
  }
}
