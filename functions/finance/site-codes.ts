import { countries } from '#shared/countries/all.ts'
import { stayCode, timeBonusCode } from '#shared/rules/limits.ts'

/** Whether the site itself gives out this code, in any country; staff cannot create such a code. */
export const isSiteCode = (code: string): boolean =>
  code === timeBonusCode ||
  code === stayCode ||
  Object.values(countries).some(({ welcomeCampaign }) => welcomeCampaign?.code === code)
