import { S3Client } from '@aws-sdk/client-s3'
import { unzipSync } from 'fflate'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { findAccount } from '#functions/stores/account/account.ts'
import { findExport } from '#functions/stores/account/export.ts'
import { conversationOf } from '#functions/stores/chats/conversation.ts'
import { addLedgerEntry } from '#functions/stores/credits/ledger.ts'
import { addApprovedPhotos, approvedPhoto } from '#functions/stores/photos/album.ts'
import { exportFile } from '#functions/stores/rows/export.ts'
import { addModeration } from '#functions/stores/safety/moderation.ts'
import { keys } from '#functions/table/keys.ts'
import { commit } from '#functions/table/transaction.ts'
import { put } from '#functions/table/write.ts'
import { photoBucket } from '#infra/local/environment.ts'
import * as chats from '#shared/contract/chats.ts'
import * as credits from '#shared/contract/credits.ts'
import * as desk from '#shared/contract/desk.ts'
import * as likes from '#shared/contract/likes.ts'
import * as moderation from '#shared/contract/moderation.ts'
import * as ownAccount from '#shared/contract/own-account.ts'
import * as safety from '#shared/contract/safety.ts'
import { exportSeconds } from '#shared/rules/limits.ts'
import { linkLife } from '#shared/rules/link-life.ts'
import { termsVersion } from '#shared/rules/terms.ts'
import { buy } from '#test/support/buying.ts'
import { sendPhoto } from '#test/support/chat-photos.ts'
import { decisionOn } from '#test/support/decisions.ts'
import { fictive, openHost, openWaiting, write } from '#test/support/desk.ts'
import { anna, bram, chris, type Member, onAnotherDevice } from '#test/support/people.ts'
import { confirm, mailsTo, signUp, stranger } from '#test/support/signup.ts'
import { openStack } from '#test/support/stack.ts'
import { openStaff } from '#test/support/staff.ts'
import { expectRefusal, newId, type Visitor } from '#test/support/visitor.ts'

const stack = openStack()
beforeEach(() => void vi.spyOn(console, 'error').mockReturnValue())
afterEach(() => {
  vi.restoreAllMocks()
  stack.clock.reset()
})

const ask = (who: Visitor) => who.call(ownAccount.requestExport, { body: {} })
const build = () => stack.runJob('account', 'buildExports')
const tokenFor = async (email: string): Promise<string> => {
  const links = (await mailsTo(stack, email)).flatMap((mail) => mail.links)
  return links.find((link) => link.includes('/notifications#export='))!.split('#export=')[1]!
}
const fetchWith = (who: Visitor, token: string) => who.call(ownAccount.downloadExport, { query: { token } })

type Told = Record<string, Record<string, unknown>[]> & {
  profile: Record<string, unknown>
  account: Record<string, unknown>
}
async function fileOf(who: Visitor, email: string) {
  const { url } = await fetchWith(who, await tokenFor(email))
  const answer = await fetch(url)
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-disposition')).toBe('attachment')
  const files = unzipSync(new Uint8Array(await answer.arrayBuffer()))
  const text = Buffer.from(files['my-data.json']!).toString()
  return { files, text, told: JSON.parse(text) as Told }
}

