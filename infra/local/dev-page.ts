import { minuteMs } from '#shared/rules/durations.ts'
import { apiPage, documentPath } from './api-page.ts'
import type { LocalClock, Span } from './clock.ts'
import { changeSale, flexpayList } from './dev-flexpay.ts'
import { momentText } from './dev-html.ts'
import { giveFeedback, mailBody, mailList, mailPage, smsList } from './dev-mails.ts'
import { overview } from './dev-overview.ts'
import { changePayment, paymentSection } from './dev-payments.ts'
import { changePushes, pushPage } from './dev-pushes.ts'
import { changeSockets } from './dev-sockets.ts'
import { changeCheck, yotiList } from './dev-yoti.ts'
import { type Ask, escaped, formOf, html, json, type Reply, seeOther } from './http.ts'
import type { Queues } from './queues.ts'
import type { Schedules } from './schedules.ts'
import type { Workshop } from './workshop.ts'

/**
 * The developer page, local only: shows mails, text messages and pushes, changes payments and age
 * checks, runs jobs, moves the clock, sets faults. Plain forms without scripts.
 */
export function createDevPage(workshop: Workshop): (ask: Ask) => Promise<Reply> {
  return async (ask) => {
    const [section = '', id = '', part = ''] = ask.url.pathname.split('/').slice(2)
    if (ask.method === 'POST') return act(workshop, section, id, formOf(ask))
    if (ask.method !== 'GET' && ask.method !== 'HEAD') return { status: 405 }
    if (section === '') return pageOf(workshop, section, 'Overview', said(ask) + (await overview(workshop)))
    if (section === 'mails' && !id) return pageOf(workshop, section, 'Mails', mailList(workshop.mailbox.list()))
    if (section === 'sms') return pageOf(workshop, section, 'Text messages', smsList(workshop.sms))
    if (section === 'pushes') return pageOf(workshop, section, 'Pushes', said(ask) + pushPage(workshop.pushes))
    if (section === 'payments')
      return pageOf(workshop, section, 'Payments', paymentSection(workshop.payments) + flexpayList(workshop.flexpay))
    if (section === 'age-checks') return pageOf(workshop, section, 'Age checks', yotiList(workshop.yoti))
    if (section === 'api' && !id) return pageOf(workshop, section, 'API', apiPage(await workshop.openApi()))
    if (ask.url.pathname === documentPath) return json(200, await workshop.openApi())
    const mail = section === 'mails' && workshop.mailbox.find(id)
    if (mail) return part === 'body' ? mailBody(mail) : pageOf(workshop, section, mail.subject, mailPage(mail))
    return pageOf(workshop, section, 'Not found', '<p>There is nothing here.</p>', 404)
  }
}

const act = async (workshop: Workshop, section: string, id: string, form: URLSearchParams): Promise<Reply> => {
  const { clock, mailbox, sms, payments, schedules } = workshop
  if (section === 'clock') moveClock(clock, form)
  else if (section === 'jobs') return runJob(schedules, form)
  else if (section === 'mails' && id) return giveFeedback(workshop, id, form)
  else if (section === 'mails') mailbox.clear()
  else if (section === 'sms') sms.clear()
  else if (section === 'pushes') return changePushes(workshop, form)
  else if (section === 'queues') return changeQueue(workshop.queues, id, form)
  else if (section === 'sockets') return changeSockets(workshop.sockets, id, form)
  else if (section === 'reset') workshop.reset()
  else if (section === 'age-checks') return changeCheck(workshop.yoti, id, form)
  else if (section === 'flexpay') return changeSale(workshop.flexpay, id, form)
  else if (section === 'payments') return changePayment(payments, id, form)
  else return { status: 404 }
  return seeOther(section === 'mails' || section === 'sms' ? `/dev/${section}` : '/dev')
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

const pageOf = (workshop: Workshop, section: string, title: string, content: string, status = 200): Reply => {
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
