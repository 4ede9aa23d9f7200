import { randomUUID } from 'node:crypto'
import { CloudFrontClient, CreateInvalidationCommand } from '@aws-sdk/client-cloudfront'
import { env } from './env.ts'
import { timeLimits } from './time-limits.ts'

let client: CloudFrontClient | undefined

/**
 * Takes back the copies that the edge holds of these paths, such as `/photos/<member>/<photo>/*`, so that an address that is still signed opens nothing any
 * more. Done within a minute or two; without an edge there are no copies.
 */
export async function invalidateCdn(paths: readonly string[]): Promise<void> {
  const { distributionId } = env
  if (!distributionId || paths.length === 0) return
  // CloudFront is called in one region, whatever the function's own.
  client ??= new CloudFrontClient({
    region: 'us-east-1',
    requestHandler: timeLimits({ connect: 2_000, answer: 5_000, idle: 5_000 }),
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
