import { createHash, createHmac } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { SESClient, SendRawEmailCommand } from '@aws-sdk/client-ses'
import * as z from 'zod/mini'
import { findFile, hasFile, listFiles, putFile, removeFiles } from '#functions/platform/bucket.ts'
import { invalidateCdn } from '#functions/platform/cdn.ts'
import {
  copyToEvidenceFile,
  findEvidenceFile,
  lockEvidenceFiles,
  removeEvidenceFiles,
} from '#functions/platform/evidence-bucket.ts'
import { findingsIn } from '#functions/platform/image/findings.ts'
import { enqueue } from '#functions/platform/queue.ts'
import { find, findEach, list } from '#functions/table/read.ts'
import { apply, commit } from '#functions/table/transaction.ts'
import { put, putNew, update } from '#functions/table/write.ts'

// Runs as a bundle of its own: calls table, mail, bucket, edge, moderation and queue against a
// recording server, and prints the requests and their results.

const md5 = (text: string) => createHash('md5').update(text).digest('hex')
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest()

/** Checks AWS Signature Version 4 by recomputing it from the request. */
function isSigned({ method, url, headers }: IncomingMessage, body: string): boolean {
  const [, scope = '', names = '', given] =
    /Credential=id\/([^,]+), SignedHeaders=([^,]+), Signature=(\w+)/.exec(headers.authorization ?? '') ?? []
  const [day = '', region = '', service = ''] = scope.split('/')
  const lines = names.split(';').map((name) => `${name}:${String(headers[name]).trim().replace(/\s+/g, ' ')}\n`)
  const [path, query = ''] = (url ?? '').split('?')
  const sorted = query
    .split('&')
    .map((part) => (part === '' || part.includes('=') ? part : `${part}=`))
    .sort()
    .join('&')
  const sum = String(headers['x-amz-content-sha256'] ?? sha256(body))
  const canonical = [method, path, sorted, lines.join(''), names, sum].join('\n')
  const text = ['AWS4-HMAC-SHA256', headers['x-amz-date'], scope, sha256(canonical)].join('\n')
  const key = hmac(hmac(hmac(hmac('AWS4secret', day), region), service), 'aws4_request')
  return names.includes('host') && names.includes('x-amz-date') && hmac(key, text).toString('hex') === given
}

const seen: unknown[] = []
const tokens: unknown[] = []
/** Whether the requests to the table come from the SDK's own client, which names itself. */
let isSdkClient = false

async function noted(request: IncomingMessage): Promise<void> {
  let body = ''
  for await (const chunk of request) body += chunk
  const { 'x-amz-target': target, 'content-type': type, 'x-amz-security-token': session } = request.headers
  // The caller reference of an invalidation is random.
  const text = body.replace(/<CallerReference>.*?<\/CallerReference>/, '')
  // A queue's URL contains this server's port, which differs between two runs.
  const json = body.replaceAll(String(request.headers.host), 'host')
  const { ClientRequestToken: token, ...sent } = target ? JSON.parse(json) : { text }
  if (token) tokens.push(token)
  if (String(target).startsWith('DynamoDB_'))
    isSdkClient ||= /api\/dynamodb\b/.test(String(request.headers['user-agent']))
  const attempt = request.headers['amz-sdk-request']
  seen.push({
    method: request.method,
    url: request.url,
    target,
    type,
    session,
    attempt,
    sent,
    isSigned: isSigned(request, body),
  })
}

const item = {
  PK: { S: 'a' },
  SK: { S: 'b' },
  n: { N: '1' },
  list: { L: [{ S: 'é' }, { NULL: true }] },
  flag: { BOOL: true },
  map: { M: { x: { N: '1.5' } } },
}
const failure = (name: string, more = {}) =>
  JSON.stringify({ __type: `com.amazonaws.dynamodb.v20120810#${name}`, message: name, ...more })
const refusedItem = { Code: 'ConditionalCheckFailed', Message: 'no', Item: item }

/** The server's answers in order: temporary failures, which are retried, and then final answers. */
const answers: [number, string][] = [
  [500, failure('InternalServerError')],
  [200, JSON.stringify({ Item: item })],
  [400, failure('ProvisionedThroughputExceededException')],
  [200, JSON.stringify({ Items: [item, item], Count: 2, LastEvaluatedKey: { PK: { S: 'z' } } })],
  [200, JSON.stringify({ Items: [item], Count: 1 })],
  [400, failure('TransactionCanceledException', { CancellationReasons: [{ Code: 'None' }, refusedItem] })],
  [503, '<html>Service unavailable</html>'],
  [400, failure('TransactionCanceledException', { CancellationReasons: [{ Code: 'TransactionConflict' }] })],
  [200, '{}'],
  [400, failure('ConditionalCheckFailedException', { Item: item })],
  [200, '{}'],
  [400, failure('ValidationException')],
  [
    200,
    JSON.stringify({
      Responses: { table: [item] },
      UnprocessedKeys: { table: { Keys: [{ PK: { S: 'b' }, SK: { S: 'c' } }] } },
    }),
  ],
  [200, JSON.stringify({ Responses: { table: [{ PK: { S: 'b' }, SK: { S: 'c' } }] }, UnprocessedKeys: {} })],
  [200, JSON.stringify({ ModerationLabels: [{ Name: 'Explicit Nudity', Confidence: 93.4 }] })],
  [503, '<html>Service unavailable</html>'],
  [200, JSON.stringify({ Successful: [{ Id: '0', MessageId: 'm', MD5OfMessageBody: md5('{"n":"é"}') }] })],
  [200, JSON.stringify({ Successful: [], Failed: [{ Id: '0', Code: 'InternalError', SenderFault: false }] })],
]
const mailAnswer =
  '<SendRawEmailResponse xmlns="http://ses.amazonaws.com/doc/2010-12-01/"><SendRawEmailResult><MessageId>m-1</MessageId></SendRawEmailResult></SendRawEmailResponse>'

