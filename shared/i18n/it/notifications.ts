import type { Translation } from '../languages.ts'
import type { notifications as nlNotifications } from '../nl/notifications.ts'

export const notifications = {
  title: 'Notifiche',
  lead: 'Per email. Le email sul tuo account, per esempio per una nuova password, arrivano sempre. Quello che ancora non inviamo è indicato; la tua scelta varrà appena cominciamo.',
  notSent: 'Ancora non lo inviamo.',
  people: 'Dagli altri e sul tuo profilo',
  advertising: 'Novità e offerte',
  advertisingText: 'Questa è pubblicità. La ricevi solo se la attivi tu, e qui puoi disattivarla di nuovo.',
  types: {
    new_conversations: {
      label: 'Nuove conversazioni',
      text: 'Qualcuno ti scrive per la prima volta.',
    },
    new_messages: {
      label: 'Nuovi messaggi',
      text: 'Arriva un messaggio in una conversazione.',
    },
    like: {
      label: 'Like',
      text: 'Piaci a qualcuno.',
    },
    unread_message_reminders: {
      label: 'Messaggi non letti',
      text: 'Un promemoria quando un messaggio ti aspetta da un giorno.',
    },
    reminders: {
      label: 'Promemoria',
      text: 'Per esempio per confermare il tuo indirizzo email.',
    },
    promotions: {
      label: 'Offerte',
      text: 'Sconti e promozioni.',
    },
    weekly_updates: {
      label: 'Riepilogo settimanale',
      text: 'Ogni lunedì, quello che c’è per te.',
    },
    news: {
      label: 'Novità',
      text: 'Che cosa c’è di nuovo sul sito.',
    },
  },
  disabled: {
    title: 'Ora non ricevi notifiche per email',
    fbl: 'Una nostra email è stata segnata come spam. Per questo non ti mandiamo più notifiche.',
    bounce:
      'Le nostre email non arrivano a {email}. Cambia indirizzo e conferma quello nuovo, e torneranno ad arrivare.',
    listunsubscribe: 'Hai annullato l’iscrizione nel tuo programma di posta.',
    enable: 'Riattiva le notifiche',
    changeEmail: 'Cambia indirizzo email',
    enabled: 'Ricevi di nuovo notifiche per email.',
  },
  push: {
    title: 'Su questo dispositivo',
    text: 'Ancora non inviamo nulla ai dispositivi. Se lo attivi ora, riceverai le notifiche appena cominciamo. Si legge solo che tipo di notifica è e quante sono, mai da chi.',
    on: 'Le notifiche sono attive su questo dispositivo.',
    off: 'Le notifiche non sono attive su questo dispositivo.',
    denied:
      'Il tuo browser blocca le notifiche di questo sito. Consentile nelle sue impostazioni e potrai attivarle qui.',
    unsupported:
      'Questo browser non può mostrare notifiche. Su iPhone o iPad funziona se aggiungi il sito alla schermata Home.',
    enable: 'Attiva',
    disable: 'Disattiva',
    failed: 'Non è stato possibile attivarle. Riprova più tardi.',
  },
  unsubscribe: {
    ask: {
      title: 'Basta notifiche per email?',
      text: 'Non riceverai più notifiche da noi. Le email sul tuo account, come quelle per una nuova password, continueranno ad arrivare.',
    },
    done: {
      title: 'Fatto',
      text: 'Non ricevi più notifiche per email. Puoi riattivarle nelle tue impostazioni.',
    },
    askKind: {
      title: 'Niente più e-mail su: {kind}?',
      text: 'Le altre notifiche e le e-mail sul tuo account continueranno ad arrivare.',
    },
    doneKind: {
      title: 'Fatto',
      text: 'Non riceverai più queste e-mail: {kind}. Puoi riattivarle nelle impostazioni.',
    },
    invalid: {
      title: 'Questo link non funziona più',
      text: 'Nelle tue impostazioni scegli quali email ricevere.',
    },
    submit: 'Annulla l’iscrizione',
    toSettings: 'Alle tue impostazioni',
  },
} as const satisfies Translation<typeof nlNotifications>
