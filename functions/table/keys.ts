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
 * All keys of the table. The file of each subject declares its keys, with a comment on who reads
 * them. For a new access pattern, first add its key there.
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