const listed =
  '<ListBucketResult><IsTruncated>false</IsTruncated><Contents><Key>photos/A/1 é&amp;2.avif</Key></Contents></ListBucketResult>'
const versions =
  '<ListVersionsResult><IsTruncated>false</IsTruncated><Version><Key>A-1/b/full.webp</Key><VersionId>v1</VersionId></Version></ListVersionsResult>'
const invalidated = '<Invalidation><Id>I1</Id><Status>InProgress</Status></Invalidation>'

/** Answers of bucket and edge: XML, bytes or an empty body. */
function answerFiles({ method, url = '' }: IncomingMessage, response: ServerResponse) {
  const xml = (text: string) => response.writeHead(200, { 'content-type': 'application/xml' }).end(text)
  if (url.includes('invalidation'))
    return response.writeHead(201, { 'content-type': 'application/xml' }).end(invalidated)
  if (url.includes('list-type')) return xml(listed)
  if (url.includes('versions')) return xml(versions)
  if (method === 'PUT' && url.includes('A-1')) return xml('<CopyObjectResult><ETag>"e"</ETag></CopyObjectResult>')
  if (url.includes('delete')) return xml('<DeleteResult></DeleteResult>')
  if (url.includes('missing')) return response.writeHead(404).end()
  if (method === 'GET') return response.writeHead(200, { 'content-type': 'image/avif', etag: '"e"' }).end('bytes')
  return response.writeHead(200, { etag: '"e"' }).end()
}

const server = createServer(async (request, response) => {
  await noted(request)
  if (/^\/(photos|evidence|2020-05-31)/.test(request.url!)) return answerFiles(request, response)
  if (!request.headers['x-amz-target']) return response.writeHead(200, { 'content-type': 'text/xml' }).end(mailAnswer)
  const [status, text] = answers.shift()!
  return response.writeHead(status, { 'content-type': 'application/x-amz-json-1.0' }).end(text)
})
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
process.env.AWS_ENDPOINT_URL = address
process.env.AWS_ENDPOINT_URL_S3 = address
process.env.QUEUE_URLS = JSON.stringify({ mail: `${address}/1/mail` })

const shape = z.looseObject({ PK: z.string() })
const key = { PK: 'a', SK: 'b' }
const told = (error: Error) => `${error.name}: ${error.message}`
const withExisting = (existing: unknown) => new Error(JSON.stringify(existing))
const nested = {
  text: 'groß',
  n: 1.5,
  none: undefined,
  nested: { a: [true, null], none: undefined, Key: 'a field of ours' },
}

const results = [
  await find(shape, key, { consistent: true }),
  await list(shape, { PK: 'a', prefix: 'é', limit: 3, newestFirst: true }, { index: 'search' }),
  await commit([
    putNew(key, nested, undefined),
    update(key, 'SET n = :n', { values: { ':n': 2 }, onConflict: withExisting }),
  ]).catch(told),
  // First refused by a proxy before AWS, then in conflict, then written.
  await commit([put(key, nested)]),
  await apply(update(key, 'SET n = :n', { values: { ':n': [1, 'x'] }, onConflict: withExisting })).catch(told),
  await apply(put(key, { n: 1 })),
  await apply(put(key, {})).catch(told),
  await new SESClient({})
    .send(
      new SendRawEmailCommand({ Source: 'a@x.example', RawMessage: { Data: Buffer.from('Subject: é\r\n\r\n+&=') } }),
    )
    .then(({ MessageId }) => MessageId),
  await findEach(shape, [key, { PK: 'b', SK: 'c' }]),
  await findingsIn({ pixels: Buffer.alloc(3), width: 1, height: 1, jpeg: async () => Buffer.from('jpeg') }),
  // Refused by a proxy before AWS, then accepted.
  await enqueue('mail', [{ n: 'é' }]),
  await enqueue('mail', [{ n: 1 }]).catch(told),
  await putFile('photos/A/1 é&2.avif', Buffer.from('bytes'), { contentType: 'image/avif', cacheControl: 'private' }),
  await findFile('photos/A/1 é&2.avif', 10).then((file) => file && { ...file, body: file.body.toString() }),
  await findFile('photos/missing', 10),
  await hasFile('photos/missing'),
  await listFiles('photos/A/'),
  await removeFiles('photos/A/'),
  await invalidateCdn(['/photos/A/*']),
  await copyToEvidenceFile('photos/A/1/full.webp', 'A-1/b/full.webp'),
  await findEvidenceFile('A-1/b/full.webp', 10).then((file) => file && { ...file, body: file.body.toString() }),
  await lockEvidenceFiles('A-1/', null),
  await lockEvidenceFiles('A-1/', new Date('2027-01-01T00:00:00Z')),
  await removeEvidenceFiles('A-1/'),
]
server.close()
server.closeAllConnections()

// Retries of a transaction have the same token; a different transaction has a different token.
const tokenOrder = tokens.map((token) => tokens.indexOf(token))
console.log(JSON.stringify({ seen, results, tokenOrder, unused: answers, isSdkClient }))
