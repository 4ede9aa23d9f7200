import type { Site } from '#functions/platform/site.ts'
import type { Staff } from '#functions/stores/staff/staff.ts'

/** What members, complaints and photos are shown for: who of staff looks, at which site and when. */
export type StaffView = { staff: Pick<Staff, 'id' | 'roles'>; site: Site; now: Date }
