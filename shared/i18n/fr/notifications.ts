import type { Translation } from '../languages.ts'
import type { notifications as nlNotifications } from '../nl/notifications.ts'

export const notifications = {
  title: 'Notifications',
  lead: 'Par e-mail. Les e-mails sur ton compte, par exemple pour un nouveau mot de passe, arrivent toujours. Ce que nous n’envoyons pas encore est indiqué ; ton choix s’appliquera dès que nous commencerons.',
  notSent: 'Pas encore envoyé.',
  people: 'Des autres et de ton profil',
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
      text: 'Un rappel quand un message t’attend depuis un jour.',
    },
    reminders: {
      label: 'Rappels',
      text: 'Par exemple pour confirmer ton adresse e-mail.',
    },
    promotions: {
      label: 'Offres',
      text: 'Réductions et promotions.',
    },
    weekly_updates: {
      label: 'Résumé de la semaine',
      text: 'Chaque lundi, ce qu’il y a pour toi.',
    },
    news: {
      label: 'Nouveautés',
      text: 'Ce qui change sur le site.',
    },
  },
  disabled: {
    title: 'Tu ne reçois plus de notifications par e-mail',
    fbl: 'Un de nos e-mails a été marqué comme indésirable. C’est pourquoi nous ne t’envoyons plus de notifications.',
    bounce:
      'Nos e-mails n’arrivent pas à {email}. Change ton adresse e-mail et confirme la nouvelle : ils arriveront de nouveau.',
    listunsubscribe: 'Le désabonnement vient de ta messagerie.',
    enable: 'Réactiver les notifications',
    changeEmail: 'Changer d’adresse e-mail',
    enabled: 'Tu reçois de nouveau des notifications par e-mail.',
  },
  push: {
    title: 'Sur cet appareil',
    text: 'Nous n’envoyons encore rien aux appareils. Si tu l’actives maintenant, tu recevras des notifications dès que nous commencerons. On n’y lit que leur type et leur nombre, jamais de qui elles viennent.',
    on: 'Les notifications sont activées sur cet appareil.',
    off: 'Les notifications sont désactivées sur cet appareil.',
    denied: 'Ton navigateur bloque les notifications de ce site. Autorise-les dans ses réglages, puis active-les ici.',
    unsupported:
      'Ce navigateur ne peut pas afficher de notifications. Sur iPhone ou iPad, cela marche quand le site est sur ton écran d’accueil.',
    enable: 'Activer',
    disable: 'Désactiver',
    failed: 'L’activation n’a pas marché. Réessaie plus tard.',
  },
  unsubscribe: {
    ask: {
      title: 'Plus de notifications par e-mail ?',
      text: 'Tu ne recevras plus de notifications de notre part. Les e-mails sur ton compte, comme pour un nouveau mot de passe, continueront d’arriver.',
    },
    done: {
      title: 'C’est fait',
      text: 'Tu ne reçois plus de notifications par e-mail. Tu peux les réactiver dans tes réglages.',
    },
    askKind: {
      title: 'Arrêter ces envois : {kind} ?',
      text: 'Les autres notifications et les messages sur ton compte continueront d’arriver.',
    },
    doneKind: {
      title: 'C’est fait',
      text: 'Tu ne recevras plus ces envois : {kind}. Tu peux les réactiver dans tes réglages.',
    },
    invalid: {
      title: 'Ce lien ne fonctionne plus',
      text: 'Dans tes réglages, tu choisis les e-mails que tu reçois.',
    },
    submit: 'Me désabonner',
    toSettings: 'Vers tes réglages',
  },
} as const satisfies Translation<typeof nlNotifications>
