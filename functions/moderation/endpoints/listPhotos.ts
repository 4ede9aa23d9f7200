import { handle } from '#functions/auth/staff-handle.ts'
import { findWaiting } from '#functions/stores/staff/queues.ts'
import * as moderation from '#shared/contract/moderation.ts'
import { pageSize } from '#shared/rules/limits.ts'
import { findPhotoQueue } from '../photo-queue.ts'
import { recordPrivateViews } from '../private-photos.ts'

export const handler = handle(moderation.listPhotos, {
  load: () => ({ waiting: findWaiting('photos') }),
  // Not read in `load`, because the roles in the session decide which pictures are shown.
  run: async ({ staff: own, waiting, site, now }) => {
    const queue = await findPhotoQueue(pageSize.staff, { staff: own, site, now })
    // The views are recorded before the photos are shown.
    await recordPrivateViews(queue, own, now)
    return { photos: queue.map(({ photo }) => photo), waiting }
  },
})
