import type { account as nlAccount } from './nl/account.ts'
import type { app as nlApp } from './nl/app.ts'
import type { chats as nlChats } from './nl/chats.ts'
import type { credits as nlCredits } from './nl/credits.ts'
import type { errors as nlErrors } from './nl/errors.ts'
import type { likes as nlLikes } from './nl/likes.ts'
import type { mail as nlMail } from './nl/mail.ts'
import type { meeting as nlMeeting } from './nl/meeting.ts'
import type { members as nlMembers } from './nl/members.ts'
import type { notifications as nlNotifications } from './nl/notifications.ts'
import type { photos as nlPhotos } from './nl/photos.ts'
import type { profile as nlProfile } from './nl/profile.ts'
import type { safety as nlSafety } from './nl/safety.ts'
import type { site as nlSite } from './nl/site.ts'
import type { verification as nlVerification } from './nl/verification.ts'
import type { Overrides } from './regional.ts'

// Spanish of the United States.

export const account = {
  login: {
    cameBack: '¿Cambiaste de idea? Te enviamos el enlace que lo deja todo como estaba.',
    wayBackMailed: 'El enlace va en camino a {email}. ¿No llega? Mira también en el spam.',
  },
  resetRequest: {
    sent: 'Enviamos un correo a <address>{email}</address>. El enlace que lleva funciona {minutes} minutos.',
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
  failed: 'No se pudieron cargar tus mensajes',
  empty: {
    text: '¿Alguien te llamó la atención? Un mensaje corto y personal es un buen comienzo.',
  },
  composer: {
    emoji: 'Agregar un emoji',
  },
  photo: {
    camera: 'Tomar una foto',
    drop: 'Suelta para agregar la foto',
    cancelLater: 'Sin conexión. Cancelaremos el envío en cuanto vuelva, si la foto no se envió antes.',
    refused: 'No enviada, y no te costó nada.',
    lost: 'La página se volvió a cargar y la foto se perdió. Elígela otra vez.',
    reasons: {
      not_checked: 'No pudimos revisar la foto. Inténtalo más tarde.',
      conversation_start_limit: 'Empezaste muchas conversaciones últimamente. Inténtalo más tarde.',
    },
  },
  notice: {
    free_conversation_limit:
      'Ya empezaste {max} conversaciones. Compra créditos una vez y empieza otras nuevas cada día.',
    same_opening_limit:
      'Este texto ya llegó a {max} personas en la última hora. Escribe a {name} algo personal o inténtalo de nuevo a partir de: {time}.',
    conversation_start_limit:
      'Ya empezaste {max} conversaciones en {hours} horas. Podrás escribir a {name} a partir de: {time}.',
    newMailSent: 'El correo va en camino. Mira también en el spam.',
  },
  wall: {
    kept: 'Lo que preparaste para {name} se queda aquí. Después de pagar vuelves y puedes enviarlo enseguida.',
  },
  fictional: {
    first:
      'Nuestro propio equipo escribe en nombre de este perfil ficticio, y no es posible encontrarse en persona. Si no hay respuesta en {hours} horas, recuperas tus créditos.',
  },
  meeting: {
    menu: '¿Van a verse?',
    title: 'Antes de verse',
  },
  gift: {
    kinds: {
      champagne: 'champaña',
    },
  },
  icebreakers: {
    smile: 'Tu perfil me dio curiosidad. ¿Qué te hace reír siempre?',
  },
} satisfies Overrides<typeof nlChats>

export const credits = {
  payment: {
    codeNotHere: 'El código {code} no sirve para este paquete.',
    consent:
      'Quiero recibir mis créditos justo después del pago. Durante {days, number} días puedo cancelar los que no use, pero no los que ya haya usado.',
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
    partlyRefundedText:
      'Es una parte de este pago. Los créditos correspondientes ya no están en tu saldo. El dinero vuelve por la misma forma de pago, normalmente en unos días hábiles.',
  },
  premium: {
    lead: 'Compra créditos una vez y eres premium. Sirve cualquier paquete.',
  },
} satisfies Overrides<typeof nlCredits>

export const errors = {
  invalid_input: 'Revisa lo que escribiste.',
  login_failed: 'No se pudo iniciar sesión, inténtalo de nuevo',
  account_deletion_pending: 'Esta cuenta aún no se eliminó definitivamente.',
  check_your_mail: 'Te enviamos un correo. En él verás cómo seguir.',
  link_invalid: 'Enlace vencido o no válido, pide otro correo',
  not_found: 'No lo encontramos. Puede que se haya eliminado.',
  free_conversation_limit: 'Ya empezaste {max} conversaciones. Compra créditos para empezar más.',
  same_opening_limit:
    'Ya enviaste este texto a {max} personas en la última hora. Escribe algo personal o inténtalo de nuevo en {minutes} min.',
  conversation_start_limit: 'Ya empezaste {max} conversaciones en {window} horas. Podrás empezar otra en {hours} h.',
  code_already_used: 'Este código ya se usó.',
  code_not_applicable: 'Este código no sirve para este pedido.',
  cancel_too_late: 'El plazo para cancelar esta compra ya pasó.',
  credits_used: 'Todos los créditos de esta compra ya se usaron.',
  photo_limit: 'Llegaste al máximo de {max} fotos.',
  swipe_limit: 'Hoy ya diste {max} likes en el juego. Mañana puedes seguir.',
  fictional_chat_off: 'En este sitio no puedes escribir a perfiles ficticios. No se cobró nada.',
  internal_error: 'Algo salió mal, inténtalo más tarde.',
} satisfies Overrides<typeof nlErrors>

export const likes = {
  favourites: {
    add: 'Agregar a {name} a tus favoritos',
  },
  looks: {
    toSettings: 'Abrir configuración',
  },
} satisfies Overrides<typeof nlLikes>

export const mail = {
  activation: {
    note: 'El enlace funciona {days} días. ¿No te registraste? Entonces no tienes que hacer nada.',
  },
  activationReminder: {
    note: 'El enlace funciona {days} días. ¿No te registraste, o cambiaste de idea? Entonces no tienes que hacer nada.',
  },
  existingAccount: {
    note: '¿No fuiste tú? Entonces no tienes que hacer nada, no cambió nada.',
  },
  complaintReceipt: {
    subject: 'Recibimos tu queja: {receipt}',
    lead: 'Tu queja llegó con el número {receipt}. Si trata de un miembro, en ese momento quedó guardado lo necesario para valorarla, aunque después se borre.',
    note: '¿No nos avisaste de nada? Entonces alguien se equivocó de dirección y no tienes que hacer nada.',
  },
  complaintAnswer: {
    preview: 'Nuestro equipo de moderación revisó tu queja.',
    title: 'Revisamos tu queja',
    upheld: 'Tenías razón: tomamos medidas.',
    dismissed: 'Lo revisamos con atención y no tomaremos medidas.',
    decided: {
      photo_removed: 'Retiramos una foto del perfil.',
      text_removed: 'Retiramos un texto del perfil.',
      name_removed: 'Retiramos el nombre del perfil.',
      message_removed: 'Retiramos un mensaje de esta persona.',
      warned: 'Le dimos una advertencia a esta persona.',
      suspended: 'Suspendimos la cuenta por un tiempo.',
      age_suspended: 'Suspendimos la cuenta hasta que otra persona del equipo decida.',
      photo_suspended: 'Suspendimos la cuenta hasta que otra persona del equipo decida.',
      banned: 'Bloqueamos la cuenta.',
      address_banned: 'Esta persona ya se había ido. Bloqueamos su correo.',
    },
  },
  requestDeclined: {
    export: {
      note: 'Si puedes iniciar sesión, también puedes pedir tú un archivo con todos tus datos, en la configuración.',
    },
    correction: {
      note: 'Si puedes iniciar sesión, también puedes cambiar tú muchas cosas, en tu perfil y en la configuración.',
    },
    erasure: {
      note: 'Si puedes iniciar sesión, también puedes eliminar tú la cuenta, en la configuración.',
    },
  },
  decision: {
    lead: {
      photo_refused:
        'Una persona de moderación ha rechazado una foto para tu perfil en {site}. Los demás no la verán; puedes agregar otra ahora mismo. El motivo:',
    },
    byMachine: {
      photo_refused:
        'Una revisión automática ha rechazado una foto para tu perfil en {site}. Los demás no la verán; puedes agregar otra ahora mismo. El motivo:',
    },
  },
  objectionAnswer: {
    reversed: {
      photo_refused:
        'Tenías razón: la decisión {number} queda anulada. La foto vuelve a estar permitida; agrégala otra vez a tu perfil.',
      photo_removed:
        'Tenías razón: la decisión {number} queda anulada. La foto vuelve a estar permitida; agrégala otra vez a tu perfil.',
      photo_suspended:
        'Tenías razón: la decisión {number} queda anulada. Ya puedes iniciar sesión. Las fotos vuelven a estar permitidas; agrégalas otra vez a tu perfil.',
    },
  },
  verification: {
    approved: {
      next: 'La foto que tomaste para esto está borrada.',
    },
    refused: {
      lead: 'Tu verificación no salió bien. La foto que tomaste para esto está borrada. El motivo:',
    },
  },
  creditsCancelled: {
    lead: 'Cancelamos los créditos sin usar de tu compra: {credits}. Por ellos te devolvemos {amount}.',
    note: '¿No fuiste tú? Entonces elige una contraseña nueva y avísanos.',
  },
  moneyBack: {
    how: 'El dinero vuelve por la misma forma de pago. Suele llegar en unos días hábiles, y en 14 días como máximo.',
  },
  deletion: {
    subject: 'Tu cuenta en {site} se eliminó',
    lead: 'Tu cuenta en {site} se eliminó. Ya nadie ve tu perfil, se cerró tu sesión en todas partes y no recibirás más notificaciones.',
    final:
      '¿Cambiaste de idea? Hasta el {until} este botón lo deja todo como estaba: tu perfil, tus conversaciones, tus likes y tus créditos. Después lo borramos todo definitivamente; solo queda más tiempo lo que indica nuestra declaración de privacidad, como lo que la ley nos obliga a guardar sobre los pagos.',
    note: '¿No fuiste tú? Entonces recupera tu cuenta y elige una contraseña nueva. El enlace funciona una sola vez.',
  },
  reactivated: {
    note: '¿No fuiste tú? Entonces inicia sesión y elige una contraseña nueva.',
  },
  exportReady: {
    note: 'El enlace funciona {hours} horas; después borramos el archivo. ¿No lo pediste tú? Entonces elige una contraseña nueva.',
  },
  memberUnbanned: {
    lead: 'Tu cuenta en {site} vuelve a estar abierta. Tu perfil, tus conversaciones, tus likes y tus créditos están otra vez ahí. Inicia sesión de nuevo.',
  },
  passwordReset: {
    note: 'El enlace funciona {minutes} minutos y una sola vez. ¿No lo pediste tú? Entonces no tienes que hacer nada, tu contraseña sigue igual.',
  },
  passwordResetLeaving: {
    note: 'El enlace funciona {minutes} minutos y una sola vez. ¿No lo pediste tú? Entonces no tienes que hacer nada.',
  },
  noAccount: {
    preview: 'Nadie se registró con este correo.',
    note: '¿No fuiste tú? Entonces no tienes que hacer nada. No usaremos tu dirección para nada más.',
  },
  passwordChanged: {
    subject: 'Tu contraseña en {site} se cambió',
    preview: '¿No fuiste tú? Elige ahora mismo una contraseña nueva.',
    title: 'Tu contraseña se cambió',
    devices: 'Se cerró la sesión en los demás dispositivos.',
    action: 'No fui yo',
    note: '¿Fuiste tú? Entonces no tienes que hacer nada.',
  },
  mailChange: {
    note: 'El enlace funciona {hours} horas y una sola vez. ¿No lo pediste tú? Entonces no tienes que hacer nada.',
  },
  mailChanged: {
    subject: 'Tu correo en {site} se cambió',
    preview: '¿No fuiste tú? Puedes deshacerlo durante {hours} horas.',
    back: '¿No fuiste tú? Entonces deshazlo. Tu cuenta recupera esta dirección, se cierra la sesión en todas partes y eliges una contraseña nueva.',
    note: 'El enlace funciona {hours} horas. ¿Fuiste tú? Entonces no tienes que hacer nada.',
  },
  newConversations: {
    title:
      '{conversations, plural, one {Alguien te escribió por primera vez} other {# personas te escribieron por primera vez}}',
    from: '{name} te escribió por primera vez',
  },
  photoReminder: {
    action: 'Agregar una foto',
  },
  weeklyUpdate: {
    likes: '{count, plural, one {Recibiste un like nuevo.} other {Recibiste # likes nuevos.}}',
  },
} satisfies Overrides<typeof nlMail>

export const meeting = {
  finder: {
    none: 'No encontramos a nadie',
  },
  swipe: {
    over: 'Ya usaste tus likes de hoy',
  },
} satisfies Overrides<typeof nlMeeting>

export const members = {
  filters: {
    place: 'Agrega tu localidad para buscar por distancia.',
  },
  shared: 'Tienen en común:',
  nobody: {
    title: 'No encontramos a nadie',
  },
  invitation: {
    titleAll: '¿Viste a alguien que te gusta?',
  },
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
    lead: 'Una notificación push aparece en tu teléfono o computadora, también con el sitio cerrado. Dice qué hay y cuánto, como «2 mensajes nuevos», nunca lo que alguien escribe.',
    ask: 'Al presionar el botón, tu navegador pregunta si permite las notificaciones. Elige «Permitir».',
    denied:
      'Tu navegador bloquea las notificaciones de este sitio. Abre la configuración del sitio junto a la dirección o en tu navegador, permite las notificaciones y vuelve aquí.',
    unsupported: 'Este navegador no admite notificaciones push. Prueba con otro navegador o en tu teléfono.',
    failed: 'No se pudieron activar. Inténtalo más tarde.',
  },
  devices: {
    testSent: 'La prueba se envió. ¿No ves nada? Mira si el dispositivo muestra las notificaciones de tu navegador.',
  },
  unsubscribe: {
    ask: {
      text: 'Los correos sobre tu cuenta, como los de una contraseña nueva, seguirán llegando. Las notificaciones push se desactivan en tu configuración.',
    },
    done: {
      title: 'Te diste de baja',
      text: 'Ya no recibirás notificaciones por correo. Puedes volver a activarlas en tu configuración.',
    },
    doneKind: {
      title: 'Te diste de baja',
      text: 'Ya no recibirás estos correos: {kind}. Puedes volver a activarlos en tu configuración.',
    },
    invalid: {
      text: 'En tu configuración eliges qué correos recibes.',
    },
    toSettings: 'Ir a tu configuración',
  },
} satisfies Overrides<typeof nlNotifications>

