import { readSiteSizes } from '#infra/build/site-sizes.ts'
import type { Figure } from './figure.ts'

/** Scripts of a first visit, gzip. Reads what `npm run build` made. */
export const measureSite = async (): Promise<Figure[]> =>
  (await readSiteSizes()).map(({ what, kilobytes, goal }) => ({ what, measured: kilobytes, unit: 'KB gzip', goal }))
