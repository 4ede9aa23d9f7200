import * as z from 'zod/mini'
import { keys } from '#functions/table/keys.ts'
import { find } from '#functions/table/read.ts'
import { Conflict, type Write } from '#functions/table/transaction.ts'
import { put, putNew } from '#functions/table/write.ts'
import { countryOf } from '#shared/countries/all.ts'
import type { Country, QuietHours } from '#shared/countries/country.ts'
import { type NotificationType, notificationTypes } from '#shared/model/user.ts'
import { isAdvertising } from '#shared/rules/notifications.ts'

/** Channels with a switch per notification type (NOTIF-18). */
export const channels = ['mail', 'push'] as const
export type Channel = (typeof channels)[number]

const Kind = z.enum(notificationTypes)
const Chosen = z.partialRecord(Kind, z.boolean())
const Times = z.partialRecord(Kind, z.string())

/** Chosen notification settings; a missing setting has the country's default. */
export const Choices = z.object({
  mail: Chosen,
  push: Chosen,
  /**
   * Times of consent to kinds of advertising, per channel; removed if the consent is withdrawn
   * (TRAP-49).
   */
  agreedAt: z.object({ mail: Times, push: Times }),
  /** Null: no quiet hours (NOTIF-19). */
  quietHours: z.optional(z.nullable(z.object({ from: z.int(), to: z.int() }))),
  /** Whether pushes name the other member (OPEN-63). */
  namesInPush: z.optional(z.boolean()),
  /** Version for the optimistic lock. */
  version: z.int(),
})
export type Choices = z.infer<typeof Choices>

const none: Choices = { mail: {}, push: {}, agreedAt: { mail: {}, push: {} }, version: 0 }

export const findChoices = async (memberId: string, options?: { consistent?: boolean }): Promise<Choices> =>
  (await find(Choices, keys.notifications(memberId), options)) ?? none

export type Switches = Record<NotificationType, boolean>

/** Switches of a channel, as chosen or by the country's default (OPEN-60). */
export const switchesOf = (choices: Choices, channel: Channel, { notificationDefaults }: Country): Switches => ({
  ...notificationDefaults,
  ...choices[channel],
})

/** Whether a member wants a kind of notification by at least one channel. */
export const isOnAnywhere = (choices: Choices, type: NotificationType, country: Country): boolean =>
  channels.some((channel) => switchesOf(choices, channel, country)[type])

/** Hours without pushes, as chosen or by the country's default; null if there are none. */
export const quietHoursOf = ({ quietHours }: Choices, country: Country): QuietHours | null =>
  quietHours === undefined ? country.quietHours : quietHours

/** Whether a member wants mails of a kind. Called before each such mail is sent. */
export async function isMailWanted(
  member: { id: string; site: Country['code'] },
  type: NotificationType,
): Promise<boolean> {
  return switchesOf(await findChoices(member.id), 'mail', countryOf(member.site))[type]
}

/** Changes of settings; a missing setting stays unchanged. */
export type ChoiceChanges = {
  mail?: Partial<Switches> | undefined
  push?: Partial<Switches> | undefined
  quietHours?: QuietHours | null | undefined
  namesInPush?: boolean | undefined
}

/** Changes settings; Conflict if they changed since `before` was read. */
export function changeChoices(
  memberId: string,
  before: Choices,
  { mail, push, quietHours = before.quietHours, namesInPush = before.namesInPush }: ChoiceChanges,
  now: Date,
): { choices: Choices; write: Write } {
  const choices: Choices = {
    mail: { ...before.mail, ...mail },
    push: { ...before.push, ...push },
    agreedAt: { mail: agreedTimes(before, 'mail', mail, now), push: agreedTimes(before, 'push', push, now) },
    ...(quietHours !== undefined && { quietHours }),
    ...(namesInPush !== undefined && { namesInPush }),
    version: before.version + 1,
  }
  const key = keys.notifications(memberId)
  const onConflict = () => new Conflict('the notification settings changed meanwhile')
  const write =
    before.version === 0
      ? putNew(key, choices, onConflict)
      : put(key, choices, {
          condition: '#version = :seen',
          names: { '#version': 'version' },
          values: { ':seen': before.version },
          onConflict,
        })
  return { choices, write }
}

/** Times of consent after a change; a repeated consent keeps its first time. */
function agreedTimes(before: Choices, channel: Channel, changes: Partial<Switches> = {}, now: Date) {
  const agreedAt = { ...before.agreedAt[channel] }
  for (const [type, isOn] of Object.entries(changes) as [NotificationType, boolean][]) {
    if (!isAdvertising(type)) continue
    if (!isOn) delete agreedAt[type]
    else if (before[channel][type] !== true) agreedAt[type] = now.toISOString()
  }
  return agreedAt
}
