import type { Translation } from '../languages.ts'
import type { site as source } from '../nl/site.ts'

export const site = {
  home: {
    examples: 'Gezeichnete Beispiele',
    promise: 'Heute Abend ein gutes Gespräch',
    lead: 'Flirten, daten oder einfach reden: Die Anmeldung ist gratis, du zahlst nur für Nachrichten, die du sendest{price, select, none {} other {, ab {price}}}.',
    start: {
      title: 'Hier geht es los',
      iAm: 'Ich bin',
      lookingFor: 'Ich suche',
      birthDate: 'Mein Geburtsdatum',
      submit: 'Gratis anmelden',
      hint: 'Ab {age} Jahren. Andere sehen dein Alter, nicht das Datum.',
      closed: 'Die Anmeldung ist im Moment nicht möglich.',
      member: 'Schon Mitglied?',
      login: 'Einloggen',
    },
    steps: {
      title: 'So geht es',
      signup: {
        title: 'Melde dich an',
        text: 'Ein paar kurze Fragen und eine E-Mail zur Bestätigung. Es kostet nichts.',
      },
      look: {
        title: 'Sieh dich um',
        text: 'Suche nach Alter und Region, lies Profile und gib allen ein Like, die dir gefallen. Auch das ist gratis.',
      },
      write: {
        title: 'Schreib',
        text: 'Was eine Nachricht kostet, steht auf dem Knopf, bevor du sie sendest. Nie erst danach.',
      },
    },
    reasonsTitle: 'Warum hier',
    reasons: {
      talk: {
        title: 'Es beginnt mit Reden',
        text: 'Du weißt nicht, wie du anfangen sollst? In jedem neuen Gespräch liegen ein paar erste Sätze bereit.',
      },
      payPerMessage: {
        title: 'Kein Abo',
        text: 'Du kaufst Credits, wann du willst. Nichts verlängert sich von selbst.',
      },
      discreet: {
        title: 'Diskret',
        text: 'Mitglieder sehen dein Profil, Besucher nur ein unscharfes Foto, dein Alter und deine Region. Nie dein Geburtsdatum, deine E-Mail-Adresse oder deinen genauen Ort.',
      },
    },
    prices: {
      title: 'Was es kostet',
      lead: 'Kein Abo: Du kaufst ein Paket Credits, wann du willst. Dein erster Kauf macht dich Premium, für immer.',
      signup: 'Anmelden und umsehen',
      signupPrice: 'Gratis',
      welcome: 'Zum Start bekommst du',
      welcomeCredits: '{count, plural, one {# Credit} other {# Credits}}',
      message: 'Eine Nachricht',
      messageCredits: '{count, plural, one {# Credit} other {# Credits}}, ab {price}',
      photo: 'Ein Foto im Gespräch',
      gift: 'Ein kleines Geschenk',
      credits: '{count, plural, one {# Credit} other {# Credits}}',
      all: 'Alle Preise',
    },
    trust: {
      title: 'Darauf kannst du zählen',
      lead: 'Dating ist aufregend genug. Das versprechen wir, und du kannst es selbst nachprüfen.',
      photos: {
        title: 'Menschen sehen sich die Fotos an',
        text: 'Ein Profilfoto ist erst zu sehen, wenn unser Team es freigegeben hat.',
      },
      fictional: {
        title: 'Fiktiv steht dabei',
        text: 'Manche Profile sind fiktiv. Sie tragen überall dieses Zeichen, und ein Treffen mit ihnen ist nicht möglich.',
      },
      block: {
        title: 'Jemanden sofort los sein',
        text: 'Wen du blockierst, der sieht dich nicht mehr. Eine Beschwerde wird von einem Menschen gelesen.',
      },
      leave: {
        title: 'Weg, wann du willst',
        text: 'Du löschst dein Konto selbst und bist sofort unauffindbar. Anders überlegt? {days} Tage lang kannst du zurück.',
      },
    },
    questions: { title: 'Was andere fragen', all: 'Alle Fragen und Antworten' },
    closing: {
      title: 'Mit wem redest du heute Abend?',
      text: 'Die Anmeldung ist gratis und du gehst keine Verpflichtung ein.',
      action: 'Erstelle dein Profil',
    },
  },
  pages: {
    contents: 'Auf dieser Seite',
  },
  languages: {
    title: 'Sprache',
    lead: 'Wähle die Sprache dieser Seite. Wir merken uns deine Wahl auf diesem Gerät.',
    current: 'Gewählt',
  },
} as const satisfies Translation<typeof source>
