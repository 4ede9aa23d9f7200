import { brotliDecompressSync } from 'node:zlib'

/** Text of a data file: packed by infra/build with Brotli, as base64 in JSON. */
export const unpackText = ({ brotli }: { brotli: string }): string =>
  brotliDecompressSync(Buffer.from(brotli, 'base64')).toString()
