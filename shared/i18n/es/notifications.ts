import type { Translation } from '../languages.ts'
import type { notifications as nlNotifications } from '../nl/notifications.ts'

export const notifications = {
  title: 'Notificaciones',
  lead: 'Elige para cada tipo si quieres un correo, una notificación push o las dos cosas. Los correos sobre tu cuenta, como los de una contraseña nueva, te llegan siempre.',
  leadMail:
    'Elige qué correos quieres. Los correos sobre tu cuenta, como los de una contraseña nueva, te llegan siempre.',
  channels: { mail: 'Correo', push: 'Push' },
  switchName: '{kind}: {channel}',
  noDevice: 'Las notificaciones push aún no están activadas en ningún dispositivo.',
  toDevice: 'Activar push',
  people: 'Actividad y recordatorios',
  advertising: 'Novedades y ofertas',
  advertisingText: 'Esto es publicidad. Solo la recibes si la activas tú, y puedes desactivarla aquí cuando quieras.',
  types: {
    new_conversations: {
      label: 'Conversaciones nuevas',
      text: 'Alguien te escribe por primera vez.',
    },
    new_messages: {
      label: 'Mensajes nuevos',
      text: 'Llega un mensaje a una conversación.',
    },
    like: {
      label: 'Likes',
      text: 'Le gustas a alguien.',
    },
    unread_message_reminders: {
      label: 'Mensajes sin leer',
      text: 'Un recordatorio cuando un mensaje lleva {hours, plural, =24 {un día} one {# hora} other {# horas}} esperándote.',
    },
    reminders: {
      label: 'Recordatorios',
      text: 'Por ejemplo, para subir una foto o completar tu perfil.',
    },
    promotions: {
      label: 'Ofertas',
      text: 'Descuentos y promociones.',
    },
    weekly_updates: {
      label: 'Resumen semanal',
      text: 'Una vez a la semana, lo que te espera.',
    },
    news: {
      label: 'Novedades',
      text: 'Lo nuevo en el sitio.',
    },
  },
  disabled: {
    title: 'Ahora no recibes notificaciones por correo',
    fbl: 'Un correo nuestro se marcó como spam. Por eso ya no te enviamos notificaciones por correo.',
    bounce: 'Nuestros correos no llegan a {email}. Cambia tu dirección y confirma la nueva, y volverán a llegar.',
    listunsubscribe: 'Te diste de baja en tu programa de correo.',
    enable: 'Reactivar las notificaciones',
    changeEmail: 'Cambiar de correo',
    enabled: 'Vuelves a recibir notificaciones por correo.',
  },
  push: {
    title: 'Notificaciones push en tus dispositivos',
    lead: 'Una notificación push aparece en tu móvil u ordenador, también con el sitio cerrado. Dice qué hay y cuánto, como «2 mensajes nuevos», nunca lo que alguien escribe.',
    on: 'Las notificaciones push están activadas en este dispositivo.',
    off: 'Las notificaciones push están desactivadas en este dispositivo.',
    ask: 'Al pulsar el botón, tu navegador pregunta si permite las notificaciones. Elige «Permitir».',
    denied:
      'Tu navegador bloquea las notificaciones de este sitio. Abre los ajustes del sitio junto a la dirección o en tu navegador, permite las notificaciones y vuelve aquí.',
    unsupported: 'Este navegador no admite notificaciones push. Prueba con otro navegador o en tu móvil.',
    installFirst:
      'En un iPhone o iPad, las notificaciones push solo funcionan si el sitio está en tu pantalla de inicio. Ábrelo después desde allí y actívalas aquí.',
    installSteps: '¿Cómo se hace?',
    enable: 'Activar push',
    disable: 'Desactivar push',
    failed: 'No se han podido activar. Inténtalo más tarde.',
  },
  devices: {
    title: 'Dispositivos con notificaciones push',
    unknown: 'Dispositivo desconocido',
    current: 'Este dispositivo',
    since: 'Activado: {day}',
    forget: 'Desactivar push',
    test: 'Enviar una prueba',
    testSent:
      'La prueba se ha enviado. ¿No ves nada? Mira si el dispositivo muestra las notificaciones de tu navegador.',
  },
  quiet: {
    label: 'Horas de silencio',
    text: 'En esas horas no recibes notificaciones push. Lo que haya pasado te llega después, todo junto. Es la hora local ({country}).',
    from: 'Desde',
    to: 'Hasta',
  },
  names: {
    label: 'Nombres en las notificaciones push',
    text: 'La notificación dice entonces de quién es el mensaje. Quien vea tu pantalla también podrá leer ese nombre, aunque esté bloqueada.',
  },
  unsubscribe: {
    ask: {
      title: '¿No quieres más notificaciones por correo?',
      text: 'Los correos sobre tu cuenta, como los de una contraseña nueva, seguirán llegando. Las notificaciones push se desactivan en tus ajustes.',
    },
    done: {
      title: 'Te has dado de baja',
      text: 'Ya no recibirás notificaciones por correo. Puedes volver a activarlas en tus ajustes.',
    },
    askKind: {
      title: '¿No recibir más correos sobre: {kind}?',
      text: 'Seguirás recibiendo otras notificaciones y los correos sobre tu cuenta.',
    },
    doneKind: {
      title: 'Te has dado de baja',
      text: 'Ya no recibirás estos correos: {kind}. Puedes volver a activarlos en tus ajustes.',
    },
    invalid: {
      title: 'Este enlace ya no funciona',
      text: 'En tus ajustes eliges qué correos recibes.',
    },
    submit: 'Darme de baja',
    toSettings: 'Ir a tus ajustes',
  },
} as const satisfies Translation<typeof nlNotifications>
