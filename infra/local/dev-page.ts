import { Secret, TOTP } from 'otpauth'
import type { OpenApiDocument } from '#infra/build/openapi.ts'
import { minuteMs } from '#shared/rules/durations.ts'
import { apiPage, documentPath } from './api-page.ts'
import type { LocalClock, Span } from './clock.ts'
import { changeSale, flexpayList } from './dev-flexpay.ts'
import { momentText, table } from './dev-html.ts'
import { changePushes, pushPage } from './dev-pushes.ts'
import { changeSockets, socketSection } from './dev-sockets.ts'
import { changeCheck, yotiList } from './dev-yoti.ts'
import type { Flexpay } from './flexpay.ts'
import { type Ask, escaped, formOf, html, json, type Reply, seeOther } from './http.ts'
import { testCards } from './payment-cards.ts'
import { type LocalCustomer, returnCodes } from './payment-customers.ts'
import { actionsFor, isReturnable, type LocalPayment, type PaymentAction } from './payment-state.ts'
import type { Payments } from './payments.ts'
import type { PushService } from './push.ts'
import type { PushPages } from './push-pages.ts'
import type { QueueState, Queues } from './queues.ts'
import type { Schedules } from './schedules.ts'
import type { Login } from './seed-target.ts'
import type { Mail, Mailbox } from './ses.ts'
import type { SmsBox } from './sms.ts'
import type { Sockets } from './sockets.ts'
import type { MailFeedback, TellFeedback } from './topics.ts'
import type { Yoti } from './yoti.ts'

/** The parts of the local run that the developer page shows and controls. */
export type Workshop = {
  clock: LocalClock
  mailbox: Mailbox
  tellMailFeedback: TellFeedback
  sms: SmsBox
  pushes: PushService
  pushPages: PushPages
  payments: Payments
  flexpay: Flexpay
  yoti: Yoti
  schedules: Schedules
  queues: Queues
  sockets: Sockets
  /** Id of the member of a live connection; undefined if the connection is not stored. */
  memberOf: (connection: string) => Promise<string | undefined>
  /** Origin per country code. */
  origins: Readonly<Record<string, string>>
  logins: () => readonly Login[]
  openApi: () => Promise<OpenApiDocument>
  /** Deletes and seeds all data in the background. */
  reset: () => void
  /** The current operation on the data, for display, or null. */
  busyWith: () => string | null
}

/**
 * The developer page, local only: shows mails, text messages and pushes, changes payments and age
 * checks, runs jobs, moves the clock, sets faults. Plain forms without scripts.
 */
export function createDevPage(workshop: Workshop): (ask: Ask) => Promise<Reply> {
  return async (ask) => {
    const [section = '', id = '', part = ''] = ask.url.pathname.split('/').slice(2)
    if (ask.method === 'POST') return act(workshop, section, id, formOf(ask))
    if (ask.method !== 'GET' && ask.method !== 'HEAD') return { status: 405 }
    if (section === '') return shell(workshop, section, 'Overview', said(ask) + (await overview(workshop)))
    if (section === 'mails' && !id) return shell(workshop, section, 'Mails', mailList(workshop.mailbox.list()))
    if (section === 'sms') return shell(workshop, section, 'Text messages', smsList(workshop.sms))
    if (section === 'pushes') return shell(workshop, section, 'Pushes', said(ask) + pushPage(workshop.pushes))
    if (section === 'payments')
      return shell(
        workshop,
        section,
        'Payments',
        paymentList(workshop.payments.list()) +
          cardList(workshop.payments.customers.list()) +
          flexpayList(workshop.flexpay),
      )
    if (section === 'age-checks') return shell(workshop, section, 'Age checks', yotiList(workshop.yoti))
    if (section === 'api' && !id) return shell(workshop, section, 'API', apiPage(await workshop.openApi()))
    if (ask.url.pathname === documentPath) return json(200, await workshop.openApi())
    const mail = section === 'mails' && workshop.mailbox.find(id)
    if (mail) return part === 'body' ? mailBody(mail) : shell(workshop, section, mail.subject, mailPage(mail))
    return shell(workshop, section, 'Not found', '<p>There is nothing here.</p>', 404)
  }
}

