import { handle } from '#functions/auth/staff-handle.ts'
import { countRisks, findWaiting } from '#functions/stores/staff/queues.ts'
import { moderation } from '#shared/contract/moderation.ts'

export const handler = handle(moderation.overview, {
  isPolled: true,
  load: () => ({ photos: findWaiting('photos'), complaints: findWaiting('complaints'), risks: countRisks() }),
  run: async ({ photos, complaints, risks }) => ({ photos, complaints, risks: { count: risks } }),
})
