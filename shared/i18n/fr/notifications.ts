import type { Translation } from '../languages.ts'
import type { notifications as nlNotifications } from '../nl/notifications.ts'

export const notifications = {
  title: 'Notifications',
  lead: 'Choisis pour chaque sujet : e-mail, push ou les deux. Les e-mails sur ton compte, par exemple pour un nouveau mot de passe, arrivent toujours.',
  leadMail:
    'Choisis les e-mails que tu veux. Les e-mails sur ton compte, par exemple pour un nouveau mot de passe, arrivent toujours.',
  channels: { mail: 'E-mail', push: 'Push' },
  switchName: '{kind} : {channel}',
  noDevice: 'Le push n’est encore activé sur aucun appareil.',
  toDevice: 'Activer le push',
  people: 'Activité et rappels',
  advertising: 'Nouveautés et offres',
  advertisingText: 'C’est de la publicité. Tu ne la reçois que si tu l’actives toi-même, et tu peux la désactiver ici.',
  types: {
    new_conversations: {
      label: 'Nouvelles conversations',
      text: 'Quelqu’un t’écrit pour la première fois.',
    },
    new_messages: {
      label: 'Nouveaux messages',
      text: 'Un message arrive dans une conversation.',
    },
    like: {
      label: 'Likes',
      text: 'Tu plais à quelqu’un.',
    },
    unread_message_reminders: {
      label: 'Messages non lus',
      text: 'Un rappel quand un message t’attend depuis {hours, plural, =24 {un jour} one {# heure} other {# heures}}.',
    },
    reminders: {
      label: 'Rappels',
      text: 'Par exemple pour ajouter une photo ou compléter ton profil.',
    },
    promotions: {
      label: 'Offres',
      text: 'Réductions et promotions.',
    },
    weekly_updates: {
      label: 'Résumé de la semaine',
      text: 'Une fois par semaine, ce qu’il y a pour toi.',
    },
    news: {
      label: 'Nouveautés',
      text: 'Ce qui change sur le site.',
    },
  },
  disabled: {
    title: 'Tu ne reçois plus de notifications par e-mail',
    fbl: 'Un de nos e-mails a été marqué comme indésirable. C’est pourquoi nous ne t’envoyons plus de notifications par e-mail.',
    bounce:
      'Nos e-mails n’arrivent pas à {email}. Change ton adresse e-mail et confirme la nouvelle : ils arriveront de nouveau.',
    listunsubscribe: 'Tu as demandé le désabonnement dans ta messagerie.',
    enable: 'Réactiver les notifications',
    changeEmail: 'Changer d’adresse e-mail',
    enabled: 'Tu reçois de nouveau des notifications par e-mail.',
  },
  push: {
    title: 'Push sur tes appareils',
    lead: 'Un push est une notification sur ton téléphone ou ton ordinateur, même quand le site est fermé. On y lit ce qu’il y a et combien, comme « 2 nouveaux messages », jamais ce que quelqu’un écrit.',
    on: 'Le push est activé sur cet appareil.',
    off: 'Le push est désactivé sur cet appareil.',
    ask: 'Quand tu appuies sur le bouton, ton navigateur demande s’il peut afficher des notifications. Choisis « Autoriser ».',
    denied:
      'Ton navigateur bloque les notifications de ce site. Ouvre les réglages du site à côté de l’adresse ou dans ton navigateur, autorise les notifications, puis reviens ici.',
    unsupported: 'Ce navigateur ne peut pas recevoir de push. Essaie dans un autre navigateur ou sur ton téléphone.',
    installFirst:
      'Sur iPhone ou iPad, le push ne marche que si le site est sur ton écran d’accueil. Ouvre ensuite le site depuis cet écran et active le push ici.',
    installSteps: 'Comment faire ?',
    enable: 'Activer le push',
    disable: 'Désactiver le push',
    failed: 'L’activation n’a pas marché. Réessaie plus tard.',
  },
  devices: {
    title: 'Appareils avec push',
    unknown: 'Appareil inconnu',
    current: 'Cet appareil',
    since: 'Activé : {day}',
    forget: 'Désactiver le push',
    test: 'Envoyer un test',
    testSent:
      'Le test est envoyé. Tu ne vois rien ? Vérifie que l’appareil affiche les notifications de ton navigateur.',
  },
  quiet: {
    label: 'Heures calmes',
    text: 'Pendant ces heures, tu ne reçois pas de push. Ce qui s’est passé entre-temps t’arrive ensuite en une fois. Les heures sont celles du pays : {country}.',
    from: 'De',
    to: 'À',
  },
  names: {
    label: 'Noms dans un push',
    text: 'On y lit alors de qui vient un message. Toute personne qui voit ton écran lit ce nom aussi, même s’il est verrouillé.',
  },
  unsubscribe: {
    ask: {
      title: 'Plus de notifications par e-mail ?',
      text: 'Les e-mails sur ton compte, comme pour un nouveau mot de passe, continueront d’arriver. Le push se désactive dans tes paramètres.',
    },
    done: {
      title: 'C’est fait',
      text: 'Tu ne reçois plus de notifications par e-mail. Tu peux les réactiver dans tes paramètres.',
    },
    askKind: {
      title: 'Arrêter ces envois : {kind} ?',
      text: 'Les autres notifications et les messages sur ton compte continueront d’arriver.',
    },
    doneKind: {
      title: 'C’est fait',
      text: 'Tu ne recevras plus ces envois : {kind}. Tu peux les réactiver dans tes paramètres.',
    },
    invalid: {
      title: 'Ce lien ne fonctionne plus',
      text: 'Dans tes paramètres, tu choisis les e-mails que tu reçois.',
    },
    submit: 'Me désabonner',
    toSettings: 'Aller aux paramètres',
  },
} as const satisfies Translation<typeof nlNotifications>
