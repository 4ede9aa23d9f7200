import { DynamoDBClient, type DynamoDBClientConfig } from '@aws-sdk/client-dynamodb'
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb'

/** Replaces functions/table/dynamodb.ts in bundles of the whole SDK (`-c sdk=whole`). */
export class TableClient extends DynamoDBDocumentClient {
  constructor(options: DynamoDBClientConfig) {
    super(new DynamoDBClient(options), { marshallOptions: { removeUndefinedValues: true } })
  }
}

export {
  BatchGetCommand,
  GetCommand,
  PutCommand,
  QueryCommand,
  TransactWriteCommand,
  UpdateCommand,
} from '@aws-sdk/lib-dynamodb'
