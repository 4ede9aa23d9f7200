import { type Account, findAccount } from '#functions/stores/account/account.ts'
import {
  campaignChannels,
  findPlaces,
  putInAudience,
  removeFromAudience,
} from '#functions/stores/campaigns/audience.ts'
import { findSeen } from '#functions/stores/members/presence.ts'
import { findChoices } from '#functions/stores/notifications/preferences.ts'
import { memberIn } from '#functions/table/key.ts'
import { keys } from '#functions/table/keys.ts'
import type { Change, Reaction } from '#functions/table/stream.ts'
import { apply } from '#functions/table/transaction.ts'
import { countryOf } from '#shared/countries/all.ts'
import { campaignKinds } from '#shared/model/campaign.ts'
import { daySeconds } from '#shared/rules/durations.ts'

const accountKey = keys.account('').SK
const cardKey = keys.card('').SK

const { prefix: connections } = keys.connections('')

const accountFields = ['status', 'language', 'premium', 'notificationsDisabled'] as const

/**
 * Day of a card's last activity, in days since 1970. The field `at` begins with the time in
 * seconds, as seven digits in base 36 (functions/stores/members/card-index.ts).
 */
const dayOf = (card: Change['after']): number | undefined =>
  typeof card?.at === 'string' ? Math.floor(Number.parseInt(card.at.slice(0, 7), 36) / daySeconds) : undefined

const isOnByDefault = ({ site }: Account): boolean =>
  campaignKinds.some((kind) => countryOf(site).notificationDefaults[kind])

/**
 * Updates the audiences of campaigns (NOTIF-23) after a change of the notification settings, the
 * push devices, the account, or the day of the last visit. Reads the current rows, so it is
 * idempotent.
 */
export const reaction: Reaction = {
  wants: ({ SK, before, after }) => {
    // A new account joins an audience only if its country has a kind of campaign on by default.
    if (SK === accountKey && !before) return isOnByDefault(after as Account)
    if (SK === accountKey)
      return accountFields.some((field) => JSON.stringify(before?.[field]) !== JSON.stringify(after?.[field]))
    if (SK === cardKey) return dayOf(before) !== dayOf(after)
    return !SK.startsWith(connections) || after?.isHidden === true
  },
  run: async ({ PK }, now) => {
    const id = memberIn(PK)
    const [account, choices, places] = await Promise.all([
      findAccount(id, { consistent: true }),
      findChoices(id, { consistent: true }),
      findPlaces(id),
    ])
    // The purge removes the rows of a member without account.
    if (!account) return
    const channels = await Promise.all(campaignKinds.map((kind) => campaignChannels(account, choices, kind)))
    const reached = campaignKinds.filter((_, at) => channels[at]!.length > 0)
    // The time of the last visit is read only for members who agree to a campaign, as most do not.
    const seenAt = reached.length > 0 ? (await findSeen(id, now)).seenAt : ''
    const moves = campaignKinds.flatMap((kind) =>
      reached.includes(kind) ? putInAudience(account, kind, places, seenAt) : removeFromAudience(id, kind, places),
    )
    await Promise.all(moves.map(apply))
  },
}
