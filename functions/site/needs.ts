import type { Needs } from '#functions/platform/needs.ts'
import type { site } from '#shared/contract/site.ts'

export const needs = {
  settings: {
    table: 'read',
    env: ['SESSION_KEYS', 'SUPPORT_EMAIL', 'PUSH_PUBLIC_KEY'],
    impact: 'No page of the site can be opened.',
  },
  interests: { table: 'read', env: ['SESSION_KEYS'], impact: 'Members cannot choose interests.' },
  regions: { impact: 'Visitors cannot choose where they live, so nobody can sign up.' },
  showcase: {
    table: 'read',
    env: ['PHOTO_KEY'],
    impact: 'Entry pages and landers show drawings in place of fictional profiles.',
  },
  bounce: { table: 'write', impact: 'Visits that adverts ask about are not counted.' },
  companyInfo: { impact: 'The company behind the site is not shown.' },
} satisfies Needs<typeof site>
