import { randomUUID } from 'node:crypto'
import { CloudFrontClient, CreateInvalidationCommand } from '@aws-sdk/client-cloudfront'
import { env } from './env.ts'
import { timeLimits } from './time-limits.ts'

let client: CloudFrontClient | undefined

/**
 * Invalidates these paths in the CDN's cache, such as `/photos/<member>/<photo>/*`, so that a URL
 * with a valid signature stops working. Takes one to two minutes; no-op without a CDN.
 */
export async function invalidateCdn(paths: readonly string[]): Promise<void> {
  const { distributionId } = env
  if (!distributionId || paths.length === 0) return
  // CloudFront's API exists in this region only.
  client ??= new CloudFrontClient({
    region: 'us-east-1',
    requestHandler: timeLimits({ connect: 1_000, answer: 3_000, idle: 3_000 }),
  })
  await client.send(
    new CreateInvalidationCommand({
      DistributionId: distributionId,
      InvalidationBatch: {
        CallerReference: randomUUID(),
        Paths: { Quantity: paths.length, Items: [...paths] },
      },
    }),
  )
}
