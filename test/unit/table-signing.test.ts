import { Sha256 } from '@smithy/core/checksum'
import { HttpRequest } from '@smithy/core/protocols'
import { SignatureV4 } from '@smithy/signature-v4'
import { expect, test } from 'vitest'
import { type Credentials, signedHeaders } from '#functions/table/signing.ts'

const headers = {
  'amz-sdk-request': 'attempt=1; max=4',
  host: 'dynamodb.eu-west-1.amazonaws.com',
  'content-type': 'application/x-amz-json-1.0',
  'x-amz-target': 'DynamoDB_20120810.GetItem',
}
const noon = new Date('2026-11-25T12:00:00.900Z')
const own: Credentials = { accessKeyId: 'id', secretAccessKey: 'secret' }
const region = 'eu-west-1'

/** Headers made by the SDK's signer. */
async function expected(body: string, at: Date, credentials: Credentials, regionOf: string) {
  const signer = new SignatureV4({ service: 'dynamodb', region: regionOf, credentials, sha256: Sha256 })
  const request = new HttpRequest({ method: 'POST', path: '/', headers, body })
  return (await signer.sign(request, { signingDate: at })).headers
}

const nextDay = new Date('2026-11-26T00:00:00Z')

// The order matters: the signing key is cached until one of its parts changes.
test.each([
  ['a request', '{"a":"é 🙂"}', noon, own, region],
  ['another body', '{}', noon, own, region],
  ['a session token', '{}', noon, { ...own, sessionToken: 'token/+=' }, region],
  ['another region', '{}', noon, own, 'eu-central-1'],
  ['the next day', '{}', nextDay, own, 'eu-central-1'],
  ['renewed credentials', '{}', nextDay, { accessKeyId: 'next', secretAccessKey: 'renewed' }, 'eu-central-1'],
] as const)('requests to the table are signed as the SDK signs them: %s', async (_, body, at, credentials, where) => {
  const signed = signedHeaders(headers, body, { service: 'dynamodb', region: where, credentials }, at)
  expect(signed).toEqual(await expected(body, at, credentials, where))
})
