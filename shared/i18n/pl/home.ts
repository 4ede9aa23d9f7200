import type { Translation } from '../languages.ts'
import type { home as source } from '../nl/home.ts'

export const home = {
  hello: {
    night: 'Jeszcze nie śpisz, {name}?',
    morning: 'Dzień dobry, {name}',
    afternoon: 'Dzień dobry, {name}',
    evening: 'Dobry wieczór, {name}',
  },
  lead: {
    waiting:
      '{count, plural, one {Ktoś czeka na twoją odpowiedź.} few {# osoby czekają na twoją odpowiedź.} many {# osób czeka na twoją odpowiedź.} other {# osoby czeka na twoją odpowiedź.}}',
    liked:
      '{count, plural, one {Podobasz się nowej osobie.} few {Podobasz się # nowym osobom.} many {Podobasz się # nowym osobom.} other {Podobasz się # nowej osoby.}}',
    calm: 'Z kim dziś porozmawiasz?',
  },
  waiting: {
    title: 'Czekają na ciebie',
    recent: 'Twoje rozmowy',
    all: 'Wszystkie wiadomości',
    nobody: 'Nie masz jeszcze rozmów',
    begin: 'Na początek wystarczy jedno zdanie. Wybierz kogoś i się przywitaj.',
    toMembers: 'Zobacz profile',
  },
  likers: {
    title: 'Podobasz się im',
    all: 'Wszystkie polubienia',
  },
  near: {
    newNear: 'Nowe osoby w pobliżu',
    near: 'W pobliżu',
    new: 'Nowe osoby',
    all: 'Profile',
    more: 'Szukaj dalej',
    nobody: 'Na razie nikt nie pasuje. Poszerz wyszukiwanie.',
  },
  next: {
    title:
      '{count, plural, one {Jeszcze jedna rzecz w profilu} few {Dokończ swój profil} many {Dokończ swój profil} other {Dokończ swój profil}}',
    progress: 'Twój profil',
  },
  games: {
    title: 'Albo spróbuj',
    'swipe-game': 'Gra w przesuwanie',
    'match-finder': 'Znajdź parę',
  },
} as const satisfies Translation<typeof source>
