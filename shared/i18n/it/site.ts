import type { Translation } from '../languages.ts'
import type { site as source } from '../nl/site.ts'

export const site = {
  home: {
    examples: 'Esempi disegnati',
    promise: 'Stasera, una bella conversazione',
    lead: 'Appuntamenti, flirt o quattro chiacchiere: iscriversi è gratis, paghi solo i messaggi che invii{price, select, none {} other {, da {price}}}.',
    start: {
      title: 'Inizia qui',
      iAm: 'Sono',
      lookingFor: 'Cerco',
      birthDate: 'La mia data di nascita',
      submit: 'Iscriviti gratis',
      hint: 'Da {age} anni. Gli altri vedono l’età, non la data.',
      closed: 'Al momento non ci si può iscrivere.',
      member: 'Hai già un account?',
      login: 'Accedi',
    },
    steps: {
      title: 'Come funziona',
      signup: {
        title: 'Iscriviti',
        text: 'Qualche breve domanda e un’email di conferma. Non costa nulla.',
      },
      look: {
        title: 'Dai un’occhiata',
        text: 'Cerca per età e regione, leggi i profili e metti un like a chi ti piace. Anche questo è gratis.',
      },
      write: {
        title: 'Scrivi',
        text: 'Quanto costa un messaggio è scritto sul pulsante prima dell’invio. Mai dopo.',
      },
    },
    reasonsTitle: 'Perché qui',
    reasons: {
      talk: {
        title: 'Tutto inizia parlando',
        text: 'Non sai come iniziare? In ogni nuova conversazione trovi pronte alcune prime frasi.',
      },
      payPerMessage: {
        title: 'Nessun abbonamento',
        text: 'Compri crediti quando vuoi tu. Nulla si rinnova da solo.',
      },
      discreet: {
        title: 'Con discrezione',
        text: 'Chi è iscritto vede il tuo profilo, chi non lo è solo una foto sfocata, la tua età e la tua regione. Mai la tua data di nascita, la tua email o dove sei di preciso.',
      },
    },
    prices: {
      title: 'Quanto costa',
      lead: 'Nessun abbonamento: compri un pacchetto di crediti quando vuoi tu. Il primo acquisto ti rende premium, per sempre.',
      signup: 'Iscriversi e dare un’occhiata',
      signupPrice: 'Gratis',
      welcome: 'Per iniziare ricevi',
      welcomeCredits: '{count, plural, one {# credito} other {# crediti}}',
      message: 'Un messaggio',
      messageCredits: '{count, plural, one {# credito} other {# crediti}}, da {price}',
      photo: 'Una foto in una conversazione',
      gift: 'Un regalo',
      credits: '{count, plural, one {# credito} other {# crediti}}',
      all: 'Tutti i prezzi',
    },
    trust: {
      title: 'Su questo puoi contare',
      lead: 'Conoscere qualcuno è già abbastanza emozionante. Ecco che cosa promettiamo, e puoi verificarlo.',
      photos: {
        title: 'Le foto sono esaminate da persone',
        text: 'Una foto del profilo si vede solo se il nostro team la approva.',
      },
      fictional: {
        title: 'Se è fittizio, c’è scritto',
        text: 'Alcuni profili sono fittizi. Hanno ovunque questo contrassegno, e incontrarli di persona non è possibile.',
      },
      block: {
        title: 'Blocca chi ti disturba',
        text: 'Chi blocchi non ti vede più. Ogni reclamo lo legge una persona.',
      },
      leave: {
        title: 'Te ne vai quando vuoi',
        text: 'Puoi eliminare il tuo account e sparire subito. Ci ripensi? Hai {days} giorni per tornare.',
      },
    },
    questions: {
      title: 'Che cosa ci chiedete',
      all: 'Tutte le domande e risposte',
    },
    closing: {
      title: 'Con chi parli stasera?',
      text: 'Iscriversi è gratis e non ti impegna a nulla.',
      action: 'Crea il tuo profilo',
    },
  },
  pages: {
    contents: 'In questa pagina',
  },
  languages: {
    title: 'Lingua',
    lead: 'Scegli la lingua di questo sito. Ricordiamo la tua scelta su questo dispositivo.',
    current: 'Scelta',
  },
} as const satisfies Translation<typeof source>
