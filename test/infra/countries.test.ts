import { describe, expect, test } from 'vitest'
import { countriesOnAws, siteProblems } from '#infra/aws/countries.ts'
import { withCountry } from '#test/support/country.ts'

describe('opening a country (OPEN-83)', () => {
  test('needs no real values for templates of an example account', () => {
    expect(countriesOnAws.map(({ code }) => code)).toEqual(['NL', 'DE'])
    expect(countriesOnAws.flatMap(siteProblems)).toEqual([])
  })

  test('NOTIF-24 is refused where campaigns may use all of the rate of bulk mails', () => {
    const [site] = countriesOnAws
    expect(siteProblems({ ...site!, bulkMailsPerSecond: 5 })).toEqual([expect.stringMatching(/^NL: .*bulk mails/)])
  })

  test('PAY-60 is refused with a payment provider that is not set up', () =>
    withCountry('NL', { paymentProvider: 'flexpay', paymentMethods: ['visa'], directDebit: null }, async () => {
      const [site] = countriesOnAws
      expect(siteProblems(site!)).toEqual([expect.stringMatching(/^NL: fill in flexpayShop/)])
      expect(siteProblems({ ...site!, flexpayShop: '115790' })).toEqual([])
    }))

  test('is refused for a real account until company, hosts and certificate are filled in', () => {
    const problems = siteProblems({ ...countriesOnAws[0]!, account: '123456789012' })
    expect(problems).toEqual(
      expect.arrayContaining([
        'NL: fill in the company name',
        'NL: fill in the support phone',
        'NL: fill in the host',
        'NL: fill in the domain of mails',
        'NL: fill in the certificate',
      ]),
    )
  })

  test('accepts the values once they are filled in', () => {
    const filled = {
      ...countriesOnAws[0]!,
      account: '123456789012',
      host: 'www.dating.nl',
      mailDomain: 'dating.nl',
      certificateArn: 'arn:aws:acm:us-east-1:123456789012:certificate/1',
    }
    expect(siteProblems(filled).filter((problem) => /host|mails|certificate/.test(problem))).toEqual([])
  })
})
