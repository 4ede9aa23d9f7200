import type { EndpointResources } from '#functions/platform/resources.ts'
import type * as site from '#shared/contract/site.ts'

export const endpoints = {
  settings: {
    table: 'read',
    env: ['supportEmail', 'pushPublicKey'],
    impact: 'No page of the site can be opened.',
  },
  interests: { table: 'read', impact: 'Members cannot choose interests.' },
  regions: { impact: 'Visitors cannot choose where they live, so nobody can sign up.' },
  showcase: {
    table: 'read',
    env: ['photoKey'],
    impact: 'Entry pages and landers show drawings in place of fictional profiles.',
  },
  bounce: { table: 'write', impact: 'Visits that adverts ask about are not counted.' },
  companyInfo: { impact: 'The company behind the site is not shown.' },
} satisfies EndpointResources<typeof site>
