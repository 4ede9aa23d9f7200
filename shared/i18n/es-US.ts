import type { account as nlAccount } from './nl/account.ts'
import type { app as nlApp } from './nl/app.ts'
import type { chats as nlChats } from './nl/chats.ts'
import type { credits as nlCredits } from './nl/credits.ts'
import type { errors as nlErrors } from './nl/errors.ts'
import type { mail as nlMail } from './nl/mail.ts'
import type { members as nlMembers } from './nl/members.ts'
import type { notifications as nlNotifications } from './nl/notifications.ts'
import type { photos as nlPhotos } from './nl/photos.ts'
import type { profile as nlProfile } from './nl/profile.ts'
import type { safety as nlSafety } from './nl/safety.ts'
import type { site as nlSite } from './nl/site.ts'
import type { Overrides } from './regional.ts'

// Spanish of the United States.

export const account = {
  login: {
    cameBack: '¿Cambiaste de idea? Te enviamos el enlace que lo deja todo como estaba.',
    wayBackMailed: 'El enlace va en camino a {email}. ¿No llega? Mira también en el spam.',
  },
  resetRequest: {
    sent: 'Enviamos un correo a <address>{email}</address>. El enlace que lleva funciona 60 minutos.',
  },
  newPassword: {
    doneTitle: 'Tu contraseña se cambió',
  },
  linkInvalid: {
    text: 'Enlace vencido o no válido, pide otro correo',
  },
  mailChange: {
    failed: 'No funcionó.',
    changedTitle: 'Tu correo se cambió',
    backTitle: '¿No fuiste tú?',
    takenBack:
      'Tu correo vuelve a ser <address>{email}</address>. Te escribimos ahí para que elijas una contraseña nueva.',
    toSettings: 'Ir a tu configuración',
  },
  settings: {
    title: 'Configuración',
    email: {
      waiting:
        'Enviamos un correo a <address>{email}</address>. Presiona el botón que lleva y esa será tu dirección nueva. Hasta entonces no cambia nada.',
    },
    password: {
      done: 'Tu contraseña se cambió.',
    },
    sessions: {
      failed: 'No se pudieron cargar tus dispositivos.',
    },
  },
  leaving: {
    reasons: {
      found_someone: 'Encontré a alguien',
    },
    deleted: {
      title: 'Tu cuenta se eliminó',
    },
    back: {
      text: 'Presiona el botón y todo vuelve a su sitio: tu perfil, tus conversaciones, tus likes y tus créditos.',
    },
  },
  activationFailed: {
    title: 'No se pudo activar',
    text: 'El enlace venció o ya se usó.',
  },
  signup: {
    details: {
      interestsFailed: 'No se pudieron cargar los intereses.',
    },
    complete: {
      mailUnderway: 'Tu correo de activación va en camino a <address>{email}</address>.',
      confirm: 'Presiona el botón del correo. Así confirmas tu dirección.',
    },
  },
  activating: {
    failed: 'No funcionó.',
  },
} satisfies Overrides<typeof nlAccount>

export const app = {
  nav: {
    settings: 'Configuración',
    install: 'Agregar a la pantalla de inicio',
  },
  disclaimer:
    '{company}. Solo para adultos a partir de {age} años. En este sitio también hay perfiles ficticios. Siempre llevan una marca, y con ellos no es posible encontrarse en persona. <terms>Lee las condiciones</terms>',
  activation: {
    text: 'Presiona el enlace del correo enviado a <address>{email}</address>. Hasta entonces los demás no ven tu perfil y no puedes enviar mensajes.',
    newMailSent: 'Otro correo va en camino. Mira también en el spam.',
  },
  errors: {
    general: 'Algo salió mal.',
    temporary: 'Algo salió mal. Inténtalo más tarde.',
  },
  install: {
    text: 'Agrega {name} a tu pantalla de inicio: un toque y estás en tus conversaciones.',
    action: 'Agregar a inicio',
    iosTitle: 'Agregar a la pantalla de inicio',
    ios2: 'Elige «Agregar a pantalla de inicio».',
    ios3: 'Toca «Agregar» arriba a la derecha.',
  },
} satisfies Overrides<typeof nlApp>

export const chats = {
  removeFailed: 'No se pudo eliminar',
  blocked: 'Bloqueaste a {name}.',
  failed: 'No se pudieron cargar tus mensajes',
  notice: {
    free_conversation_limit:
      'Ya empezaste {max} conversaciones. Compra créditos una vez y empieza todas las que quieras.',
    newMailSent: 'El correo va en camino. Mira también en el spam.',
  },
} satisfies Overrides<typeof nlChats>

export const credits = {
  payment: {
    codeNotHere: 'El código {code} no sirve para este paquete.',
    discountOver: 'El descuento terminó. El precio que ves ahora es el que pagas.',
    priceChanged: 'El precio cambió. Mira si te parece bien antes de pagar.',
  },
  transaction: {
    pendingTransferText: 'Una transferencia puede tardar unos días hábiles. Puedes cerrar esta página sin problema.',
    failed: 'El pago falló',
    failedText: 'El pago falló o se canceló.',
    cardFailed: 'El pago con tarjeta de crédito falló. Inténtalo de nuevo o paga con PayPal.',
    cardFailedOther: 'El pago con tarjeta de crédito falló. Inténtalo de nuevo o elige otra forma de pago.',
    refundedText:
      'Los créditos sin usar ya no están en tu saldo. El dinero vuelve por la misma forma de pago, normalmente en unos días hábiles.',
  },
} satisfies Overrides<typeof nlCredits>