export const photos = {
  limit: 'Llegaste al máximo de {max} fotos.',
  failed: 'No se pudieron cargar tus fotos.',
  tile: {
    missing: 'No llegó',
  },
  status:
    '{count, plural, =0 {Todas las fotos se enviaron.} one {Se está enviando # foto.} other {Se están enviando # fotos.}}',
  sheet: {
    missing: 'El archivo de esta foto no llegó. Quítala y elígela de nuevo.',
  },
  order: {
    instructions:
      'Presiona la barra espaciadora para levantar la foto. Muévela con las flechas. Presiona otra vez la barra espaciadora para soltarla, o Escape para cancelar.',
  },
  problems: {
    title: 'No funcionó',
    lost: 'La foto no llegó. Mira si tienes conexión e inténtalo de nuevo.',
  },
  refused: {
    not_checked: 'No pudimos revisar esta foto. Inténtalo de nuevo más tarde.',
  },
  private: {
    openedFailed: 'No se pudo cargar.',
  },
  signup: {
    chosen: 'La foto que elegiste',
    sent: 'Tu foto llegó. La revisamos antes de que la vean los demás.',
    failed: 'Tu foto no llegó. Puedes intentarlo de nuevo en tu perfil.',
  },
} satisfies Overrides<typeof nlPhotos>

