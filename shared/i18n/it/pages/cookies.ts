import type { PageText } from '../../page-text.ts'

export const page: PageText = {
  title: 'Cookie',
  lead: 'Usiamo il minor numero possibile di cookie. Nessuno serve alla pubblicità e nessuno è di terzi.',
  sections: [
    {
      id: 'needed',
      title: 'Necessari al funzionamento del sito',
      body: [
        'Per questi non serve il tuo consenso:',
        [
          '__Host-session: mantiene l’accesso, per {session_days} giorni dalla tua ultima visita.',
          'signed_in: dice alla pagina che c’è una sessione, {session_days} giorni.',
          '__Host-device: riconosce un dispositivo da cui hai già fatto l’accesso, perché altri non possano impedirti l’accesso e si noti se un iscritto bloccato o sospeso si registra o accede con un altro account, un anno.',
          'language: la tua lingua, un anno.',
          '__Host-minor: ricorda che qui è stata inserita una data di nascita sotto l’età minima, {minor_hours} ore.',
        ],
      ],
    },
    {
      id: 'device',
      title: 'Che cos’altro ricorda il tuo browser',
      body: [
        'Questo resta solo sul tuo dispositivo e non arriva a noi:',
        [
          'quali avvisi hai chiuso;',
          'un messaggio o un reclamo scritto e non ancora inviato, finché non lo invii, esci o, se sei in visita, chiudi la scheda;',
          'una foto scelta per una conversazione e non ancora inviata, finché non la invii, la togli o esci;',
          'da quale pagina hai iniziato l’acquisto di crediti, finché non torni o esci;',
          'per quale account il push è attivo qui e quando lo abbiamo verificato, finché non lo disattivi o esci;',
          'se possiamo ricordare da quale partner arrivi, sei mesi;',
          'un codice sconto inserito e la località trovata per la tua posizione, finché non chiudi la scheda o esci;',
          'quando la pagina si è ricaricata da sola l’ultima volta, finché non chiudi la scheda;',
          'la lingua del link da cui arrivi, finché non chiudi la scheda;',
          'se il sito è chiaro o scuro, se le scorciatoie sono attive e quando ti abbiamo mostrato l’ultimo nuovo like;',
          'le tue risposte durante l’iscrizione, finché non chiudi la scheda.',
        ],
      ],
    },
    {
      id: 'consent',
      title: 'Solo con il tuo consenso',
      body: [
        'Se arrivi dal sito di un partner e lo accetti, ricordiamo quale per {partner_days} giorni. Se dici di no, lo dimentichiamo appena chiudi il sito. Se non arrivi da un partner, non chiediamo nulla.',
      ],
    },
    {
      id: 'remove',
      title: 'Cancellarli',
      body: ['Nel browser puoi cancellare cookie e dati di {site} in ogni momento. Così però la sessione si chiude.'],
    },
  ],
}
