import type { Translation } from '../languages.ts'
import type { landers as nlLanders } from '../nl/landers.ts'

export const landers = {
  common: {
    start: 'Fang hier an',
    iAm: 'Ich bin',
    lookingFor: 'Ich suche',
    birthDate: 'Mein Geburtsdatum',
    hint: 'Ab {age} Jahren. Andere sehen dein Alter, nicht das Datum.',
    signup: 'Gratis anmelden',
    closed: 'Die Anmeldung ist gerade nicht möglich.',
    member: 'Schon Mitglied?',
    login: 'Einloggen',
    members: 'Zu den Mitgliedern',
    profile: 'Zum Profil von {name}',
    example: 'Beispiel',
    drawn: 'Gezeichnete Beispiele, keine Mitglieder.',
    conversation: 'Beispiel für ein Gespräch',
  },
  adultonly: {
    title: 'Hinter dieser Tür sind Erwachsene unter sich',
    lead: 'Daten, flirten oder einfach gut reden. Unter Menschen, die wissen, was sie wollen.',
    enter: 'Ich bin {age}+, lass mich rein',
    rulesTitle: 'Hausregeln',
    rules: {
      age: 'Ab {age} Jahren. Bei der Anmeldung fragen wir nach deinem Geburtsdatum.',
      mark: 'Fiktive Profile sind immer gekennzeichnet.',
      no: 'Nein heißt nein. Jemanden zu blockieren ist mit ein paar Klicks erledigt.',
    },
  },
  tinderswipe: {
    title: 'Ja oder nein? Du entscheidest.',
    lead: 'Drei Gesichter, damit du siehst, wie es geht. Niemand erfährt davon.',
    yes: 'Gefällt mir',
    no: 'Weiter',
    position: '{number} von {total}',
    doneTitle: 'So läuft es hier auch',
    doneText: 'Nur dass ein Like dann wirklich ankommt. Gefällst du auch der anderen Person, ist es ein Match.',
    again: 'Noch einmal',
  },
  whoneedsstrings: {
    title: 'Nichts, was dich bindet',
    lead: 'Kein Abo, keine Verpflichtung. Du kaufst Credits, wenn du etwas zu sagen hast, und hörst auf, wann du willst.',
    points: {
      subscription: {
        title: 'Kein Abo',
        text: 'Nichts verlängert sich von selbst.',
      },
      pressure: {
        title: 'Keine Eile',
        text: 'Anmelden und umsehen ist gratis.',
      },
      leaving: {
        title: 'Kein Aufwand',
        text: 'Gehen kannst du jederzeit, mit ein paar Klicks.',
      },
    },
  },
  alonetonight: {
    variants: {
      default: 'Heute Abend allein? Muss nicht sein.',
      rain: 'Draußen Regen, drinnen ein gutes Gespräch',
      weekend: 'Wochenende, und niemand zum Anstoßen?',
    },
    lead: 'Fang ein Gespräch an mit jemandem, der auch lieber redet als scrollt.',
    chat: {
      first: 'Tee oder Wein heute Abend?',
      second: 'Erst Tee. Dann sehen wir weiter.',
    },
    action: 'Fang ein Gespräch an',
  },
  collagelanding: {
    variants: {
      default: 'Jeder hat eine Geschichte',
      women: 'Frauen mit einer Geschichte',
      men: 'Männer mit einer Geschichte',
    },
    lead: 'Deine beginnt mit drei Fragen.',
    words: {
      summer: 'ein Sommer',
      coffee: 'Kaffee, schwarz',
      sunday: 'Sonntag, spät',
      home: 'fast zu Hause',
    },
  },
  gallery: {
    variants: {
      default: 'Sieh dich in Ruhe um',
      women: 'Frauen zum Kennenlernen',
      men: 'Männer zum Kennenlernen',
    },
    lead: 'Echte Mitglieder triffst du drinnen.',
    action: 'Schau rein, gratis',
  },
  iconslanding: {
    variants: {
      default: 'Worauf hast du Lust?',
      talk: 'Lust zu reden?',
      flirt: 'Lust zu flirten?',
    },
    lead: 'Wähle, was zu dir passt. Deine Wahl bleibt auf dieser Seite.',
    wishes: {
      talk: 'Reden',
      flirt: 'Flirten',
      date: 'Dates',
      laugh: 'Lachen',
      dance: 'Ausgehen',
      walk: 'Spazieren',
      cook: 'Kochen',
      travel: 'Reisen',
    },
    picked:
      '{count, plural, =0 {Noch nichts gewählt} one {Schön. Schreib es später in dein Profil.} other {Schön. Schreib sie später in dein Profil.}}',
  },
  maplanding: {
    variants: {
      default: 'Dein Ort bleibt bei dir',
      coast: 'Von der Küste bis zum Wald, dein Ort bleibt bei dir',
      city: 'Mitten in der Stadt, und doch nicht auf der Karte',
    },
    lead: 'Auf dieser Karte ist niemand. So soll es sein.',
    promises: {
      region: 'Mitglieder sehen deine Region und, wenn du ihn angibst, deinen Wohnort.',
      address: 'Nie deine Adresse, nie einen Punkt auf einer Karte.',
      distance: 'Nie deinen genauen Standort oder deine genaue Entfernung.',
    },
    drawn: 'Eine gezeichnete Karte eines erfundenen Ortes.',
  },
  socialnetwork: {
    variants: {
      default: 'Weniger Timeline, mehr Gespräch',
      friends: 'Von Hallo bis zu langen Abenden',
      hobby: 'Jemand mit derselben Leidenschaft',
    },
    lead: 'Ein Gespräch nach dem anderen, zwischen zwei Menschen.',
    points: {
      talk: 'Du schreibst einem Menschen, keinem Publikum.',
      followers: 'Keine Follower zum Zählen.',
      thumbs: 'Kein Urteil von Fremden unter deinem Foto.',
    },
    action: 'Sag Hallo',
    thread: 'Zwei Menschen, ein Gespräch',
    chats: {
      default: {
        first: 'Du schreibst, dass du gern kochst. Was gibt es?',
        second: 'Risotto. Immer zu viel für eine Person.',
        third: 'Dann reden wir noch ein bisschen.',
      },
      friends: {
        first: 'Hallo. Weiter bin ich nicht gekommen.',
        second: 'Hallo ist ein guter Anfang.',
        third: 'Schön. Erzähl mal, wie war dein Tag?',
      },
      hobby: {
        first: 'Du segelst auch? Wo am liebsten?',
        second: 'Überall, wo Wind ist, und danach Suppe.',
        third: 'Suppe. Endlich versteht es jemand.',
      },
    },
  },
  transitionsvideolanding: {
    variants: {
      default: 'Erst ein Hallo, dann heute Abend',
      seasons: 'Jede Jahreszeit ist gut für einen Anfang',
      weekend: 'Freitag, Samstag, Sonntag',
    },
    steps: {
      word: {
        title: 'Erst ein Wort',
        text: 'Eine Nachricht, die du selbst schreibst. Was sie kostet, steht auf dem Knopf.',
      },
      talk: {
        title: 'Dann ein Gespräch',
        text: 'In deinem Tempo, am Handy oder zu Hause auf dem Sofa.',
      },
      evening: {
        title: 'Dann ein Abend',
        text: 'Oder nicht. Das entscheidet ihr zusammen.',
      },
    },
    scene: 'Bild {number} von {total}: {words}',
    next: 'Nächstes Bild',
    first: 'Zurück zum Anfang',
  },
  video: {
    kicker: 'Demnächst in deinem Leben',
    variants: {
      default: 'Mit dir in der Hauptrolle',
      romance: 'Eine Romanze in vier Bildern',
      comedy: 'Eine Komödie für zwei',
    },
    lead: 'Kein Drehbuch, keine Schauspieler. Nur ein erster Satz, und den schreibst du.',
    frames: {
      profile: 'Ein Profil',
      message: 'Eine Nachricht',
      answer: 'Eine Antwort',
      rest: 'Den Rest schreibst du',
    },
    action: 'Übernimm deine Rolle, gratis',
    drawn: 'Gezeichnete Bilder.',
  },
  entry: {
    meet: 'Lern {name} kennen',
    lead: 'Melde dich gratis an und schreib {name} deine erste Nachricht. Du zahlst nur für die Nachrichten, die du sendest.',
    write: 'Schreib {name}',
    gallery: {
      default: '{name}, und wen du hier sonst noch siehst',
      women: '{name}, und andere Frauen',
      men: '{name}, und andere Männer',
    },
    questions: {
      default: 'Drei Fragen, bevor du {name} schreibst',
      evening: 'Heute Abend {name} schreiben? Drei Fragen.',
      outside: 'Drei kurze Fragen, dann kannst du {name} schreiben',
    },
    step: 'Frage {number} von {total}',
    signup: 'Melde dich an und schreib {name}',
    signupLead: 'Deine erste Nachricht schreibst du bei der Anmeldung.',
    next: 'Weiter zur Anmeldung',
    general: {
      title: 'Lern hier jemanden kennen',
      lead: 'Triff Erwachsene, die daten, flirten oder einfach reden wollen. Die Anmeldung ist kostenlos, du zahlst nur für Nachrichten, die du sendest.',
    },
  },
} as const satisfies Translation<typeof nlLanders>
