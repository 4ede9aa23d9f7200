import { type DynamoDb, startDynamoDb } from '#infra/local/dynamodb.ts'
import { findJava } from '#infra/local/java.ts'

let database: Promise<DynamoDb> | undefined

/**
 * The database of this test file, started when first asked for; every file runs in a process of its own. One for a whole run grows slower with each
 * write: DynamoDB Local looks through all changes that were ever made each time a stream is read, and forgets none.
 */
export async function openDatabase(): Promise<string> {
  database ??= findJava('.local/java', console.log).then((java) => startDynamoDb({ dir: 'memory', java }))
  return (await database).endpoint
}

export async function closeDatabase(): Promise<void> {
  await (await database)?.stop()
  database = undefined
}
