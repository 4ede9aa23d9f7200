import type { APIGatewayProxyStructuredResultV2 } from 'aws-lambda'

/** Below this a compressed answer saves nothing: it fits into one packet either way. */
const leastBytes = 1_000
/** Brotli's level for what is compressed at every call: as small as gzip's best, at a tenth of its time. */
const brotliQuality = 4

/**
 * An answer in the encoding that the browser takes (API-28). The edge compresses only what it may keep, and of the API it may keep next to nothing.
 * Guessing a secret by the size of an answer (BREACH) needs calls from another site, which are refused.
 */
export function compressed(
  answer: APIGatewayProxyStructuredResultV2,
  accepted = '',
): APIGatewayProxyStructuredResultV2 {
  const { body = '', headers } = answer
  const encoding = /\bbr\b/.test(accepted) ? 'br' : /\bgzip\b/.test(accepted) ? 'gzip' : undefined
  if (!encoding || Buffer.byteLength(body) < leastBytes) return answer
  // Loaded by the first answer of some size, as most starts of a function need none.
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