describe('the data export file', () => {
  test('CHAT-32 contains the photos that the member sent in conversations, and no received or refused one', async () => {
    const [a, b] = [await anna(stack), await bram(stack)]
    const own = await sendPhoto(stack, a, b)
    const refused = await sendPhoto(stack, a, b, { file: Buffer.from('no picture') })
    await sendPhoto(stack, b, a)
    await ask(a)
    await build()
    const { files, told } = await fileOf(a, a.email)
    expect(told.photos_for_conversations).toMatchObject([
      { id: own, stage: 'sent', type: 'image/jpeg' },
      { id: refused, stage: 'refused', reason: 'wrong_type' },
    ])
    expect(told.conversations![0]!.messages).toMatchObject([{ by: 'me', type: 'image', photo: own }, { by: 'them' }])
    expect(Object.keys(files)).toEqual(['my-data.json', `photos/message-${own}.webp`])
  })

  test('CHAT-36 contains what hosts noted in a conversation with a fictional profile, and when they read it', async () => {
    const [a, profile] = [await anna(stack), await fictive(stack)]
    const sent = await write(a, profile)
    const host = await openHost(stack)
    await openWaiting(host, sent)
    const { conversation } = sent
    const note = { profile: profile.id, conversation, id: newId(), text: 'Heeft een hond, Bo.' }
    await host.call(desk.note, { body: note })
    await ask(a)
    await build()
    const { told, text } = await fileOf(a, a.email)
    expect(told.conversations).toMatchObject([{ notes_of_hosts: [{ text: 'Heeft een hond, Bo.' }] }])
    expect(told.read_by_hosts).toMatchObject([{ action: 'desk_opened' }, { action: 'desk_noted' }])
    expect(told.moderation_decisions).toBeUndefined()
    expect(text).not.toContain(host.name)
  })

  test('contains account, agreements, profile, photos, likes, blocks, conversations, credits, payments, decisions, complaints, sessions and origin', async () => {
    const newcomer = await signUp(stack, { tracking: { network: 'partner', sub1: 'a' } })
    await confirm(stack, newcomer)
    const { id, form } = newcomer
    const [b, c, d] = [await bram(stack), await chris(stack), await chris(stack)]
    await newcomer.call(chats.send, { body: { member: b.id, id: newId(), text: 'Hoi Bram' } })
    await b.call(chats.send, { body: { member: id, id: newId(), text: 'Hoi terug' } })
    await newcomer.call(likes.like, { body: { id: b.id } })
    await b.call(likes.like, { body: { id } })
    await newcomer.call(safety.block, { body: { id: c.id } })
    await d.call(safety.block, { body: { id } })
    await newcomer.call(safety.complain, {
      body: { id: newId(), kind: 'profile', member: b.id, text: 'Dit klopt niet.', good_faith: true },
    })
    await d.call(safety.complain, {
      body: { id: newId(), kind: 'profile', member: id, text: 'Over haar.', good_faith: true },
    })
    const photo = newId()
    const now = stack.clock.now()
    await stack.s3.put(photoBucket, `photos/${id}/${photo}/full.webp`, Buffer.from('bytes of a picture'))
    await commit([
      ...addApprovedPhotos(id, [approvedPhoto(photo, now)]),
      addModeration(id, { id: newId(), at: now.toISOString(), by: 'STAFF9', action: 'photo_refused', reason: 'face' }),
      put(keys.profile(id), { ...profileOf(newcomer.user.profile), sensitiveConsentAt: now.toISOString() }),
    ])
    await ask(newcomer)
    await build()
    const { files, text, told } = await fileOf(newcomer, form.email)

    expect(told.account).toMatchObject({ id, email: form.email, status: 'active', site: 'NL' })
    expect(told.consents).toEqual([
      { what: 'terms', version: termsVersion, at: newcomer.user.signup_date },
      { what: 'sensitive facts', at: now.toISOString() },
    ])
    expect(told.profile).toMatchObject({ name: form.name, birthDate: form.date_of_birth })
    expect(told.photos).toMatchObject([{ id: photo, status: 'active' }])
    expect(Buffer.from(files[`photos/${photo}.webp`]!).toString()).toBe('bytes of a picture')
    expect(told.likes_given).toMatchObject([{ id: b.id, name: b.name }])
    expect(told.likes_received).toMatchObject([{ id: b.id, name: b.name }])
    expect(told.blocked).toMatchObject([{ id: c.id, name: c.name }])
    expect(told.conversations).toMatchObject([
      {
        with: { id: b.id, name: b.name },
        messages: [
          { by: 'me', text: 'Hoi Bram' },
          { by: 'them', text: 'Hoi terug' },
        ],
      },
    ])
    expect(told.credit_movements!.map(({ reason }) => reason).sort()).toEqual(['message', 'signup'])
    expect(told.payments).toEqual([])
    expect(told.moderation_decisions).toMatchObject([{ action: 'photo_refused', reason: 'face' }])
    expect(told.complaints_made).toMatchObject([{ kind: 'profile', text: 'Dit klopt niet.', status: 'open' }])
    expect(told.sessions).toHaveLength(1)
    expect(told.came_from).toEqual({ network: 'partner', sub1: 'a' })
    // The export must not contain data of others: addresses, birth dates, or the names of those who
    // blocked the member, complained or decided.
    for (const secret of [b.email, b.card.b, c.email, c.card.b, d.id, d.name, 'Over haar.', 'STAFF9', 'passwordHash'])
      expect(text).not.toContain(secret)
  })

  test('contains all of many photos, which are fetched side by side but at most ten at a time', async () => {
    const a = await anna(stack)
    const ids = Array.from({ length: 24 }, newId)
    for (const id of ids) await stack.s3.put(photoBucket, `photos/${a.id}/${id}/full.webp`, Buffer.from(id))
    const now = stack.clock.now()
    await commit(ids.map((id) => put(keys.photo(a.id, id), approvedPhoto(id, now))))
    await ask(a)
    const send = S3Client.prototype.send as (command: object) => Promise<unknown>
    let [atOnce, most] = [0, 0]
    vi.spyOn(S3Client.prototype, 'send').mockImplementation(async function (this: S3Client, command: object) {
      atOnce += 1
      most = Math.max(most, atOnce)
      return send.call(this, command).finally(() => {
        atOnce -= 1
      })
    } as never)
    await build()
    vi.restoreAllMocks()
    const { files } = await fileOf(a, a.email)
    expect(most).toBe(10)
    for (const id of ids) expect(Buffer.from(files[`photos/${id}.webp`]!).toString()).toBe(id)
  })

  test('contains payments', async () => {
    const a = await anna(stack)
    await buy(stack, a)
    await ask(a)
    await build()
    const { told } = await fileOf(a, a.email)
    expect(told.payments).toMatchObject([{ bundle: 'c25', status: 'completed', currency: 'EUR' }])
    const { payments } = await a.call(credits.payments)
    expect(told.payments).toMatchObject([{ reference: payments[0]!.reference }])
  })

  test('contains the campaigns of which the member was told, each with its time', async () => {
    const a = await anna(stack)
    const campaign = { campaign: newId(), at: stack.clock.now().toISOString() }
    await commit([put(keys.toldCampaigns(a.id), { told: [campaign], version: 1 })])
    await ask(a)
    await build()
    expect((await fileOf(a, a.email)).told.campaigns_received).toEqual([campaign])
  })

  test('contains the time, the ground and the number of a suspension, without who decided it', async () => {
    const [b, mo] = [await bram(stack), await openStaff(stack)]
    const { number } = await mo.call(moderation.decide, {
      body: decisionOn(b.id, { kind: 'suspended', days: 7 }),
    })
    const account = (await findAccount(b.id, { consistent: true }))!
    const file = unzipSync(new Uint8Array(await exportFile(account, stack.clock.now())))
    const text = Buffer.from(file['my-data.json']!).toString()
    const told = JSON.parse(text) as Told
    const { suspendedUntil, banGround } = account
    expect(suspendedUntil).toBeDefined()
    expect(told.account).toMatchObject({ status: 'banned', bannedBy: number, suspendedUntil, banGround })
    expect(text).not.toContain(mo.id)
  })

  test('contains hundreds of messages in order', async () => {
    const [a, b] = [await anna(stack, { credits: 300 }), await bram(stack)]
    for (let n = 0; n < 230; n++) await a.call(chats.send, { body: { member: b.id, id: newId(), text: `Nr ${n}` } })
    await ask(a)
    await build()
    const { told } = await fileOf(a, a.email)
    const { messages } = told.conversations![0] as { messages: { text: string }[] }
    expect(messages.map(({ text }) => text)).toEqual(Array.from({ length: 230 }, (_, n) => `Nr ${n}`))
  })

  test('CHAT-33 OPEN-44 contains all messages of the member, but received ones only as the member sees them', async () => {
    const [a, b, c] = [await anna(stack), await bram(stack), await chris(stack)]
    const write = (from: Member, to: Member, text: string) =>
      from.call(chats.send, { body: { member: to.id, id: newId(), text } })
    await write(a, b, 'Lang geleden')
    await write(b, a, 'Ook lang geleden')
    stack.clock.advance({ days: 91 })
    const [a2, b2, c2] = await Promise.all([a, b, c].map((one) => onAnotherDevice(stack, one)))
    await write(a2!, b2!, 'Nu')
    await write(b2!, a2!, 'Ook nu')
    await write(a2!, c2!, 'Ik blokkeer je')
    await write(c2!, a2!, 'Van een geblokkeerde')
    await a2!.call(chats.remove, { body: { conversation: conversationOf(a.id, c.id) } })
    await a2!.call(safety.block, { body: { id: c.id } })
    await stack.settle()
    const account = (await findAccount(a.id, { consistent: true }))!
    const file = unzipSync(new Uint8Array(await exportFile(account, stack.clock.now())))
    const told = JSON.parse(Buffer.from(file['my-data.json']!).toString()) as Told
    const texts = told.conversations!.map(({ messages }) => (messages as { text: string }[]).map(({ text }) => text))
    expect(texts.toSorted()).toEqual([['Ik blokkeer je'], ['Lang geleden', 'Nu', 'Ook nu']])
  })
})