export const profile = {
  failed: 'No se guardó.',
  complete: {
    hint: 'Agrega lo que quieras mostrar:',
  },
  prompts: {
    add: 'Agregar una frase',
  },
  interests: {
    failed: 'No se pudieron cargar los intereses.',
  },
  location: {
    locateHint:
      'Tu navegador redondea tu posición a media milla más o menos. Buscamos la localidad y no guardamos la posición.',
    notFound: 'No encontramos tu localidad. Elígela tú aquí abajo.',
  },
  towns: {
    unknown: 'No conocemos esta localidad. Elige una de la lista; una cercana también sirve.',
  },
} satisfies Overrides<typeof nlProfile>

export const safety = {
  complaint: {
    text: '¿Qué pasó?',
    textMissing: 'Cuenta brevemente qué pasó.',
    promise: {
      silent: 'La otra persona no sabrá que nos avisaste.',
    },
    sent: {
      title: 'Tu queja llegó',
      textSilent: 'Gracias. Lo miraremos lo antes posible. No dejaste ningún correo, así que no recibirás respuesta.',
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

export const verification = {
  lead: 'Tómate una foto en una pose que te pedimos. Una persona de nuestro equipo la compara con tus fotos. Si coinciden, los demás ven una marca junto a tu nombre.',
  poseHint: 'Tu cara tiene que verse bien, sin lentes de sol ni filtros.',
  take: 'Tomar una foto',
} satisfies Overrides<typeof nlVerification>
