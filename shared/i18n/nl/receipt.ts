/**
 * Receipt of a payment, in its mail and on its page, and withdrawal from the contract on sites in
 * the EU. The words of the button and of its confirmation are those of Directive 2023/2673 and its
 * national laws.
 */
export const receipt = {
  title: 'Betalingsbewijs',
  print: 'Afdrukken',
  vat: 'Waarvan {rate} {tax}',
  seller: 'Verkoper',
  register: 'Register: {register}',
  vatNumber: 'Btw-nummer: {numbers}',
  consent:
    'Op {moment} heb je om directe levering gevraagd. Credits die je hebt gebruikt kun je daarom niet meer teruggeven.',
  terms: 'Op {moment} ging je akkoord met onze voorwaarden van {version}.',
  withdrawal:
    'Tot en met {day} kun je deze overeenkomst herroepen voor credits die je niet hebt gebruikt. Open daarvoor deze betaling op {site} en druk op “{button}”.',
  cancellation:
    'Tot en met {day} kun je credits die je niet hebt gebruikt annuleren. Open daarvoor deze betaling op {site} en druk op “{button}”.',
  withdraw: {
    button: 'Overeenkomst hier herroepen',
    until: 'Herroepen kan tot en met {day}',
    title: 'Overeenkomst herroepen',
    statement: 'Je herroept aankoop {reference} als {name}. De bevestiging gaat naar {email}.',
    confirm: 'Herroeping bevestigen',
    done: 'Herroepen. Je krijgt {price} terug.',
  },
} as const