describe('the download link', () => {
  const ready = async (): Promise<{ a: Member; token: string }> => {
    const a = await anna(stack)
    await ask(a)
    await build()
    return { a, token: await tokenFor(a.email) }
  }

  test('works for its signed-in owner only', async () => {
    const { a, token } = await ready()
    expect((await fetchWith(a, token)).url).toMatch(/^http/)
    await expectRefusal(fetchWith(await bram(stack), token), 'link_invalid')
    await expectRefusal(fetchWith(stranger(stack), token), 'authentication_required')
    await expectRefusal(fetchWith(a, 'x'.repeat(40)), 'link_invalid')
  })

  test('expires after 72 hours to the second, when the file is removed', async () => {
    for (const [seconds, works] of [
      [-1, true],
      [0, false],
      [1, false],
    ] as const) {
      stack.clock.stopAt(new Date('2027-02-01T12:00:00.500Z'))
      const { a, token } = await ready()
      const made = stack.clock.now().getTime()
      const { expiresAt } = await exportOf(a)
      expect(Math.abs(Date.parse(expiresAt) - made - linkLife.export * 1000)).toBeLessThan(2_000)
      stack.clock.stopAt(new Date(Date.parse(expiresAt) + seconds * 1000))
      if (works) await fetchWith(a, token)
      else await expectRefusal(fetchWith(a, token), 'link_invalid')
      await stack.runJob('account', 'removeExports')
      expect(await stack.s3.list(photoBucket, `exports/${a.id}/`)).toHaveLength(works ? 1 : 0)
    }
  })

  test('leads to the address of the file, which expires within a minute', async () => {
    const { a, token } = await ready()
    const { url } = await fetchWith(a, token)
    stack.clock.advance({ seconds: 61 })
    expect((await fetch(url)).status).toBe(403)
    expect((await fetch(url.replace(/X-Amz-Signature=\w+/, ''))).status).toBe(403)
  })
})

