import { httpHandler } from '#functions/platform/http.ts'
import type { AuthScheme, Loaded, Loads, PipelineLoad, PipelineRun } from '#functions/platform/pipeline.ts'
import { Refusal } from '#functions/platform/refusal.ts'
import { findStaffSession, markUsed, type Staff } from '#functions/stores/staff/staff.ts'
import { apply } from '#functions/table/transaction.ts'
import type { Answer, Endpoint } from '#shared/contract/endpoint.ts'
import { endedStaffCookies, readStaffCaller, type StaffCaller } from './staff-session.ts'

/** The calls of the console. */
type StaffEndpoint = Endpoint & { access: 'public' | 'staff' }

type RunContext<E extends Endpoint> = PipelineRun<E> &
  (E['access'] extends 'staff' ? { staff: Staff; caller: StaffCaller } : unknown)

type Steps<E extends Endpoint, L extends Loads> = {
  /** Asked again and again by a console that lies open: no use that keeps a session from ending. */
  isPolled?: true
  /** Reads beside those of the session. No writes here: whether the caller may do this is being found out meanwhile. */
  load?: (context: PipelineLoad<E>) => L
  run: (context: RunContext<E> & Loaded<L>) => Promise<Answer<E>>
}

const staffScheme = ({ isPolled }: { isPolled: boolean }): AuthScheme<StaffCaller, Staff> => ({
  read: readStaffCaller,
  find: async ({ staffId, sessionId }, now, { roles = [] }) => {
    const staff = await findStaffSession({ id: staffId, sessionId }, now)
    if (!staff) return undefined
    if (!roles.some((role) => staff.roles.includes(role))) throw new Refusal('role_required')
    if (!isPolled) await apply(markUsed(staffId, sessionId, now))
    return staff
  },
  refusal: 'staff_required',
  endedCookies: endedStaffCookies,
  languageOf: () => undefined,
  toLoad: () => ({}),
  toRun: (staff, caller) => ({ staff, caller: staff && caller }),
})

/** A call of the console: see functions/platform/pipeline.ts. */
export const handle = <const E extends StaffEndpoint, L extends Loads = Record<never, never>>(
  spec: E,
  { isPolled, ...steps }: Steps<E, L>,
) => httpHandler(staffScheme({ isPolled: isPolled === true }), spec, steps)
