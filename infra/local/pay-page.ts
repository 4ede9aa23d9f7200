import { type Ask, escaped, html, type Reply } from './http.ts'
import { testCards } from './payment-cards.ts'
import { actionsFor, type LocalPayment, type PaymentAction } from './payment-state.ts'

export type Language = 'nl' | 'en'

/** Language in which a stand-in shows its page: Dutch if the browser asks for it first. */
export const languageOf = ({ headers }: Ask): Language =>
  headers['accept-language']?.trim().startsWith('nl') ? 'nl' : 'en'

export const texts = {
  nl: {
    title: 'Testbetaling',
    notice: 'Dit is de testbetaalpagina op deze computer. Er wordt geen echt geld overgemaakt.',
    missing: 'Deze betaling bestaat niet.',
    method: 'Betaalmethode',
    noMethod: 'Nog niet gekozen',
    reference: 'Kenmerk',
    settled: 'Deze betaling is afgerond',
    back: 'Terug naar de site',
    payWith: 'Betalen en bewaren:',
    later: {
      pays: 'later meteen betaald',
      asks: 'later bevestigen',
      declines: 'later geweigerd',
      waits: 'later in behandeling',
    },
    actions: {
      pay: 'Betalen',
      pend: 'In behandeling laten',
      fail: 'Laten mislukken',
      expire: 'Laten verlopen',
      cancel: 'Annuleren',
    },
    status: {
      open: 'open',
      pending: 'in behandeling',
      authorized: 'goedgekeurd',
      paid: 'betaald',
      canceled: 'geannuleerd',
      expired: 'verlopen',
      failed: 'mislukt',
    },
  },
  en: {
    title: 'Test payment',
    notice: 'This is the test payment page on this computer. No real money moves.',
    missing: 'This payment does not exist.',
    method: 'Payment method',
    noMethod: 'Not chosen yet',
    reference: 'Reference',
    settled: 'This payment is done',
    back: 'Back to the site',
    payWith: 'Pay and store:',
    later: { pays: 'later paid at once', asks: 'later to confirm', declines: 'later declined', waits: 'later pending' },
    actions: {
      pay: 'Pay',
      pend: 'Keep pending',
      fail: 'Let it fail',
      expire: 'Let it expire',
      cancel: 'Cancel',
    },
    status: {
      open: 'open',
      pending: 'pending',
      authorized: 'authorized',
      paid: 'paid',
      canceled: 'canceled',
      expired: 'expired',
      failed: 'failed',
    },
  },
} as const

const buttons = ['pay', 'pend', 'fail', 'expire', 'cancel'] as const

/**
 * Page of the test payment service on which a payment is paid. `payment` is null if it is unknown.
 */
export function payPage(payment: LocalPayment | null, language: Language): Reply {
  return payFrame(payment && { content: paymentCard(payment, language), returnUrl: payment.redirectUrl }, language)
}

/**
 * Frame of a page of a test service; `text` contains the texts of that service. `card` is null if
 * the payment, sale or age check is unknown.
 */
export function payFrame(
  card: { content: string; returnUrl: string } | null,
  language: Language,
  text: Readonly<Record<'title' | 'notice' | 'missing', string>> = texts[language],
): Reply {
  const content = card?.content ?? `<p class="total">${text.missing}</p>`
  const page = `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${text.title}</title>
<link rel="stylesheet" href="/dev/pay.css">
</head>
<body>
<p class="notice">${text.notice}</p>
<main>${content}</main>
</body>
</html>`
  return html(
    page,
    { 'content-security-policy': policyFor(card?.returnUrl), 'referrer-policy': 'no-referrer' },
    card ? 200 : 404,
  )
}

export const amountText = ({ currency, value }: LocalPayment['amount'], language: Language): string =>
  new Intl.NumberFormat(language === 'nl' ? 'nl-NL' : 'en-GB', { style: 'currency', currency }).format(Number(value))

const paymentCard = (payment: LocalPayment, language: Language) => {
  const text = texts[language]
  const possible: readonly PaymentAction[] = actionsFor(payment)
  const amount = amountText(payment.amount, language)
  const stores = payment.card?.sequence === 'first' && possible.includes('pay')
  const cards = Object.entries(testCards).map(
    ([key, { cardLabel, cardNumber, later }]) =>
      `<button name="action" value="${key}" class="pay">${text.payWith} ${cardLabel} ${cardNumber} (${text.later[later]})</button>`,
  )
  const choices = buttons
    .filter((action) => possible.includes(action) && !(stores && action === 'pay'))
    .map((action) => `<button name="action" value="${action}" class="${action}">${text.actions[action]}</button>`)
  const back = `<p class="settled">${text.settled}: ${text.status[payment.status]}.</p>
<a class="back" href="${escaped(payment.redirectUrl)}">${text.back}</a>`
  return `
<h1>${escaped(payment.description)}</h1>
<p class="total">${escaped(amount)}</p>
<dl>
<dt>${text.method}</dt><dd>${escaped(payment.method ?? text.noMethod)}</dd>
<dt>${text.reference}</dt><dd>${payment.id}</dd>
<dt>Status</dt><dd>${text.status[payment.status]}</dd>
</dl>
${choices.length ? `<form method="post">${stores ? cards.join('') : ''}${choices.join('')}</form>` : back}`
}

/** The form's response redirects to the site, and browsers apply form-action to that redirect. */
const policyFor = (returnUrl: string | undefined) =>
  [
    "default-src 'none'",
    "style-src 'self'",
    `form-action 'self'${returnUrl ? ` ${new URL(returnUrl).origin}` : ''}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