describe('a request for an export', () => {
  test('is accepted once in 24 hours, and a repeat while it is pending changes nothing', async () => {
    stack.clock.set(new Date('2027-02-10T12:00:00Z'))
    const start = stack.clock.now().getTime()
    const a = await anna(stack)
    await ask(a)
    expect(await ask(a)).toEqual({ status: 'mail_sent' })
    await build()
    expect(await mailsTo(stack, a.email)).toHaveLength(1)
    stack.clock.set(new Date(start + exportSeconds * 1000 - 5_000))
    await expectRefusal(ask(a), 'too_many_requests')
    stack.clock.set(new Date(start + exportSeconds * 1000 + 5_000))
    await ask(a)
    const old = await tokenFor(a.email)
    await build()
    await expectRefusal(fetchWith(a, old), 'link_invalid')
    expect(await mailsTo(stack, a.email)).toHaveLength(2)
    expect(await stack.s3.list(photoBucket, `exports/${a.id}/`)).toHaveLength(1)
    await fetchWith(a, await tokenFor(a.email))
  })

  test('leads to no file and no mail when the member leaves meanwhile', async () => {
    const a = await anna(stack)
    await ask(a)
    await a.call(ownAccount.remove, { body: {} })
    await build()
    expect(await mailsTo(stack, a.email)).toHaveLength(1)
    expect(await stack.s3.list(photoBucket, `exports/${a.id}/`)).toEqual([])
  })

  test('fails after five attempts, which is mailed to the member and logged once, and may then be made again', async () => {
    const logged = vi.spyOn(console, 'error').mockReturnValue()
    const a = await anna(stack)
    await commit([
      put({ PK: `MEMBER#${a.id}`, SK: 'STRANGE#1' }, { a: 1 }),
      addLedgerEntry(a.id, newId(), { credits: 1, reason: 'signup', at: stack.clock.now().toISOString() }, undefined),
    ])
    await ask(a)
    for (let n = 0; n < 5; n++) {
      await build()
      stack.clock.advance({ minutes: 11 })
    }
    expect(await mailsTo(stack, a.email)).toEqual([])
    logged.mockClear()
    for (let n = 0; n < 2; n++) await build()
    // The line raises the alarm of the job.
    expect(logged.mock.calls.flat()).toEqual([expect.objectContaining({ event: 'due_item_failed' })])
    expect((await mailsTo(stack, a.email)).map(({ subject }) => subject)).toEqual([
      'We konden het bestand met je gegevens van Vonk niet maken',
    ])
    expect(await ask(a)).toEqual({ status: 'mail_sent' })
  })

  test('leads to one file, even from five parallel runs of the job', async () => {
    const a = await anna(stack)
    await ask(a)
    await Promise.all(Array.from({ length: 5 }, build))
    expect(await mailsTo(stack, a.email)).toHaveLength(1)
  })
})

const exportOf = async ({ id }: Member) => (await findExport(id)) as { expiresAt: string }

const profileOf = ({
  main_image: _,
  status: __,
  wanted_gender,
  wanted_ages,
  date_of_birth,
  sensitive_consent: ___,
  age: ____,
  ...told
}: Record<string, unknown>) => ({
  ...told,
  wantedGender: wanted_gender,
  wantedAges: wanted_ages,
  birthDate: date_of_birth,
})
