import { afterEach, describe, expect, test } from 'vitest'
import * as campaigns from '#shared/contract/campaigns.ts'
import * as mail from '#shared/contract/mail.ts'
import * as staff from '#shared/contract/staff.ts'
import { testMails } from '#shared/rules/limits.ts'
import {
  agree,
  decide,
  everybody,
  openEditor,
  runCampaigns,
  save,
  startCampaign,
  text,
  texts,
} from '#test/support/campaigns.ts'
import { withCountry } from '#test/support/country.ts'
import { anna } from '#test/support/people.ts'
import { mailsTo } from '#test/support/signup.ts'
import { openStack } from '#test/support/stack.ts'
import { openStaff } from '#test/support/staff.ts'
import { expectRefusal, newId } from '#test/support/visitor.ts'

const stack = openStack()
afterEach(() => stack.clock.reset())

describe('NOTIF-23 a campaign', () => {
  test('is approved by somebody else than all who wrote or submitted it', async () => {
    const [one, two, three] = [await openEditor(stack), await openEditor(stack), await openEditor(stack)]
    const first = await save(one)
    const second = await save(two, { id: first.id, version: first.version, title: 'Beter' })
    const submitted = await decide(one, second, 'submit')
    expect(submitted).toMatchObject({ state: 'submitted', authors: [one.name, two.name], mine: true })
    for (const author of [one, two]) await expectRefusal(decide(author, submitted, 'approve'), 'own_campaign')
    expect(await decide(three, submitted, 'approve')).toMatchObject({ state: 'approved', approved_by: three.name })
  })

  test('counts whoever submits it among its authors', async () => {
    const [one, two] = [await openEditor(stack), await openEditor(stack)]
    const submitted = await decide(two, await save(one), 'submit')
    await expectRefusal(decide(two, submitted, 'approve'), 'own_campaign')
  })

  test('needs approval again after a change of its text or segment', async () => {
    const [one, two] = [await openEditor(stack), await openEditor(stack)]
    const approved = await decide(two, await decide(one, await save(one), 'submit'), 'approve')
    const changed = await save(two, { id: approved.id, version: approved.version, title: 'Anders' })
    expect(changed).toMatchObject({ state: 'draft', approved_by: null, authors: [one.name, two.name] })
    await expectRefusal(decide(one, changed, 'start'), 'campaign_changed')
    const again = await decide(one, changed, 'submit')
    await expectRefusal(decide(two, again, 'approve'), 'own_campaign')
  })

  test('goes back to its authors with a reason, which is gone once it is submitted and approved', async () => {
    const [one, two] = [await openEditor(stack), await openEditor(stack)]
    const submitted = await decide(one, await save(one), 'submit')
    await expectRefusal(decide(two, submitted, 'refuse'), 'invalid_input')
    const refused = await decide(two, submitted, 'refuse', { reason: 'Te lang' })
    expect(refused).toMatchObject({ state: 'draft', refused_because: 'Te lang' })
    expect(await decide(one, refused, 'submit')).toMatchObject({ refused_because: null })
  })

  test('tells whoever refuses it that somebody changed it first', async () => {
    const [one, two] = [await openEditor(stack), await openEditor(stack)]
    const submitted = await decide(one, await save(one), 'submit')
    await save(one, { id: submitted.id, version: submitted.version, title: 'Al beter' })
    await expectRefusal(decide(two, submitted, 'refuse', { reason: 'Te lang' }), 'campaign_changed')
    const again = await decide(one, await save(one), 'submit')
    const refused = await decide(two, again, 'refuse', { reason: 'Te lang' })
    expect(await decide(two, again, 'refuse', { reason: 'Te lang' })).toEqual(refused)
  })

  test('has a title that adds no header to its mail', async () => {
    const editor = await openEditor(stack)
    const { id } = await save(editor, { title: 'Korting\r\nBcc: other@example.org' })
    await editor.call(campaigns.test, { body: { id, language: 'nl' } })
    const [sent] = await mailsTo(stack, editor.email)
    expect(sent!.subject).toContain('Korting')
    expect(Object.keys(sent!.headers)).not.toContain('bcc')
    expect(await mailsTo(stack, 'other@example.org')).toEqual([])
  })

  test.each([
    ['start', 'draft'],
    ['approve', 'draft'],
    ['stop', 'approved'],
    ['submit', 'running'],
    ['start', 'running'],
  ] as const)('refuses %s of one that is %s', async (action, state) => {
    const [one, two] = [await openEditor(stack), await openEditor(stack)]
    let campaign = await save(one)
    if (state !== 'draft') campaign = await decide(two, await decide(one, campaign, 'submit'), 'approve')
    if (state === 'running')
      campaign = await decide(one, campaign, 'start', { start_at: new Date(Date.now() + 3_600_000).toISOString() })
    await expectRefusal(decide(two, campaign, action), 'campaign_changed')
    if (state === 'running') await decide(two, campaign, 'stop')
  })

  test('cannot be changed once it was started, nor started again after a stop', async () => {
    const { author, started } = await startCampaign(stack)
    await expectRefusal(save(author, { id: started.id, version: started.version }), 'campaign_changed')
    const stopped = await decide(author, started, 'stop')
    await expectRefusal(decide(author, stopped, 'start'), 'campaign_changed')
    await expectRefusal(save(author, { id: stopped.id, version: stopped.version }), 'campaign_changed')
  })

  test('refuses a change of a version that somebody else has replaced, and repeats lost answers', async () => {
    const [one, two] = [await openEditor(stack), await openEditor(stack)]
    const first = await save(one, { title: 'Eerst' })
    expect(await save(one, { id: first.id, title: 'Eerst' })).toEqual(first)
    await save(two, { id: first.id, version: first.version, title: 'Dan' })
    await expectRefusal(save(one, { id: first.id, version: first.version, title: 'Nog eens' }), 'campaign_changed')
    await expectRefusal(decide(one, first, 'submit'), 'campaign_changed')
    const { started, author } = await startCampaign(stack)
    const stopped = await decide(author, started, 'stop')
    expect(await decide(author, started, 'stop')).toEqual(stopped)
  })

  test('of two approvals, changes or starts at once only one counts', async () => {
    const [one, two, three] = [await openEditor(stack), await openEditor(stack), await openEditor(stack)]
    const submitted = await decide(one, await save(one), 'submit')
    const ends = await Promise.allSettled([
      decide(two, submitted, 'approve'),
      save(three, { id: submitted.id, version: submitted.version, title: 'Snel nog anders' }),
    ])
    expect(ends.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    const { state, title } = await one.call(campaigns.open, { query: { id: submitted.id } })
    expect([state, title]).toEqual(state === 'approved' ? ['approved', 'Korting'] : ['draft', 'Snel nog anders'])
  })

  test('needs a finished text in every language of the site, or in that of its segment', () =>
    withCountry('NL', { languages: ['nl', 'en'] }, async () => {
      const editor = await openEditor(stack)
      const body = { id: newId(), version: 0, kind: 'news', texts: { nl: text('Nieuw') }, segment: everybody } as const
      const onlyDutch = await editor.call(campaigns.save, { body })
      await expectRefusal(decide(editor, onlyDutch, 'submit'), 'campaign_incomplete')
      const unfinished = { ...texts('Nieuw'), en: { ...text('New'), button: '' } }
      const saved = await editor.call(campaigns.save, { body: { ...body, version: 1, texts: unfinished } })
      await expectRefusal(decide(editor, saved, 'submit'), 'campaign_incomplete')
      const segment = { ...everybody, language: 'nl' as const }
      const dutch = await editor.call(campaigns.save, { body: { ...body, version: 2, segment } })
      expect(await decide(editor, dutch, 'submit')).toMatchObject({ state: 'submitted' })
    }))

  test.each([
    'https://elsewhere.example/',
    '//elsewhere.example',
    '/\\elsewhere.example',
    '/nowhere',
    'javascript:alert(1)',
  ])('links to pages of the site only, not to %s', async (path) => {
    const editor = await openEditor(stack)
    const body = { id: newId(), version: 0, kind: 'news' as const, segment: everybody }
    const given = { nl: { ...text('Nieuw'), path } }
    await expectRefusal(editor.call(campaigns.save, { body: { ...body, texts: given } }), 'invalid_input')
  })

  test.each([
    ['11 paragraphs', { paragraphs: Array.from({ length: 11 }, () => 'Een.') }],
    ['a paragraph of 1,001 characters', { paragraphs: ['x'.repeat(1_001)] }],
    ['a title of 121 characters', { title: 'x'.repeat(121) }],
  ])('refuses %s as too long', async (_, part) => {
    const editor = await openEditor(stack)
    const body = { id: newId(), version: 0, kind: 'news' as const, segment: everybody }
    const given = { nl: { ...text('Nieuw'), ...part } }
    await expectRefusal(editor.call(campaigns.save, { body: { ...body, texts: given } }), 'campaign_too_long')
  })

  test('every act is in the audit trail, with the title', async () => {
    const { author, other, started } = await startCampaign(stack, { title: 'In het spoor' })
    await author.call(campaigns.test, { body: { id: started.id, language: 'nl' } })
    await decide(other, started, 'stop')
    const { entries } = await (await openStaff(stack)).call(staff.listAudit, { query: {} })
    const own = entries.filter(({ reason }) => reason === 'In het spoor')
    expect(own.map(({ action, staff: by }) => [action, by]).reverse()).toEqual([
      ['campaign_saved', author.name],
      ['campaign_submitted', author.name],
      ['campaign_approved', other.name],
      ['campaign_started', author.name],
      ['campaign_tested', author.name],
      ['campaign_stopped', other.name],
    ])
  })

  test('is listed newest first, in pages', async () => {
    const editor = await openEditor(stack)
    const made: string[] = []
    for (let n = 0; n < 27; n++) made.push((await save(editor, { title: `Nummer ${n}` })).id)
    const first = await editor.call(campaigns.list, { query: {} })
    const second = await editor.call(campaigns.list, { query: { cursor: first.next! } })
    const ids = [...first.campaigns, ...second.campaigns].map(({ id }) => id)
    expect(first.campaigns).toHaveLength(25)
    expect(ids).toEqual([...ids].sort().reverse())
    expect(made.filter((id) => !ids.includes(id))).toEqual([])
  })
})

describe('NOTIF-23 a running campaign', () => {
  test('that is polled does not renew the session of the console that shows it', async () => {
    const { author, started } = await startCampaign(stack)
    stack.clock.stopAt(stack.clock.now())
    for (const minutes of [14, 14]) {
      stack.clock.advance({ minutes })
      await author.call(campaigns.open, { query: { id: started.id } })
    }
    stack.clock.advance({ minutes: 3 })
    await expectRefusal(author.call(campaigns.open, { query: { id: started.id } }), 'staff_required')
  })

  test('does not start at a time that is over, which would mail everybody at once', async () => {
    const [one, two] = [await openEditor(stack), await openEditor(stack)]
    const approved = await decide(two, await decide(one, await save(one), 'submit'), 'approve')
    stack.clock.stopAt(new Date())
    const after = (minutes: number) => new Date(stack.clock.now().getTime() + minutes * 60_000).toISOString()
    await expectRefusal(decide(one, approved, 'start', { start_at: after(-6) }), 'invalid_input')
    const start_at = after(-4)
    const started = await decide(one, approved, 'start', { start_at })
    expect(started.start_at).toBe(stack.clock.now().toISOString())
    stack.clock.advance({ minutes: 10 })
    expect(await decide(one, approved, 'start', { start_at })).toEqual(started)
    await decide(one, started, 'stop')
  })

  test('is not mailed in a language whose text is unfinished', async () => {
    const member = await anna(stack, { language: 'en' })
    await agree(member, 'news')
    await stack.settle()
    const [one, two] = [await openEditor(stack), await openEditor(stack)]
    const body = { id: newId(), version: 0, kind: 'news' as const, segment: everybody }
    const given = { nl: text('Alleen Nederlands'), en: { ...text('Unfinished'), path: '' } }
    const saved = await one.call(campaigns.save, { body: { ...body, texts: given } })
    await decide(one, await decide(two, await decide(one, saved, 'submit'), 'approve'), 'start')
    await runCampaigns(stack, 2)
    expect((await mailsTo(stack, member.email)).map(({ subject }) => subject)).toContain('Alleen Nederlands')
    expect((await mailsTo(stack, member.email)).map(({ subject }) => subject)).not.toContain('Unfinished')
  })
})

describe('NOTIF-23 a campaign before it is sent', () => {
  test('is mailed to the own address of the editor, and to nobody else', async () => {
    const editor = await openEditor(stack)
    const { id } = await save(editor, { title: 'Proef' })
    expect(await editor.call(campaigns.test, { body: { id, language: 'en' } })).toEqual({ to: editor.email })
    const [sent, ...others] = await mailsTo(stack, editor.email)
    expect([sent!.subject, others]).toEqual(['Proef (en)', []])
    expect(sent!.text).toContain('Test email')
    expect(stack.mailbox.list().filter(({ subject }) => subject === 'Proef (en)')).toHaveLength(1)
    await expectRefusal(editor.call(campaigns.test, { body: { id, language: 'de' } }), 'campaign_incomplete')
  })

  test('is mailed to an editor a few times an hour, however many campaigns there are', async () => {
    stack.clock.stopAt(new Date('2027-06-01T12:40:00Z'))
    const [editor, other] = [await openEditor(stack), await openEditor(stack)]
    const ids = [(await save(editor)).id, (await save(editor)).id]
    const test = (by: typeof editor, n = 0) =>
      by.call(campaigns.test, { body: { id: ids[n % ids.length]!, language: 'nl' } })
    for (let n = 0; n < testMails.most; n++) await test(editor, n)
    await expectRefusal(test(editor), 'too_many_requests')
    expect(await mailsTo(stack, editor.email)).toHaveLength(testMails.most)
    expect(await test(other)).toEqual({ to: other.email })
    stack.clock.stopAt(new Date('2027-06-01T13:00:00Z'))
    expect(await test(editor)).toEqual({ to: editor.email })
  })

  test('is shown as a page that runs no script, may be framed by the site only, and is the mail', async () => {
    const editor = await openEditor(stack)
    const { id } = await save(editor, { title: '<b>Vet</b>' })
    const address = `${stack.url}${mail.previewCampaign.path}?id=${id}&language=nl`
    const cookie = [...editor.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const response = await fetch(address, { headers: { cookie } })
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(response.headers.get('content-security-policy')).toMatch(
      /^sandbox allow-popups; default-src 'none'.*frame-ancestors 'self'$/,
    )
    expect(response.headers.get('x-frame-options')).toBe('SAMEORIGIN')
    expect(response.headers.get('cache-control')).toBe('no-store')
    const html = await response.text()
    expect(html).toContain('&lt;b&gt;Vet&lt;/b&gt;')
    expect(html).toContain('aanbiedingen')
    const refused = await fetch(address.replace(id, newId()), { headers: { cookie } })
    expect([refused.status, refused.headers.get('content-type')]).toEqual([404, 'application/json; charset=utf-8'])
    expect((await fetch(address)).status).toBe(403)
  })
})
