import type { Translation } from '../languages.ts'
import type { home as source } from '../nl/home.ts'

export const home = {
  hello: {
    night: 'Noch wach, {name}?',
    morning: 'Guten Morgen, {name}',
    afternoon: 'Schönen Nachmittag, {name}',
    evening: 'Guten Abend, {name}',
  },
  lead: {
    waiting: '{count, plural, one {Jemand wartet auf deine Antwort.} other {# Personen warten auf deine Antwort.}}',
    liked: '{count, plural, one {Jemand Neues mag dich.} other {# neue Personen mögen dich.}}',
    calm: 'Mit wem schreibst du heute?',
  },
  waiting: {
    title: 'Wartet auf dich',
    recent: 'Deine Gespräche',
    all: 'Alle Nachrichten',
    nobody: 'Noch keine Gespräche',
    begin: 'Ein Satz genügt für den Anfang. Such dir jemanden aus und sag Hallo.',
    toMembers: 'Mitglieder ansehen',
  },
  likers: {
    title: 'Wer dich mag',
    all: 'Alle Likes',
  },
  near: {
    newNear: 'Neu in deiner Nähe',
    near: 'In deiner Nähe',
    new: 'Neu hier',
    all: 'Mitglieder',
    more: 'Weitersuchen',
    nobody: 'Noch niemand gefunden. Erweitere deine Suche.',
  },
  next: {
    title: '{count, plural, one {Nur noch eins für dein Profil} other {Vervollständige dein Profil}}',
    progress: 'Dein Profil',
  },
  games: {
    title: 'Oder probier mal',
    'swipe-game': 'Swipe-Spiel',
    'match-finder': 'Match-Finder',
  },
} as const satisfies Translation<typeof source>
