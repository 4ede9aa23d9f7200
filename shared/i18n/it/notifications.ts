import type { Translation } from '../languages.ts'
import type { notifications as nlNotifications } from '../nl/notifications.ts'

export const notifications = {
  title: 'Notifiche',
  lead: 'Scegli per ogni tipo se vuoi un’email, una notifica push o tutte e due. Le email sul tuo account, per esempio per una nuova password, arrivano sempre.',
  leadMail: 'Scegli quali email vuoi. Le email sul tuo account, per esempio per una nuova password, arrivano sempre.',
  channels: { mail: 'Email', push: 'Push' },
  switchName: '{kind}: {channel}',
  noDevice: 'Le notifiche push non sono ancora attive su nessun dispositivo.',
  toDevice: 'Attiva push',
  people: 'Attività e promemoria',
  advertising: 'Novità e offerte',
  advertisingText: 'Questa è pubblicità. La ricevi solo se la attivi tu, e puoi disattivarla qui quando vuoi.',
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
      text: 'Un promemoria quando un messaggio ti aspetta da {hours, plural, =24 {un giorno} one {# ora} other {# ore}}.',
    },
    reminders: {
      label: 'Promemoria',
      text: 'Per esempio per aggiungere una foto o completare il profilo.',
    },
    promotions: {
      label: 'Offerte',
      text: 'Sconti e promozioni.',
    },
    weekly_updates: {
      label: 'Riepilogo settimanale',
      text: 'Una volta alla settimana, quello che ti aspetta.',
    },
    news: {
      label: 'Novità',
      text: 'Che cosa c’è di nuovo sul sito.',
    },
  },
  disabled: {
    title: 'Ora non ricevi notifiche per email',
    fbl: 'Una nostra email è stata segnata come spam. Per questo non ti mandiamo più notifiche per email.',
    bounce:
      'Le nostre email non arrivano a {email}. Cambia indirizzo e conferma quello nuovo, e torneranno ad arrivare.',
    listunsubscribe: 'Hai disattivato le notifiche nel tuo programma di posta.',
    enable: 'Riattiva le notifiche',
    changeEmail: 'Cambia indirizzo email',
    enabled: 'Ricevi di nuovo notifiche per email.',
  },
  push: {
    title: 'Notifiche push sui tuoi dispositivi',
    lead: 'Una notifica push appare sul telefono o sul computer, anche con il sito chiuso. Dice che cosa c’è e quanto, come «2 nuovi messaggi», mai quello che qualcuno scrive.',
    on: 'Le notifiche push sono attive su questo dispositivo.',
    off: 'Le notifiche push non sono attive su questo dispositivo.',
    ask: 'Quando premi il pulsante, il tuo browser chiede se può mostrare notifiche. Scegli «Consenti».',
    denied:
      'Il tuo browser blocca le notifiche di questo sito. Apri le impostazioni del sito accanto all’indirizzo o nel browser, consenti le notifiche e torna qui.',
    unsupported: 'Questo browser non supporta le notifiche push. Prova con un altro browser o sul telefono.',
    installFirst:
      'Su iPhone e iPad le notifiche push funzionano solo se il sito è nella schermata Home. Poi apri il sito da lì e attivale qui.',
    installSteps: 'Come si fa?',
    enable: 'Attiva push',
    disable: 'Disattiva push',
    failed: 'Non è stato possibile attivarle. Riprova più tardi.',
  },
  devices: {
    title: 'Dispositivi con notifiche push',
    unknown: 'Dispositivo sconosciuto',
    current: 'Questo dispositivo',
    since: 'Attivato: {day}',
    forget: 'Disattiva push',
    test: 'Invia una prova',
    testSent:
      'La prova è stata inviata. Non vedi niente? Controlla che il dispositivo mostri le notifiche del tuo browser.',
  },
  quiet: {
    label: 'Ore di silenzio',
    text: 'In queste ore non ricevi notifiche push. Quello che è successo ti arriva dopo in una volta sola. Vale l’ora locale ({country}).',
    from: 'Dalle',
    to: 'Alle',
  },
  names: {
    label: 'Nomi nelle notifiche push',
    text: 'La notifica dice allora da chi arriva il messaggio. Chi vede il tuo schermo può leggere quel nome, anche quando è bloccato.',
  },
  unsubscribe: {
    ask: {
      title: 'Basta notifiche per email?',
      text: 'Le email sul tuo account, come quelle per una nuova password, continueranno ad arrivare. Le notifiche push si disattivano nelle impostazioni.',
    },
    done: {
      title: 'Fatto',
      text: 'Non ricevi più notifiche per email. Puoi riattivarle nelle tue impostazioni.',
    },
    askKind: {
      title: 'Niente più email su: {kind}?',
      text: 'Le altre notifiche e le email sul tuo account continueranno ad arrivare.',
    },
    doneKind: {
      title: 'Fatto',
      text: 'Non riceverai più queste email: {kind}. Puoi riattivarle nelle impostazioni.',
    },
    invalid: {
      title: 'Questo link non funziona più',
      text: 'Nelle tue impostazioni scegli quali email ricevere.',
    },
    submit: 'Non riceverle più',
    toSettings: 'Vai alle impostazioni',
  },
} as const satisfies Translation<typeof nlNotifications>
