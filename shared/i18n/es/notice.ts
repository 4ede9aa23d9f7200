import type { Translation } from '../languages.ts'
import type { notice as source } from '../nl/notice.ts'

export const notice = {
  name: 'Tu nombre',
  nameHint: 'Solo lo ve nuestro equipo. Lo borramos después de nuestra decisión.',
  nameOptional: 'Tu nombre (puedes dejarlo vacío)',
  nameMissing: 'Escribe tu nombre.',
  goodFaith: 'Presento esta queja de buena fe: hasta donde sé, lo que escribo es correcto y completo.',
  goodFaithMissing: 'Confírmalo; si no, no podemos aceptar tu queja.',
} as const satisfies Translation<typeof source>
