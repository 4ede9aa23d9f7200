import type { Translation } from '../languages.ts'
import type { mandate as source } from '../nl/mandate.ts'

export const mandate = {
  sms: '{code} è il tuo codice per l’addebito diretto su {site}. Vale {minutes} minuti. Non darlo a nessuno.',
  creditor: 'Creditore: {creditor}, {address}. Identificativo del creditore: {id}.',
  debit:
    'Un solo addebito di {amount} per {credits} crediti, il {date} o poco dopo. Ti mandiamo il riferimento del mandato per email.',
  authority:
    'Autorizzi {creditor} a chiedere alla tua banca di addebitare una volta questo importo sul tuo conto, e la tua banca ad addebitarlo secondo le istruzioni di {creditor}.',
  notice: 'Annunciamo l’addebito per email almeno un giorno lavorativo bancario prima, invece di quattordici giorni.',
  refund:
    'Hai diritto al rimborso dalla tua banca secondo le condizioni del tuo contratto. La richiesta va fatta entro otto settimane dall’addebito.',
} as const satisfies Translation<typeof source>
