import { findPayment, referenceOf } from '#functions/stores/credits/payment.ts'
import { addLook } from '#functions/stores/members/looks.ts'
import { commit } from '#functions/table/transaction.ts'
import * as chats from '#shared/contract/chats.ts'
import * as finance from '#shared/contract/finance.ts'
import * as flaggers from '#shared/contract/flaggers.ts'
import * as handRequests from '#shared/contract/hand-requests.ts'
import * as likes from '#shared/contract/likes.ts'
import * as moderation from '#shared/contract/moderation.ts'
import * as profile from '#shared/contract/profile.ts'
import * as safety from '#shared/contract/safety.ts'
import { staffRoles } from '#shared/model/staff-roles.ts'
import { civilDate } from '#shared/rules/age.ts'
import { buy } from './buying.ts'
import { decide, openEditor, save } from './campaigns.ts'
import { decisionOn } from './decisions.ts'
import { addMember, type Member } from './people.ts'
import { addPicturedMember, drawnUpload, putPictures } from './pictures.ts'
import { discountForm } from './samples.ts'
import { mailsTo, stranger } from './signup.ts'
import type { TestStack } from './stack.ts'
import { openStaff, type StaffVisitor } from './staff.ts'
import { refuseVerification, sendPicture } from './verifications.ts'
import { newId } from './visitor.ts'
import { addWaitingPhoto } from './waiting-photos.ts'

/**
 * Members for all screens: two women with data, one without, a man in contact with the first two,
 * and a fictional man.
 */
export type ScreenPeople = {
  free: Member
  premium: Member
  empty: Member
  man: Member
  fictional: Member
  payment: string
}

const forWomen = { gender: 'male', wantedGender: 'female' } as const

export async function addScreenPeople(stack: TestStack): Promise<ScreenPeople> {
  const man = await addPicturedMember(
    stack,
    {
      ...forWomen,
      name: 'Maximiliaan_van_Dam',
      birthDate: '1988-04-02',
      about: 'Zeilt liever tegen de wind in. Zoekt iemand die meevaart, en anders meelacht aan de wal.',
      interests: ['cooking', 'music', 'sports'],
      relationship: 'living together',
      hair: 'dark blond',
      city: "'s-Hertogenbosch",
      region: 'NL-NB',
    },
    4,
  )
  const others: Member[] = []
  for (const name of ['Bas', 'Fictieve_Freek', 'Cor'])
    others.push(await addPicturedMember(stack, { ...forWomen, name, fictional: name.startsWith('Fictieve') }))
  const free = await addPicturedMember(stack, { name: 'Vrije_Vera', credits: 2 })
  // A day ago, because the installation is not offered right after the signup.
  const signupDate = new Date(stack.clock.now().getTime() - 86_400_000).toISOString()
  const premium = await addPicturedMember(stack, {
    name: 'Premium_Petra',
    interests: ['cooking', 'music', 'tea'],
    signupDate,
  })
  const empty = await addMember(stack, { name: 'Nieuwe_Nel', credits: 0 })
  const payment = await buy(stack, premium)
  const today = civilDate(stack.clock.now(), 'Europe/Amsterdam')
  for (const member of [free, premium]) {
    await man.call(likes.like, { body: { id: member.id } })
    await man.call(chats.send, { body: { member: member.id, id: newId(), text: 'Hoi, wat doe jij dit weekend?' } })
    await member.call(likes.like, { body: { id: man.id } })
    // Otherwise the match moment covers the first page.
    await member.call(likes.seeMatch, { body: { id: man.id } })
    await member.call(chats.send, {
      body: { member: man.id, id: newId(), text: 'Zaterdag markt, zondag niets. En jij?' },
    })
    await member.call(likes.addFavourite, { body: { id: man.id } })
    await commit(addLook(others[2]!.id, member.id, today))
  }
  // This like is not returned, so that "New like!" opens.
  await others[0]!.call(likes.like, { body: { id: free.id } })
  await stack.settle()
  return { free, premium, empty, man, fictional: others[1]!, payment: payment.id }
}

/** Staff with all roles, and one item for each detail screen of the console. */
export type ScreenStaff = {
  staff: StaffVisitor
  member: string
  complaint: string
  objection: string
  campaign: string
  discount: string
  payment: string
  fictional: string
}

/** Fills every queue and list of the console. */
export async function addScreenStaff(stack: TestStack, people: ScreenPeople): Promise<ScreenStaff> {
  const { free, premium, man, fictional } = people
  const [staff, editor] = [await openStaff(stack, staffRoles), await openEditor(stack)]
  await putPictures(stack, free, await addWaitingPhoto(stack, free.id))
  const photo = await addWaitingPhoto(stack, free.id, { findings: ['Suggestive 71'] })
  await putPictures(stack, free, photo)
  await free.call(profile.change, { body: { about: 'Bel me op 06 12 34 56 78, dan drinken we koffie.' } })
  const complaint = newId()
  const text = 'Hij vroeg na twee berichten om geld en dreigde daarna mijn foto door te sturen.'
  await premium.call(safety.complain, {
    body: { id: complaint, kind: 'profile', member: man.id, text, good_faith: true },
  })
  const objection = await addObjection(stack, man)
  const loan = { member: free.id, id: newId(), text: 'Kun je me 300 euro lenen? Kijk op https://bit.ly/x' }
  await man.call(chats.send, { body: loan })
  await premium.call(chats.send, { body: { member: fictional.id, id: newId(), text: 'Hoi, vaar je dit weekend?' } })
  const checked = { way: 'answers', note: 'Noemde de laatste drie betalingen.' } as const
  await staff.call(handRequests.requestErasure, {
    body: { id: newId(), member: man.id, ...checked, timing: 'grace' },
  })
  const flagger = { id: newId(), name: 'Meldpunt Kinderporno', email: 'meldpunt@example.org', country: 'NL' }
  await staff.call(flaggers.addFlagger, { body: { ...flagger, language: 'nl', days: 30 } })
  const campaign = await save(editor, { title: 'Herfstkorting voor iedereen die even weg was' })
  await decide(editor, campaign, 'submit')
  await staff.call(finance.saveDiscount, { body: discountForm({ code: 'NAJAAR' }) as never })
  await sendPicture(stack, free, await drawnUpload('female'))
  const refused = await sendPicture(stack, premium, await drawnUpload('female'))
  await stack.settle()
  await refuseVerification(staff, premium, refused, 'face_hidden')
  const payment = referenceOf((await findPayment(premium.id, people.payment))!)
  return {
    staff,
    member: man.id,
    complaint,
    objection,
    campaign: campaign.id,
    discount: 'NAJAAR',
    payment,
    fictional: fictional.id,
  }
}

/** Adds a decision about a member and an open objection to it; returns the decision's number. */
async function addObjection(stack: TestStack, member: Member): Promise<string> {
  const judge = await openStaff(stack)
  const { number } = await judge.call(moderation.decide, { body: decisionOn(member.id, { kind: 'warned' }) })
  await stack.settle()
  const mails = await mailsTo(stack, member.email)
  const token = mails.flatMap(({ text }) => /\/objection#token=([\w.-]+)/.exec(text)?.[1] ?? [])[0]!
  const text = 'Ik heb nooit om geld gevraagd; dat bericht ging over een rekening die we samen zouden delen.'
  await stranger(stack).call(safety.object, { body: { token, text } })
  return number
}
