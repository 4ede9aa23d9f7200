import * as z from 'zod/mini'
import { Token } from '../model/input.ts'
import { disabledReasons, notificationTypes } from '../model/user.ts'
import { endpoint } from './endpoint.ts'

const Switches = z.record(z.enum(notificationTypes), z.boolean())

/** Each kind on or off, and why mails are off altogether (NOTIF-01, NOTIF-09). */
const Preferences = z.object({ types: Switches, disabled: z.array(z.enum(disabledReasons)) })

export const notifications = {
  preferences: endpoint({
    method: 'GET',
    path: '/api/notifications.php',
    access: 'member',
    answer: Preferences,
    refusals: [],
  }),
  /**
   * Switches kinds on and off; those left out stay. Switching an advertising kind on is the agreement that the law asks for, and is kept with its
   * moment (TRAP-49). `enable` lifts a mark of spam or an unsubscription; a wrong address is lifted by confirming a new one (OPEN-62).
   */
  change: endpoint({
    method: 'PUT',
    path: '/api/notifications.php',
    access: 'member',
    body: z.object({
      types: z.optional(z.partialRecord(z.enum(notificationTypes), z.boolean())),
      enable: z.optional(z.enum(['fbl', 'listunsubscribe'])),
    }),
    answer: Preferences,
    refusals: [],
  }),
  /** The one-click link of a mail, from the mail program and without a session (NOTIF-11, TRAP-49). The token names member and kind. */
  unsubscribe: endpoint({
    method: 'POST',
    path: '/api/unsubscribe.php',
    access: 'public',
    query: z.object({ token: Token }),
    answer: z.object({ unsubscribed: z.literal(true) }),
    refusals: ['link_invalid'],
    fromAnywhere: true,
  }),
  /** The page was hidden: the member is not looking any more (API-07). Sent as a beacon, so its answer is read by nobody: 204. */
  pageHidden: endpoint({
    method: 'POST',
    path: '/api/page-hidden.php',
    access: 'visitor',
    body: z.optional(z.object({})),
    answer: z.undefined(),
    refusals: [],
  }),
}
