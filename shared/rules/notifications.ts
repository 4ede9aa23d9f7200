import type { NotificationType } from '../model/user.ts'

/** Kinds that the law calls advertising: in the EU off until the member agrees to that very kind (TRAP-49). */
export const advertisingTypes = ['promotions', 'weekly_updates', 'news'] as const satisfies NotificationType[]
type AdvertisingType = (typeof advertisingTypes)[number]

export const isAdvertising = (type: NotificationType): type is AdvertisingType =>
  advertisingTypes.includes(type as AdvertisingType)

/**
 * Types that something sends today. The page says of all others that they are not sent yet (NOTIF-02 keeps all eight switches);
 * a type that gets a mail must be added here, which a test compares with the mails.
 */
export const sentTypes: readonly NotificationType[] = ['reminders']

export const isSent = (type: NotificationType): boolean => sentTypes.includes(type)
