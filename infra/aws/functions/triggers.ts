import type { FunctionEntry } from '#infra/inventory.ts'
import type { DomainStack } from '../domain-stack.ts'
import type { AddedFunction } from './function.ts'
import { addQueueReader } from './queue-reader.ts'
import { addRoute } from './route.ts'
import { addSchedule } from './schedule.ts'
import { addSocketRoute } from './socket-route.ts'
import { addStreamReader } from './stream-reader.ts'
import { addSubscription } from './subscription.ts'
import { addUploadRule } from './upload-rule.ts'

type Kind = FunctionEntry['kind']
type EntryOf<K extends Kind> = Extract<FunctionEntry, { kind: K }>
type AddTrigger<K extends Kind> = (stack: DomainStack, entry: EntryOf<K>, added: AddedFunction) => void

/** Trigger of each kind of function: a kind without a trigger does not compile. */
const triggers: { [K in Kind]: AddTrigger<K> } = {
  endpoint: addRoute,
  job: addSchedule,
  upload: addUploadRule,
  topic: addSubscription,
  stream: addStreamReader,
  queue: addQueueReader,
  socket: addSocketRoute,
}

/**
 * Adds the trigger that fits the kind of a function. The cast is safe, as `triggers` has the right
 * entry for each kind.
 */
export const addTrigger = (stack: DomainStack, entry: FunctionEntry, added: AddedFunction): void =>
  (triggers[entry.kind] as AddTrigger<Kind>)(stack, entry, added)
