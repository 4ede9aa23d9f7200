import type { Translation } from '../languages.ts'
import type { home as source } from '../nl/home.ts'

export const home = {
  hello: {
    night: '¿Todavía por aquí, {name}?',
    morning: 'Buenos días, {name}',
    afternoon: 'Buenas tardes, {name}',
    evening: 'Buenas noches, {name}',
  },
  lead: {
    waiting: '{count, plural, one {Alguien espera tu respuesta.} other {# personas esperan tu respuesta.}}',
    liked: '{count, plural, one {Le gustas a alguien más.} other {Les gustas a # personas más.}}',
    calm: '¿Con quién hablas hoy?',
  },
  waiting: {
    title: 'Te esperan',
    recent: 'Tus conversaciones',
    all: 'Todos los mensajes',
    nobody: 'Aún no tienes conversaciones',
    begin: 'Una frase basta para empezar. Elige a alguien y saluda.',
    toMembers: 'Ver perfiles',
  },
  likers: {
    title: 'Les gustas',
    all: 'Todos los likes',
  },
  near: {
    newNear: 'Gente nueva cerca de ti',
    near: 'Cerca de ti',
    new: 'Gente nueva',
    all: 'Perfiles',
    more: 'Seguir buscando',
    nobody: 'Aún no encaja nadie. Amplía la búsqueda.',
  },
  next: {
    title: '{count, plural, one {Una última cosa para tu perfil} other {Termina tu perfil}}',
    progress: 'Tu perfil',
  },
  games: {
    title: 'O prueba',
    'swipe-game': 'Juego de swipe',
    'match-finder': 'Buscador de matches',
  },
} as const satisfies Translation<typeof source>
