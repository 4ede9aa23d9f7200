import { createHmac, createSecretKey, hash, type KeyObject } from 'node:crypto'

export type Credentials = { accessKeyId: string; secretAccessKey: string; sessionToken?: string }

type Scope = readonly [day: string, region: string, service: string, end: 'aws4_request']

const sha256 = (text: string): string => hash('sha256', text)
const hmac = (key: string | Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest()

let latest: { name: string; key: KeyObject } | undefined

/** Signing key. Cached, as it stays the same for a day unless Lambda renews the credentials. */
function signingKey(scope: Scope, secret: string): KeyObject {
  const name = [...scope, secret].join('/')
  if (latest?.name !== name) {
    const [day, region, service, end] = scope
    const key = hmac(hmac(hmac(hmac(`AWS4${secret}`, day), region), service), end)
    latest = { name, key: createSecretKey(key) }
  }
  return latest.key
}

/**
 * Adds the headers of AWS Signature Version 4 to `headers` of a POST to `/`, and signs all of them.
 * A test compares the result with that of the SDK's signer. `headers` must have names in lower
 * case, and values without outer or double spaces.
 */
export function signedHeaders(
  headers: Readonly<Record<string, string>>,
  body: string,
  { service, region, credentials }: { service: string; region: string; credentials: Credentials },
  now: Date,
): Record<string, string> {
  const { accessKeyId, secretAccessKey, sessionToken } = credentials
  const moment = now.toISOString().replace(/[-:]|\.\d+/g, '')
  const bodyHash = sha256(body)
  const sent: Record<string, string> = {
    ...headers,
    'x-amz-date': moment,
    'x-amz-content-sha256': bodyHash,
    ...(sessionToken && { 'x-amz-security-token': sessionToken }),
  }
  const names = Object.keys(sent).sort()
  const list = names.join(';')
  const canonical = `POST\n/\n\n${names.map((name) => `${name}:${sent[name]}\n`).join('')}\n${list}\n${bodyHash}`

  const scope: Scope = [moment.slice(0, 8), region, service, 'aws4_request']
  const place = scope.join('/')
  const text = ['AWS4-HMAC-SHA256', moment, place, sha256(canonical)].join('\n')
  const signature = createHmac('sha256', signingKey(scope, secretAccessKey)).update(text).digest('hex')
  sent.authorization = `AWS4-HMAC-SHA256 Credential=${accessKeyId}/${place}, SignedHeaders=${list}, Signature=${signature}`
  return sent
}
