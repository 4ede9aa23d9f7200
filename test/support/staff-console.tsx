import userEvent from '@testing-library/user-event'
import { settingsQuery } from '#frontend/domain/account/session.ts'
import { Console } from '#frontend/features/staff/Console.tsx'
import { staffQuery } from '#frontend/features/staff/session.ts'
import { textsOf } from '#frontend/features/staff/texts.ts'
import { locationOf, showPage, startRouter } from '#frontend/lib/router.ts'
import type { Settings } from '#shared/contract/site.ts'
import { messages as shell } from '#shared/i18n/nl/messages.ts'
import type { StaffUser } from '#shared/model/staff.ts'
import type { StaffRole } from '#shared/model/staff-roles.ts'
import { answered, type StubCall, stubApi } from './api-stub.ts'
import { drawWithTexts, newClient } from './screen.tsx'
import { shownSettings } from './shown.ts'

export const staffUser = (...roles: readonly StaffRole[]): StaffUser => ({
  id: 'STAFF1',
  name: 'Mo',
  email: 'mo@example.org',
  roles: [...roles],
})

/** The texts that the console loads, and no others. */
const texts = { ...shell, ...(await textsOf('nl')) }

type Answer = ReturnType<typeof answered>
type Answers = Readonly<Record<string, (call: StubCall) => Answer | Promise<Answer>>>

/**
 * Mounts the staff console in Dutch at a path below /staff. `user` is the signed-in member of
 * staff, or null. `answers` maps `METHOD name` of a staff call, such as `GET complaint`, to its
 * answer; every other call gets a default answer.
 */
export function openConsole(
  path: string,
  user: StaffUser | null,
  answers: Answers = {},
  settings: Partial<Settings> = {},
) {
  const nothing = { count: 0, oldest_at: null }
  const calls = stubApi((call) => {
    const name = `${call.method} ${call.path.replace('/api/staff-', '').replace('.php', '')}`
    if (answers[name]) return answers[name](call)
    if (name === 'GET overview')
      return answered({
        photos: nothing,
        verifications: nothing,
        texts: nothing,
        complaints: nothing,
        objections: nothing,
        erasures: nothing,
        case_complaints: null,
        case_objections: null,
        risks: { ...nothing, urgent: 0 },
      })
    if (name === 'GET complaints') return answered({ complaints: [], next: null })
    if (name === 'GET members') return answered({ members: [], more: false })
    if (name === 'GET member-requests') return answered({ export: null, erasure: null })
    if (name === 'GET session') return answered(user)
    return answered({})
  })
  window.history.replaceState(null, '', path)
  startRouter((place) => showPage(place), { scroll: 'top' })
  showPage(locationOf(path))
  const client = newClient()
  client.setQueryData(settingsQuery.queryKey, shownSettings(settings))
  client.setQueryData(staffQuery.queryKey, user)
  drawWithTexts(<Console />, client, texts)
  const sent = (method: string, name: string) =>
    calls.filter((call) => call.method === method && call.path === `/api/staff-${name}.php`)
  return { calls, client, sent, user: userEvent.setup() }
}
