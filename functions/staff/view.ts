import type { Staff } from '#functions/stores/staff/staff.ts'
import type { StaffUser } from '#shared/model/staff.ts'

/** Staff member as shown to themselves. */
export const shownStaff = ({ id, email, name, roles }: Staff): StaffUser => ({ id, email, name, roles })
