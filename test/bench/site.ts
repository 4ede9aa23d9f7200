import { readSiteSizes } from '#infra/build/site-sizes.ts'
import type { Figure } from './figure.ts'

/** Scripts of a first visit, gzip. Reads the output of `npm run build`. */
export const measureSite = async (): Promise<Figure[]> =>
  (await readSiteSizes()).map(({ what, kilobytes, goal }) => ({ what, measured: kilobytes, unit: 'KB gzip', goal }))
