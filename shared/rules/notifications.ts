import type { NotificationType } from '../model/user.ts'

/** Kinds that the law calls advertising: in the EU off until the member agrees to that very kind (TRAP-49). */
export const advertisingTypes = ['promotions', 'weekly_updates', 'news'] as const satisfies NotificationType[]
type AdvertisingType = (typeof advertisingTypes)[number]

export const isAdvertising = (type: NotificationType): type is AdvertisingType =>
  advertisingTypes.includes(type as AdvertisingType)
