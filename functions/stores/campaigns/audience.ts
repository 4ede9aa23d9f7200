import * as z from 'zod/mini'
import type { Account } from '#functions/stores/account/account.ts'
import { listPushDevices } from '#functions/stores/notifications/devices.ts'
import { type Channel, type Choices, switchesOf } from '#functions/stores/notifications/preferences.ts'
import { audienceOf, dueShards, inAudience } from '#functions/table/index-keys.ts'
import { memberIn } from '#functions/table/key.ts'
import { keys } from '#functions/table/keys.ts'
import { count, list } from '#functions/table/read.ts'
import type { Write } from '#functions/table/transaction.ts'
import { put, remove } from '#functions/table/write.ts'
import { countryOf } from '#shared/countries/all.ts'
import { languages } from '#shared/i18n/languages.ts'
import type { CampaignKind, Segment } from '#shared/model/campaign.ts'
import { dayMs } from '#shared/rules/durations.ts'
import type { Campaign } from './campaign.ts'

/** `dueAt`: position in the audience, which is the sort key in the index. */
const AudienceRow = z.object({ SK: z.string(), dueAt: z.string() })

const dayOf = (moment: string): string => moment.slice(0, 10)

/**
 * Position of a member in an audience: language, premium, and day of the last visit, or of the
 * signup if there was no visit.
 */
const placeOf = ({ language, premium, signupDate }: Account, seenAt: string): string =>
  `${language}#${premium ? 1 : 0}#${dayOf(seenAt || signupDate)}`

/**
 * Channels by which a member gets campaigns of a kind. The member must have agreed to the channel.
 * Mail also requires that mails are not disabled, and push that the member has a device. The
 * devices are read only if the member agreed to push.
 */
export async function campaignChannels(account: Account, choices: Choices, kind: CampaignKind): Promise<Channel[]> {
  if (account.status !== 'active' || account.fictional) return []
  const isOn = (channel: Channel) => switchesOf(choices, channel, countryOf(account.site))[kind]
  const byMail = isOn('mail') && account.notificationsDisabled.length === 0
  const byPush = isOn('push') && (await listPushDevices(account.id)).length > 0
  return [...(byMail ? (['mail'] as const) : []), ...(byPush ? (['push'] as const) : [])]
}

/**
 * Positions of a member in the audiences (`placeOf`), keyed by the sort key of the row for the
 * audience.
 */
export async function findPlaces(memberId: string): Promise<ReadonlyMap<string, string>> {
  const { items } = await list(AudienceRow, keys.audiences(memberId), { consistent: true })
  return new Map(items.map(({ SK, dueAt }) => [SK, dueAt]))
}

/**
 * Write that puts a member into the audience of a kind of campaign; none if the member is already
 * at this position.
 */
export function putInAudience(
  account: Account,
  kind: CampaignKind,
  places: ReadonlyMap<string, string>,
  seenAt: string,
): Write[] {
  const key = keys.audience(account.id, kind)
  const place = inAudience(kind, account.site, placeOf(account, seenAt), account.id)
  return places.get(key.SK) === place.dueAt ? [] : [put(key, place)]
}

/**
 * Write that removes a member from the audience of a kind of campaign; none if the member is not in
 * it.
 */
export function removeFromAudience(memberId: string, kind: CampaignKind, places: ReadonlyMap<string, string>): Write[] {
  const key = keys.audience(memberId, kind)
  return places.has(key.SK) ? [remove(key)] : []
}

/** Site, kind and segment of a campaign. */
type Aim = Pick<Campaign, 'kind' | 'site' | 'segment'>

/** Range of an audience in the index. */
export type AudiencePart = { PK: string; between: readonly [string, string] }

const dayBefore = (now: Date, days: number): string => dayOf(new Date(now.getTime() - days * dayMs).toISOString())

/**
 * First and last day on which members of a segment may have visited last, counted back from `asOf`.
 * `0` and `~` stand for no bound.
 */
function daysOf({ visited }: Segment, asOf: Date): readonly [string, string] {
  if (!visited) return ['0', '~']
  return visited.within ? [dayBefore(asOf, visited.days), '~'] : ['0', dayBefore(asOf, visited.days + 1)]
}

/**
 * Ranges of the index that contain exactly the members of a segment. Within a range, members are
 * sorted by their last visit, so that a member who visits while a campaign runs is reached later,
 * not skipped. A member who changes the language or loses premium during the run may be skipped
 * (decisions/0049-campaigns.md).
 */
export function partsOf({ kind, site, segment }: Aim, asOf: Date): AudiencePart[] {
  const [from, to] = daysOf(segment, asOf)
  const shards = Array.from({ length: dueShards }, (_, shard) => audienceOf(kind, site, shard).PK)
  const spoken = segment.language ? [segment.language] : languages
  const paying = segment.premium === null ? [0, 1] : [segment.premium ? 1 : 0]
  return spoken.flatMap((language) =>
    paying.flatMap((premium) =>
      shards.map((PK): AudiencePart => {
        const group = `${language}#${premium}#`
        return { PK, between: [`${group}${from}`, `${group}${to}#~`] }
      }),
    ),
  )
}

/**
 * Number of members of a segment. Reads only keys in the index, about 200 bytes for each member.
 */
export async function countSegment(aim: Aim, now: Date): Promise<number> {
  const counts = await Promise.all(partsOf(aim, now).map((part) => count(part, { index: 'due' })))
  return counts.reduce((sum, one) => sum + one, 0)
}

const Entry = z.object({ PK: z.string(), dueAt: z.string() })

/**
 * Ids of up to `limit` members of a range who follow the position `after`. In the result, `after`
 * is the position of the last of them; `more`: whether further members follow.
 */
export async function listAudience(
  { PK, between: [from, to] }: AudiencePart,
  after: string | undefined,
  limit: number,
) {
  const { items, more } = await list(Entry, { PK, between: [after ? `${after}\0` : from, to], limit }, { index: 'due' })
  return { memberIds: items.map((item) => memberIn(item.PK)), after: items.at(-1)?.dueAt, more }
}
