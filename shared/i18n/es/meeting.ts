import type { Translation } from '../languages.ts'
import type { meeting as source } from '../nl/meeting.ts'

export const meeting = {
  /** Matches offered after signup. */
  matches: {
    title: 'Tus matches',
    lead: 'Encajan con lo que buscas, y tú con lo que buscan.',
    none: 'Todavía no hay matches',
    noneText: 'No deja de llegar gente nueva. Mientras tanto, curiosea un poco.',
    toMembers: 'Ver todos los perfiles',
  },
  similar: {
    title: 'Perfiles parecidos',
    total: '{total, plural, one {# perfil} other {# perfiles}}',
    more: 'Mostrar más',
  },
  finder: {
    title: 'Buscador de matches',
    lead: 'Di qué buscas y mira quién encaja.',
    age: '¿Qué edad buscas?',
    ages: { '18-35': 'De 18 a 35', '35+': '35 o más' },
    reason: '¿Qué buscas?',
    interests: '¿Qué te gusta compartir? Elige hasta {count}.',
    moreInterests: 'Más intereses',
    distance: '¿A qué distancia?',
    /** Heading of the photos of matching members, for screen readers. */
    faces: 'Encajan contigo',
    appearance: '¿Qué aspecto te atrae?',
    appearances: { normal: 'Normal', sexy: 'Sexy' },
    race: '¿Qué origen te atrae?',
    races: { white: 'Blanco', other: 'Otro' },
    pass: 'Paso',
    noEffect:
      'Es voluntario y no influye en quién ves: los perfiles no recogen estos datos. Tu respuesta se queda en esta pantalla y no se envía ni se guarda.',
    again: 'Cambiar mis respuestas',
    none: 'No hemos encontrado a nadie',
    noneText: 'Amplía una respuesta o vuelve más tarde.',
    /** Answers to loosen after an empty result. */
    loosen: {
      distance: 'En todo el país',
      interests: 'Sin intereses',
      reason: 'Busquen lo que busquen',
      age: 'Cualquier edad',
    },
    more: 'Más perfiles',
  },
  /** Why a member fits, on their card. */
  reasons: {
    interests: 'En común: {interests}',
    aim: 'También busca: {aim}',
    near: 'Cerca de ti',
  },
  swipe: {
    title: 'Juego de swipe',
    left: '{count, plural, =0 {Hoy no quedan likes} one {Hoy queda # like} other {Hoy quedan # likes}}',
    like: 'Dar like a {name}',
    pass: 'Descartar a {name}',
    undo: 'Recuperar a {name}',
    unfold: 'Más sobre {name}',
    liked: 'Like',
    passed: 'Paso',
    keys: 'O con las flechas: izquierda para descartar, derecha para dar like.',
    toProfile: 'Ver el perfil de {name}',
    shown: '{name}, {age} años',
    over: 'Has usado tus likes de hoy',
    overText: 'Tendrás más dentro de <time></time>. En los perfiles puedes dar todos los likes que quieras.',
    toLikes: 'Ver tus likes',
    toMembers: 'Ver perfiles',
    all: 'Eso es todo por ahora',
    allText: 'No deja de llegar gente nueva. Vuelve más tarde o sigue buscando por tu cuenta.',
  },
} as const satisfies Translation<typeof source>
