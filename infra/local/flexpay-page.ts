import type { FlexpaySale } from './flexpay.ts'
import { escaped, type Reply } from './http.ts'
import { amountText, type Language, payFrame, texts } from './pay-page.ts'

/**
 * Page of the test service FlexPay on which a sale is paid. `sale` is null if the URL has no valid,
 * correctly signed order.
 */
export function flexpayPage(sale: FlexpaySale | null, language: Language): Reply {
  if (!sale) return payFrame(null, language)
  const text = texts[language]
  const { reference, status, description, amount: value, currency } = sale
  const isOpen = status === 'open'
  const content = `
<h1>${escaped(description)}</h1>
<p class="total">${escaped(amountText({ currency, value }, language))}</p>
<dl>
<dt>${text.method}</dt><dd>CC</dd>
<dt>${text.reference}</dt><dd>${escaped(reference)}</dd>
<dt>Status</dt><dd>${text.status[isOpen ? 'open' : 'paid']}</dd>
</dl>
${
  isOpen
    ? `<form method="post"><button name="action" value="pay" class="pay">${text.actions.pay}</button><button name="action" value="cancel" class="cancel">${text.actions.cancel}</button></form>`
    : `<p class="settled">${text.settled}: ${text.status.paid}.</p>
<a class="back" href="${escaped(sale.successUrl)}">${text.back}</a>`
}`
  return payFrame({ content, returnUrl: sale.successUrl }, language)
}
