import { staff } from '#shared/contract/staff.ts'
import { pageSize } from '#shared/rules/limits.ts'
import { handle } from '../handle.ts'
import { findPhotoQueue } from '../photo-queue.ts'
import { findWaiting } from '../queues.ts'

export const handler = handle(staff.listPhotos, {
  load: ({ site, now }) => ({ photos: findPhotoQueue(pageSize.staff, site, now), waiting: findWaiting('photos') }),
  run: async ({ photos, waiting }) => ({ photos, waiting }),
})
