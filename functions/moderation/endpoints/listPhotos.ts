import { handle } from '#functions/auth/staff-handle.ts'
import { findWaiting } from '#functions/stores/staff/queues.ts'
import { moderation } from '#shared/contract/moderation.ts'
import { pageSize } from '#shared/rules/limits.ts'
import { findPhotoQueue } from '../photo-queue.ts'

export const handler = handle(moderation.listPhotos, {
  load: ({ site, now }) => ({ photos: findPhotoQueue(pageSize.staff, site, now), waiting: findWaiting('photos') }),
  run: async ({ photos, waiting }) => ({ photos, waiting }),
})
