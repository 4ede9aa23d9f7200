import * as z from 'zod/mini'

/** moderator: photos, complaints, bans, fictional profiles. finance: payments, refunds, blocked accounts, discount codes (OPEN-06). */
export const staffRoles = ['moderator', 'finance'] as const
export type StaffRole = (typeof staffRoles)[number]

export const StaffUser = z.object({
  id: z.string(),
  email: z.string(),
  name: z.string(),
  roles: z.array(z.enum(staffRoles)),
})
export type StaffUser = z.infer<typeof StaffUser>
