import type { NotificationType } from '../model/user.ts'

/**
 * Types that are advertising by law: off in the EU
 * until the member consents to that type (TRAP-49).
 */
export const advertisingTypes = ['promotions', 'weekly_updates', 'news'] as const satisfies NotificationType[]
type AdvertisingType = (typeof advertisingTypes)[number]

export const isAdvertising = (type: NotificationType): type is AdvertisingType =>
  advertisingTypes.includes(type as AdvertisingType)
