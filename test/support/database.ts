import type { TestProject } from 'vitest/node'
import { startDynamoDb } from '#infra/local/dynamodb.ts'
import { findJava } from '#infra/local/java.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** URL of DynamoDB Local. */
    dynamodb: string
    /** Option of a project's stacks; see `StackOptions`. */
    streamPauseMs: number | undefined
  }
}

/**
 * One DynamoDB Local for all test files of a project: its start costs a second of processor time,
 * and its first thousand calls cost twice as much as later ones. Each test file has a separate
 * store in this database.
 */
export default async function setup({ provide }: TestProject) {
  const database = await startDynamoDb({ dir: 'memory', java: await findJava('.local/java', console.log) })
  provide('dynamodb', database.endpoint)
  return database.stop
}
