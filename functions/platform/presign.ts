import { createHmac } from 'node:crypto'
import { Sha256 } from '@smithy/core/checksum'
import { SignatureV4 } from '@smithy/signature-v4'
import { uploadPath } from '#shared/model/photo.ts'
import { photoFile } from '#shared/rules/photo-limits.ts'
import { env } from './env.ts'
import { Refusal } from './refusal.ts'

// The SDK's own presigners use the system clock, so this file builds the URL and the form itself,
// with `now`.

const addressOf = (key: string): URL => {
  const endpoint = process.env.AWS_ENDPOINT_URL_S3
  const bucket = endpoint
    ? `${endpoint}/${env.photoBucket}`
    : `https://${env.photoBucket}.s3.${env.region}.amazonaws.com`
  return new URL(`${bucket}/${key.split('/').map(encodeURIComponent).join('/')}`)
}

/**
 * Presigned URL that downloads one file, as an attachment, for `seconds`. The URL has the origin of
 * S3: a browser can navigate to it, but the site's pages cannot fetch it.
 */
export async function presignDownload(key: string, seconds: number, now: Date): Promise<string> {
  const url = addressOf(key)
  url.searchParams.set('response-content-disposition', 'attachment')
  const signer = new SignatureV4({
    service: 's3',
    region: env.region,
    credentials: async () => env.credentials,
    sha256: Sha256,
    uriEscapePath: false,
  })
  const { query } = await signer.presign(
    {
      method: 'GET',
      protocol: url.protocol,
      hostname: url.hostname,
      path: url.pathname,
      query: Object.fromEntries(url.searchParams),
      headers: { host: url.host },
    },
    { expiresIn: seconds, signingDate: now },
  )
  for (const [name, value] of Object.entries(query ?? {})) url.searchParams.set(name, String(value))
  return url.href
}

/**
 * Refuses a photo file of more than the maximum size with `photo_too_large`, before an upload form
 * is made. `bytes` is what the browser says; S3 enforces the size (`presignUpload`).
 */
export function checkPhotoSize(bytes: number): void {
  const { maxBytes } = photoFile
  if (bytes > maxBytes) throw new Refusal('photo_too_large', { max_mb: maxBytes / (1024 * 1024) })
}

const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest()

/**
 * Presigned form with which a browser uploads one file to one key, for `seconds`. S3 enforces size
 * and type. The browser sends the form to the site's own origin, as pages may connect to no other
 * origin; the CDN forwards it to S3.
 */
export function presignUpload(
  key: string,
  { type, maxBytes, seconds }: { type: string; maxBytes: number; seconds: number },
  now: Date,
): { url: string; fields: Record<string, string> } {
  const { accessKeyId, secretAccessKey, sessionToken } = env.credentials
  const moment = now.toISOString().replace(/[-:]|\.\d+/g, '')
  const scope = [moment.slice(0, 8), env.region, 's3', 'aws4_request']
  const fields = {
    key,
    'Content-Type': type,
    'x-amz-algorithm': 'AWS4-HMAC-SHA256',
    'x-amz-credential': [accessKeyId, ...scope].join('/'),
    'x-amz-date': moment,
    ...(sessionToken && { 'x-amz-security-token': sessionToken }),
  }
  const policy = Buffer.from(
    JSON.stringify({
      expiration: new Date(now.getTime() + seconds * 1000).toISOString(),
      conditions: [
        { bucket: env.photoBucket },
        ['content-length-range', 0, maxBytes],
        ...Object.entries(fields).map(([name, value]) => ({ [name]: value })),
      ],
    }),
  ).toString('base64')
  const signingKey = scope.reduce<string | Buffer>((secret, part) => hmac(secret, part), `AWS4${secretAccessKey}`)
  return {
    url: uploadPath,
    fields: { ...fields, policy, 'x-amz-signature': hmac(signingKey, policy).toString('hex') },
  }
}
