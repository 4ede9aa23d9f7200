import { describe, expect, test } from 'vitest'
import { siteProblems, siteToFillIn } from '#infra/aws/countries.ts'
import { isOpenBeforeAgeCheck, openBeforeAgeCheck } from '#shared/contract/before-age-check.ts'
import type { Endpoint } from '#shared/contract/endpoint.ts'
import { contract } from '#shared/contract/index.ts'
import { defaults } from '#shared/countries/defaults.ts'
import { toFillIn, withCountry } from '#test/support/country.ts'

const calls: Endpoint[] = Object.values(contract).flatMap((keys) => Object.values<Endpoint>(keys))

describe('TRAP-24 the external age check', () => {
  test('is not required unless the file of a country says so, as none is known to ask for it', () => {
    expect(defaults.ageCheck).toBeNull()
  })

  test('each call that stays open without it is one with a session', () => {
    const opened = openBeforeAgeCheck.flatMap(([path, ...methods]) => methods.map((method) => `${method} ${path}`))
    const withSession = calls
      .filter(({ access }) => access === 'member' || access === 'visitor')
      .map(({ method, path }) => `${method} ${path}`)
    expect(opened.filter((call) => !withSession.includes(call))).toEqual([])
  })

  test('calls that show other members, send or sell are closed, and live connections', () => {
    const { members, likes, chats, credits } = contract
    const closed: Endpoint[] = [
      members.search,
      members.profile,
      likes.list,
      chats.list,
      chats.send,
      credits.startPayment,
    ]
    expect(closed.filter(isOpenBeforeAgeCheck)).toEqual([])
    expect(isOpenBeforeAgeCheck({})).toBe(false)
    expect(isOpenBeforeAgeCheck(credits.payment)).toBe(true)
  })

  test('a stack of a country that requires it is refused without an account at the provider', () =>
    withCountry('NL', { ...toFillIn, ageCheck: 'yoti' }, async () => {
      const site = siteToFillIn('NL')
      expect(siteProblems(site)).toEqual([expect.stringMatching(/^NL: fill in yotiSdkId and yotiPublicKey/)])
      expect(siteProblems({ ...site, yotiSdkId: 'a', yotiPublicKey: 'b' })).toEqual([])
    }))
})
