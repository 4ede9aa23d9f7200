import type { Translation } from '../languages.ts'
import type { mandate as source } from '../nl/mandate.ts'

export const mandate = {
  sms: '{code} ist dein Code für die Lastschrift bei {site}. Gültig: {minutes} Minuten. Gib ihn niemandem.',
  creditor: 'Gläubiger: {creditor}, {address}. Gläubiger-Identifikationsnummer: {id}.',
  debit:
    'Einmalige Abbuchung von {amount} für {credits} Credits, am {date} oder kurz danach. Die Mandatsreferenz bekommst du per Mail.',
  authority:
    'Du ermächtigst {creditor}, diesen Betrag einmal von deinem Konto einzuziehen, und weist deine Bank an, die Lastschrift von {creditor} einzulösen.',
  notice: 'Wir kündigen die Abbuchung mindestens einen Bankarbeitstag vorher per Mail an, statt vierzehn Tage vorher.',
  refund:
    'Bist du nicht einverstanden, kannst du die Abbuchung bis acht Wochen danach von deiner Bank erstatten lassen. Es gelten die Bedingungen deiner Bank.',
} as const satisfies Translation<typeof source>
