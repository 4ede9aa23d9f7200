import type { APIGatewayProxyStructuredResultV2 } from 'aws-lambda'

/** Minimum size: a smaller response fits into one packet uncompressed. */
const minBytes = 1_000
/**
 * Brotli level for responses compressed per call: level 4 takes twice the time to save another 1 %,
 * and gzip at its best level is larger.
 */
const brotliQuality = 2

/**
 * Compresses an answer for the browser's accepted encoding (API-28). The CDN compresses only
 * cacheable responses, which few API answers are. BREACH (guessing a secret from response sizes)
 * needs cross-site calls, which are refused.
 */
export function compressed(
  answer: APIGatewayProxyStructuredResultV2,
  accepted = '',
): APIGatewayProxyStructuredResultV2 {
  const { body = '', headers } = answer
  const encoding = /\bbr\b/.test(accepted) ? 'br' : /\bgzip\b/.test(accepted) ? 'gzip' : undefined
  if (!encoding || Buffer.byteLength(body) < minBytes) return answer
  // Loaded lazily: most cold starts need no compression.
  const { brotliCompressSync, constants, gzipSync } = process.getBuiltinModule('node:zlib')
  const bytes =
    encoding === 'br'
      ? brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality } })
      : gzipSync(body)
  return {
    ...answer,
    headers: { ...headers, 'content-encoding': encoding },
    body: bytes.toString('base64'),
    isBase64Encoded: true,
  }
}
