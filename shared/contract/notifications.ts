import * as z from 'zod/mini'
import { Token } from '../model/input.ts'
import { disabledReasons, notificationTypes } from '../model/user.ts'
import { endpoint } from './endpoint.ts'

const Switches = z.record(z.enum(notificationTypes), z.boolean())

/**
 * Switch of each notification type, and why all mails are off, if they are (NOTIF-01, NOTIF-09).
 */
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
   * Changes switches; a missing type stays unchanged. Switching on an advertising type is the
   * consent that the law requires, and is stored with its time (TRAP-49). `enable` allows mails
   * again after a spam complaint or an unsubscription; after a bounce, confirming a new address
   * does (OPEN-62).
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
  /**
   * Unsubscribe without a session, by a token that contains member and type: in one click from the
   * mail client, which disables all notifications (NOTIF-11, TRAP-49), or by the link in a mail,
   * which switches its type off (NOTIF-25).
   */
  unsubscribe: endpoint({
    method: 'POST',
    path: '/api/unsubscribe.php',
    access: 'public',
    query: z.object({ token: Token }),
    answer: z.object({ unsubscribed: z.literal(true) }),
    refusals: ['link_invalid'],
    fromAnywhere: true,
  }),
  /**
   * Beacon: the page was hidden, so the member is no longer active
   * (API-07). Answers 204, as nothing reads the answer of a beacon.
   */
  pageHidden: endpoint({
    method: 'POST',
    path: '/api/page-hidden.php',
    access: 'visitor',
    body: z.optional(z.object({})),
    answer: z.undefined(),
    refusals: [],
  }),
}
