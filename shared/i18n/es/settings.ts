import type { Translation } from '../languages.ts'
import type { settings as source } from '../nl/settings.ts'

export const settings = {
  indexTitle: '{name}: citas, coqueteo y chat',
  description:
    'Conoce a personas adultas con ganas de una cita, de coquetear o simplemente de hablar. Registrarse es gratis, solo pagas los mensajes que envías.',
  fictionalWarning: 'En este sitio también hay perfiles ficticios. Los reconoces por su marca.',
  fictionalSingular: 'Este perfil es ficticio; no es posible un encuentro en persona.',
  fictionalPlural: 'Estos perfiles son ficticios; no son posibles encuentros en persona.',
} as const satisfies Translation<typeof source>
