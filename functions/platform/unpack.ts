import { brotliDecompressSync } from 'node:zlib'

/**
 * Text of a data file, which infra/build has compressed with Brotli and stored as base64 in JSON.
 */
export const unpackText = ({ brotli }: { brotli: string }): string =>
  brotliDecompressSync(Buffer.from(brotli, 'base64')).toString()
