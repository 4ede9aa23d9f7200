import { countries, countryOf } from '#shared/countries/all.ts'
import { companyProblems, countryProblems, payerProblems } from '#shared/countries/check.ts'
import { type CountryCode, isCountryCode } from '#shared/countries/country.ts'
import { campaignPace } from '#shared/rules/limits.ts'

/** A country's settings on AWS. The behaviour of its site is data of shared/countries. */
export type CountryOnAws = {
  code: CountryCode
  /** AWS account and region of all resources of the country, which hold its members' data. */
  account: string
  region: string
  /** Brand name. */
  siteName: string
  /** The site's canonical host; the others redirect to it. */
  host: string
  otherHosts: readonly string[]
  /** Certificate for all hosts, in us-east-1 as CloudFront requires. */
  certificateArn: string
  /** Sender domain of mails; its DNS needs the DKIM records of the stack's outputs. */
  mailDomain: string
  supportEmail: string
  alarmEmail: string
  /**
   * Mails per second for notifications, weekly updates and campaigns: less than the SES quota of
   * the account and region, so that other mails never wait for them.
   */
  bulkMailsPerSecond: number
  paymentApiUrl: string
  flexpayUrl: string
  /** The site's `shopID` at Verotel FlexPay; empty if the country never used it. */
  flexpayShop: string
  yotiUrl: string
  /** Our id at Yoti; empty if the country never required an age check (TRAP-24). */
  yotiSdkId: string
  /** Public key of Yoti's notifications, DER in base64: from its documentation, "Notifications". */
  yotiPublicKey: string
  /** Public key of web push (`npm run push-keys`), in base64url; empty disables push. */
  pushPublicKey: string
  /** ARN of a web ACL (AWS WAF) in us-east-1, or null. */
  webAclArn: string | null
  /**
   * Raised by one after each change of the country's secret (infra/operations.md): it is part of
   * everything that contains the secret, so that the next deployment reads the secret again.
   */
  secretsVersion: number
  /** Calls per second for the whole API, and the burst above that. */
  throttle: { rate: number; burst: number }
}

/** An account that does not exist: templates can be synthesized for it, but not deployed. */
const noAccount = '000000000000'

const europe = {
  account: noAccount,
  region: 'eu-west-1',
  // SES lets a new account that has left the sandbox send 14 mails per second.
  bulkMailsPerSecond: 10,
  paymentApiUrl: 'https://api.mollie.com/v2',
  flexpayUrl: 'https://secure.verotel.com',
  flexpayShop: '',
  yotiUrl: 'https://age.yoti.com',
  yotiSdkId: '',
  yotiPublicKey: '',
  pushPublicKey: '',
  webAclArn: null,
  secretsVersion: 1,
  throttle: { rate: 500, burst: 1000 },
} as const

/**
 * Placeholder values that look like examples: hosts under `.example`, an account and a certificate
 * of zeros.
 */
export const siteToFillIn = (code: CountryCode): CountryOnAws => {
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

/** An operator's values by country: the context `sites` (infra/opening.md). */
export type OwnValues = Readonly<Record<string, Partial<CountryOnAws>>>

/** A country's site: the operator's values, and placeholders for values that are missing. */
export const siteOnAws = (code: CountryCode, own: OwnValues): CountryOnAws => ({ ...siteToFillIn(code), ...own[code] })

/** Countries that get templates without an operator's values, so that the checks have examples. */
const examples: readonly CountryCode[] = ['NL', 'DE']

/** The sites with a stack: the examples, and every country with values. Refuses an unknown code. */
export function sitesOnAws(own: OwnValues): CountryOnAws[] {
  const codes = Object.keys(own)
  const unknown = codes.filter((code) => !isCountryCode(code))
  if (unknown.length > 0) throw new Error(`The context has sites of no country of ours: ${unknown.join(', ')}`)
  return [...new Set([...examples, ...(codes as CountryCode[])])].map((code) => siteOnAws(code, own))
}

export const isToFillIn = (country: CountryOnAws): boolean => country.account === noAccount

/**
 * Reasons against synthesizing a country's templates, one sentence each. A placeholder site needs
 * no company data, but a deployment to a real account is public and does (OPEN-83).
 */
export function siteProblems(site: CountryOnAws): string[] {
  const country = countries[site.code]
  const problems = [
    ...countryProblems(country),
    ...payerProblems(country, countryOf),
    ...rateProblems(site),
    ...providerProblems(site),
    ...ageCheckProblems(site),
  ]
  if (isToFillIn(site)) return problems
  const toFillIn: [boolean, string][] = [
    [site.host.endsWith('.example'), 'the host'],
    [site.mailDomain.endsWith('.example'), 'the domain of mails'],
    [site.certificateArn.includes(`:${noAccount}:`), 'the certificate'],
  ]
  const missing = toFillIn.filter(([isMissing]) => isMissing).map(([, what]) => `${site.code}: fill in ${what}`)
  return [...problems, ...companyProblems(country), ...missing]
}

const rateProblems = ({ code, bulkMailsPerSecond }: CountryOnAws): string[] => {
  const campaigns = campaignPace.membersPerMinute / 60
  return bulkMailsPerSecond > campaigns
    ? []
    : [`${code}: allow more bulk mails per second than the ${campaigns} of campaigns, or notifications wait`]
}

const providerProblems = ({ code, flexpayShop }: CountryOnAws): string[] =>
  countries[code].paymentProvider === 'flexpay' && !flexpayShop
    ? [`${code}: fill in flexpayShop, or name another payment provider in the country's file`]
    : []

const ageCheckProblems = ({ code, yotiSdkId, yotiPublicKey }: CountryOnAws): string[] =>
  countries[code].ageCheck === 'yoti' && !(yotiSdkId && yotiPublicKey)
    ? [`${code}: fill in yotiSdkId and yotiPublicKey, or require no age check in the country's file`]
    : []
