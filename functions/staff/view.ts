import type { StaffUser } from '#shared/model/staff.ts'
import type { Staff } from './store.ts'

/** Somebody of the staff as they see themselves. */
export const shownStaff = ({ id, email, name, roles }: Staff): StaffUser => ({ id, email, name, roles })
