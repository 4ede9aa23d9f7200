import { rmSync } from 'node:fs'
import PostalMime, { type Address } from 'postal-mime'
import { type MailKind, mailKinds } from '#functions/platform/resources.ts'
import { type Ask, escaped, formOf, type Reply } from './http.ts'
import { appendLine, readLines } from './kept-file.ts'

export type Mail = {
  id: string
  at: string
  from: string
  to: readonly string[]
  subject: string
  text: string
  html: string
  /** Names in lower case. */
  headers: Readonly<Record<string, string>>
  /** Its configuration set: the kind of mail (functions/platform/resources.ts). */
  kind?: MailKind
  /** Every link once, first the links in the HTML. */
  links: readonly string[]
  /** Tags of the mail, which feedback about it repeats. */
  tags: Readonly<Record<string, string>>
}

export type Mailbox = {
  serve(ask: Ask): Promise<Reply>
  /** Mails, newest first; with an address, only mails to that recipient. */
  list(to?: string): readonly Mail[]
  find(id: string): Mail | undefined
  clear(): void
  /** While true, the service answers 503, as in an outage. */
  isDown: boolean
  /**
   * While set, the answer to every mail: an error of SES, such as `MessageRejected` for an
   * unverified sender.
   */
  refusal: { status: number; code: string; message: string } | null
}

/**
 * The mail service: accepts SES's SendEmail and SendRawEmail and stores every mail. If `file` is
 * given, mails survive a restart.
 */
export function createMailbox(options: { file?: string; now: () => Date }): Mailbox {
  let mails: Mail[] = options.file ? readLines(options.file) : []

  const accept = async (form: URLSearchParams): Promise<Mail> => {
    const raw = form.get('RawMessage.Data')
    const id = crypto.randomUUID()
    const mail = raw ? await parsedMail(Buffer.from(raw, 'base64'), membersOf(form, 'Destinations')) : plainMail(form)
    return { id, at: options.now().toISOString(), ...mail, tags: tagsOf(form) }
  }

  const mailbox: Mailbox = {
    isDown: false,
    refusal: null,
    async serve(ask) {
      if (mailbox.isDown) return failure(503, 'ServiceUnavailable')
      if (mailbox.refusal) return failure(mailbox.refusal.status, mailbox.refusal.code, mailbox.refusal.message)
      const form = formOf(ask)
      const action = form.get('Action') ?? ''
      if (action !== 'SendEmail' && action !== 'SendRawEmail') return failure(400, 'InvalidAction')
      const set = form.get('ConfigurationSetName')
      const kind = mailKinds.find((one) => one === set)
      if (set && !kind) return failure(400, 'ConfigurationSetDoesNotExist')
      const mail = { ...(await accept(form)), ...(kind && { kind }) }
      if (mail.to.length === 0) return failure(400, 'InvalidParameterValue')
      mails.push(mail)
      if (options.file) appendLine(options.file, mail)
      return xml(
        200,
        `<${action}Response xmlns="http://ses.amazonaws.com/doc/2010-12-01/"><${action}Result><MessageId>${mail.id}</MessageId></${action}Result></${action}Response>`,
      )
    },
    list: (to) => mails.filter((mail) => !to || mail.to.includes(to.toLowerCase())).reverse(),
    find: (id) => mails.find((mail) => mail.id === id),
    clear() {
      mails = []
      if (options.file) rmSync(options.file, { force: true })
    },
  }
  return mailbox
}

type Content = Omit<Mail, 'id' | 'at' | 'tags'>

const parsedMail = async (raw: Buffer, destinations: string[]): Promise<Content> => {
  const { from, to = [], cc = [], bcc = [], subject = '', text = '', html = '', headers } = await PostalMime.parse(raw)
  const named = [...to, ...cc, ...bcc].flatMap(addressesIn)
  return {
    from: from ? [from.name, ...addressesIn(from)].filter(Boolean).join(' ') : '',
    to: (destinations.length ? destinations : named).map((address) => address.toLowerCase()),
    subject,
    text,
    html,
    headers: Object.fromEntries(headers.map(({ key, value }) => [key, value])),
    links: linksIn(html, text),
  }
}

const plainMail = (form: URLSearchParams): Content => {
  const text = form.get('Message.Body.Text.Data') ?? ''
  const html = form.get('Message.Body.Html.Data') ?? ''
  const recipients = ['To', 'Cc', 'Bcc'].flatMap((kind) => membersOf(form, `Destination.${kind}Addresses`))
  return {
    from: form.get('Source') ?? '',
    to: recipients.map((address) => address.toLowerCase()),
    subject: form.get('Message.Subject.Data') ?? '',
    text,
    html,
    headers: {},
    links: linksIn(html, text),
  }
}

const addressesIn = (address: Address): string[] =>
  address.group ? address.group.flatMap(addressesIn) : [address.address]

/** The AWS query protocol numbers list members from 1. */
const membersOf = (form: URLSearchParams, list: string): string[] =>
  [...form].filter(([name]) => name.startsWith(`${list}.member.`)).map(([, value]) => value)

const tagsOf = (form: URLSearchParams): Record<string, string> =>
  Object.fromEntries(
    [...form].flatMap(([name, tag]) => {
      const place = /^(Tags\.member\.\d+)\.Name$/.exec(name)?.[1]
      return place ? [[tag, form.get(`${place}.Value`) ?? '']] : []
    }),
  )

const linksIn = (html: string, text: string): string[] => {
  const inHtml = [...html.matchAll(/\shref="([^"]+)"/g)].map(([, link]) => link!.replaceAll('&amp;', '&'))
  const inText = [...text.matchAll(/https?:\/\/[^\s<>"]+/g)].map(([link]) => link)
  return [...new Set([...inHtml, ...inText])]
}

const xml = (status: number, body: string): Reply => ({ status, headers: { 'content-type': 'text/xml' }, body })
const failure = (status: number, code: string, message = code) =>
  xml(
    status,
    `<ErrorResponse xmlns="http://ses.amazonaws.com/doc/2010-12-01/"><Error><Type>${status < 500 ? 'Sender' : 'Receiver'}</Type><Code>${code}</Code><Message>${escaped(message)}</Message></Error></ErrorResponse>`,
  )
