import type { Translation } from '../languages.ts'
import type { home as source } from '../nl/home.ts'

export const home = {
  hello: {
    night: 'Ancora in piedi, {name}?',
    morning: 'Buongiorno, {name}',
    afternoon: 'Buon pomeriggio, {name}',
    evening: 'Buonasera, {name}',
  },
  lead: {
    waiting: '{count, plural, one {Qualcuno aspetta la tua risposta.} other {# persone aspettano la tua risposta.}}',
    liked: '{count, plural, one {Piaci a una nuova persona.} other {Piaci a # nuove persone.}}',
    calm: 'Con chi parli oggi?',
  },
  waiting: {
    title: 'Ti aspettano',
    recent: 'Le tue conversazioni',
    all: 'Tutti i messaggi',
    nobody: 'Ancora nessuna conversazione',
    begin: 'Basta una frase per iniziare. Scegli qualcuno e di’ ciao.',
    toMembers: 'Guarda i profili',
  },
  likers: {
    title: 'A loro piaci',
    all: 'Tutti i like',
  },
  near: {
    newNear: 'Nuovi vicino a te',
    near: 'Vicino a te',
    new: 'Nuovi qui',
    all: 'Profili',
    more: 'Continua a cercare',
    nobody: 'Per ora non c’è nessuno di adatto. Allarga la ricerca.',
  },
  next: {
    title: '{count, plural, one {Un’ultima cosa per il tuo profilo} other {Completa il tuo profilo}}',
    progress: 'Il tuo profilo',
  },
  games: {
    title: 'Oppure prova',
    'swipe-game': 'Gioco dello swipe',
    'match-finder': 'Trova un match',
  },
} as const satisfies Translation<typeof source>
