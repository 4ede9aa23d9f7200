import { Readable } from 'node:stream'
import { CloudFrontClient, CreateInvalidationCommand } from '@aws-sdk/client-cloudfront'
import { DetectModerationLabelsCommand, RekognitionClient } from '@aws-sdk/client-rekognition'
import {
  DeleteObjectsCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3'
import { mockClient } from 'aws-sdk-client-mock'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { findFile, removeFiles } from '#functions/platform/bucket.ts'
import { invalidateCdn } from '#functions/platform/cdn.ts'
import { findingsIn } from '#functions/platform/image/findings.ts'
import { FileTooLarge } from '#functions/platform/s3-client.ts'

const s3 = mockClient(S3Client)
const edge = mockClient(CloudFrontClient)
const moderation = mockClient(RekognitionClient)

beforeEach(() => {
  for (const mock of [s3, edge, moderation]) mock.reset()
  for (const [name, value] of Object.entries({
    AWS_REGION: 'eu-west-1',
    AWS_ACCESS_KEY_ID: 'id',
    AWS_SECRET_ACCESS_KEY: 'secret',
    PHOTO_BUCKET: 'bucket-of-photos',
  }))
    vi.stubEnv(name, value)
})
afterEach(() => void vi.unstubAllEnvs())

const refusal = (status: number) =>
  new S3ServiceException({ name: 'Refused', $fault: 'client', $metadata: { httpStatusCode: status } })
const body = (text: string) => Readable.from([Buffer.from(text)]) as never

/**
 * Covers answers that the local stand-ins cannot give: refusals, partial failures, other services.
 */
describe('calls of AWS', () => {
  test('reading a file stops at the size limit; a missing file is undefined, and a refusal throws', async () => {
    s3.on(GetObjectCommand)
      .resolvesOnce({ Body: body('12345678901') })
      .rejectsOnce(refusal(404))
      .rejects(refusal(403))
    await expect(findFile('a/b', 10)).rejects.toBeInstanceOf(FileTooLarge)
    expect(await findFile('a/b', 10)).toBeUndefined()
    await expect(findFile('a/b', 10)).rejects.toMatchObject({ $metadata: { httpStatusCode: 403 } })
  })

  test('removing files refuses a prefix that is not a complete folder', async () => {
    for (const prefix of ['', '/', 'photos', 'photos/', 'photos/A']) await expect(removeFiles(prefix)).rejects.toThrow()
    expect(s3.calls()).toHaveLength(0)
  })

  test('TRAP-46 a folder with more files than one call can remove is removed completely, and a file left over is a failure', async () => {
    const keys = Array.from({ length: 1_003 }, (_, at) => ({ Key: `photos/A/${at}` }))
    s3.on(ListObjectsV2Command)
      .resolvesOnce({ Contents: keys.slice(0, 1_000), NextContinuationToken: 'more' })
      .resolves({ Contents: keys.slice(1_000) })
    s3.on(DeleteObjectsCommand).resolves({})
    await removeFiles('photos/A/')
    const removed = s3
      .commandCalls(DeleteObjectsCommand)
      .flatMap(({ args: [{ input }] }) => input.Delete?.Objects ?? [])
    expect(removed).toEqual(keys)
    s3.on(DeleteObjectsCommand).resolves({ Errors: [{ Key: 'photos/A/1', Code: 'InternalError' }] })
    await expect(removeFiles('photos/A/')).rejects.toThrow('InternalError')
  })

  test('the CDN is invalidated only where there is one', async () => {
    await invalidateCdn(['/photos/A/*'])
    vi.stubEnv('DISTRIBUTION_ID', 'E123')
    await invalidateCdn([])
    expect(edge.calls()).toHaveLength(0)
    await invalidateCdn(['/photos/A/*', '/photos/B/C/*'])
    expect(edge.commandCalls(CreateInvalidationCommand).map(({ args: [{ input }] }) => input)).toMatchObject([
      {
        DistributionId: 'E123',
        InvalidationBatch: { Paths: { Quantity: 2, Items: ['/photos/A/*', '/photos/B/C/*'] } },
      },
    ])
  })

  test('TRAP-74 labels of the moderation service include their confidence', async () => {
    vi.stubEnv('MODERATION', 'rekognition')
    moderation
      .on(DetectModerationLabelsCommand)
      .resolves({ ModerationLabels: [{ Name: 'Explicit Nudity', Confidence: 93.4 }] })
    const picture = { pixels: Buffer.alloc(3), width: 1, height: 1, jpeg: async () => Buffer.from('jpeg') }
    expect(await findingsIn(picture)).toEqual(['Explicit Nudity 93'])
    expect(moderation.commandCalls(DetectModerationLabelsCommand)[0]?.args[0].input).toEqual({
      Image: { Bytes: Buffer.from('jpeg') },
      MinConfidence: 60,
    })
  })
})
