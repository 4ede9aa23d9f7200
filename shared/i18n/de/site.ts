import type { Translation } from '../languages.ts'
import type { site as source } from '../nl/site.ts'

export const site = {
  home: {
    examples: 'Gezeichnete Beispiele',
    promise: 'Heute Abend ein gutes Gespräch',
    lead: 'Lerne Erwachsene kennen, die daten, flirten oder einfach reden wollen. Die Anmeldung ist gratis, du zahlst nur für die Nachrichten, die du sendest.',
    start: {
      title: 'Hier geht es los',
      iAm: 'Ich bin',
      lookingFor: 'Ich suche',
      birthDate: 'Mein Geburtsdatum',
      submit: 'Gratis anmelden',
      hint: 'Ab {age} Jahren. Dein Geburtsdatum sehen andere nicht, nur dein Alter.',
      closed: 'Die Anmeldung ist im Moment nicht möglich.',
      member: 'Schon Mitglied?',
      login: 'Einloggen',
    },
    reasonsTitle: 'So läuft es hier',
    reasons: {
      honest: {
        title: 'Ehrlich gekennzeichnet',
        text: 'Fiktive Profile sind immer als solche erkennbar. So weißt du, mit wem du sprichst.',
      },
      payPerMessage: {
        title: 'Kein Abo',
        text: 'Du kaufst Credits, wann du willst. Nichts verlängert sich von selbst.',
      },
      discreet: {
        title: 'Diskret',
        text: 'Keine Namen in Benachrichtigungen. Dein Geburtsdatum und deinen genauen Ort sieht niemand.',
      },
    },
    prices: {
      title: 'Was es kostet',
      signup: 'Anmelden und umsehen',
      signupPrice: 'Gratis',
      welcome: 'Zum Start bekommst du',
      welcomeCredits: '{count, plural, one {# Credit} other {# Credits}}',
      message: 'Eine Nachricht',
      messageCredits: '{count, plural, one {# Credit} other {# Credits}}, ab {price}',
      photo: 'Ein Foto im Chat',
      gift: 'Ein kleines Geschenk',
      credits: '{count, plural, one {# Credit} other {# Credits}}',
      all: 'Alle Preise',
    },
    member: {
      title: 'Hallo {name}',
      lead: 'Schön, dass du da bist. Worauf hast du Lust?',
      members: 'Mitglieder suchen',
      membersText: 'Schau, wer in deiner Nähe ist.',
      chats: 'Nachrichten',
      chatsText:
        '{count, plural, =0 {Lies deine Gespräche noch einmal.} one {# ungelesene Nachricht wartet auf dich.} other {# ungelesene Nachrichten warten auf dich.}}',
      likes: 'Likes',
      likesText:
        '{count, plural, =0 {Sieh nach, wer dich mag.} one {Jemand Neues mag dich.} other {# neue Likes für dich.}}',
    },
  },
  languages: {
    title: 'Sprache',
    lead: 'Wähle die Sprache dieser Seite. Wir merken uns deine Wahl auf diesem Gerät.',
    current: 'Gewählt',
  },
} as const satisfies Translation<typeof source>
