import type { PageText } from '../../page-text.ts'

export const page: PageText = {
  title: 'Domande frequenti',
  lead: 'Manca la tua domanda? Scrivici da [Assistenza](/pages/service).',
  sections: [
    {
      id: 'cost',
      title: 'Quanto costa?',
      body: [
        'Iscriversi e dare un’occhiata è gratis, e ricevi {signup_credits} crediti per iniziare. I messaggi costano crediti: {message_credits} per messaggio, quindi da {message_price}. Non c’è abbonamento. Tutti i prezzi sono nella pagina [Prezzi](/pricing).',
      ],
    },
    {
      id: 'card',
      only: 'cards',
      title: 'La mia carta viene salvata?',
      body: [
        'Solo se lo spunti quando fai un ordine. La carta la conserva il servizio di pagamento; noi vediamo solo il marchio, le ultime quattro cifre e la scadenza. Non viene mai addebitato nulla se non premi il pulsante dell’ordine. Puoi rimuoverla nei [tuoi pagamenti](/transactions).',
      ],
    },
    {
      id: 'fictional',
      title: 'Tutti i profili sono veri?',
      body: [
        'No. Una parte è fittizia e ha un contrassegno ovunque. Con un profilo fittizio non ci si può incontrare. I profili senza contrassegno sono di persone iscritte.',
      ],
    },
    {
      id: 'hosts',
      title: 'Chi scrive per un profilo fittizio?',
      only: 'desk',
      body: [
        'Il nostro team. Lo vedi prima di inviare il primo messaggio. Se non ricevi risposta entro {answer_hours} ore, riavrai i tuoi crediti; lo vedi nella conversazione e tra [i tuoi pagamenti](/transactions).',
      ],
    },
    {
      id: 'confirm',
      title: 'Perché non posso ancora inviare nulla?',
      body: [
        'Conferma prima il tuo indirizzo con il link nell’email. Non è arrivata? Controlla lo spam o chiedi una nuova email in cima alla pagina.',
      ],
    },
    {
      id: 'photo',
      title: 'Perché la mia foto non si vede ancora?',
      body: [
        'Una persona esamina ogni foto del profilo, di solito in meno di un giorno; solo un’immagine che abbiamo già rifiutato o tolto, o un file inutilizzabile, viene rifiutata automaticamente. Se la rifiutiamo, ti diciamo perché. Puoi avere {free_photos} foto, e {premium_photos} con premium.',
      ],
    },
    {
      id: 'text',
      title: 'Perché gli altri non vedono ancora il mio testo?',
      body: [
        'Perché sembra contenere un numero di telefono, un’email, un link o un’età sotto i 18 anni. In quel caso prima lo legge una persona del nostro team, di solito entro un giorno. Fino ad allora gli altri vedono il testo di prima, se c’era. Se lo rifiutiamo, ti scriviamo perché; il testo resta tuo e puoi cambiarlo.',
      ],
    },
    {
      id: 'chat-photo',
      title: 'Posso inviare una foto in una conversazione?',
      body: [
        'Sì, con il pulsante della foto accanto al campo di testo. Una foto in una conversazione costa {photo_credits} crediti. Un sistema automatico la controlla subito, e solo ciò che è permesso viene inviato e addebitato. L’altra persona la vede prima sfocata e può segnalarla.',
      ],
    },
    {
      id: 'private',
      title: 'Che cosa sono le foto private?',
      body: [
        'Foto che vedono solo le persone a cui le mostri. Nemmeno con premium si vedono senza il tuo permesso, e puoi nasconderle di nuovo quando vuoi.',
      ],
    },
    {
      id: 'invisible',
      title: 'Posso essere invisibile?',
      body: [
        'Sì, nelle impostazioni. Così non compari nella ricerca, e può scriverti solo chi riceve prima un like o un messaggio da te.',
      ],
    },
    {
      id: 'password',
      title: 'Ho dimenticato la password',
      body: ['Chiedine una nuova in [Hai dimenticato la password?](/reset-password) Il link funziona per un’ora.'],
    },
    {
      id: 'block',
      title: 'Qualcuno mi infastidisce',
      body: [
        'Blocca quella persona nel menu del suo profilo e segnalalo in [Reclami](/complaints). Altri consigli sono in [Incontri sicuri](/pages/safety).',
      ],
    },
    {
      id: 'history',
      title: 'Dove sono i miei vecchi messaggi?',
      body: ['Nascondiamo i messaggi più vecchi di {history_days} giorni, per la privacy di tutti.'],
    },
    {
      id: 'delete',
      title: 'Come elimino il mio account?',
      body: [
        'Nelle impostazioni, in fondo. Il tuo profilo sparisce subito; per {grace_days} giorni puoi tornare con il link nella tua email.',
      ],
    },
  ],
}
