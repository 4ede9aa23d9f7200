import { momentText, table } from './dev-html.ts'
import { escaped, html, type Reply, seeOther } from './http.ts'
import type { Mail, Mailbox } from './ses.ts'
import type { SmsBox } from './sms.ts'
import type { MailFeedback, TellFeedback } from './topics.ts'

export const mailList = (mails: readonly Mail[]) =>
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

export const mailPage = (mail: Mail) => `
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
export const mailBody = (mail: Mail): Reply =>
  html(`<base target="_blank">${mail.html}`, {
    'content-security-policy':
      "sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src * data:; frame-ancestors 'self'",
    'referrer-policy': 'no-referrer',
  })

export const smsList = (sms: SmsBox) => {
  const messages = sms.list()
  return messages.length
    ? `${table(
        ['When', 'To', 'Text'],
        messages.map(({ at, to, text }) => [momentText(new Date(at)), escaped(to), escaped(text)]),
      )}<form method="post" action="/dev/sms"><button>Clear</button></form>`
    : '<p class="quiet">No text message was sent yet.</p>'
}

const feedbacks: readonly unknown[] = ['bounce', 'complaint'] satisfies MailFeedback[]

/** Reports a bounce or a spam complaint about a mail to the site, as the form says. */
export const giveFeedback = async (
  { mailbox, tellMailFeedback }: { mailbox: Mailbox; tellMailFeedback: TellFeedback },
  id: string,
  form: URLSearchParams,
): Promise<Reply> => {
  const feedback = form.get('feedback')
  const mail = mailbox.find(id)
  if (!mail || !feedbacks.includes(feedback)) return { status: 404 }
  for (const address of mail.to) await tellMailFeedback(address, feedback as MailFeedback)
  return seeOther(`/dev/mails/${id}`)
}
