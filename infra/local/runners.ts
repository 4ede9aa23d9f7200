import type { FunctionEntry } from '#infra/inventory.ts'
import { createApi } from './api.ts'
import { createQueues } from './queues.ts'
import { createSchedules } from './schedules.ts'
import { createSockets } from './sockets.ts'
import { openTable } from './stack-table.ts'
import { createMailFeedback } from './topics.ts'
import { createUploads } from './uploads.ts'

/** Local runner of each kind of function: a kind without a runner does not compile. */
export const runners = {
  endpoint: createApi,
  job: createSchedules,
  upload: createUploads,
  topic: createMailFeedback,
  queue: createQueues,
  socket: createSockets,
  stream: openTable,
} satisfies Record<FunctionEntry['kind'], (...options: never[]) => unknown>
