import type { PageText } from '../../page-text.ts'

export const page: PageText = {
  title: 'Condizioni generali',
  lead: 'Ecco che cosa concordi con noi quando usi {site}. L’abbiamo scritto nel modo più breve e chiaro possibile.',
  sections: [
    {
      id: 'who',
      title: 'Chi siamo',
      body: [
        '{site} è un servizio di {company} ({tradenames}), {address}, {city}, {country}. Registro: {register}. Partita IVA: {vat}.',
        'Ci trovi a {support_email} o al {support_phone}. Altro nella pagina [Assistenza](/pages/service).',
      ],
    },
    {
      id: 'service',
      title: 'Che cosa trovi qui',
      body: [
        'Su {site} si incontrano persone adulte: crei un profilo, cerchi altre persone, dici chi ti piace e mandi messaggi, foto e regali.',
        'Non promettiamo una relazione, un appuntamento o una risposta. Quello che promettiamo è scritto qui sotto.',
      ],
    },
    {
      id: 'fictional',
      title: 'Profili fittizi',
      body: [
        'Una parte dei profili è fittizia. Li creiamo noi. Con loro non è possibile un incontro di persona.',
        'Ogni profilo fittizio ha un contrassegno ovunque: sulla scheda, sul profilo, nelle conversazioni e accanto ai like. Nessuno può toglierlo. Così sai sempre con chi parli prima di pagare qualcosa.',
      ],
    },
    {
      id: 'hosts',
      title: 'Scrivere ai profili fittizi',
      only: 'desk',
      body: [
        'Per un profilo fittizio scrive il nostro team. La conversazione lo dice prima del tuo primo messaggio. Un messaggio, una foto o un regalo costa quanto con una persona iscritta.',
        'Se non arriva risposta entro {answer_hours} ore, i crediti tornano da soli. Anche se togliamo il profilo mentre aspetti.',
      ],
    },
    {
      id: 'no-hosts',
      title: 'Scrivere ai profili fittizi',
      only: 'no-desk',
      body: [
        'Su questo sito non puoi scrivere ai profili fittizi. La conversazione lo dice, e non viene addebitato nulla.',
      ],
    },
    {
      id: 'account',
      title: 'Il tuo account',
      body: [
        [
          'Hai {minimum_age} anni o più.',
          'Crei un account solo per te, con la tua data di nascita e le tue foto.',
          'Confermi il tuo indirizzo email. Fino ad allora non puoi inviare nulla e non viene addebitato nulla.',
          'Tieni per te la password. Nelle impostazioni vedi dove il tuo account è aperto e puoi chiudere ogni sessione.',
        ],
        'Creare un account e dare un’occhiata è gratis. I nuovi iscritti ricevono {signup_credits} crediti.',
      ],
    },
    {
      id: 'credits',
      title: 'Crediti e prezzi',
      body: [
        'Paghi per messaggio, con i crediti. Un messaggio costa {message_credits} credito, una foto in una conversazione {photo_credits} e un regalo {gift_credits}. In denaro, un messaggio costa da {message_price}. Tutti i prezzi sono nella pagina [Prezzi](/pricing).',
        'I crediti si comprano a pacchetti. Non c’è abbonamento: nulla si rinnova e nulla viene mai addebitato da solo. I crediti non scadono finché esiste il tuo account.',
        'Se salvi una carta, addebitiamo qualcosa solo quando premi tu il pulsante dell’ordine. Puoi rimuoverla quando vuoi nei [tuoi pagamenti](/transactions).',
        'Senza acquisto puoi iniziare {free_conversations} conversazioni. Rispondere non conta mai.',
        'Gli sconti non si sommano. Un conto alla rovescia su questo sito finisce davvero.',
      ],
    },
    {
      id: 'premium',
      title: 'Premium',
      body: [
        'Il tuo primo acquisto ti rende premium per sempre, anche quando i crediti sono finiti. Vedi così tutte le foto pubbliche degli altri, puoi avere {premium_photos} foto e iniziare tutte le conversazioni che vuoi. Le foto private non sono comprese: su quelle decide ogni persona per sé.',
        'Contro i messaggi di massa, ognuno può iniziare al massimo {daily_starts} nuove conversazioni in {start_hours} ore e mandare lo stesso primo testo al massimo a {same_openings} iscritti all’ora.',
        'Premium finisce solo se il tuo unico acquisto viene rimborsato o stornato per intero o se il tuo account è eliminato definitivamente.',
      ],
    },
    {
      id: 'withdrawal',
      title: 'Recesso e annullamento',
      body: [
        'Puoi annullare i crediti non usati entro {refund_days} giorni dall’acquisto. Come si fa e quanto ti viene rimborsato è scritto in [Rimborsi](/pages/return-policy).',
      ],
    },
    {
      id: 'conduct',
      title: 'Come ci trattiamo',
      body: [
        'Non è permesso:',
        [
          'molestare, minacciare, insultare o discriminare qualcuno;',
          'fingersi un’altra persona o usare foto altrui;',
          'qualsiasi contenuto con o su minori, in ogni forma;',
          'fare pubblicità, truffare, chiedere denaro o offrire servizi a pagamento;',
          'mettere recapiti sulle foto o nel profilo;',
          'mostrare nudità in foto che vedono anche i visitatori;',
          'usare foto del profilo in cui non ti si vede bene;',
          'inviare in una conversazione foto con nudità, sesso, violenza, droghe, gioco d’azzardo o odio;',
          'estrarre dati dal sito in modo automatico o disturbarne il funzionamento.',
        ],
        'Ogni foto viene controllata prima che altri la vedano. Se in un testo del tuo profilo sembrano esserci un numero di telefono, un’email, un link o un’età sotto i 18 anni, prima lo legge una persona del nostro team; fino ad allora lo vedi solo tu. Possiamo rifiutare o togliere foto e testi, togliere il nome di un profilo, dare un avvertimento, sospendere un account per {suspension_days} giorni o finché un sospetto non è chiarito, e bloccarlo. Ti diciamo sempre perché.',
      ],
    },
    {
      id: 'complaints',
      title: 'Reclami e decisioni',
      body: [
        'Qualcosa non va o ti sembra illegale? Segnalalo in [Reclami](/complaints), anche senza account. Ricevi una conferma e una risposta motivata da una persona.',
        'Puoi segnalare immagini di abusi su minori e immagini intime senza dare il nome e l’indirizzo email. Senza un indirizzo email non ricevi né conferma né risposta.',
        'Non sei d’accordo con una decisione sul tuo nome, su una tua foto, un testo, un messaggio o l’account? L’email che la spiega ha un link per opporti: per sei mesi, senza accedere. Se ne occuperà un’altra persona del team.',
        'Se qualcuno invia di continuo reclami o opposizioni palesemente infondati, una persona del nostro team guarda quanti sono, quale parte del totale rappresentano, quanto sono gravi le conseguenze e se sembra intenzionale. L’account riceve prima un avvertimento; se continua, per {suspension_days} giorni possiamo sospenderlo o non accettare più reclami da quell’account e dal suo indirizzo email confermato. Quest’ultima cosa non vale per le segnalazioni di un minore, di abusi su minori o di un’immagine intima, e si può sempre bloccare qualcuno e opporsi a una decisione. Guardiamo le stesse cose quando qualcuno viola di continuo le altre nostre regole. Puoi opporti anche a queste decisioni.',
      ],
    },
    {
      id: 'leaving',
      title: 'Andare via',
      body: [
        'Puoi eliminare il tuo account quando vuoi, nelle impostazioni, senza dare motivi. Sei subito invisibile. Per {grace_days} giorni puoi tornare con il link nella tua email; poi cancelliamo tutto. Resta più a lungo solo ciò che indica l’[Informativa sulla privacy](/pages/privacy), come i dati di pagamento che la legge ci obbliga a conservare.',
        'I crediti che ti restano vanno persi quando l’eliminazione è definitiva. Chiedi prima un rimborso se ne hai ancora diritto.',
      ],
    },
    {
      id: 'liability',
      title: 'Di cosa rispondiamo',
      body: [
        'Facciamo del nostro meglio perché il sito sia sicuro e raggiungibile. Se qualcosa si guasta, lo sistemiamo al più presto; i crediti di un messaggio non arrivato non vengono addebitati.',
        'Non controlliamo in anticipo ciò che gli iscritti si raccontano. Rispondiamo dei danni per nostro dolo o colpa grave e ovunque lo preveda la legge. I tuoi diritti di consumatore restano sempre validi.',
      ],
    },
    {
      id: 'eu',
      title: 'Diritto e controversie nell’UE',
      only: 'eu',
      body: [
        'Per i consumatori valgono le norme imperative del paese in cui vivono, e possono rivolgersi al giudice anche lì.',
        'Puoi inoltre portare una nostra decisione sui tuoi contenuti o sul tuo account davanti a un organismo certificato di risoluzione extragiudiziale delle controversie.',
      ],
    },
    {
      id: 'changes',
      title: 'Se queste condizioni cambiano',
      body: [
        'Se cambia qualcosa che per te conta, ti scriviamo almeno {notice_days} giorni prima. Se non sei d’accordo, puoi eliminare il tuo account e chiedere il rimborso dei crediti comprati e non usati.',
      ],
    },
  ],
}
