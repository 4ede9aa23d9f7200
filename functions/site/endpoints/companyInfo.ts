import { handle } from '#functions/auth/handle.ts'
import * as site from '#shared/contract/site.ts'

export const handler = handle(site.companyInfo, { run: async ({ site: { country } }) => country.company })
