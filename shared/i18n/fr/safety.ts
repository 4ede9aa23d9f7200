import type { Translation } from '../languages.ts'
import type { safety as nl } from '../nl/safety.ts'

export const safety = {
  complaint: {
    title: 'Signaler quelque chose',
    lead: 'Quelque chose ne va pas ou te gêne ? Une personne de notre modération l’examine et te répond avec une explication.',
    category: 'Qu’est-ce qui ne va pas ?',
    categories: {
      scam: 'Arnaque',
      fake: 'Faux profil',
      harassment: 'Harcèlement ou menaces',
      hate: 'Haine',
      intimate_image: 'Image intime sans accord',
      minor: 'Moins de 18 ans',
      child_abuse: 'Abus sur mineur',
      spam: 'Publicité',
      payment: 'Paiement',
      other: 'Autre chose',
    },
    member: 'Numéro de membre',
    memberHint: 'Il se trouve en bas du profil. Si cela ne concerne personne en particulier, laisse le champ vide.',
    memberWrong: 'Ce n’est pas un numéro de membre. Exemple : VK7M-3RDN.',
    aboutLinked: 'Ton signalement concerne le membre que tu viens de voir.',
    aboutMessage:
      'Ton signalement concerne un seul message de votre conversation. Si nous le retirons, vous le verrez tous les deux, et l’autre membre pourra deviner qui l’a signalé.',
    aboutText: 'Ton signalement concerne un seul texte du profil que tu viens de voir.',
    aboutOther: 'Signaler quelqu’un d’autre',
    text: 'Que s’est-il passé ?',
    textHint: 'Raconte-le avec tes mots. Tu n’as rien à prouver.',
    left: '{count, plural, one {Encore # caractère} other {Encore # caractères}}',
    email: 'Adresse e-mail',
    emailHint: 'Nous y envoyons ton accusé de réception et notre réponse, rien d’autre.',
    emailOptional: 'Adresse e-mail (facultative)',
    emailOptionalHint:
      'Tu peux le signaler anonymement. Sans adresse, tu ne recevras ni accusé de réception ni réponse.',
    answeredAt: 'Notre réponse arrivera à {email}.',
    categoryMissing: 'Choisis ce qui ne va pas.',
    textMissing: 'Raconte en quelques mots ce qui s’est passé.',
    emailMissing: 'Indique une adresse e-mail, pour que nous puissions te répondre.',
    itemGone:
      'Ce que tu voulais signaler n’est plus là. Tu peux quand même envoyer ton signalement : il concernera ce membre.',
    submit: 'Envoyer le signalement',
    danger: 'Quelqu’un est en danger maintenant ? Appelle le {number}.',
    promise: {
      title: 'Ce que nous en faisons',
      kept: 'Si ton signalement concerne un membre, nous conservons ce qu’il faut pour en juger dès que tu l’envoies. La preuve reste donc, même si quelqu’un supprime l’original.',
      silent: 'L’autre personne ne sait pas que tu as signalé quelque chose.',
      answered:
        'Tu auras une réponse si tu laisses une adresse. Nous effaçons ce que nous avons conservé six mois après notre décision : jusque-là, tu peux la contester. Si l’autre membre conteste, nous le gardons ensuite six mois de plus.',
    },
    flagger: {
      as: 'Tu signales au nom de {name}. Ce signalement est prioritaire ; notre réponse sera envoyée à {email}.',
      invalidTitle: 'Ce lien ne fonctionne pas',
      invalidText:
        'Le lien de ton organisation a expiré ou a été révoqué. Demande-nous-en un nouveau. Tu peux aussi signaler sans lui.',
      without: 'Signaler sans ce lien',
    },
    sent: {
      title: 'Ton signalement est bien arrivé',
      text: 'Notre réponse arrivera à {email}, le plus souvent en quelques jours. Une confirmation y part aussi, sauf si cette adresse en a déjà reçu plusieurs aujourd’hui.',
      textSilent:
        'Merci. Nous regardons cela au plus vite. Tu n’as pas laissé d’adresse, tu n’auras donc pas de réponse.',
      receipt: 'Numéro de ton signalement',
      another: 'Signaler autre chose',
      toMembers: 'Voir les membres',
      toHome: 'Aller à la page d’accueil',
    },
  },
  decision: {
    title: 'Contester une décision',
    lead: 'Nous nous sommes trompés ? Explique-nous. Une autre personne que celle qui a décidé réexaminera la décision.',
    kinds: {
      photo_refused: 'Photo refusée',
      chat_photo_refused: 'Photo refusée dans une conversation',
      photo_removed: 'Photo retirée',
      text_removed: 'Texte retiré',
      text_refused: 'Texte refusé',
      name_removed: 'Nom de profil retiré',
      message_removed: 'Message retiré',
      warned: 'Avertissement',
      suspended: 'Suspension',
      age_suspended: 'Suspension jusqu’à ce que ton âge soit établi',
      photo_suspended: 'Suspension jusqu’à l’examen de photos',
      banned: 'Blocage',
      complaints_paused: 'Signalements suspendus',
    },
    grounds: {
      scam: 'Nos règles : pas d’escroquerie',
      fake: 'Nos règles : de vrais profils, sur soi-même',
      minor: 'Nos règles : réservé aux adultes',
      nudity: 'Nos règles : pas de nudité là où les visiteurs la voient',
      harassment: 'Nos règles : ni harcèlement ni menaces',
      hate: 'Nos règles : ni haine ni discrimination',
      spam: 'Nos règles : ni publicité ni messages en masse',
      contact_data: 'Nos règles : pas de coordonnées dans les profils',
      photo: 'Nos règles : des photos où l’on te voit bien',
      chat_photo:
        'Nos règles : pas de photos de nudité, de sexe, de violence, de drogues, de jeux d’argent ou de haine dans les conversations',
      misuse: 'Nos règles : pas de réclamations ni de contestations manifestement infondées à répétition',
      illegal: 'La loi : c’est interdit',
    },
    facts: {
      number: 'Numéro',
      what: 'Décision',
      from: 'À partir du',
      until: 'Jusqu’au',
      ground: 'Règle ou loi',
      seen: 'Ce que nous avons vu',
    },
    fixedFacts: {
      age_suspended:
        'Une photo, ton profil, un signalement ou la vérification de l’âge nous a fait penser que tu as moins de 18 ans.',
      photo_suspended:
        'Une ou plusieurs de tes photos sont peut-être contraires à la loi. Tant que nous examinons cela, nous ne pouvons pas t’en dire plus.',
    },
    ageProof:
      'Tu as 18 ans ou plus ? Conteste la décision et réponds à notre message avec une photo de ton passeport, de ta carte d’identité ou de ton permis de conduire. Cache tout sauf ta photo, ton nom et ta date de naissance. Nous supprimons cette image dès que nous l’avons vérifiée, au plus tard après 30 jours.',
    text: 'Qu’avons-nous mal compris, selon toi ?',
    textHint: 'Dis-le avec tes mots. Tu peux l’envoyer une seule fois.',
    textMissing: 'Dis en quelques mots pourquoi tu n’es pas d’accord.',
    submit: 'Envoyer la contestation',
    sent: 'Ta contestation est arrivée',
    states: {
      objected:
        'Ta contestation est entre nos mains. Notre réponse sera sur cette page, et nous te l’écrirons aussi si ton compte existe encore.',
      upheld: 'Nous avons examiné ta contestation. La décision est maintenue.',
      reversed: 'Nous avons examiné ta contestation. Tu avais raison : la décision est annulée.',
      lifted: 'Cette décision est déjà levée. Il n’y a plus rien à contester.',
      replaced:
        'Une décision plus récente l’a remplacée. Nous t’avons écrit à son sujet, avec un moyen de la contester.',
    },
    reasons: 'La raison :',
    invalid: {
      title: 'Ce lien ne fonctionne pas',
      text: 'Il a plus de six mois, ou il est incomplet. Ouvre-le à nouveau depuis notre message, ou écris-nous.',
      action: 'Nous écrire',
    },
  },
  /** Warnings about accounts banned for fraud (MOD-13). */
  kept: {
    title: 'Avertissements',
    lead: 'Des comptes avec lesquels tu as échangé des messages et que nous avons bloqués pour escroquerie. Ta copie de la conversation reste {days} jours.',
    none: {
      title: 'Aucun avertissement',
      text: 'Si nous bloquons pour escroquerie quelqu’un avec qui tu as échangé des messages, tu le liras ici.',
    },
    open: 'Lire la conversation',
    chat: 'Conversation avec {name}',
    banned:
      'Nous avons bloqué le compte de {name} pour escroquerie. Cela peut arriver à tout le monde : les escrocs en font leur métier.',
    reversed:
      'Nous sommes revenus sur cette décision : le compte de {name} n’est plus bloqué. L’avertissement ne vaut plus.',
    until:
      'Tu peux lire cette copie jusqu’au {until}. Ensuite, elle disparaît. Elle ne contient que des textes ; les photos n’ont pas été conservées.',
    advice: {
      title: 'Ce que tu peux faire maintenant',
      pay: 'Ne paie rien et ne transmets ni codes ni cartes cadeaux, même si quelqu’un te contacte ailleurs.',
      bank: 'De l’argent a été envoyé, ou des données de carte ou de compte ont été transmises ? Appelle tout de suite ta banque.',
      police: 'Tu peux porter plainte à la police, même pour une petite somme.',
      evidence: 'Garde ce que tu as : messages, numéros de téléphone, numéros de compte et preuves de paiement.',
    },
    safety: 'En savoir plus sur la sécurité',
    messages: 'Messages',
    me: 'Toi',
    photo: 'Photo, non conservée',
    older: 'Messages précédents',
    failed: 'Nous n’avons pas pu charger ceci',
    retry: 'Réessayer',
    gone: {
      title: 'Cette copie n’existe plus',
      text: 'Une copie reste {days} jours.',
      action: 'Voir tes avertissements',
    },
    note: 'Il y a un avertissement au sujet de quelqu’un avec qui tu as échangé des messages.',
    read: 'Lis ce que tu peux faire',
  },
  blocked: {
    title: 'Membres bloqués',
    lead: 'Ils ne peuvent ni voir ton profil ni t’écrire.',
    none: 'Tu n’as bloqué personne.',
    unblock: 'Débloquer',
    unblockOf: 'Débloquer {name}',
    retry: 'Réessayer',
  },
} as const satisfies Translation<typeof nl>
