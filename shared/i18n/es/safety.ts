import type { Translation } from '../languages.ts'
import type { safety as source } from '../nl/safety.ts'

export const safety = {
  complaint: {
    title: 'Presentar una queja',
    lead: '¿Algo no está bien o te molesta? Alguien de nuestro equipo de moderación lo revisa y te responde con el motivo.',
    kind: '¿De qué se trata?',
    kinds: {
      profile: 'Perfil',
      photo: 'Foto',
      message: 'Mensaje',
      child_abuse: 'Abuso de menores',
      payment: 'Pago',
      other: 'Otra cosa',
    },
    member: 'Número de perfil',
    memberHint: 'Está al pie del perfil. Si no se trata de nadie en concreto, déjalo en blanco.',
    memberWrong: 'Esto no es un número de perfil. Tiene 26 letras y cifras.',
    text: '¿Qué ha pasado?',
    textHint: 'Cuéntalo con tus palabras. No tienes que demostrar nada.',
    left: '{count, plural, one {Queda # carácter} other {Quedan # caracteres}}',
    email: 'Correo electrónico',
    emailHint: 'Aquí te enviamos el acuse de recibo y nuestra respuesta, nada más.',
    emailOptional: 'Correo electrónico (puedes dejarlo vacío)',
    emailOptionalHint: 'Puedes avisarnos de forma anónima. Si escribes un correo, recibirás respuesta.',
    answeredAt: 'Nuestra respuesta llegará a {email}.',
    kindMissing: 'Elige de qué se trata.',
    textMissing: 'Cuenta brevemente qué ha pasado.',
    emailMissing: 'Escribe un correo para que podamos responderte.',
    submit: 'Enviar queja',
    danger: '¿Alguien está en peligro ahora? Llama al {number}.',
    promise: {
      title: 'Qué hacemos con tu queja',
      kept: 'Lo que señalas queda guardado en cuanto la envías. Así la prueba se conserva, aunque alguien la borre.',
      silent: 'La otra persona no sabrá que nos has avisado.',
      answered:
        'Recibes respuesta si dejas un correo. Borramos lo que guardamos medio año después de nuestra decisión: hasta entonces puedes reclamar.',
    },
    sent: {
      title: 'Tu queja ha llegado',
      text: 'Hemos enviado una confirmación a {email}. Ahí llegará también nuestra respuesta, normalmente en unos días.',
      textSilent:
        'Gracias. Lo miraremos lo antes posible. No has dejado ningún correo, así que no recibirás respuesta.',
      receipt: 'Número de tu queja',
      another: 'Presentar otra queja',
      toMembers: 'Ir a los perfiles',
      toHome: 'Ir a la página de inicio',
    },
  },
  blocked: {
    title: 'Perfiles bloqueados',
    lead: 'No pueden ver tu perfil ni escribirte.',
    none: 'No has bloqueado a nadie.',
    unblock: 'Desbloquear',
    unblockOf: 'Desbloquear a {name}',
    retry: 'Reintentar',
  },
} as const satisfies Translation<typeof source>
