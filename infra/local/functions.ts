import type { Context, DynamoDBBatchResponse, DynamoDBStreamEvent } from 'aws-lambda'
import { defaults, type Lane } from '#functions/platform/resources.ts'
import { isLetThrough } from '#infra/build/stream-filters.ts'
import { type Load, listFunctionsOf } from '#infra/inventory.ts'

/** What Lambda passes to a function besides its event. */
export const contextFor = (functionName: string, timeoutMs = defaults.timeoutSeconds * 1_000): Context => {
  const endsAt = performance.now() + timeoutMs
  const awsRequestId = crypto.randomUUID()
  return {
    functionName,
    awsRequestId,
    functionVersion: '$LATEST',
    invokedFunctionArn: `arn:aws:lambda:eu-west-1:000000000000:function:${functionName}`,
    memoryLimitInMB: String(defaults.memory),
    logGroupName: `/aws/lambda/${functionName}`,
    logStreamName: 'local',
    callbackWaitsForEmptyEventLoop: false,
    getRemainingTimeInMillis: () => Math.max(0, endsAt - performance.now()),
    done: () => {},
    fail: () => {},
    succeed: () => {},
  }
}

export type StreamHandler = (event: DynamoDBStreamEvent, context: Context) => Promise<DynamoDBBatchResponse>

/** Stream function of one lane. It receives only records that pass Lambda's filters. */
export async function loadStreamHandler(load: Load, lane: Lane): Promise<StreamHandler> {
  const { reactions, filters } = (await listFunctionsOf('stream', load)).find((entry) => entry.lane === lane)!
  const [{ streamHandler }, ...following] = await Promise.all([
    load('functions/table/stream.ts'),
    ...reactions.map(async ({ file, follows }) => ({ ...((await load(file)).reaction as object), follows })),
  ])
  const handler = (streamHandler as (list: unknown[]) => StreamHandler)(following)
  return async ({ Records }, context) => {
    const followed = Records.filter((record) => isLetThrough(filters, record))
    return followed.length > 0 ? handler({ Records: followed }, context) : { batchItemFailures: [] }
  }
}

/** Invokes a function with an event, as Lambda does. */
export async function invoke(load: Load, { name, file, resources }: InvokedFunction, event: unknown): Promise<unknown> {
  const { handler } = await load(file)
  const context = contextFor(name.replace('/', '-'), resources.timeoutSeconds * 1_000)
  return (handler as (event: unknown, context: Context) => Promise<unknown>)(event, context)
}

type InvokedFunction = { name: string; file: string; resources: { timeoutSeconds: number } }
