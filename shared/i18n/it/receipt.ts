import type { Translation } from '../languages.ts'
import type { receipt as source } from '../nl/receipt.ts'

export const receipt = {
  title: 'Ricevuta di pagamento',
  print: 'Stampa',
  vat: 'Di cui {tax} ({rate})',
  seller: 'Venditore',
  register: 'Registro: {register}',
  vatNumber: 'Partita IVA: {numbers}',
  consent:
    'In data {moment} hai chiesto la fornitura immediata. Per questo i crediti usati non si possono più restituire.',
  terms: 'In data {moment} hai accettato le nostre condizioni (versione: {version}).',
  withdrawal:
    'Fino al giorno {day} compreso puoi recedere da questo contratto per i crediti non usati. Apri questo pagamento su {site} e premi «{button}».',
  cancellation:
    'Fino al giorno {day} compreso puoi annullare i crediti non usati. Apri questo pagamento su {site} e premi «{button}».',
  withdraw: {
    button: 'Recedere dal contratto qui',
    until: 'Puoi recedere fino al giorno {day} compreso',
    title: 'Recedere dal contratto',
    statement: 'Recedi dall’acquisto {reference} come {name}. La conferma arriva a {email}.',
    confirm: 'Conferma recesso',
    done: 'Recesso confermato. Ti rimborsiamo {price}.',
  },
} as const satisfies Translation<typeof source>
