import { globSync, readFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { localVariableNames } from '#functions/platform/resources.ts'

/**
 * Server that accepts requests and never answers; below `/begun`, and to a query of the table, it
 * starts an answer and stops.
 */
let hanging: Server

beforeAll(async () => {
  hanging = createServer((request, response) => {
    if (request.url?.includes('begun') || String(request.headers['x-amz-target']).includes('Query'))
      response.writeHead(200, { 'content-length': 9 }).write('x')
  })
  await new Promise<void>((resolve) => hanging.listen(0, '127.0.0.1', resolve))
  const endpoint = `http://127.0.0.1:${(hanging.address() as AddressInfo).port}`
  const services = ['S3', 'SES', 'CLOUDFRONT', 'REKOGNITION', 'SQS', 'SNS', 'DYNAMODB']
  for (const service of services) vi.stubEnv(`AWS_ENDPOINT_URL_${service}`, endpoint)
  for (const [name, value] of Object.entries({
    AWS_REGION: 'eu-west-1',
    AWS_ACCESS_KEY_ID: 'x',
    AWS_SECRET_ACCESS_KEY: 'x',
    PHOTO_BUCKET: 'photos',
    MAIL_SENDERS: JSON.stringify({ service: { from: 'site@example.org', configurationSet: 'service' } }),
    SUPPORT_EMAIL: 'help@example.org',
    DISTRIBUTION_ID: 'E1',
    MODERATION: 'rekognition',
    [localVariableNames.clientPatience]: '0.05',
    QUEUE_URLS: `{"mail":"${endpoint}/1/mail"}`,
    LIVE_API_URL: endpoint,
  }))
    vi.stubEnv(name, value)
})
afterAll(() => {
  vi.unstubAllEnvs()
  hanging.closeAllConnections()
  hanging.close()
})

const mail = { subject: 'Hoi', text: 'Hoi', html: '<p>Hoi</p>', language: 'nl' as const }
const picture = { pixels: Buffer.alloc(3), width: 1, height: 1, jpeg: async () => Buffer.alloc(3) }
const table = async () => ({
  ...(await import('#functions/table/client.ts')),
  ...(await import('#functions/table/dynamodb.ts')),
})
const calls = {
  DynamoDB: async () => (await table()).db.send(new (await table()).GetCommand({ TableName: 't', Key: {} })),
  'DynamoDB in the middle of an answer': async () =>
    (await table()).db.send(new (await table()).QueryCommand({ TableName: 't' })),
  S3: async () => (await import('#functions/platform/bucket.ts')).hasFile('hangs'),
  'S3 in the middle of a file': async () => (await import('#functions/platform/bucket.ts')).findFile('begun', 99),
  SES: async () =>
    (await import('#functions/mail/send.ts')).send({
      kind: 'service',
      to: 'to@example.org',
      rendered: mail,
      unsubscribeUrl: null,
      id: 'I',
      thread: null,
    }),
  CloudFront: async () => (await import('#functions/platform/cdn.ts')).invalidateCdn(['/photos/A/*']),
  SQS: async () => (await import('#functions/platform/queue.ts')).enqueue('mail', [{ n: 1 }]),
  SNS: async () => (await import('#functions/platform/sms.ts')).sendSms('+31612345678', 'Hoi'),
  'API Gateway': async () => (await import('#functions/platform/live-api.ts')).postFrame('C1=', { type: 'pong' }),
  Rekognition: async () => (await import('#functions/platform/image/findings.ts')).findingsIn(picture),
}

describe('quality.md temporary failures: an AWS service that hangs', () => {
  test.concurrent.each(Object.entries(calls))('fails within its timeout: %s', async (_, call) => {
    const error = await call().then(
      () => undefined,
      (reason: unknown) => reason as Error,
    )
    expect(error).toBeInstanceOf(Error)
    // A temporary failure has the client's error as its cause.
    const { name, code } = (error!.cause ?? error) as NodeJS.ErrnoException
    expect(`${name} ${code}`).toMatch(/Timeout|ECONNRESET|aborted/i)
  })
})

test('TRAP-37 an upload or a removal of many files may take longer than the other requests to S3', async () => {
  // All requests but the listing are answered after 750 ms: longer than the limit for an answer,
  // which is 500 ms at this patience, and shorter than the idle time.
  const slow = createServer((request, response) => {
    const body = request.url?.includes('list-type') ? listing : '<DeleteResult/>'
    request.resume()
    setTimeout(() => response.end(body), request.url?.includes('list-type') ? 0 : 750)
  })
  const listing = '<ListBucketResult><Contents><Key>exports/A/1.zip</Key></Contents></ListBucketResult>'
  await new Promise<void>((resolve) => slow.listen(0, '127.0.0.1', resolve))
  const { AWS_ENDPOINT_URL_S3, CLIENT_PATIENCE } = process.env
  vi.stubEnv('AWS_ENDPOINT_URL_S3', `http://127.0.0.1:${(slow.address() as AddressInfo).port}`)
  vi.stubEnv(localVariableNames.clientPatience, '0.2')
  const { putFile, removeFile, removeFiles } = await import('#functions/platform/bucket.ts')
  try {
    await putFile('exports/A/1.zip', Buffer.from('x'), { contentType: 'application/zip' })
    await removeFiles('exports/A/')
    await expect(removeFile('exports/A/1.zip')).rejects.toThrow('TimeoutError')
  } finally {
    vi.stubEnv('AWS_ENDPOINT_URL_S3', AWS_ENDPOINT_URL_S3)
    vi.stubEnv(localVariableNames.clientPatience, CLIENT_PATIENCE)
    slow.close()
  }
})

/** Source of a call, from its name to the closing bracket. */
function callAt(source: string, start: number): string {
  let depth = 0
  for (let end = source.indexOf('(', start); end < source.length; end++) {
    if (source[end] === '(') depth++
    if (source[end] === ')' && --depth === 0) return source.slice(start, end + 1)
  }
  return ''
}

/** Calls that make the AWS clients of the functions, by the name of the client. */
const newClients = () =>
  globSync('functions/**/*.ts').flatMap((file) => {
    const source = readFileSync(file, 'utf8')
    return [...source.matchAll(/new (\w+Client)\(/g)].map(({ index, 1: name }) => ({
      name: name!,
      made: callAt(source, index),
    }))
  })

test('TRAP-37 S3, SES and CloudFront have 1 s to connect and at most 3 s to answer', () => {
  const limitsOf = (name: string) => {
    const { made } = newClients().find((one) => one.name === name)!
    return ['connect', 'answer'].map((limit) => Number(made.match(`${limit}: ([\\d_]+)`)![1]!.replace('_', '')))
  }
  for (const name of ['S3Client', 'SESClient', 'CloudFrontClient']) {
    const [connect, answer] = limitsOf(name)
    expect(connect, name).toBe(1_000)
    expect(answer, name).toBeLessThanOrEqual(3_000)
  }
})

test('every AWS client in the functions has timeouts for connection, answer and idle time', async () => {
  const made = newClients().map(({ name, made: call }) => ({
    name,
    isLimited: call.includes('requestHandler: timeLimits('),
  }))
  const names = [
    'ApiGatewayManagementApiClient',
    'CloudFrontClient',
    'RekognitionClient',
    'S3Client',
    'SESClient',
    'SNSClient',
    'SQSClient',
    'TableClient',
  ]
  expect(made.toSorted((a, b) => a.name.localeCompare(b.name))).toEqual(
    names.map((name) => ({ name, isLimited: true })),
  )

  const { timeLimits } = await import('#functions/platform/time-limits.ts')
  expect(timeLimits({ connect: 1_000, answer: 4_000, idle: 2_000 })).toEqual({
    connectionTimeout: 50,
    requestTimeout: 200,
    socketTimeout: 100,
    throwOnRequestTimeout: true,
  })
})

test('a queue that does not answer is given up when the patience of the caller ends', async () => {
  const { enqueue } = await import('#functions/platform/queue.ts')
  // Without `patienceMs`, the client gives up later, by a TimeoutError.
  await expect(enqueue('mail', [{ n: 1 }], { patienceMs: 500 })).rejects.toMatchObject({ name: 'AbortError' })
})
