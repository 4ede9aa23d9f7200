/**
 * Landers and partner entry pages, each under the last segment of its path. A
 * variant's heading has the key of its slug (features/landers/variants.ts).
 */
export const landers = {
  common: {
    start: 'Begin hier',
    iAm: 'Ik ben een',
    lookingFor: 'Ik zoek een',
    birthDate: 'Mijn geboortedatum',
    hint: 'Vanaf {age} jaar. Anderen zien je leeftijd, niet de datum.',
    signup: 'Gratis aanmelden',
    closed: 'Aanmelden is op dit moment niet mogelijk.',
    member: 'Al lid?',
    login: 'Inloggen',
    members: 'Naar de leden',
    profile: 'Naar het profiel van {name}',
    example: 'Voorbeeld',
    drawn: 'Getekende voorbeelden, geen leden.',
    conversation: 'Voorbeeld van een gesprek',
  },
  adultonly: {
    title: 'Achter deze deur is het voor volwassenen',
    lead: 'Daten, flirten of gewoon een goed gesprek. Onder mensen die weten wat ze willen.',
    enter: 'Ik ben {age}+, laat me binnen',
    rulesTitle: 'Huisregels',
    rules: {
      age: 'Vanaf {age} jaar. Bij het aanmelden vragen we je geboortedatum.',
      mark: 'Fictieve profielen dragen altijd een merk.',
      no: 'Nee is nee. Iemand blokkeren doe je in een paar tikken.',
    },
  },
  tinderswipe: {
    title: 'Ja of nee? Jij kiest.',
    lead: 'Drie gezichten om te zien hoe het werkt. Niemand krijgt er iets van te zien.',
    yes: 'Leuk',
    no: 'Volgende',
    position: '{number} van {total}',
    doneTitle: 'Zo gaat het hier ook',
    doneText: 'Alleen gaat een like dan echt naar de ander. Vindt die jou ook leuk, dan is het een match.',
    again: 'Nog een keer',
  },
  whoneedsstrings: {
    title: 'Niets waar je aan vastzit',
    lead: 'Geen abonnement, geen verplichting. Je koopt credits als je iets te zeggen hebt, en je stopt wanneer je wilt.',
    points: {
      subscription: {
        title: 'Geen abonnement',
        text: 'Er loopt nooit iets door.',
      },
      pressure: {
        title: 'Geen haast',
        text: 'Aanmelden en rondkijken is gratis.',
      },
      leaving: {
        title: 'Geen gedoe',
        text: 'Weggaan kan altijd, in een paar tikken.',
      },
    },
  },
  alonetonight: {
    variants: {
      default: 'Alleen vanavond? Dat hoeft niet.',
      rain: 'Regen buiten, een goed gesprek binnen',
      weekend: 'Weekend, en niemand om mee te proosten?',
    },
    lead: 'Begin een gesprek met iemand die ook liever praat dan scrolt.',
    chat: {
      first: 'Thee of wijn vanavond?',
      second: 'Eerst thee. Daarna zien we wel.',
    },
    action: 'Begin een gesprek',
  },
  collagelanding: {
    variants: {
      default: 'Iedereen heeft een verhaal',
      women: 'Vrouwen met een verhaal',
      men: 'Mannen met een verhaal',
    },
    lead: 'Het jouwe begint met drie vragen.',
    words: {
      summer: 'die ene zomer',
      coffee: 'koffie, zwart',
      sunday: 'zondag laat',
      home: 'bijna thuis',
    },
  },
  gallery: {
    variants: {
      default: 'Kijk rustig rond',
      women: 'Vrouwen om te leren kennen',
      men: 'Mannen om te leren kennen',
    },
    lead: 'Echte leden ontmoet je binnen.',
    action: 'Kijk binnen, gratis',
  },
  iconslanding: {
    variants: {
      default: 'Waar heb je zin in?',
      talk: 'Zin om te praten?',
      flirt: 'Zin om te flirten?',
    },
    lead: 'Kies wat bij je past. Je keuze blijft op deze pagina.',
    wishes: {
      talk: 'Praten',
      flirt: 'Flirten',
      date: 'Daten',
      laugh: 'Lachen',
      dance: 'Uitgaan',
      walk: 'Wandelen',
      cook: 'Koken',
      travel: 'Reizen',
    },
    picked:
      '{count, plural, =0 {Nog niets gekozen} one {Mooi. Zet het straks in je profiel.} other {Mooi. Zet ze straks in je profiel.}}',
  },
  maplanding: {
    variants: {
      default: 'Jouw plek blijft van jou',
      coast: 'Van kust tot bos, jouw plek blijft van jou',
      city: 'Midden in de stad, en toch niet op de kaart',
    },
    lead: 'Op deze kaart staat niemand. Zo hoort het ook.',
    promises: {
      region: 'Leden zien je regio en, als je die invult, je plaats.',
      address: 'Nooit je adres, nooit een stip op een kaart.',
      distance: 'Nooit je precieze plek of afstand.',
    },
    drawn: 'Een getekende kaart van een plek die niet bestaat.',
  },
  socialnetwork: {
    variants: {
      default: 'Minder tijdlijn, meer gesprek',
      friends: 'Van hallo tot lange avonden',
      hobby: 'Iemand met dezelfde liefhebberij',
    },
    lead: 'Eén gesprek tegelijk, tussen twee mensen.',
    points: {
      talk: 'Je schrijft met één ander, niet met een publiek.',
      followers: 'Geen volgers om te tellen.',
      thumbs: 'Geen oordeel van vreemden onder je foto.',
    },
    action: 'Zeg eens hallo',
    thread: 'Twee mensen, één gesprek',
    chats: {
      default: {
        first: 'Je schrijft dat je van koken houdt. Wat eten we?',
        second: 'Risotto. Altijd te veel voor één.',
        third: 'Dan praten we nog even door.',
      },
      friends: {
        first: 'Hallo. Meer wist ik even niet.',
        second: 'Hallo is een prima begin.',
        third: 'Goed. Vertel eens, hoe was je dag?',
      },
      hobby: {
        first: 'Jij zeilt ook? Waar het liefst?',
        second: 'Overal waar het waait, en daarna soep.',
        third: 'Soep. Eindelijk iemand die het snapt.',
      },
    },
  },
  transitionsvideolanding: {
    variants: {
      default: 'Van hallo naar vanavond',
      seasons: 'Elk seizoen is goed voor een begin',
      weekend: 'Vrijdag, zaterdag, zondag',
    },
    steps: {
      word: {
        title: 'Eerst een woord',
        text: 'Een bericht dat je zelf schrijft. Wat het kost staat op de knop.',
      },
      talk: {
        title: 'Dan een gesprek',
        text: 'In je eigen tempo, op je telefoon of thuis op de bank.',
      },
      evening: {
        title: 'Dan een avond',
        text: 'Of niet. Dat bepalen jullie samen.',
      },
    },
    scene: 'Beeld {number} van {total}: {words}',
    next: 'Volgende beeld',
    first: 'Terug naar het begin',
  },
  video: {
    kicker: 'Binnenkort in jouw leven',
    variants: {
      default: 'Met jou in de hoofdrol',
      romance: 'Een romance in vier beelden',
      comedy: 'Een komedie voor twee',
    },
    lead: 'Geen script, geen acteurs. Wel een eerste zin, en die schrijf jij.',
    frames: {
      profile: 'Een profiel',
      message: 'Een bericht',
      answer: 'Een antwoord',
      rest: 'De rest schrijf je zelf',
    },
    action: 'Speel je rol, gratis',
    drawn: 'Getekende beelden.',
  },
  entry: {
    meet: 'Maak kennis met {name}',
    lead: 'Meld je gratis aan en schrijf je eerste bericht aan {name}. Je betaalt alleen voor berichten die je stuurt.',
    write: 'Schrijf {name}',
    gallery: {
      default: '{name}, en wie je hier nog meer ziet',
      women: '{name}, en andere vrouwen',
      men: '{name}, en andere mannen',
    },
    questions: {
      default: 'Nog drie vragen, dan schrijf je {name}',
      evening: 'Vanavond {name} schrijven? Drie vragen.',
      outside: 'Drie korte vragen, dan kun je {name} schrijven',
    },
    step: 'Vraag {number} van {total}',
    signup: 'Meld je aan en schrijf {name}',
    signupLead: 'Je eerste bericht schrijf je tijdens het aanmelden.',
    next: 'Verder met aanmelden',
    general: {
      title: 'Maak hier kennis',
      lead: 'Ontmoet volwassenen die willen daten, flirten of gewoon praten. Aanmelden is gratis, je betaalt alleen voor berichten die je stuurt.',
    },
  },
} as const
