import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach } from 'vitest'

export type CloudFront = {
  /** Paths of each invalidation in this test. */
  invalidations: string[][]
  /** Whether every invalidation is refused, as CloudFront does when too many are in progress. */
  isBusy: boolean
}

/** CloudFront mock for all tests of a file. Supports invalidations only. */
export function openCloudFront(): CloudFront {
  const opened: CloudFront = { invalidations: [], isBusy: false }
  let server: Server
  beforeAll(async () => {
    server = createServer((request, response) => {
      const chunks: Buffer[] = []
      request.on('data', (chunk: Buffer) => chunks.push(chunk))
      request.on('end', () => {
        response.setHeader('content-type', 'text/xml')
        if (opened.isBusy) {
          response.statusCode = 400
          return response.end(
            '<ErrorResponse><Error><Code>TooManyInvalidationsInProgress</Code></Error></ErrorResponse>',
          )
        }
        const paths = Buffer.concat(chunks)
          .toString()
          .matchAll(/<Path>(.*?)<\/Path>/g)
        opened.invalidations.push([...paths].map(([, path]) => path!))
        response.statusCode = 201
        return response.end('<Invalidation><Id>I1</Id></Invalidation>')
      })
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const { port } = server.address() as AddressInfo
    Object.assign(process.env, { DISTRIBUTION_ID: 'E1', AWS_ENDPOINT_URL_CLOUDFRONT: `http://127.0.0.1:${port}` })
  })
  afterAll(() => {
    delete process.env.DISTRIBUTION_ID
    delete process.env.AWS_ENDPOINT_URL_CLOUDFRONT
    server.close()
  })
  beforeEach(() => void Object.assign(opened, { invalidations: [], isBusy: false }))
  return opened
}
