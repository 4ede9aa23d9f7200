import { handle } from '#functions/auth/staff-handle.ts'
import { findWaiting } from '#functions/stores/staff/queues.ts'
import { staff } from '#shared/contract/staff.ts'

export const handler = handle(staff.overview, {
  isPolled: true,
  load: () => ({ photos: findWaiting('photos'), complaints: findWaiting('complaints') }),
  run: async ({ photos, complaints }) => ({ photos, complaints }),
})
