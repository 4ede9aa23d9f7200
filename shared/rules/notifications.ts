import type { NotificationType } from '../model/user.ts'

/**
 * Types that are advertising by law: off in the EU
 * until the member consents to that type (TRAP-49).
 */
export const advertisingTypes = ['promotions', 'weekly_updates', 'news'] as const satisfies NotificationType[]
type AdvertisingType = (typeof advertisingTypes)[number]

export const isAdvertising = (type: NotificationType): type is AdvertisingType =>
  advertisingTypes.includes(type as AdvertisingType)

/**
 * Types that are sent at present. The page marks all others as not sent yet
 * (NOTIF-02 keeps all eight switches). A test compares this list with the mails.
 */
export const sentTypes: readonly NotificationType[] = [
  'new_conversations',
  'new_messages',
  'like',
  'unread_message_reminders',
  'reminders',
]

export const isSent = (type: NotificationType): boolean => sentTypes.includes(type)
