import cloudfront from 'cloudfront'
import type { EdgeAnswer, ViewerEvent, ViewerRequest } from './event.ts'

// The code in this folder runs on CloudFront's JavaScript: no destructuring, spreading, for-of or
// optional chaining.
// biome-ignore lint/style/useNodejsImportProtocol: CloudFront knows it by this name only
const crypto = require('crypto') as typeof import('node:crypto')

/**
 * Forwards a photo request only with a valid signature that has not expired: the same rule as in
 * functions/platform/photo-url.ts. The signing key is in the key-value store; during a key rotation
 * the stored value is the new and the old key, separated by a comma.
 */
export async function handler(event: ViewerEvent): Promise<ViewerRequest | EdgeAnswer> {
  const request = event.request
  const refused = { statusCode: 403, statusDescription: 'Forbidden' }
  const expires = request.querystring.e ? request.querystring.e.value : ''
  const given = request.querystring.s ? request.querystring.s.value : ''
  if (!/^[0-9]{1,12}$/.test(expires) || Number(expires) <= Date.now() / 1000) return refused

  const path = request.uri.replace(/\.(avif|webp|jpg)$/, '').replace(/\/(card|full)$/, '/sharp')
  const signed = `${path}:${Number(expires)}`
  const stored = await cloudfront.kvs().get('photo-key')
  const isSigned = stored.split(',').some((key) => {
    const wanted = crypto.createHmac('sha256', key).update(signed).digest('base64url').slice(0, 22)
    return isSame(wanted, given)
  })
  return isSigned ? request : refused
}

/**
 * Compares in constant time. Stopping at the first difference would reveal how many characters of a
 * guessed signature are correct.
 */
function isSame(wanted: string, given: string): boolean {
  if (wanted.length !== given.length) return false
  let difference = 0
  for (let at = 0; at < wanted.length; at++) difference |= wanted.charCodeAt(at) ^ given.charCodeAt(at)
  return difference === 0
}
