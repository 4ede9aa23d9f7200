import type { Translation } from '../languages.ts'
import type { landers as source } from '../nl/landers.ts'

export const landers = {
  common: {
    start: 'Inizia qui',
    iAm: 'Sono',
    lookingFor: 'Cerco',
    birthDate: 'La mia data di nascita',
    hint: 'Da {age} anni in su. Gli altri vedono l’età, non la data.',
    signup: 'Iscriviti gratis',
    closed: 'Al momento non ci si può iscrivere.',
    member: 'Hai già un account?',
    login: 'Accedi',
    members: 'Guarda i profili',
    profile: 'Vai al profilo di {name}',
    example: 'Esempio',
    drawn: 'Esempi disegnati, non persone iscritte.',
    conversation: 'Esempio di una conversazione',
  },
  adultonly: {
    title: 'Dietro questa porta, solo adulti',
    lead: 'Appuntamenti, flirt o solo una bella chiacchierata. Tra persone che sanno quello che vogliono.',
    enter: 'Ho {age} anni o più, entro',
    rulesTitle: 'Regole della casa',
    rules: {
      age: 'Da {age} anni in su. All’iscrizione ti chiediamo la data di nascita.',
      mark: 'I profili fittizi sono sempre contrassegnati.',
      no: 'No vuol dire no. Per bloccare qualcuno bastano pochi tocchi.',
    },
  },
  tinderswipe: {
    title: 'Sì o no? Scegli tu.',
    lead: 'Tre volti per provare come funziona. Non viene inviato nulla a nessuno.',
    yes: 'Mi piace',
    no: 'Avanti',
    position: '{number} di {total}',
    doneTitle: 'Qui funziona proprio così',
    doneText: 'Solo che il like arriva davvero all’altra persona. Se anche tu le piaci, è un match.',
    again: 'Ancora una volta',
  },
  whoneedsstrings: {
    title: 'Senza vincoli',
    lead: 'Nessun abbonamento, nessun obbligo. Compri crediti quando hai qualcosa da dire, e smetti quando vuoi.',
    points: {
      subscription: {
        title: 'Nessun abbonamento',
        text: 'Nulla si rinnova da solo.',
      },
      pressure: {
        title: 'Nessuna fretta',
        text: 'Iscriversi e dare un’occhiata è gratis.',
      },
      leaving: {
        title: 'Nessuna complicazione',
        text: 'Puoi andartene quando vuoi, con qualche tocco.',
      },
    },
  },
  alonetonight: {
    variants: {
      default: 'Nessuna compagnia stasera? Non è detto.',
      rain: 'Fuori la pioggia, dentro una bella chiacchierata',
      weekend: 'È il fine settimana e non hai con chi brindare?',
    },
    lead: 'Inizia una conversazione con qualcuno che, come te, preferisce parlare che scorrere lo schermo.',
    chat: {
      first: 'Tè o vino stasera?',
      second: 'Prima il tè. Poi si vede.',
    },
    action: 'Inizia una conversazione',
  },
  collagelanding: {
    variants: {
      default: 'Ognuno ha una storia',
      women: 'Donne con una storia',
      men: 'Uomini con una storia',
    },
    lead: 'La tua inizia con tre domande.',
    words: {
      summer: 'quell’estate',
      coffee: 'caffè, amaro',
      sunday: 'domenica, tardi',
      home: 'quasi a casa',
    },
  },
  gallery: {
    variants: {
      default: 'Guardati intorno con calma',
      women: 'Donne da conoscere',
      men: 'Uomini da conoscere',
    },
    lead: 'Le persone vere le incontri dentro.',
    action: 'Guarda dentro, gratis',
  },
  iconslanding: {
    variants: {
      default: 'Di che cosa hai voglia?',
      talk: 'Voglia di parlare?',
      flirt: 'Voglia di flirtare?',
    },
    lead: 'Scegli ciò che ti rappresenta. La tua scelta resta su questa pagina.',
    wishes: {
      talk: 'Parlare',
      flirt: 'Flirtare',
      date: 'Un appuntamento',
      laugh: 'Ridere',
      dance: 'Uscire',
      walk: 'Passeggiare',
      cook: 'Cucinare',
      travel: 'Viaggiare',
    },
    picked:
      '{count, plural, =0 {Ancora nessuna scelta} one {Ottima scelta. Mettila poi nel tuo profilo.} other {Ottime scelte. Mettile poi nel tuo profilo.}}',
  },
  maplanding: {
    variants: {
      default: 'Il tuo indirizzo resta solo tuo',
      coast: 'Dalla costa al bosco, il tuo indirizzo resta solo tuo',
      city: 'In piena città, eppure fuori dalla mappa',
    },
    lead: 'Su questa mappa non c’è nessuno. È così che deve essere.',
    promises: {
      region: 'Chi è iscritto vede la tua regione e, se la indichi, la località.',
      address: 'Mai il tuo indirizzo, mai un punto su una mappa.',
      distance: 'Mai il punto esatto o la distanza esatta.',
    },
    drawn: 'La mappa disegnata di un posto che non c’è.',
  },
  socialnetwork: {
    variants: {
      default: 'Meno bacheca, più conversazione',
      friends: 'Da un ciao a lunghe serate',
      hobby: 'Qualcuno con la tua stessa passione',
    },
    lead: 'Una conversazione alla volta, tra due persone.',
    points: {
      talk: 'Scrivi a una sola persona, non a un pubblico.',
      followers: 'Nessun follower da contare.',
      thumbs: 'Nessun giudizio di sconosciuti sotto la tua foto.',
    },
    action: 'Di’ ciao',
    thread: 'Due persone, una conversazione',
    chats: {
      default: {
        first: 'Scrivi che ti piace cucinare. Che si mangia?',
        second: 'Risotto. Sempre troppo per una persona sola.',
        third: 'Allora parliamo ancora un po’.',
      },
      friends: {
        first: 'Ciao. Non mi viene in mente altro.',
        second: 'Ciao è un ottimo inizio.',
        third: 'Bene. Allora dimmi, com’è andata la giornata?',
      },
      hobby: {
        first: 'Anche tu vai in barca a vela? Dove ti piace di più?',
        second: 'Ovunque ci sia vento, e dopo una zuppa.',
        third: 'Una zuppa. Finalmente qualcuno che capisce.',
      },
    },
  },
  transitionsvideolanding: {
    variants: {
      default: 'Da un ciao a stasera',
      seasons: 'Ogni stagione è buona per iniziare',
      weekend: 'Venerdì, sabato, domenica',
    },
    steps: {
      word: {
        title: 'Prima qualche parola',
        text: 'Un messaggio che scrivi tu. Quanto costa è scritto sul pulsante.',
      },
      talk: {
        title: 'Poi una conversazione',
        text: 'Con i tuoi tempi, dal telefono o dal divano di casa.',
      },
      evening: {
        title: 'Poi una serata',
        text: 'Oppure no. Lo decidete voi due.',
      },
    },
    scene: 'Scena {number} di {total}: {words}',
    next: 'Scena successiva',
    first: 'Torna all’inizio',
  },
  video: {
    kicker: 'Presto nella tua vita',
    variants: {
      default: 'Con te nel ruolo principale',
      romance: 'Una storia d’amore in quattro immagini',
      comedy: 'Una commedia per due',
    },
    lead: 'Niente copione, niente attori. Solo una prima frase, e la scrivi tu.',
    frames: {
      profile: 'Un profilo',
      message: 'Un messaggio',
      answer: 'Una risposta',
      rest: 'Il resto lo scrivi tu',
    },
    action: 'Entra in scena, gratis',
    drawn: 'Immagini disegnate.',
  },
  entry: {
    meet: 'Conosci {name}',
    lead: 'Iscriviti gratis e scrivi il tuo primo messaggio a {name}. Paghi solo i messaggi che invii.',
    write: 'Scrivi a {name}',
    gallery: {
      default: '{name} e le altre persone che vedi qui',
      women: '{name} e altre donne',
      men: '{name} e altri uomini',
    },
    questions: {
      default: 'Tre domande prima di scrivere a {name}',
      evening: 'Scrivere a {name} stasera? Tre domande.',
      outside: 'Tre brevi domande, poi puoi scrivere a {name}',
    },
    step: 'Domanda {number} di {total}',
    signup: 'Iscriviti e scrivi a {name}',
    signupLead: 'Il primo messaggio lo scrivi durante l’iscrizione.',
    next: 'Continua con l’iscrizione',
    general: {
      title: 'Conosci nuove persone qui',
      lead: 'Incontra persone adulte che hanno voglia di un appuntamento, di un flirt o solo di parlare. Iscriversi è gratis, paghi solo i messaggi che invii.',
    },
  },
} as const satisfies Translation<typeof source>
