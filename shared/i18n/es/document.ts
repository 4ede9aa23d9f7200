import type { Translation } from '../languages.ts'
import type { document as source } from '../nl/document.ts'

export const document = {
  members: {
    title: 'Buscar perfiles',
    description:
      'Mira quién, cerca de ti, quiere una cita, coquetear o hablar. Buscar por edad y región es gratis; los perfiles ficticios siempre llevan una marca.',
  },
  premium: {
    title: 'Premium',
    description:
      'Con tus primeros créditos eres premium para siempre. Qué te da, cuánto cuesta y por qué no hay suscripción.',
  },
  pricing: {
    title: 'Precios',
    description:
      'Registrarse y curiosear es gratis. Lo que cuestan un mensaje y un regalo, en palabras sencillas y con todos los precios.',
  },
  complaints: {
    title: 'Quejas',
    description:
      '¿Algo no está bien en un perfil, un mensaje o un pago? Cuéntalo aquí, también sin cuenta. Lo mira una persona.',
  },
  languages: {
    title: 'Idioma',
    description: 'Elige el idioma en el que lees este sitio.',
  },
  /** Labels of the pictures in the browser's install dialog. */
  install: {
    match: 'Dibujo de dos personas que se gustan',
    faces: 'Dibujo de personas por conocer',
  },
  offline: {
    title: 'Sin conexión',
    text: 'Ahora mismo no tienes conexión. Lo que habías escrito está guardado en este dispositivo. En cuanto vuelva la conexión, seguimos solos.',
    retry: 'Reintentar',
  },
} as const satisfies Translation<typeof source>
