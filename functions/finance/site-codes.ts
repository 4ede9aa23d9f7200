import { countries } from '#shared/countries/all.ts'
import { stayCode, timeBonusCode } from '#shared/rules/limits.ts'

/** Whether the site itself gives a code of this name, in any country: staff cannot make it. */
export const isSiteCode = (code: string): boolean =>
  code === timeBonusCode ||
  code === stayCode ||
  Object.values(countries).some(({ welcomeCampaign }) => welcomeCampaign?.code === code)
