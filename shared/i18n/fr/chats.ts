import type { Translation } from '../languages.ts'
import type { chats as source } from '../nl/chats.ts'

export const chats = {
  title: 'Messages',
  list: 'Conversations',
  you: 'Toi : {text}',
  unread: '{count, plural, one {# message non lu} other {# messages non lus}}',
  remove: 'Supprimer la conversation avec {name}',
  removeFailed: 'La suppression n’a pas marché',
  blocked: 'Tu as bloqué {name}.',
  failed: 'Impossible de charger tes messages',
  retry: 'Réessayer',
  choose: {
    title: 'Choisis une conversation',
    text: 'Et lis ici la suite de vos échanges.',
  },
  empty: {
    title: 'Pas encore de conversations',
    text: 'Quelqu’un attire ton attention ? Un message court et personnel est un bon début.',
    action: 'Chercher des membres',
  },
  gone: {
    title: 'Cette conversation n’existe plus',
    text: 'Elle a peut-être été supprimée, ou ce membre n’est plus joignable.',
    action: 'Vers tes messages',
  },
  visitor: {
    text: 'L’inscription est gratuite. Tu peux écrire juste après.',
    back: 'Retour au profil',
  },
  confirm: {
    remove: {
      title: 'Supprimer la conversation',
      text: 'La conversation avec {name} et tous ses messages disparaissent chez toi. {name} garde la conversation.',
      confirm: 'Supprimer',
    },
    block: {
      title: 'Bloquer {name} ?',
      text: 'Votre conversation et vos likes disparaissent pour vous deux. {name} ne pourra plus voir ton profil ni t’écrire.',
      confirm: 'Bloquer',
    },
  },
  conversation: {
    back: 'Retour à tes messages',
    toProfile: 'Voir le profil',
    menu: 'Plus',
    report: 'Signaler {name}',
    block: 'Bloquer {name}',
    log: 'Conversation avec {name}',
    older: 'Messages plus anciens',
    hidden: 'Les anciens messages sont masqués pour protéger votre vie privée.',
    newBelow: 'Nouveau message',
  },
  message: {
    me: 'Toi',
    sending: 'Envoi en cours',
    sent: 'Envoyé',
    failed: 'Non envoyé',
    retry: 'Réessayer',
    remove: 'Supprimer',
  },
  composer: {
    label: 'Message à {name}',
    placeholder: 'Écris un message',
    send: 'Envoyer, {count, plural, one {# crédit} other {# crédits}}',
    gift: 'Offrir un cadeau à {name}',
    balance: 'Solde : {count, plural, one {# crédit} other {# crédits}}',
    money: 'dès {price} par message',
    left: '{count, plural, one {Encore # caractère} other {Encore # caractères}}',
    over: '{count, plural, one {# caractère de trop} other {# caractères de trop}}',
  },
  gift: {
    title: 'Un cadeau pour {name}',
    choose: 'Choisis un cadeau',
    give: 'Offrir {gift}, {count, plural, one {# crédit} other {# crédits}}',
    cost: 'Chaque cadeau coûte {count, plural, one {# crédit} other {# crédits}}.',
    balance: 'Ton solde : {count, plural, one {# crédit} other {# crédits}}.',
    line: 'Cadeau : {gift}',
    retry: 'Réessayer',
    kinds: {
      rose: 'rose',
      heart: 'cœur',
      kiss: 'baiser',
      coffee: 'café',
      champagne: 'champagne',
      teddy_bear: 'ours en peluche',
    },
  },
  notice: {
    title: 'Tu ne peux pas encore écrire à {name}',
    insufficient_credits: 'Tu n’as pas assez de crédits',
    free_conversation_limit:
      'Tu as déjà commencé {max} conversations. Achète une fois des crédits et commences-en ensuite autant que tu veux.',
    email_not_confirmed: 'Confirme d’abord ton adresse e-mail avec le lien que tu as reçu. Ensuite, tu peux écrire.',
    partner_not_confirmed:
      '{name} n’a pas encore confirmé son adresse e-mail et ne peut pas encore recevoir de messages.',
    buy: 'Acheter des crédits',
    newMail: 'Renvoyer l’e-mail',
    newMailSent: 'L’e-mail est en route. Regarde aussi dans tes spams.',
  },
  begin: {
    title: 'Tout commence ici, avec {name}',
    text: 'Écris tes propres mots, ou choisis une première phrase et fais-en ton message.',
    label: 'Premières phrases',
  },
  icebreakers: {
    weekend: 'Bonjour {name}, c’est quoi, ton dimanche idéal ?',
    coffee: 'Café, thé ou plutôt un verre de vin ?',
    music: 'Quelle chanson écoutes-tu en boucle ?',
    smile: 'Ton profil m’intrigue. Qu’est-ce qui te fait rire ?',
    dish: 'Si tu cuisines pour moi, on mange quoi ?',
  },
} as const satisfies Translation<typeof source>
