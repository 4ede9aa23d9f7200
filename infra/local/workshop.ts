import type { OpenApiDocument } from '#infra/build/openapi.ts'
import type { LocalClock } from './clock.ts'
import type { Flexpay } from './flexpay.ts'
import type { Payments } from './payments.ts'
import type { PushService } from './push.ts'
import type { PushPages } from './push-pages.ts'
import type { Queues } from './queues.ts'
import type { Schedules } from './schedules.ts'
import type { Login } from './seed-target.ts'
import type { Mailbox } from './ses.ts'
import type { SmsBox } from './sms.ts'
import type { Sockets } from './sockets.ts'
import type { TellFeedback } from './topics.ts'
import type { Yoti } from './yoti.ts'

/** The parts of the local run that the developer page shows and controls. */
export type Workshop = {
  clock: LocalClock
  mailbox: Mailbox
  tellMailFeedback: TellFeedback
  sms: SmsBox
  pushes: PushService
  pushPages: PushPages
  payments: Payments
  flexpay: Flexpay
  yoti: Yoti
  schedules: Schedules
  queues: Queues
  sockets: Sockets
  /** Id of the member of a live connection; undefined if the connection is not stored. */
  memberOf: (connection: string) => Promise<string | undefined>
  /** Origin per country code. */
  origins: Readonly<Record<string, string>>
  logins: () => readonly Login[]
  openApi: () => Promise<OpenApiDocument>
  /** Deletes and seeds all data in the background. */
  reset: () => void
  /** The current operation on the data, for display, or null. */
  busyWith: () => string | null
}
