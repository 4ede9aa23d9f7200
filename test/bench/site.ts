import { readSiteSizes } from '#infra/build/site-sizes.ts'
import type { Figure } from './figure.ts'

/** Size of the scripts of a first visit, in gzip, from the output of `npm run build`. */
export const measureSite = async (): Promise<Figure[]> =>
  (await readSiteSizes()).map(({ what, kilobytes, goal }) => ({ what, measured: kilobytes, unit: 'KB gzip', goal }))
