import { randomInt } from 'node:crypto'
import { findAccount } from '#functions/stores/account/account.ts'
import { addAgeCheck } from '#functions/stores/account/age-check.ts'
import { claimEmail, claimName, reserveEmail } from '#functions/stores/account/claims.ts'
import { addFormerEmail, wayBackEnd } from '#functions/stores/account/credentials.ts'
import { markCarriedOut } from '#functions/stores/account/hand-requests.ts'
import { addRemovedName } from '#functions/stores/account/removed-names.ts'
import { addSignupMessage } from '#functions/stores/account/signup.ts'
import { addNotified } from '#functions/stores/campaigns/run.ts'
import { conversationOf } from '#functions/stores/chats/conversation.ts'
import { addChatPhoto } from '#functions/stores/chats/photo.ts'
import { addPaidFrom } from '#functions/stores/credits/payment-sources.ts'
import { saveLimit } from '#functions/stores/credits/spending.ts'
import { addMail } from '#functions/stores/mail/outbox.ts'
import { addConnection } from '#functions/stores/notifications/connections.ts'
import { addPushDevice } from '#functions/stores/notifications/devices.ts'
import { changeChoices, findChoices } from '#functions/stores/notifications/preferences.ts'
import { noPushes, savePushes } from '#functions/stores/notifications/pushes.ts'
import { addApprovedPhotos, approvedPhoto } from '#functions/stores/photos/album.ts'
import { openPhotos } from '#functions/stores/photos/opened.ts'
import { addPicture } from '#functions/stores/photos/pictures.ts'
import { addVerification, newVerification } from '#functions/stores/photos/verification.ts'
import { answerComplaint, findComplaint } from '#functions/stores/safety/complaint.ts'
import { addDecision } from '#functions/stores/safety/decision.ts'
import { startFraudWarning } from '#functions/stores/safety/fraud-warning.ts'
import { addModeration } from '#functions/stores/safety/moderation.ts'
import { addStaffNote } from '#functions/stores/safety/notes.ts'
import { addAudit } from '#functions/stores/staff/audit.ts'
import { claimItem } from '#functions/stores/staff/queue-claims.ts'
import { inAudience } from '#functions/table/index-keys.ts'
import { keys } from '#functions/table/keys.ts'
import { commit } from '#functions/table/transaction.ts'
import { put } from '#functions/table/write.ts'
import { photoBucket } from '#infra/local/environment.ts'
import * as chats from '#shared/contract/chats.ts'
import * as likes from '#shared/contract/likes.ts'
import * as members from '#shared/contract/members.ts'
import * as ownAccount from '#shared/contract/own-account.ts'
import * as safety from '#shared/contract/safety.ts'
import { nameClaim } from '#shared/rules/name.ts'
import { newReference } from '#shared/rules/reference.ts'
import { archive } from './archive.ts'
import { buy } from './buying.ts'
import { keptCopy } from './kept-chats.ts'
import { bram, chris, Member } from './people.ts'
import { login, type Newcomer, signUp, signUpAndConfirm, stranger } from './signup.ts'
import type { TestStack } from './stack.ts'
import { newId, newName, type Visitor } from './visitor.ts'

const say = (from: Visitor, to: { id: string }, text: string) =>
  from.call(chats.send, { body: { member: to.id, id: newId(), text } })
const complain = (who: Visitor, member: { id: string }, id: string) =>
  who.call(safety.complain, {
    body: { id, kind: 'profile', member: member.id, text: 'Dit klopt niet.', good_faith: true },
  })

const pushKeys = { endpoint: 'https://fcm.googleapis.com/fcm/send/x', p256dh: 'B', auth: 'a' }

/**
 * Adds a member with a row of every kind (test/jobs/purge-guard.test.ts), and the counterparts of
 * those rows.
 */
