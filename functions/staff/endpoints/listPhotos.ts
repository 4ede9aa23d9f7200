import { handle } from '#functions/auth/staff-handle.ts'
import { findWaiting } from '#functions/stores/staff/queues.ts'
import { staff } from '#shared/contract/staff.ts'
import { pageSize } from '#shared/rules/limits.ts'
import { findPhotoQueue } from '../photo-queue.ts'

export const handler = handle(staff.listPhotos, {
  load: ({ site, now }) => ({ photos: findPhotoQueue(pageSize.staff, site, now), waiting: findWaiting('photos') }),
  run: async ({ photos, waiting }) => ({ photos, waiting }),
})