export const errors = {
  login_failed: 'No se pudo iniciar sesión, inténtalo de nuevo',
  account_deletion_pending: 'Esta cuenta aún no se eliminó definitivamente.',
  check_your_mail: 'Te enviamos un correo. En él lees cómo seguir.',
  link_invalid: 'Enlace vencido o no válido, pide otro correo',
  free_conversation_limit: 'Ya empezaste {max} conversaciones. Compra créditos y empieza todas las que quieras.',
  code_not_applicable: 'Este código no sirve para este pedido.',
  internal_error: 'Algo salió mal, inténtalo más tarde.',
} satisfies Overrides<typeof nlErrors>

export const mail = {
  existingAccount: {
    note: '¿No fuiste tú? Entonces no tienes que hacer nada, no cambió nada.',
  },
  complaintReceipt: {
    subject: 'Recibimos tu queja: {receipt}',
  },
  complaintAnswer: {
    preview: 'Nuestro equipo de moderación revisó tu queja.',
    title: 'Revisamos tu queja',
  },
  creditsCancelled: {
    lead: 'Cancelamos los créditos sin usar de tu compra: {credits}. Por ellos te devolvemos {amount}.',
    how: 'El dinero vuelve por la misma forma de pago. Suele llegar en unos días hábiles, y en 14 días como máximo.',
    note: '¿No fuiste tú? Entonces elige una contraseña nueva y avísanos.',
  },
  deletion: {
    subject: 'Tu cuenta en {site} se eliminó',
    lead: 'Tu cuenta en {site} se eliminó. Ya nadie ve tu perfil, se ha cerrado tu sesión en todas partes y no recibirás más notificaciones.',
    final:
      '¿Cambiaste de idea? Hasta el {until} este botón lo deja todo como estaba: tu perfil, tus conversaciones, tus likes y tus créditos. Después lo borramos todo definitivamente; solo queda lo que la ley nos obliga a guardar sobre los pagos.',
    note: '¿No fuiste tú? Entonces recupera tu cuenta y elige una contraseña nueva. El enlace funciona una sola vez.',
  },
  reactivated: {
    note: '¿No fuiste tú? Entonces inicia sesión y elige una contraseña nueva.',
  },
  memberBanned: {
    lead: 'Nuestro equipo de moderación bloqueó tu cuenta en {site}. Ya no puedes iniciar sesión y nadie ve tu perfil.',
  },
  photoRefused: {
    lead: 'Revisamos una foto que subiste. Los demás no la verán, y la borramos. El motivo:',
  },
  noAccount: {
    note: '¿No fuiste tú? Entonces no tienes que hacer nada. No guardamos tu dirección.',
  },
  passwordChanged: {
    subject: 'Tu contraseña en {site} se cambió',
    preview: '¿No fuiste tú? Elige ahora mismo una contraseña nueva.',
    title: 'Tu contraseña se cambió',
    note: '¿Fuiste tú? Entonces no tienes que hacer nada.',
  },
  mailChanged: {
    subject: 'Tu correo en {site} se cambió',
    preview: '¿No fuiste tú? Puedes deshacerlo durante 48 horas.',
    back: '¿No fuiste tú? Entonces deshazlo. Tu cuenta recupera esta dirección, se cierra la sesión en todas partes y eliges una contraseña nueva.',
    note: 'El enlace funciona 48 horas. ¿Fuiste tú? Entonces no tienes que hacer nada.',
  },
} satisfies Overrides<typeof nlMail>

export const members = {
  block: {
    done: 'Bloqueaste a {name}.',
  },
  unblock: {
    done: 'Desbloqueaste a {name}.',
  },
  openPhotos: {
    text: '{name} verá todas tus fotos privadas, también las que agregues después. Puedes volver a ocultarlas cuando quieras.',
  },
} satisfies Overrides<typeof nlMembers>

export const notifications = {
  push: {
    denied:
      'Tu navegador bloquea las notificaciones de este sitio. Permítelas en su configuración y podrás activarlas aquí.',
    unsupported:
      'Este navegador no puede mostrar notificaciones. En un iPhone o iPad funciona si agregas el sitio a la pantalla de inicio.',
    failed: 'No se pudieron activar. Inténtalo más tarde.',
  },
} satisfies Overrides<typeof nlNotifications>

export const photos = {
  failed: 'No se pudieron cargar tus fotos.',
  order: {
    instructions:
      'Presiona la barra espaciadora para levantar la foto. Muévela con las flechas. Presiona otra vez la barra espaciadora para soltarla, o Escape para parar.',
  },
  problems: {
    title: 'No funcionó',
  },
  private: {
    openedFailed: 'No se pudo cargar.',
  },
} satisfies Overrides<typeof nlPhotos>

export const profile = {
  complete: {
    hint: 'Agrega lo que quieras mostrar:',
  },
  interests: {
    failed: 'No se pudieron cargar los intereses.',
  },
} satisfies Overrides<typeof nlProfile>

export const safety = {
  complaint: {
    sent: {
      text: 'Enviamos una confirmación a {email}. Ahí llegará también nuestra respuesta, normalmente en unos días.',
    },
  },
} satisfies Overrides<typeof nlSafety>

export const site = {
  home: {
    trust: {
      fictional: {
        text: 'Algunos perfiles son ficticios. Llevan esta marca en todas partes, y con ellos no es posible encontrarse en persona.',
      },
    },
  },
} satisfies Overrides<typeof nlSite>
