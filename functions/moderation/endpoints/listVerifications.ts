import { handle } from '#functions/auth/staff-handle.ts'
import { findWaiting } from '#functions/stores/staff/queues.ts'
import * as verificationQueue from '#shared/contract/verification-queue.ts'
import { pageSize } from '#shared/rules/limits.ts'
import { findVerificationQueue } from '../verification-queue.ts'

export const handler = handle(verificationQueue.listVerifications, {
  load: ({ site, now }) => ({
    verifications: findVerificationQueue(pageSize.staff, site, now),
    waiting: findWaiting('verifications'),
  }),
  run: async ({ verifications, waiting }) => ({ verifications, waiting }),
})
