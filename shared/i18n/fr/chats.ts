import type { Translation } from '../languages.ts'
import type { chats as source } from '../nl/chats.ts'

export const chats = {
  title: 'Messages',
  list: 'Conversations',
  more: 'Plus de conversations',
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
    text: 'Quelqu’un attire ton attention ? Un message court et personnel est un bon début.',
    action: 'Chercher des membres',
    lastOpened: 'Dernier profil consulté',
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
      title: 'Supprimer cette conversation ?',
      text: 'Tu perds la conversation avec {name} et tous ses messages. {name} garde la sienne.',
      confirm: 'Supprimer',
    },
    block: {
      title: 'Bloquer {name} ?',
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
    typing: 'en train d’écrire',
    isTyping: '{name} est en train d’écrire',
  },
  message: {
    me: 'Toi',
    sending: 'Envoi en cours',
    waiting: 'En attente de connexion',
    sent: 'Envoyé',
    read: 'Lu',
    failed: 'Non envoyé',
    retry: 'Réessayer',
    remove: 'Supprimer',
  },
  hint: {
    money:
      'Ne verse jamais d’argent à une personne que tu ne connais pas, et n’achète pour elle ni cartes cadeaux ni crypto.',
    account: 'C’est un numéro de compte. Ne paie rien à une personne que tu ne connais pas.',
    link: 'N’ouvre un lien que si tu sais où il mène. Nous ne demandons jamais ton mot de passe.',
    email:
      'Mieux vaut continuer à écrire ici tant que tu ne connais pas bien la personne. Ici, tu peux toujours bloquer et signaler.',
    phone: 'Prends ton temps avant de continuer ailleurs. Ici, tu peux toujours bloquer et signaler.',
    more: 'Rencontres en sécurité',
  },
  composer: {
    label: 'Message à {name}',
    placeholder: 'Écris un message',
    send: 'Envoyer, {count, plural, one {# crédit} other {# crédits}}',
    price: '{count, plural, one {# crédit} other {# crédits}}',
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
    balance: 'Ton solde : {count, plural, one {# crédit} other {# crédits}}.',
    line: 'Cadeau : {gift}',
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
      'Tu as déjà commencé {max} conversations. Achète une fois des crédits, puis commences-en de nouvelles chaque jour.',
    same_opening_limit:
      'Ce texte est déjà parti vers {max} membres depuis une heure. Écris à {name} quelque chose de personnel, ou réessaie à partir de {time}.',
    conversation_start_limit:
      'Tu as déjà commencé {max} conversations en 24 heures. Tu pourras écrire à {name} à partir de {time}.',
    email_not_confirmed: 'Confirme d’abord ton adresse e-mail avec le lien que tu as reçu. Ensuite, tu peux écrire.',
    partner_not_confirmed:
      '{name} n’a pas encore confirmé son adresse e-mail et ne peut pas encore recevoir de messages.',
    buy: 'Acheter des crédits',
    newMail: 'Renvoyer l’e-mail',
    newMailSent: 'L’e-mail est en route. Regarde aussi dans les courriers indésirables.',
  },
  begin: {
    title: 'Tout commence ici, avec {name}',
    text: 'Écris tes propres mots, ou choisis une première phrase et fais-en ton message.',
    label: 'Premières phrases',
  },
  icebreakers: {
    weekend: 'Bonjour {name}, c’est quoi, ton dimanche idéal ?',
    coffee: 'Café, thé ou plutôt un verre de vin ?',
    music: 'Quelle chanson écoutes-tu en boucle ?',
    smile: 'Ton profil m’intrigue. Qu’est-ce qui te fait rire ?',
    dish: 'Si tu cuisines pour moi, on mange quoi ?',
  },
} as const satisfies Translation<typeof source>
