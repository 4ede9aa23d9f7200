import { describe, expect, test } from 'vitest'
import { isToFillIn, siteProblems, sitesOnAws, siteToFillIn } from '#infra/aws/countries.ts'
import { countryCodes } from '#shared/countries/country.ts'
import { toFillIn, withCountry } from '#test/support/country.ts'

const site = siteToFillIn('NL')
/** Problems of the Dutch site before anybody has filled in its country file, with these changes. */
const problemsOf = (changed: Partial<typeof site> = {}, country: Parameters<typeof withCountry>[1] = {}) =>
  withCountry('NL', { ...toFillIn, ...country }, async () => siteProblems({ ...site, ...changed }))

describe('opening a country (OPEN-83)', () => {
  test('needs no real values for templates of an example account', async () => {
    expect(await problemsOf()).toEqual([])
  })

  test('adds a site of any country in the context to the examples, and refuses what is no country', () => {
    const own = { host: 'www.dating.be', siteName: 'Vonk' }
    const sites = sitesOnAws({ BE: own, NL: { siteName: 'Vonk' } })
    expect(sites.filter(({ code }) => code === 'BE')).toEqual([{ ...siteToFillIn('BE'), ...own }])
    expect(sites.filter(({ code }) => code === 'NL')).toEqual([{ ...site, siteName: 'Vonk' }])
    expect(() => sitesOnAws({ be: own })).toThrow(/of no country of ours: be/)
  })

  test.each(countryCodes)('needs no change of the code: %s', async (code) => {
    expect(isToFillIn(sitesOnAws({ [code]: {} }).find((one) => one.code === code)!)).toBe(true)
  })

  test('NOTIF-24 is refused where campaigns may use all of the rate of bulk mails', async () => {
    expect(await problemsOf({ bulkMailsPerSecond: 5 })).toEqual([expect.stringMatching(/^NL: .*bulk mails/)])
  })

  test('PAY-60 is refused with a payment provider that is not set up', async () => {
    const flexpay = { paymentProvider: 'flexpay', paymentMethods: ['visa'], directDebit: null } as const
    expect(await problemsOf({}, flexpay)).toEqual([expect.stringMatching(/^NL: fill in flexpayShop/)])
    expect(await problemsOf({ flexpayShop: '115790' }, flexpay)).toEqual([])
  })

  test('is refused for a real account until company, hosts and certificate are filled in', async () => {
    expect(await problemsOf({ account: '123456789012' })).toEqual(
      expect.arrayContaining([
        'NL: fill in the company name',
        'NL: fill in the support phone',
        'NL: fill in the host',
        'NL: fill in the domain of mails',
        'NL: fill in the certificate',
      ]),
    )
  })

  test('accepts the values once they are filled in', async () => {
    const filled = {
      account: '123456789012',
      host: 'www.dating.nl',
      mailDomain: 'dating.nl',
      certificateArn: 'arn:aws:acm:us-east-1:123456789012:certificate/1',
    }
    const problems = await problemsOf(filled)
    expect(problems.filter((problem) => /host|mails|certificate/.test(problem))).toEqual([])
  })
})
