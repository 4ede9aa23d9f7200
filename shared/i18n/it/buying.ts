import type { Translation } from '../languages.ts'
import type { buying as source } from '../nl/buying.ts'

export const buying = {
  method: {
    card: 'Carta',
    otherCard: 'Un’altra carta',
    from: 'Da {price}',
    upTo: 'Fino a {price}',
  },
  /** Refund of a payment whose method cannot send money back. */
  byHand: {
    text: 'Ti rendiamo {price}. {method} non permette rimborsi, quindi facciamo un bonifico. Dai alla nostra assistenza il tuo numero di conto e il riferimento di questo pagamento. I crediti vengono tolti subito dal tuo saldo.',
    refunded:
      'I crediti corrispondenti sono stati tolti dal tuo saldo. {method} non permette rimborsi, quindi facciamo un bonifico. Dai alla nostra assistenza il tuo numero di conto e il riferimento di questo pagamento.',
  },
  bundle: {
    saving: '{percentage, number}% in meno a credito',
  },
  state: {
    draftKept: 'Il tuo messaggio ti aspetta nella conversazione.',
  },
  first: {
    photos: 'Ora vedi tutte le foto degli altri, tranne quelle private.',
    chats: 'Puoi iniziare nuove conversazioni ogni giorno.',
    credits: 'Appena hai pagato, i crediti sono sul tuo saldo.',
    receipt: 'Ricevi la ricevuta via email. La trovi anche nei tuoi pagamenti.',
    once: 'Nessun abbonamento: non ti viene mai addebitato nulla che non ordini tu.',
    withdrawal: 'Hai {days, number} giorni per annullare i crediti non usati.',
  },
  country: {
    label: 'Paese di pagamento',
    hint: 'I tuoi prezzi, la valuta e i metodi di pagamento sono quelli di questo paese.',
    saved: 'Ora paghi come in questo paese: {country}.',
  },
  cards: {
    title: 'Carte salvate',
    lead: 'Addebitiamo solo quando ordini tu.',
    pay: 'Paga con {card}',
    store: 'Salva la mia carta per il prossimo ordine',
    storeText:
      'Il servizio di pagamento conserva la tua carta. Noi conserviamo il marchio, le ultime quattro cifre, la scadenza, il numero con cui il servizio di pagamento la riconosce e quando hai dato il consenso. Addebitiamo solo quando ordini tu. Puoi rimuovere la carta nei tuoi pagamenti.',
    once: 'Addebitiamo questo importo sulla tua carta una volta sola. Non è un abbonamento.',
    agree: 'Ordinando accetti quanto segue:',
    otherWay: 'Paga in un altro modo',
    confirm: 'La tua banca vuole che tu confermi questo pagamento. Non è ancora stato addebitato nulla.',
    charging:
      'Il servizio di pagamento verifica se l’addebito sulla tua carta è possibile. Appena lo sappiamo, lo vedi qui.',
    valid: 'Valida fino a {month}',
    expired: 'Scaduta',
    remove: 'Rimuovi',
    removeCard: 'Rimuovi {card}',
    removeText:
      'La carta viene rimossa anche dal servizio di pagamento. Puoi salvarla di nuovo con un prossimo ordine.',
    removed: 'La tua carta è stata rimossa.',
    keep: 'Tienila',
  },
  spending: {
    title: 'Quanto spendi',
    month: 'Questo mese',
    total: 'In totale',
    note: 'Il denaro che ti è stato reso non conta. Un pagamento ancora aperto conta già per il tuo limite.',
  },
  limits: {
    title: 'I tuoi limiti',
    lead: 'Non puoi ordinare più del tuo limite. Se lo abbassi vale subito, se lo alzi o lo togli solo dopo {hours, number} ore.',
    day: 'Al giorno',
    week: 'Alla settimana',
    month: 'Al mese',
    none: 'Nessun limite',
    used: '{used} su {limit}',
    ends: 'Ricomincia {moment}',
    nextAmount: 'Passa a {limit} {moment}.',
    nextNone: 'Finisce {moment}.',
    takeBack: 'Non alzarlo',
    change: 'Modifica',
    set: 'Imposta',
    amount: 'Importo massimo ({currency})',
    invalid: 'Inserisci un importo fino a {max}.',
    save: 'Salva',
    remove: 'Togli il limite',
    saved: 'Il tuo limite è salvato.',
    later: 'Il tuo limite più alto vale da {moment}.',
    titles: {
      day: 'Limite al giorno',
      week: 'Limite alla settimana',
      month: 'Limite al mese',
    },
  },
  /** Order above a limit. */
  reached: {
    day: 'Con questo ordine superi il tuo limite di {limit} al giorno. Puoi spendere ancora {left}.',
    week: 'Con questo ordine superi il tuo limite di {limit} alla settimana. Puoi spendere ancora {left}.',
    month: 'Con questo ordine superi il tuo limite di {limit} al mese. Puoi spendere ancora {left}.',
    frees: 'Questo ordine sarà di nuovo possibile da {moment}.',
    open: 'Conta anche un pagamento ancora aperto.',
    toLimits: 'Vai ai tuoi limiti',
  },
} as const satisfies Translation<typeof source>