export async function addFullMember(stack: TestStack) {
  const newcomer = await signUpAndConfirm(stack, {
    tracking: { network: 'partner', ref: 'x1' },
    name: newName('Vertrek'),
    wanted_ages: { min_age: 30, max_age: 45 },
  })
  const { form } = newcomer
  const full = Object.assign(newcomer, { name: form.name, email: form.email })
  const phone = stranger(stack)
  await login(phone, form)
  const [b, c, d] = [await bram(stack), await chris(stack), await bram(stack)]
  await buyAs(stack, full)
  await say(full, b, 'Hoi Bram')
  await full.call(members.swipe, { body: { id: d.id, verdict: 'pass' } })
  await d.call(members.swipe, { body: { id: full.id, verdict: 'pass' } })
  await full.call(members.swipe, { body: { id: c.id, verdict: 'like' } })
  await say(b, full, `Hoi ${form.name}`)
  await say(c, full, 'Dag')
  const e = await bram(stack)
  await say(e, full, 'Lang geleden')
  await archive(full.id, e.id)
  await archive(e.id, full.id)
  await full.call(likes.like, { body: { id: b.id } })
  await full.call(likes.addFavourite, { body: { id: b.id } })
  await b.call(likes.addFavourite, { body: { id: full.id } })
  await full.call(members.profile, { query: { id: b.id } })
  await b.call(members.profile, { query: { id: full.id } })
  await b.call(likes.like, { body: { id: full.id } })
  await full.call(safety.block, { body: { id: c.id } })
  await d.call(safety.block, { body: { id: full.id } })
  const [by, about, mailed] = [newId(), newId(), newId()]
  await complain(full, d, by)
  await complain(b, full, about)
  await stranger(stack).call(safety.complain, {
    body: {
      id: mailed,
      kind: 'other',
      text: 'Dit klopt niet.',
      email: form.email,
      good_faith: true,
      name: 'Eva Jansen',
    },
  })
  await stack.settle()
  const now = stack.clock.now()
  const photo = newId()
  const imageHash = '0f1e2d3c4b5a6978'
  const former = `vroeger.${newId().toLowerCase()}@example.org`
  const staff = { id: 'STAFF1', name: 'Mo' }
  for (const key of [`photos/${full.id}/${photo}/full.webp`, `quarantine/${full.id}/${newId()}`])
    await stack.s3.put(photoBucket, key, Buffer.from('picture'), { contentType: 'image/webp' })
  const removedName = newName('Bel.')
  await commit([claimEmail(former, full.id), ...claimName(nameClaim(removedName), full.id)])
  await commit([
    ...addApprovedPhotos(full.id, [{ ...approvedPhoto(photo, now), imageHash }]),
    ...addPicture(full.id, photo, imageHash),
    addPaidFrom(full.id, 'hash', now),
    ...openPhotos(full.id, b.card, now),
    ...addSignupMessage(full.id, { id: newId(), to: b.id, text: 'Hoi' }),
    addFormerEmail(full.id, newId(), former, wayBackEnd(now)),
    reserveEmail(former, full.id, wayBackEnd(now)),
    ...addRemovedName({ memberId: full.id, name: removedName, number: newReference(randomInt) }, now),
    ...openPhotos(b.id, { ...b.card, id: full.id, n: form.name }, now),
    addModeration(full.id, {
      id: newId(),
      at: now.toISOString(),
      by: 'inspection',
      action: 'photo_refused',
      reason: null,
    }),
    ...addAudit(staff, { id: newId(), action: 'member_viewed', member: full.id }, now),
    claimItem('risks', full.id, staff, now),
    ...addDecision(
      {
        number: newReference(randomInt),
        member: full.id,
        name: full.name,
        kind: 'warned',
        ground: 'spam',
        facts: 'Stuurde reclame.',
        source: 'own',
        at: now.toISOString(),
        until: null,
        by: staff.id,
        language: 'nl',
        state: 'made',
      },
      { profile: {}, photos: [], messages: [] },
      { request: newId(), onRepeat: undefined },
      now,
    ),
    changeChoices(full.id, await findChoices(full.id), { mail: { news: true, weekly_updates: true } }, now).write,
    ...addPushDevice(full.id, { ...pushKeys, session: newId(), device: 'Firefox, Android', at: now.toISOString() }, []),
    savePushes(full.id, noPushes, { chats: {}, orders: [], lookAt: now.toISOString() }, []),
    // Without the conditions on session and account, which other steps of this transaction change.
    ...addConnection((await findAccount(full.id))!, newId(), newId(), now).filter(({ step }) => step.Put),
    ...addAgeCheck(
      full.id,
      { reference: newId(), checker: 'yoti', session: 'x', state: 'failed', startedAt: now.toISOString() },
      undefined,
      now,
    ),
    addVerification(full.id, newVerification(newId(), 'hand_up', now), undefined),
    ...addChatPhoto(full.id, { id: newId(), conversation: conversationOf(full.id, b.id), type: 'image/jpeg' }, now),
    put(keys.copying(full.id), { revision: newId(), after: '' }),
    markCarriedOut(full.id, { request: newId(), act: 'correction' }, undefined, now),
    addNotified(full.id, undefined, newId(), now),
    // A row in an audience of an unknown kind. When a member leaves, a reaction removes only the
    // rows of known kinds, so the purge must remove this one.
    put(keys.audience(full.id, 'former'), inAudience('former', 'NL', 'nl', full.id)),
    put(keys.paymentCard(full.id, newId()), {
      id: newId(),
      member: full.id,
      site: 'NL',
      providerId: 'tr_none',
      consentAt: now.toISOString(),
      consentVersion: '2026-11-24',
    }),
    ...addStaffNote(full.id, { id: newId(), at: now.toISOString(), by: staff.name, text: 'Belde.' }).filter(
      ({ step }) => step.Put,
    ),
    startFraudWarning(full.id, 'VK7M-3RDN', now),
    ...keptCopy(full.id, conversationOf(full.id, b.id), now),
    put(keys.debitCode(full.id), { sentAt: [], expiresAt: now.toISOString(), tries: 0 }),
    put(keys.ownDiscount(full.id, 'MINE'), {}),
    saveLimit(full.id, undefined, { currency: 'EUR', period: 'day', limit: { cents: 5000, next: null } }),
    put(keys.discountUse(full.id, 'TEN'), { code: 'TEN', payment: newId(), state: 'spent' }),
    // A pending mail, queued while the mail service was down.
    addMail(
      newId(),
      { mail: 'existingAccount', memberId: full.id, to: form.email, language: 'nl', origin: stack.url, props: {} },
      now,
    ),
  ])
  // Left unconfirmed, so that the signup message stays pending.
  await signUp(stack, { signup_message: 'Hoi', signup_message_to: full.id })
  await uphold(stack, by)
  await uphold(stack, about)
  await full.call(ownAccount.requestExport, { body: {} })
  await stack.runJob('account', 'buildExports')
  await stack.settle()
  return { full, b, c, d, e, words: [full.id, form.email, form.name, former] }
}

export async function buyAs(stack: TestStack, newcomer: Newcomer): Promise<void> {
  const buyer = new Member(stack.url, newcomer.id, newcomer.form.email, { n: newcomer.form.name } as never)
  for (const [name, value] of newcomer.cookies) buyer.cookies.set(name, value)
  await buy(stack, buyer)
}

async function uphold(stack: TestStack, id: string) {
  const complaint = (await findComplaint(id))!
  const from = await findAccount(complaint.from!)
  await commit(
    answerComplaint(
      complaint,
      { outcome: 'upheld', answer: 'Bekeken.', account: from, staff: { id: 'STAFF1' }, decided: [] },
      stack.clock.now(),
    ),
  )
}