const act = async (workshop: Workshop, section: string, id: string, form: URLSearchParams): Promise<Reply> => {
  const { clock, mailbox, sms, payments, schedules } = workshop
  if (section === 'clock') moveClock(clock, form)
  else if (section === 'jobs') return runJob(schedules, form)
  else if (section === 'mails' && id) return tellFeedback(workshop, id, form)
  else if (section === 'mails') mailbox.clear()
  else if (section === 'sms') sms.clear()
  else if (section === 'pushes') return changePushes(workshop, form)
  else if (section === 'queues') return changeQueue(workshop.queues, id, form)
  else if (section === 'sockets') return changeSockets(workshop.sockets, id, form)
  else if (section === 'reset') workshop.reset()
  else if (section === 'age-checks') return changeCheck(workshop.yoti, id, form)
  else if (section === 'flexpay') return changeSale(workshop.flexpay, id, form)
  else if (section === 'payments') {
    const action = form.get('action')
    const payment = payments.find(id)
    const returned = returnCodes.find((code) => action === `return ${code}`)
    if (action === 'invalidate') payments.customers.invalidate(id)
    if (payment && action === 'report') await payments.report(id)
    else if (payment && returned && isReturnable(payment)) payments.returnDebit(id, returned)
    else if (payment && actionsFor(payment).includes(action as PaymentAction)) payments.act(id, action as PaymentAction)
  } else return { status: 404 }
  return seeOther(section === 'mails' || section === 'sms' || section === 'payments' ? `/dev/${section}` : '/dev')
}

const feedbacks: readonly unknown[] = ['bounce', 'complaint'] satisfies MailFeedback[]

const tellFeedback = async ({ mailbox, tellMailFeedback }: Workshop, id: string, form: URLSearchParams) => {
  const feedback = form.get('feedback')
  const mail = mailbox.find(id)
  if (!mail || !feedbacks.includes(feedback)) return { status: 404 }
  for (const address of mail.to) await tellMailFeedback(address, feedback as MailFeedback)
  return seeOther(`/dev/mails/${id}`)
}

const moveClock = (clock: LocalClock, form: URLSearchParams) => {
  const moment = form.get('moment')
  const unit = form.get('unit')
  const count = Number(form.get('count'))
  if (form.has('reset')) clock.reset()
  else if (moment && !Number.isNaN(Date.parse(`${moment}Z`))) clock.set(`${moment}Z`)
  else if (['minutes', 'hours', 'days'].includes(unit ?? '') && Number.isFinite(count))
    clock.advance({ [unit!]: count } as Span)
}

const runJob = async (schedules: Schedules, form: URLSearchParams): Promise<Reply> => {
  const domain = form.get('domain') ?? ''
  const key = form.get('key') ?? ''
  const result = await schedules.run(domain, key).then(
    () => `${domain}/${key} ran.`,
    (error: unknown) => `${domain}/${key} failed: ${String(error)}`,
  )
  return seeOther(`/dev?said=${encodeURIComponent(result)}`)
}

const changeQueue = async (queues: Queues, id: string, form: URLSearchParams): Promise<Reply> => {
  const queue = queues.list().find(({ name }) => name === id)
  if (!queue) return { status: 404 }
  if (form.get('action') === 'redrive') await queues.redrive(queue.name)
  else await queues.pause(queue.name, !queue.isPaused)
  return seeOther('/dev')
}

