import type { Translation } from '../languages.ts'
import type { notifications as nlNotifications } from '../nl/notifications.ts'

export const notifications = {
  title: 'Notificaciones',
  lead: 'Por correo. Los correos sobre tu cuenta, como los de una contraseña nueva, te llegan siempre. Si algo aún no se envía, lo indicamos; lo que elijas valdrá cuando empecemos.',
  notSent: 'Aún no lo enviamos.',
  people: 'De otras personas y de tu perfil',
  advertising: 'Novedades y ofertas',
  advertisingText: 'Esto es publicidad. Solo la recibes si la activas tú, y aquí puedes desactivarla de nuevo.',
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
      text: 'Un recordatorio cuando un mensaje lleva un día esperándote.',
    },
    reminders: {
      label: 'Recordatorios',
      text: 'Por ejemplo, para confirmar tu correo.',
    },
    promotions: {
      label: 'Ofertas',
      text: 'Descuentos y promociones.',
    },
    weekly_updates: {
      label: 'Resumen semanal',
      text: 'Cada lunes, lo que hay para ti.',
    },
    news: {
      label: 'Novedades',
      text: 'Lo nuevo en el sitio.',
    },
  },
  disabled: {
    title: 'Ahora no recibes notificaciones por correo',
    fbl: 'Un correo nuestro se marcó como spam. Por eso ya no te enviamos notificaciones.',
    bounce: 'Nuestros correos no llegan a {email}. Cambia tu dirección y confirma la nueva, y volverán a llegar.',
    listunsubscribe: 'Te diste de baja en tu programa de correo.',
    enable: 'Volver a activar las notificaciones',
    changeEmail: 'Cambiar de correo',
    enabled: 'Vuelves a recibir notificaciones por correo.',
  },
  push: {
    title: 'En este dispositivo',
    text: 'Aún no enviamos nada a los dispositivos. Si lo activas ahora, recibirás notificaciones cuando empecemos. Solo dicen de qué tipo son y cuántas hay, nunca de quién.',
    on: 'Las notificaciones están activadas en este dispositivo.',
    off: 'Las notificaciones están desactivadas en este dispositivo.',
    denied:
      'Tu navegador bloquea las notificaciones de este sitio. Permítelas en sus ajustes y podrás activarlas aquí.',
    unsupported:
      'Este navegador no puede mostrar notificaciones. En un iPhone o iPad funciona si añades el sitio a la pantalla de inicio.',
    enable: 'Activar',
    disable: 'Desactivar',
    failed: 'No se han podido activar. Inténtalo más tarde.',
  },
  unsubscribe: {
    ask: {
      title: '¿No quieres más notificaciones por correo?',
      text: 'Ya no recibirás notificaciones nuestras. Los correos sobre tu cuenta, como los de una contraseña nueva, seguirán llegando.',
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
