import { handle } from '#functions/auth/staff-handle.ts'
import { findWaiting } from '#functions/stores/staff/queues.ts'
import { moderation } from '#shared/contract/moderation.ts'

export const handler = handle(moderation.overview, {
  isPolled: true,
  load: () => ({ photos: findWaiting('photos'), complaints: findWaiting('complaints') }),
  run: async ({ photos, complaints }) => ({ photos, complaints }),
})
