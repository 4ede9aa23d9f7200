import { type DynamoDb, startDynamoDb } from '#infra/local/dynamodb.ts'
import { findJava } from '#infra/local/java.ts'

let database: Promise<DynamoDb> | undefined

/**
 * Database of this test file, started at first use; every file runs in a process of its own. A
 * database for the complete run would slow down with each write: DynamoDB Local keeps every change
 * and scans all of them at each read of a stream.
 */
export async function openDatabase(): Promise<string> {
  database ??= findJava('.local/java', console.log).then((java) => startDynamoDb({ dir: 'memory', java }))
  return (await database).endpoint
}

export async function closeDatabase(): Promise<void> {
  await (await database)?.stop()
  database = undefined
}
