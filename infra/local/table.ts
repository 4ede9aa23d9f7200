import {
  CreateTableCommand,
  DeleteTableCommand,
  DescribeTableCommand,
  DynamoDBClient,
  GetItemCommand,
  PutItemCommand,
  type TableDescription,
  UpdateTimeToLiveCommand,
} from '@aws-sdk/client-dynamodb'
import { DynamoDBStreamsClient } from '@aws-sdk/client-dynamodb-streams'
import type { Key } from '#functions/table/key.ts'
import { accessKey, secretKey } from './environment.ts'
import { markItem } from './stream.ts'

/** The declaration in functions/table/shape.ts; all key attributes are texts. */
export type TableShape = {
  partitionKey: string
  sortKey: string
  timeToLive: string
  indexes: Record<string, { partitionKey: string; sortKey: string; projected: readonly string[] }>
}

const access = { region: 'eu-west-1', credentials: { accessKeyId: accessKey, secretAccessKey: secretKey } }

export const tableClient = (endpoint: string) => new DynamoDBClient({ endpoint, ...access })
export const streamClient = (endpoint: string) => new DynamoDBStreamsClient({ endpoint, ...access })

const keySchema = (partitionKey: string, sortKey: string) => [
  { AttributeName: partitionKey, KeyType: 'HASH' as const },
  { AttributeName: sortKey, KeyType: 'RANGE' as const },
]

/**
 * Creates the table with its indexes and stream if it is missing. Returns the ARN of its stream.
 */
export async function createTable(client: DynamoDBClient, name: string, shape: TableShape): Promise<string> {
  const existing = await findTable(client, name)
  if (existing?.LatestStreamArn) return existing.LatestStreamArn
  const indexes = Object.entries(shape.indexes)
  const attributes = new Set(
    [shape, ...Object.values(shape.indexes)].flatMap((keys) => [keys.partitionKey, keys.sortKey]),
  )
  const { TableDescription } = await client.send(
    new CreateTableCommand({
      TableName: name,
      BillingMode: 'PAY_PER_REQUEST',
      KeySchema: keySchema(shape.partitionKey, shape.sortKey),
      AttributeDefinitions: [...attributes].map((attribute) => ({ AttributeName: attribute, AttributeType: 'S' })),
      GlobalSecondaryIndexes: indexes.map(([index, { partitionKey, sortKey, projected }]) => ({
        IndexName: index,
        KeySchema: keySchema(partitionKey, sortKey),
        Projection: projected.length
          ? { ProjectionType: 'INCLUDE', NonKeyAttributes: [...projected] }
          : { ProjectionType: 'KEYS_ONLY' },
      })),
      StreamSpecification: { StreamEnabled: true, StreamViewType: 'NEW_AND_OLD_IMAGES' },
    }),
  )
  await client.send(
    new UpdateTimeToLiveCommand({
      TableName: name,
      TimeToLiveSpecification: { AttributeName: shape.timeToLive, Enabled: true },
    }),
  )
  return TableDescription!.LatestStreamArn!
}

/** Writes the item that marks a position in the stream; see stream.ts. */
export const putMark = async (client: DynamoDBClient, TableName: string, name: string): Promise<void> => {
  await client.send(new PutItemCommand({ TableName, Item: markItem(name) }))
}

/** Id of the member of a live connection; undefined if the connection is not stored. */
export async function findMember(client: DynamoDBClient, TableName: string, { PK, SK }: Key) {
  const { Item } = await client.send(new GetItemCommand({ TableName, Key: { PK: { S: PK }, SK: { S: SK } } }))
  return Item?.memberId?.S
}

export const deleteTable = (client: DynamoDBClient, name: string) =>
  client.send(new DeleteTableCommand({ TableName: name }))

/**
 * Whether the table has exactly the declared indexes. A table made by another version of the code
 * may have others.
 */
export async function hasIndexes(client: DynamoDBClient, name: string, { indexes }: TableShape): Promise<boolean> {
  const existing = (await findTable(client, name))?.GlobalSecondaryIndexes ?? []
  const found = existing.map(({ IndexName, KeySchema, Projection }) => [
    IndexName!,
    ...(KeySchema ?? []).map(({ AttributeName }) => AttributeName!),
    ...(Projection?.NonKeyAttributes ?? []).toSorted(),
  ])
  const declared = Object.entries(indexes).map(([index, { partitionKey, sortKey, projected }]) => [
    ...[index, partitionKey, sortKey],
    ...projected.toSorted(),
  ])
  const normalized = (rows: readonly string[][]) => rows.map(String).sort().join()
  return normalized(found) === normalized(declared)
}

const findTable = async (client: DynamoDBClient, name: string): Promise<TableDescription | undefined> => {
  try {
    return (await client.send(new DescribeTableCommand({ TableName: name }))).Table
  } catch (error) {
    if ((error as Error).name === 'ResourceNotFoundException') return undefined
    throw error
  }
}