const policy = [
  "default-src 'none'",
  "style-src 'self'",
  "frame-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ')

const sections = {
  '': 'Overview',
  mails: 'Mails',
  sms: 'Text messages',
  pushes: 'Pushes',
  payments: 'Payments',
  'age-checks': 'Age checks',
  api: 'API',
}

const shell = (workshop: Workshop, section: string, title: string, content: string, status = 200): Reply => {
  const { clock } = workshop
  const busy = workshop.busyWith()
  const links = Object.entries(sections)
    .map(
      ([path, name]) =>
        `<a href="/dev${path && `/${path}`}"${path === section ? ' aria-current="page"' : ''}>${name}</a>`,
    )
    .join('')
  const moved = clock.offsetMs === 0 ? '' : `<span class="tag moved">clock moved by ${spanText(clock.offsetMs)}</span>`
  const page = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
${busy ? '<meta http-equiv="refresh" content="1">' : ''}
<title>${escaped(title)} - developer page</title>
<link rel="stylesheet" href="/dev/dev.css">
</head>
<body>
<header><strong>Developer page</strong><nav>${links}</nav><span class="now">${momentText(clock.now())} UTC ${moved}</span></header>
<main>
<h1>${escaped(title)}</h1>
${busy ? `<p class="said">${escaped(busy)}</p>` : ''}
${content}
</main>
</body>
</html>`
  return html(page, { 'content-security-policy': policy, 'referrer-policy': 'no-referrer' }, status)
}

const said = ({ url }: Ask) => {
  const text = url.searchParams.get('said')
  return text ? `<p class="said">${escaped(text)}</p>` : ''
}

/** The current code of an authenticator app, and its remaining time. */
const codeOf = (key: string, at: Date): string => {
  const timestamp = at.getTime()
  const app = new TOTP({ secret: Secret.fromBase32(key) })
  return `<code>${app.generate({ timestamp })}</code> <small>for ${Math.ceil(app.remaining({ timestamp }) / 1000)} s</small>`
}

const overview = async (workshop: Workshop): Promise<string> => {
  const jobs = await workshop.schedules.list()
  const { origins, clock, sockets, memberOf } = workshop
  const logins = workshop.logins()
  return `
<section>
<h2>Sites</h2>
<ul class="sites">${Object.entries(origins)
    .map(([country, origin]) => `<li><a href="${origin}">${origin.replace('http://', '')}</a> ${country}</li>`)
    .join('')}</ul>
</section>
<section>
<h2>Logins</h2>
${
  logins.length
    ? table(
        ['Who', 'E-mail', 'Password', 'Site'],
        logins.map(({ who, email, password, country, note, authenticator }) => [
          escaped(who) + (note ? ` <small>${escaped(note)}</small>` : ''),
          `<code>${escaped(email)}</code>`,
          `<code>${escaped(password)}</code>${authenticator ? ` ${codeOf(authenticator, clock.now())}` : ''}`,
          origins[country]
            ? `<a href="${origins[country]}/${authenticator ? 'staff' : 'login'}">${escaped(country)}</a>`
            : escaped(country),
        ]),
      )
    : '<p class="quiet">Nobody was seeded.</p>'
}
</section>
<section>
<h2>Clock</h2>
<p class="quiet">Jobs that fall due run within a second.</p>
<form method="post" action="/dev/clock" class="row">
<input type="number" name="count" value="1" aria-label="How many; negative goes back">
<select name="unit" aria-label="Unit"><option>minutes</option><option selected>hours</option><option>days</option></select>
<button>Move</button>
</form>
<form method="post" action="/dev/clock" class="row">
<input type="datetime-local" name="moment" value="${clock.now().toISOString().slice(0, 16)}" aria-label="Moment, UTC">
<button>Set (UTC)</button>
<button name="reset" value="1">Back to real time</button>
</form>
</section>
<section>
<h2>Jobs</h2>
${
  jobs.length
    ? table(
        ['Job', 'Every', 'Last run', ''],
        jobs.map(({ domain, key, every, hours, lastRunAt, resources }) => [
          `${domain}/${key} <small>${escaped(resources.impact)}</small>`,
          every + (hours ? ` from ${hours[0]}:00 to ${hours[1]}:59` : ''),
          lastRunAt ? momentText(new Date(lastRunAt)) : 'not yet',
          `<form method="post" action="/dev/jobs"><input type="hidden" name="domain" value="${domain}"><input type="hidden" name="key" value="${key}"><button>Run now</button></form>`,
        ]),
      )
    : '<p class="quiet">There are no jobs.</p>'
}
</section>
<section>
<h2>Queues</h2>
${table(
  ['Queue', 'Waiting', 'In work', 'Given up', ''],
  workshop.queues
    .list()
    .map((queue) => [
      queue.name + (queue.isPaused ? ' <span class="tag moved">paused</span>' : ''),
      String(queue.waiting),
      String(queue.running),
      String(queue.deadLetters),
      queueForm(queue),
    ]),
)}
</section>
${await socketSection(sockets, memberOf)}
<section>
<h2>Data</h2>
<details><summary>Start all data anew</summary>
<p>Deletes every member, message, payment, mail and photo of this local run, and seeds again.</p>
<form method="post" action="/dev/reset"><button class="danger">Delete and seed again</button></form>
</details>
</section>`
}

const mailList = (mails: readonly Mail[]) =>
  mails.length
    ? `${table(
        ['When', 'To', 'Kind', 'Subject'],
        mails
          .slice(0, 500)
          .map((mail) => [
            momentText(new Date(mail.at)),
            escaped(mail.to.join(', ')),
            mail.kind ?? '',
            `<a href="/dev/mails/${mail.id}">${escaped(mail.subject || '(no subject)')}</a>`,
          ]),
      )}<form method="post" action="/dev/mails"><button>Clear</button></form>`
    : '<p class="quiet">No mail was sent yet.</p>'

const mailPage = (mail: Mail) => `
<dl>
<dt>From</dt><dd>${escaped(mail.from)}</dd>
<dt>To</dt><dd>${escaped(mail.to.join(', '))}</dd>
<dt>Kind</dt><dd>${mail.kind ?? 'unknown'}</dd>
<dt>Sent</dt><dd>${momentText(new Date(mail.at))} UTC</dd>
</dl>
${mail.html ? `<iframe title="The mail as HTML" src="/dev/mails/${mail.id}/body" sandbox="allow-popups allow-popups-to-escape-sandbox"></iframe>` : ''}
<form method="post" action="/dev/mails/${mail.id}" class="row"><button name="feedback" value="bounce">The address does not exist</button><button name="feedback" value="complaint">Marked as spam</button></form>
<section><h2>Links</h2><ul>${mail.links.map((link) => `<li><a href="${escaped(link)}" target="_blank" rel="noreferrer">${escaped(link)}</a></li>`).join('')}</ul></section>
<section><h2>Text</h2><pre>${escaped(mail.text)}</pre></section>
<section><details><summary>Headers</summary><dl>${Object.entries(mail.headers)
  .map(([name, value]) => `<dt>${escaped(name)}</dt><dd>${escaped(value)}</dd>`)
  .join('')}</dl></details></section>`

/** The HTML as sent, without scripts; its links open in a new tab. */
const mailBody = (mail: Mail): Reply =>
  html(`<base target="_blank">${mail.html}`, {
    'content-security-policy':
      "sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src * data:; frame-ancestors 'self'",
    'referrer-policy': 'no-referrer',
  })

const smsList = (sms: SmsBox) => {
  const messages = sms.list()
  return messages.length
    ? `${table(
        ['When', 'To', 'Text'],
        messages.map(({ at, to, text }) => [momentText(new Date(at)), escaped(to), escaped(text)]),
      )}<form method="post" action="/dev/sms"><button>Clear</button></form>`
    : '<p class="quiet">No text message was sent yet.</p>'
}

const actionNames: Record<PaymentAction, string> = {
  pay: 'Pay',
  pend: 'Keep pending',
  authorize: 'Authorize',
  fail: 'Fail',
  expire: 'Expire',
  cancel: 'Cancel',
  refund: 'Refund',
  deliverRefund: 'Deliver refund',
  failRefund: 'Let the refund fail',
  chargeBack: 'Charge back',
}

const paymentList = (payments: readonly LocalPayment[]) =>
  payments.length
    ? table(
        ['Made', 'Payment', 'Amount', 'Status', 'Reports', ''],
        payments.map((payment) => [
          momentText(new Date(payment.createdAt)),
          `<a href="/pay/${payment.id}">${payment.id}</a> <small>${escaped(payment.description)}, ${escaped(payment.method ?? 'no method')}</small>`,
          `${payment.amount.value} ${payment.amount.currency}`,
          statusText(payment),
          payment.reports.map(({ status }) => status || 'none').join(', ') + (payment.isUnreported ? ' ...' : ''),
          paymentForm(payment),
        ]),
      )
    : '<p class="quiet">No payment was started yet.</p>'

/** Cards stored at the service, each with a button that ends its mandate, as a bank may do. */
const cardList = (customers: readonly LocalCustomer[]) => {
  const rows = customers.flatMap(({ id, mandates }) =>
    mandates.flatMap((mandate) => {
      if (!('card' in mandate)) return []
      const { cardLabel, cardNumber, later } = testCards[mandate.card]
      const end = `<form method="post" action="/dev/payments/${mandate.id}" class="row"><button name="action" value="invalidate">End the mandate</button></form>`
      return [[id, mandate.id, `${cardLabel} ${cardNumber}, ${later}`, mandate.isValid ? end : 'invalid']]
    }),
  )
  return rows.length ? `<h2>Stored cards</h2>${table(['Customer', 'Mandate', 'Card', ''], rows)}` : ''
}

const statusText = (payment: LocalPayment) =>
  [payment.status, payment.refunded !== '0.00' && 'refunded', payment.chargedBack !== '0.00' && 'charged back']
    .filter(Boolean)
    .join(', ')

/** Name of an action's button. A direct debit is collected rather than paid. */
const nameOf = (action: PaymentAction, { debit }: LocalPayment): string =>
  debit && action === 'pay' ? 'Collect' : actionNames[action]

const returnButtons = returnCodes
  .map((code) => `<button name="action" value="return ${code}">Return ${code}</button>`)
  .join('')

const paymentForm = (payment: LocalPayment) =>
  `<form method="post" action="/dev/payments/${payment.id}" class="row">${actionsFor(payment)
    .map((action) => `<button name="action" value="${action}">${nameOf(action, payment)}</button>`)
    .join(
      '',
    )}${isReturnable(payment) ? returnButtons : ''}<button name="action" value="report">Report again</button></form>`

const queueForm = ({ name, isPaused, deadLetters }: QueueState) =>
  `<form method="post" action="/dev/queues/${name}" class="row"><button name="action" value="pause">${isPaused ? 'Resume' : 'Pause'}</button>${
    deadLetters > 0 ? '<button name="action" value="redrive">Deliver given up ones again</button>' : ''
  }</form>`

const spanText = (ms: number): string => {
  const sign = ms < 0 ? '-' : ''
  const minutes = Math.round(Math.abs(ms) / minuteMs)
  const parts = [
    [Math.floor(minutes / 1_440), 'd'],
    [Math.floor(minutes / 60) % 24, 'h'],
    [minutes % 60, 'min'],
  ] as const
  const text = parts.filter(([count]) => count > 0).map(([count, unit]) => `${count} ${unit}`)
  return sign + (text.join(' ') || 'less than a minute')
}
