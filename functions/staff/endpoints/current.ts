import { handle } from '#functions/auth/staff-handle.ts'
import * as staff from '#shared/contract/staff.ts'
import { shownStaff } from '../view.ts'

export const handler = handle(staff.current, { run: async ({ staff: own }) => shownStaff(own) })
