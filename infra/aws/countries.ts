import { countries } from '#shared/countries/all.ts'
import { companyProblems, countryProblems } from '#shared/countries/check.ts'
import type { CountryCode } from '#shared/countries/country.ts'

/** How one country stands on AWS. How its site behaves is data of shared/countries. */
export type CountryOnAws = {
  code: CountryCode
  /** Account and region that hold everything of the country, members' data above all. */
  account: string
  region: string
  /** Brand name. */
  siteName: string
  /** The site's own host; the others are sent to it. */
  host: string
  otherHosts: readonly string[]
  /** Certificate for all hosts, in us-east-1, where CloudFront looks for it. */
  certificateArn: string
  /** The domain that mails come from; its DNS gets the DKIM records of the stack's outputs. */
  mailDomain: string
  supportEmail: string
  /** Where alarms go. */
  alarmEmail: string
  paymentApiUrl: string
  /** Base64url key of browser push; empty where push is not set up. */
  pushPublicKey: string
  /** Web access control list in us-east-1; null without one. */
  webAclArn: string | null
  /** Calls per second that the whole API takes, and how many beyond that at once. */
  throttle: { rate: number; burst: number }
}

/** An account that does not exist: templates can be made for it, nothing can be deployed to it. */
const noAccount = '000000000000'

const europe = {
  account: noAccount,
  region: 'eu-west-1',
  paymentApiUrl: 'https://api.mollie.com/v2',
  pushPublicKey: '',
  webAclArn: null,
  throttle: { rate: 500, burst: 1000 },
} as const

/** What is still to be filled in reads like an example: hosts under `.example`, an account and a certificate of zeros. */
const toFillIn = (code: CountryCode): CountryOnAws => {
  const domain = `dating-${code.toLowerCase()}.example`
  return {
    ...europe,
    code,
    siteName: `Dating ${code}`,
    host: `www.${domain}`,
    otherHosts: [domain],
    certificateArn: `arn:aws:acm:us-east-1:${noAccount}:certificate/00000000-0000-0000-0000-000000000000`,
    mailDomain: domain,
    supportEmail: `support@${domain}`,
    alarmEmail: `operations@${domain}`,
  }
}

/** The countries that have a stack. An operator's own values come over these from the context `sites` (infra/README.md). */
export const countriesOnAws: readonly CountryOnAws[] = [toFillIn('NL'), toFillIn('DE')]

export const isToFillIn = (country: CountryOnAws): boolean => country.account === noAccount

/**
 * What stands against making templates for a country, one sentence each. A site may be looked at without a company behind it, but what is
 * deployed to a real account is open to the public (OPEN-83).
 */
export function siteProblems(site: CountryOnAws): string[] {
  const country = countries[site.code]
  if (isToFillIn(site)) return countryProblems(country)
  const toFillIn: [boolean, string][] = [
    [site.host.endsWith('.example'), 'the host'],
    [site.mailDomain.endsWith('.example'), 'the domain of mails'],
    [site.certificateArn.includes(`:${noAccount}:`), 'the certificate'],
  ]
  const missing = toFillIn.filter(([isMissing]) => isMissing).map(([, what]) => `${site.code}: fill in ${what}`)
  return [...countryProblems(country), ...companyProblems(country), ...missing]
}
