import { accountKeys } from './keys/account.ts'
import { chatKeys } from './keys/chats.ts'
import { creditKeys } from './keys/credits.ts'
import { likeKeys } from './keys/likes.ts'
import { notificationKeys } from './keys/notifications.ts'
import { photoKeys } from './keys/photos.ts'
import { safetyKeys } from './keys/safety.ts'
import { siteKeys } from './keys/site.ts'
import { staffKeys } from './keys/staff.ts'

/**
 * Every key in the table. Each is in the file of its subject with who reads it; a new access
 * pattern starts with a line there.
 */
export const keys = {
  ...accountKeys,
  ...notificationKeys,
  ...photoKeys,
  ...likeKeys,
  ...chatKeys,
  ...safetyKeys,
  ...creditKeys,
  ...staffKeys,
  ...siteKeys,
}
