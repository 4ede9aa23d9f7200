import { beforeAll, describe, expect, test } from 'vitest'
import { findAddressMarks } from '#functions/stores/account/addresses.ts'
import * as account from '#shared/contract/account.ts'
import { withCountry } from '#test/support/country.ts'
import { banOrUnban } from '#test/support/decisions.ts'
import {
  askMailChange,
  confirmAddress,
  freshAddress,
  mailChangeToken,
  newestToken,
} from '#test/support/mailed-links.ts'
import { mailsTo, signUp, signUpAndConfirm, stranger } from '#test/support/signup.ts'
import { openStack } from '#test/support/stack.ts'
import { openStaff, type StaffVisitor } from '#test/support/staff.ts'
import { expectRefusal } from '#test/support/visitor.ts'

const stack = openStack()
let moderator: StaffVisitor
beforeAll(async () => {
  moderator = await openStaff(stack)
})

const taggedAs = (email: string, tag: string) => email.replace('@', `+${tag}@`)
const use = (token: string) => confirmAddress(stranger(stack), token)

/** Address of a member who has been banned. */
async function bannedAddress(): Promise<string> {
  const email = freshAddress()
  await banOrUnban(moderator, (await signUpAndConfirm(stack, { email })).id, 'ban')
  return email
}

describe('MOD-09 a banned mailbox', () => {
  test('MOD-09 is refused as a new address in any spelling, with the text of a taken one', async () => {
    const banned = await bannedAddress()
    for (const member of [await signUp(stack), await signUpAndConfirm(stack)]) {
      for (const email of [banned, taggedAs(banned, 'new').toUpperCase()]) {
        const { message } = await expectRefusal(askMailChange(member, email), 'email_taken')
        expect(message).toBe('Dit e-mailadres heeft al een account op deze site.')
      }
      expect((await member.call(account.current)).new_email).toBeNull()
    }
    expect(await mailsTo(stack, taggedAs(banned, 'new'))).toEqual([])
  })

  test('MOD-09 TRAP-12 is answered like any other address, and gets no link, where a country hides accounts', async () => {
    const member = await signUpAndConfirm(stack)
    const email = taggedAs(await bannedAddress(), 'new')
    await withCountry('NL', { hideAccountExistence: true }, async () => {
      expect(await askMailChange(member, email)).toMatchObject({ email: member.form.email, new_email: email })
    })
    expect(await mailsTo(stack, email)).toEqual([])
  })

  test('MOD-09 that was banned after the request voids the mailed link, until the ban is lifted', async () => {
    const email = freshAddress()
    const holder = await signUpAndConfirm(stack, { email })
    const newcomer = await signUp(stack)
    const token = await mailChangeToken(stack, newcomer, taggedAs(email, 'new'))
    await banOrUnban(moderator, holder.id, 'ban')
    await expectRefusal(use(token), 'link_invalid')
    expect(await newcomer.call(account.current)).toMatchObject({ status: 'not_confirmed', email: newcomer.form.email })
    await banOrUnban(moderator, holder.id, 'unban')
    expect(await use(token)).toEqual({ status: 'changed', email: taggedAs(email, 'new') })
  })

  test('MOD-09 of two banned accounts stays banned until both bans are lifted', async () => {
    const email = freshAddress()
    const members = [
      await signUpAndConfirm(stack, { email }),
      await signUpAndConfirm(stack, { email: taggedAs(email, 'two') }),
    ]
    for (const { id } of members) await banOrUnban(moderator, id, 'ban')
    const newcomer = await signUpAndConfirm(stack)
    await banOrUnban(moderator, members[0]!.id, 'unban')
    await expectRefusal(askMailChange(newcomer, taggedAs(email, 'new')), 'email_taken')
    await banOrUnban(moderator, members[1]!.id, 'unban')
    expect(await askMailChange(newcomer, taggedAs(email, 'new'))).toMatchObject({ new_email: taggedAs(email, 'new') })
  })
})

describe('MOD-09 a banned account that returns to its former address', () => {
  const isBanned = async (address: string) => (await findAddressMarks(address, stack.clock.now())).isBanned

  /** Banned member who changed the address before the ban, with the link that undoes the change. */
  async function bannedAfterChange() {
    const member = await signUpAndConfirm(stack)
    const to = freshAddress()
    await use(await mailChangeToken(stack, member, to))
    await banOrUnban(moderator, member.id, 'ban')
    const { email } = member.form
    return { id: member.id, email, to, wayBack: await newestToken(stack, email, '/mail-change/do') }
  }

  test('MOD-09 is banned there too, and an unban frees both addresses', async () => {
    const { id, email, to, wayBack } = await bannedAfterChange()
    expect([await isBanned(email), await isBanned(to)]).toEqual([false, true])
    await use(wayBack)
    expect([await isBanned(email), await isBanned(to)]).toEqual([true, true])
    await banOrUnban(moderator, id, 'unban')
    expect([await isBanned(email), await isBanned(to)]).toEqual([false, false])
  })

  test('MOD-09 that it had again at the ban is freed by an unban', async () => {
    const member = await signUpAndConfirm(stack)
    const { email } = member.form
    const to = [freshAddress(), freshAddress()] as const
    const links = []
    for (const [from, next] of [
      [email, to[0]],
      [to[0], to[1]],
      [to[1], to[0]],
    ] as const) {
      await use(await mailChangeToken(stack, member, next))
      links.unshift(await newestToken(stack, from, '/mail-change/do'))
    }
    await banOrUnban(moderator, member.id, 'ban')
    // The second link restores the address that the account had at the ban, the third link the
    // first address.
    for (const [at, address] of [to[1], to[0], email].entries())
      expect(await use(links[at]!)).toEqual({ status: 'taken_back', email: address })
    await banOrUnban(moderator, member.id, 'unban')
    for (const address of [email, ...to]) expect(await isBanned(address)).toBe(false)
  })

  test('MOD-09 that is the present one stays banned until an unban', async () => {
    const member = await signUpAndConfirm(stack)
    const { email } = member.form
    const other = freshAddress()
    await use(await mailChangeToken(stack, member, other))
    const wayBack = await newestToken(stack, email, '/mail-change/do')
    await use(await mailChangeToken(stack, member, email))
    await banOrUnban(moderator, member.id, 'ban')
    expect(await use(wayBack)).toEqual({ status: 'taken_back', email })
    expect(await isBanned(email)).toBe(true)
    await banOrUnban(moderator, member.id, 'unban')
    expect(await isBanned(email)).toBe(false)
  })

  test('MOD-09 at the moment of the unban keeps no mark', async () => {
    const members = []
    for (let count = 0; count < 4; count++) members.push(await bannedAfterChange())
    for (const { id, email, to, wayBack } of members) {
      await Promise.all([use(wayBack), banOrUnban(moderator, id, 'unban')])
      expect([await isBanned(email), await isBanned(to)]).toEqual([false, false])
    }
  })
})
