import type { Translation } from '../languages.ts'
import type { notifications as nlNotifications } from '../nl/notifications.ts'

export const notifications = {
  title: 'Notifiche',
  lead: 'Scegli per ogni tipo se vuoi un’email, un push o tutti e due. Le email sul tuo account, per esempio per una nuova password, arrivano sempre.',
  leadMail: 'Scegli quali email vuoi. Le email sul tuo account, per esempio per una nuova password, arrivano sempre.',
  channels: { mail: 'Email', push: 'Push' },
  switchName: '{kind}: {channel}',
  noDevice: 'Il push non è ancora attivo su nessun dispositivo.',
  toDevice: 'Attiva il push',
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
      text: 'Una volta alla settimana, quello che c’è per te.',
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
    listunsubscribe: 'Hai annullato l’iscrizione nel tuo programma di posta.',
    enable: 'Riattiva le notifiche',
    changeEmail: 'Cambia indirizzo email',
    enabled: 'Ricevi di nuovo notifiche per email.',
  },
  push: {
    title: 'Push sui tuoi dispositivi',
    lead: 'Un push è una notifica sul telefono o sul computer, anche con il sito chiuso. Dice che cosa c’è e quanto, come “2 nuovi messaggi”, mai quello che qualcuno scrive.',
    on: 'Il push è attivo su questo dispositivo.',
    off: 'Il push non è attivo su questo dispositivo.',
    ask: 'Quando premi il pulsante, il tuo browser chiede se può mostrare notifiche. Scegli “Consenti”.',
    denied:
      'Il tuo browser blocca le notifiche di questo sito. Apri le impostazioni del sito accanto all’indirizzo o nel browser, consenti le notifiche e torna qui.',
    unsupported: 'Questo browser non può ricevere push. Prova con un altro browser o sul telefono.',
    installFirst:
      'Su iPhone o iPad il push funziona solo se il sito è nella schermata Home. Poi apri il sito da lì e attiva il push qui.',
    installSteps: 'Come si fa?',
    enable: 'Attiva il push',
    disable: 'Disattiva il push',
    failed: 'Non è stato possibile attivarlo. Riprova più tardi.',
  },
  devices: {
    title: 'Dispositivi con push',
    unknown: 'Dispositivo sconosciuto',
    current: 'Questo dispositivo',
    since: 'Attivato: {day}',
    forget: 'Disattiva il push',
    test: 'Invia una prova',
    testSent:
      'La prova è stata inviata. Non vedi niente? Controlla che il dispositivo mostri le notifiche del tuo browser.',
  },
  quiet: {
    label: 'Ore di silenzio',
    text: 'In queste ore non ricevi push. Quello che è successo ti arriva dopo in una volta sola. Le ore sono quelle del paese: {country}.',
    from: 'Dalle',
    to: 'Alle',
  },
  names: {
    label: 'Nomi in un push',
    text: 'Allora dice da chi arriva un messaggio. Chi vede il tuo schermo legge anche quel nome, anche se è bloccato.',
  },
  unsubscribe: {
    ask: {
      title: 'Basta notifiche per email?',
      text: 'Le email sul tuo account, come quelle per una nuova password, continueranno ad arrivare. Il push si disattiva nelle impostazioni.',
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
    submit: 'Annulla l’iscrizione',
    toSettings: 'Alle tue impostazioni',
  },
} as const satisfies Translation<typeof nlNotifications>
