import { staff } from '#shared/contract/staff.ts'
import { handle } from '../handle.ts'
import { findWaiting } from '../queues.ts'

export const handler = handle(staff.overview, {
  isPolled: true,
  load: () => ({ photos: findWaiting('photos'), complaints: findWaiting('complaints') }),
  run: async ({ photos, complaints }) => ({ photos, complaints }),
})
