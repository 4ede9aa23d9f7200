import { httpHandler } from '#functions/platform/http.ts'
import type { AuthScheme, Loaded, Loads, PipelineLoad, PipelineRun } from '#functions/platform/pipeline.ts'
import { Refusal } from '#functions/platform/refusal.ts'
import { findStaffSession, markUsed, type Staff } from '#functions/stores/staff/staff.ts'
import { apply } from '#functions/table/transaction.ts'
import type { Answer, Endpoint } from '#shared/contract/endpoint.ts'
import { staffErrorTexts } from '#shared/i18n/staff-error-texts.ts'
import { endedStaffCookies, readStaffCaller, type StaffCaller } from './staff-session.ts'

/** Endpoint of the staff console. */
type StaffEndpoint = Endpoint & { access: 'public' | 'staff' }

type RunContext<E extends Endpoint> = PipelineRun<E> &
  (E['access'] extends 'staff' ? { staff: Staff; caller: StaffCaller } : unknown)

type Steps<E extends Endpoint, L extends Loads> = {
  /**
   * Set for a call that the console makes regularly. Such a call does not count as use of the
   * session, which would otherwise never time out while a console is open.
   */
  isPolled?: true
  /**
   * Reads in parallel with the reads of the session. Must not write: the caller is not authorised
   * yet.
   */
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
  errorTexts: staffErrorTexts,
  endedCookies: endedStaffCookies,
  languageOf: () => undefined,
  toLoad: () => ({}),
  toRun: (staff, caller) => ({ staff, caller: staff && caller }),
})

/** Handler of a console call (functions/platform/pipeline.ts). */
export const handle = <const E extends StaffEndpoint, L extends Loads = Record<never, never>>(
  spec: E,
  { isPolled, ...steps }: Steps<E, L>,
) => httpHandler(staffScheme({ isPolled: isPolled === true }), spec, steps)
