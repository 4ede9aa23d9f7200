import type { Translation } from '../languages.ts'
import type { home as source } from '../nl/home.ts'

export const home = {
  hello: {
    night: 'Pas encore au lit, {name} ?',
    morning: 'Bonjour, {name}',
    afternoon: 'Bon après-midi, {name}',
    evening: 'Bonsoir, {name}',
  },
  lead: {
    waiting: '{count, plural, one {Quelqu’un attend ta réponse.} other {# personnes attendent ta réponse.}}',
    liked: '{count, plural, one {Tu plais à une nouvelle personne.} other {Tu plais à # nouvelles personnes.}}',
    calm: 'À qui vas-tu parler aujourd’hui ?',
  },
  waiting: {
    title: 'On t’attend',
    recent: 'Tes conversations',
    all: 'Tous les messages',
    nobody: 'Pas encore de conversation',
    begin: 'Une phrase suffit pour commencer. Choisis quelqu’un et dis bonjour.',
    toMembers: 'Voir les membres',
  },
  likers: {
    title: 'Tu leur plais',
    all: 'Tous les likes',
  },
  near: {
    newNear: 'Nouveaux près de toi',
    near: 'Près de toi',
    new: 'Nouveaux ici',
    all: 'Membres',
    more: 'Chercher encore',
    nobody: 'Personne ne correspond pour l’instant. Élargis ta recherche.',
  },
  next: {
    title: '{count, plural, one {Une dernière chose pour ton profil} other {Termine ton profil}}',
    progress: 'Ton profil',
  },
  games: {
    title: 'Ou essaie',
    'swipe-game': 'Jeu du swipe',
    'match-finder': 'Trouver un match',
  },
} as const satisfies Translation<typeof source>
