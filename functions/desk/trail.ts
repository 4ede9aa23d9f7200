import { ulid } from 'ulid'
import type { Host } from '#functions/stores/chats/desk.ts'
import { addAudit } from '#functions/stores/staff/audit.ts'
import type { Write } from '#functions/table/transaction.ts'
import type { auditActions } from '#shared/model/staff.ts'

type DeskAction = Extract<(typeof auditActions)[number], `desk_${string}`>

/**
 * Writes of the audit entry of a host's action; `subject` is the conversation or message, `member`
 * the member in the conversation.
 */
export const addDeskAct = (
  host: Host,
  action: DeskAction,
  { member, subject }: { member?: string | undefined; subject: string },
  now: Date,
): Write[] => addAudit(host, { id: ulid(now.getTime()), action, subject, ...(member && { member }) }, now)
