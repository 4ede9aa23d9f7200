import type { Translation } from '../languages.ts'
import type { safety as source } from '../nl/safety.ts'

export const safety = {
  complaint: {
    title: 'Segnala qualcosa',
    lead: 'Qualcosa non va o ti dà fastidio? Una persona della nostra moderazione esamina la segnalazione e ti risponde con il motivo.',
    category: 'Che cosa non va?',
    categories: {
      scam: 'Truffa',
      fake: 'Profilo falso',
      harassment: 'Molestie o minacce',
      hate: 'Odio',
      intimate_image: 'Immagine intima senza consenso',
      minor: 'Meno di 18 anni',
      child_abuse: 'Abuso su minori',
      spam: 'Pubblicità',
      payment: 'Pagamento',
      other: 'Altro',
    },
    member: 'Numero del profilo',
    memberHint: 'È in fondo al profilo. Se non riguarda nessuno in particolare, lascialo vuoto.',
    memberWrong: 'Questo non è un numero di profilo. Un esempio: VK7M-3RDN.',
    aboutLinked: 'La segnalazione riguarda il profilo che hai appena visto.',
    aboutMessage:
      'La segnalazione riguarda un solo messaggio della vostra conversazione. Se lo togliamo, lo vedrete entrambi, e l’altra persona potrà intuire chi l’ha segnalato.',
    aboutText: 'La segnalazione riguarda un solo testo del profilo che hai appena visto.',
    aboutOther: 'Riguarda un’altra persona',
    text: 'Che cosa è successo?',
    textHint: 'Raccontalo con parole tue. Non devi dimostrare nulla.',
    left: '{count, plural, one {Ancora # carattere} other {Ancora # caratteri}}',
    email: 'Indirizzo email',
    emailHint: 'Qui ti mandiamo la ricevuta e la nostra risposta, nient’altro.',
    emailOptional: 'Indirizzo email (puoi lasciarlo vuoto)',
    emailOptionalHint:
      'Puoi segnalarlo in forma anonima. Senza un indirizzo non ricevi né la ricevuta né una risposta.',
    answeredAt: 'La nostra risposta arriva a {email}.',
    categoryMissing: 'Scegli che cosa non va.',
    textMissing: 'Racconta in breve che cosa è successo.',
    emailMissing: 'Inserisci un indirizzo email, così possiamo risponderti.',
    itemGone:
      'Quello che volevi segnalare non c’è più. Puoi comunque inviare la segnalazione: riguarderà questo profilo.',
    submit: 'Invia segnalazione',
    danger: 'Qualcuno è in pericolo adesso? Chiama il {number}.',
    promise: {
      title: 'Che cosa ne facciamo',
      kept: 'Se la segnalazione riguarda un iscritto, conserviamo ciò che serve per valutarla appena la invii. Così la prova resta, anche se qualcuno elimina l’originale.',
      silent: 'L’altra persona non viene a sapere che hai segnalato qualcosa.',
      answered:
        'Ricevi una risposta se lasci un indirizzo. Cancelliamo ciò che abbiamo conservato sei mesi dopo la nostra decisione: fino ad allora puoi opporti. Se l’altra persona si oppone, da allora lo conserviamo altri sei mesi.',
    },
    flagger: {
      as: 'Segnali a nome di {name}. Questa segnalazione ha la priorità; la risposta arriva a {email}.',
      invalidTitle: 'Questo link non funziona',
      invalidText:
        'Il link della tua organizzazione è scaduto o revocato. Chiedicene uno nuovo. Puoi segnalare anche senza.',
      without: 'Segnala senza questo link',
    },
    sent: {
      title: 'La tua segnalazione è arrivata',
      text: 'La nostra risposta arriva a {email}, di solito entro qualche giorno. Lì inviamo anche una conferma, a meno che l’indirizzo non ne abbia già ricevute diverse oggi.',
      textSilent: 'Grazie. Ce ne occupiamo al più presto. Non hai lasciato un indirizzo, quindi non ricevi risposta.',
      receipt: 'Numero della segnalazione',
      another: 'Segnala altro',
      toMembers: 'Vai ai profili',
      toHome: 'Vai alla pagina iniziale',
    },
  },
  decision: {
    title: 'Opporsi a una decisione',
    lead: 'Abbiamo sbagliato? Spiegacelo. Lo riesaminerà una persona diversa da chi ha deciso.',
    kinds: {
      photo_refused: 'Foto rifiutata',
      chat_photo_refused: 'Foto rifiutata in una conversazione',
      photo_removed: 'Foto tolta',
      text_removed: 'Testo tolto',
      text_refused: 'Testo rifiutato',
      name_removed: 'Nome del profilo tolto',
      message_removed: 'Messaggio tolto',
      warned: 'Avvertimento',
      suspended: 'Sospensione',
      age_suspended: 'Sospensione finché la tua età non è chiara',
      photo_suspended: 'Sospensione finché le foto non sono esaminate',
      banned: 'Blocco',
      complaints_paused: 'Segnalazioni sospese',
    },
    grounds: {
      scam: 'Le nostre regole: niente truffe',
      fake: 'Le nostre regole: solo profili veri, su di sé',
      minor: 'Le nostre regole: solo adulti',
      nudity: 'Le nostre regole: niente nudità dove la vedono i visitatori',
      harassment: 'Le nostre regole: niente molestie né minacce',
      hate: 'Le nostre regole: niente odio né discriminazioni',
      spam: 'Le nostre regole: niente pubblicità né messaggi di massa',
      contact_data: 'Le nostre regole: niente recapiti nei profili',
      photo: 'Le nostre regole: foto in cui ti si vede bene',
      chat_photo:
        'Le nostre regole: nelle conversazioni niente foto con nudità, sesso, violenza, droghe, gioco d’azzardo o odio',
      misuse: 'Le nostre regole: niente reclami o opposizioni palesemente infondati a ripetizione',
      illegal: 'La legge: è vietato',
    },
    facts: {
      number: 'Numero',
      what: 'Decisione',
      from: 'Dal',
      until: 'Fino al',
      ground: 'Regola o legge',
      seen: 'Che cosa abbiamo visto',
    },
    fixedFacts: {
      age_suspended:
        'Una foto, il tuo profilo, una segnalazione o la verifica dell’età ci ha fatto pensare che tu abbia meno di 18 anni.',
      photo_suspended:
        'Una o più delle tue foto forse sono contrarie alla legge. Finché stiamo esaminando la cosa, non possiamo dirti di più.',
    },
    ageProof:
      'Hai 18 anni o più? Opponiti alla decisione e rispondi alla nostra email con una foto del passaporto, della carta d’identità o della patente. Copri tutto tranne la tua foto, il nome e la data di nascita. Eliminiamo l’immagine appena l’abbiamo controllata, al più tardi dopo 30 giorni.',
    text: 'Dove abbiamo sbagliato, secondo te?',
    textHint: 'Dillo con parole tue. Puoi inviarlo una sola volta.',
    textMissing: 'Dicci in breve perché non sei d’accordo.',
    submit: 'Invia opposizione',
    sent: 'La tua opposizione è arrivata',
    states: {
      objected:
        'Abbiamo ricevuto la tua opposizione. La risposta sarà in questa pagina, e arriverà anche per email se il tuo account esiste ancora.',
      upheld: 'Abbiamo esaminato la tua opposizione. La decisione resta valida.',
      reversed: 'Abbiamo esaminato la tua opposizione. Avevi ragione: la decisione è annullata.',
      lifted: 'Questa decisione è già stata revocata. Non serve più opporsi.',
      replaced:
        'Una decisione successiva ha preso il suo posto. Su quella hai ricevuto un’altra email, con il modo di opporti.',
    },
    reasons: 'Il motivo:',
    invalid: {
      title: 'Questo link non funziona',
      text: 'Ha più di sei mesi o non è completo. Aprilo di nuovo dalla nostra email, o scrivici.',
      action: 'Scrivici',
    },
  },
  /** Warnings about accounts banned for fraud (MOD-13). */
  kept: {
    title: 'Avvisi',
    lead: 'Account con cui hai scambiato messaggi e che abbiamo bloccato per truffa. La tua copia della conversazione resta per {days} giorni.',
    none: {
      title: 'Nessun avviso',
      text: 'Se blocchiamo per truffa qualcuno con cui hai scambiato messaggi, lo leggi qui.',
    },
    open: 'Leggi la conversazione',
    chat: 'Conversazione con {name}',
    banned:
      'Abbiamo bloccato l’account di {name} per truffa. Può succedere a chiunque: i truffatori lo fanno di mestiere.',
    reversed: 'Abbiamo annullato questa decisione: l’account di {name} non è più bloccato. L’avviso non vale più.',
    until:
      'Puoi leggere questa copia fino al giorno {until}. Poi scompare. Contiene solo testi; le foto non sono state conservate.',
    advice: {
      title: 'Che cosa puoi fare ora',
      pay: 'Non pagare nulla e non dare codici o buoni regalo, anche se qualcuno ti contatta altrove.',
      bank: 'È stato inviato denaro, o sono stati condivisi dati della carta o del conto? Chiama subito la tua banca.',
      police: 'Puoi sporgere denuncia alla polizia, anche se la somma è piccola.',
      evidence: 'Conserva quello che hai: messaggi, numeri di telefono, numeri di conto e ricevute di pagamento.',
    },
    safety: 'Altri consigli per la sicurezza',
    messages: 'Messaggi',
    me: 'Tu',
    photo: 'Foto, non conservata',
    older: 'Messaggi precedenti',
    failed: 'Non siamo riusciti a caricarlo',
    retry: 'Riprova',
    gone: {
      title: 'Questa copia non c’è più',
      text: 'Una copia resta per {days} giorni.',
      action: 'Vai ai tuoi avvisi',
    },
    note: 'C’è un avviso su qualcuno con cui hai scambiato messaggi.',
    read: 'Leggi che cosa puoi fare',
  },
  blocked: {
    title: 'Profili bloccati',
    lead: 'Non possono vedere il tuo profilo né scriverti.',
    none: 'Non hai bloccato nessuno.',
    unblock: 'Sblocca',
    unblockOf: 'Sblocca {name}',
    retry: 'Riprova',
  },
} as const satisfies Translation<typeof source>
