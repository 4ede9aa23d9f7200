import { createHash } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { SESClient, SendRawEmailCommand } from '@aws-sdk/client-ses'
import * as z from 'zod/mini'
import { commit, find, list, putNew, update } from '#functions/data/table.ts'

// Runs as a bundle of its own: makes the calls of table and mail against a server that notes them, and prints what was sent and what came of it.

/** Differs from call to call, or (user-agent) tells which provider gave the credentials. */
const volatile = ['host', 'user-agent', 'amz-sdk-invocation-id', 'authorization', 'x-amz-date', 'x-amz-content-sha256']
const seen: unknown[] = []

const noted = async (request: IncomingMessage) => {
  let body = ''
  for await (const chunk of request) body += chunk
  const { authorization = '' } = request.headers
  seen.push({
    method: request.method,
    url: request.url,
    headers: Object.entries(request.headers).filter(([name]) => !volatile.includes(name)),
    signed: authorization.replace(/\d{8}|Signature=\w+/g, ''),
    body: body.replace(/"ClientRequestToken":"[^"]+"/, ''),
    isHashOfBody: request.headers['x-amz-content-sha256'] === createHash('sha256').update(body).digest('hex'),
  })
}

const item = { PK: { S: 'a' }, SK: { S: 'b' }, n: { N: '1' }, list: { L: [{ S: 'x' }] }, flag: { BOOL: true } }
const answers: Record<string, [number, unknown]> = {
  GetItem: [200, { Item: item }],
  Query: [200, { Items: [item], Count: 1 }],
  TransactWriteItems: [
    400,
    {
      __type: 'com.amazonaws.dynamodb.v20120810#TransactionCanceledException',
      message: 'Transaction cancelled',
      CancellationReasons: [{ Code: 'None' }, { Code: 'ConditionalCheckFailed', Item: item }],
    },
  ],
}

const mailAnswer =
  '<SendRawEmailResponse xmlns="http://ses.amazonaws.com/doc/2010-12-01/"><SendRawEmailResult><MessageId>m-1</MessageId></SendRawEmailResult></SendRawEmailResponse>'

const server = createServer(async (request, response) => {
  await noted(request)
  const target = request.headers['x-amz-target']
  if (typeof target !== 'string') return response.writeHead(200, { 'content-type': 'text/xml' }).end(mailAnswer)
  // The very first call fails for a reason that passes, so that trying again is compared too.
  const [status, answer] =
    seen.length === 1 ? [500, { __type: 'InternalServerError' }] : answers[target.split('.')[1]!]!
  return response.writeHead(status, { 'content-type': 'application/x-amz-json-1.0' }).end(JSON.stringify(answer))
})
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
process.env.AWS_ENDPOINT_URL = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
const mail = new SESClient({})

const shape = z.looseObject({ PK: z.string() })
const key = { PK: 'a', SK: 'b' }
const results = [
  await find(shape, key, { consistent: true }),
  await list(shape, { PK: 'a', prefix: 'é', limit: 5, newestFirst: true }, { index: 'search' }),
  await commit([
    putNew(key, { text: 'groß', n: 1.5, none: undefined, nested: { a: [true, null] } }, undefined),
    update(key, 'SET n = :n', { values: { ':n': 2 }, otherwise: (standing) => new Error(JSON.stringify(standing)) }),
  ]).catch((error: Error) => error.message),
  await mail
    .send(
      new SendRawEmailCommand({ Source: 'a@x.example', RawMessage: { Data: Buffer.from('Subject: é\r\n\r\n+&=') } }),
    )
    .then(({ MessageId }) => MessageId),
]
server.close()
server.closeAllConnections()

const client = new DynamoDBClient({})
const addresses = ['eu-west-1', 'eu-central-1', 'us-east-1'].map((Region) => {
  const parameters = { Region, UseFIPS: false, UseDualStack: false }
  return [client, mail].map(({ config }) => config.endpointProvider(parameters).url.href)
})
console.log(JSON.stringify({ seen, results, addresses }))
