/** Mandate of a direct debit (TRAP-64), and the text message with its code. */
export const mandate = {
  sms: '{code} is je code voor automatische incasso bij {site}. Geldig: {minutes} minuten. Deel hem met niemand.',
  creditor: 'Incassant: {creditor}, {address}. Incassant-ID: {id}.',
  debit:
    'Eenmalige afschrijving van {amount} voor {credits} credits, op {date} of kort daarna. Het kenmerk van de machtiging krijg je per mail.',
  authority:
    'Je geeft {creditor} toestemming om dit bedrag één keer van je rekening af te schrijven, en je bank om dat te doen volgens de opdracht van {creditor}.',
  notice:
    'We kondigen de afschrijving minstens één bankwerkdag van tevoren per mail aan, in plaats van veertien dagen.',
  refund:
    'Ben je het niet eens met de afschrijving, dan kun je die tot acht weken daarna door je bank laten terugboeken. Vraag je bank naar de voorwaarden.',
} as const
