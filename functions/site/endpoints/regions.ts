import { handle } from '#functions/auth/handle.ts'
import * as site from '#shared/contract/site.ts'
import { shownRegions } from '#shared/rules/site-settings.ts'

export const handler = handle(site.regions, {
  run: async ({ site: { country }, language }) => ({ regions: shownRegions(country, language) }),
})
