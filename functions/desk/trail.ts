import { ulid } from 'ulid'
import type { Host } from '#functions/stores/chats/desk.ts'
import { addAudit } from '#functions/stores/staff/audit.ts'
import type { Write } from '#functions/table/transaction.ts'
import type { auditActions } from '#shared/model/staff.ts'

type DeskAction = Extract<(typeof auditActions)[number], `desk_${string}`>

/** Writes that record an act of a host about a member; `subject`: the conversation or message. */
export const addAct = (
  host: Host,
  action: DeskAction,
  { member, subject }: { member?: string | undefined; subject: string },
  now: Date,
): Write[] => addAudit(host, { id: ulid(now.getTime()), action, subject, ...(member && { member }) }, now)
