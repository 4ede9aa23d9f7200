import type { TestProject } from 'vitest/node'
import { startDynamoDb } from '#infra/local/dynamodb.ts'
import { findJava } from '#infra/local/java.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    databaseEndpoint: string
  }
}

/** One database for a whole run; every test file has a table of its own in it. */
export default async function setup(project: TestProject) {
  const database = await startDynamoDb({
    dir: 'memory',
    java: await findJava('.local/java', console.log),
    heap: 3_072,
  })
  project.provide('databaseEndpoint', database.endpoint)
  return () => database.stop()
}
