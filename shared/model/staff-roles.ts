// Separate from ./staff.ts: the contract, which every page loads, imports only the roles.

/**
 * moderator: photos, complaints, bans, fictional profiles. finance:
 * payments, refunds, blocked accounts, discount codes (OPEN-06).
 * host: answers for fictional profiles, and sees nothing else (CHAT-36).
 * editor: promotions and news (NOTIF-23).
 * lead, legal: in addition to moderator; only they see the pictures of cases (MOD-06).
 */
export const staffRoles = ['moderator', 'finance', 'host', 'editor', 'lead', 'legal'] as const
/** Roles with access to the pictures of cases of minors and child abuse (MOD-06, MOD-07). */
export const caseRoles = ['lead', 'legal'] as const satisfies readonly (typeof staffRoles)[number][]
export type StaffRole = (typeof staffRoles)[number]
