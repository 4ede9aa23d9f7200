import type { Site } from '#functions/platform/site.ts'
import type { Staff } from '#functions/stores/staff/staff.ts'

/** Member of staff for whom members, complaints and photos are shown, with the site and time. */
export type StaffView = { staff: Pick<Staff, 'id' | 'roles'>; site: Site; now: Date }
