import type { Translation } from '../languages.ts'
import type { landers as nlLanders } from '../nl/landers.ts'

export const landers = {
  common: {
    start: 'Commence ici',
    iAm: 'Je suis',
    lookingFor: 'Je cherche',
    birthDate: 'Ma date de naissance',
    hint: 'À partir de {age} ans. Les autres voient ton âge, pas la date.',
    signup: 'Inscription gratuite',
    closed: 'L’inscription n’est pas possible pour le moment.',
    member: 'Déjà membre ?',
    login: 'Connexion',
    members: 'Voir les membres',
    profile: 'Voir le profil de {name}',
    example: 'Exemple',
    drawn: 'Des exemples dessinés, pas des membres.',
    conversation: 'Exemple de conversation',
  },
  adultonly: {
    title: 'Derrière cette porte, on est entre adultes',
    lead: 'Des rendez-vous, du flirt ou simplement une bonne discussion. Entre gens qui savent ce qu’ils veulent.',
    enter: 'J’ai {age} ans ou plus, j’entre',
    rulesTitle: 'Règles de la maison',
    rules: {
      age: 'À partir de {age} ans. Nous demandons ta date de naissance à l’inscription.',
      mark: 'Les profils fictifs portent toujours une mention.',
      no: 'Non, c’est non. Bloquer quelqu’un ne prend que quelques gestes.',
    },
  },
  tinderswipe: {
    title: 'Oui ou non ? C’est toi qui choisis.',
    lead: 'Trois visages pour voir comment ça marche. Rien n’est envoyé à personne.',
    yes: 'J’aime',
    no: 'Suivant',
    position: '{number} sur {total}',
    doneTitle: 'Ici, c’est pareil',
    doneText: 'Sauf que le like arrive vraiment. Si tu plais aussi à l’autre, c’est un match.',
    again: 'Encore une fois',
  },
  whoneedsstrings: {
    title: 'Rien qui te retienne',
    lead: 'Pas d’abonnement, pas d’obligation. Tu achètes des crédits quand tu as quelque chose à dire, et tu arrêtes quand tu veux.',
    points: {
      subscription: {
        title: 'Pas d’abonnement',
        text: 'Rien ne se renouvelle tout seul.',
      },
      pressure: {
        title: 'Rien ne presse',
        text: 'S’inscrire et regarder, c’est gratuit.',
      },
      leaving: {
        title: 'Pas de complications',
        text: 'Tu peux partir à tout moment, en quelques gestes.',
      },
    },
  },
  alonetonight: {
    variants: {
      default: 'En solo ce soir ? Pas forcément.',
      rain: 'La pluie dehors, une bonne discussion dedans',
      weekend: 'Le week-end, et personne avec qui trinquer ?',
    },
    lead: 'Commence une conversation avec quelqu’un qui, comme toi, préfère parler plutôt que faire défiler l’écran.',
    chat: {
      first: 'Thé ou vin ce soir ?',
      second: 'D’abord le thé. Après, on verra.',
    },
    action: 'Commence une conversation',
  },
  collagelanding: {
    variants: {
      default: 'Chacun a une histoire',
      women: 'Des femmes qui ont une histoire',
      men: 'Des hommes qui ont une histoire',
    },
    lead: 'La tienne commence par trois questions.',
    words: {
      summer: 'cet été-là',
      coffee: 'café, noir',
      sunday: 'dimanche, tard',
      home: 'presque à la maison',
    },
  },
  gallery: {
    variants: {
      default: 'Regarde tranquillement',
      women: 'Des femmes à connaître',
      men: 'Des hommes à connaître',
    },
    lead: 'Les vrais membres, tu les rencontres à l’intérieur.',
    action: 'Entre voir, c’est gratuit',
  },
  iconslanding: {
    variants: {
      default: 'De quoi as-tu envie ?',
      talk: 'Envie de parler ?',
      flirt: 'Envie de flirter ?',
    },
    lead: 'Choisis ce qui te ressemble. Ton choix reste sur cette page.',
    wishes: {
      talk: 'Parler',
      flirt: 'Flirter',
      date: 'Sortir à deux',
      laugh: 'Rire',
      dance: 'Faire la fête',
      walk: 'Marcher',
      cook: 'Cuisiner',
      travel: 'Voyager',
    },
    picked:
      '{count, plural, =0 {Rien de choisi encore} one {Bien. Mets-le dans ton profil ensuite.} other {Bien. Mets-les dans ton profil ensuite.}}',
  },
  maplanding: {
    variants: {
      default: 'Ton adresse reste à toi',
      coast: 'De la côte à la forêt, ton adresse reste à toi',
      city: 'En pleine ville, et pourtant pas sur la carte',
    },
    lead: 'Il n’y a personne sur cette carte. C’est très bien ainsi.',
    promises: {
      region: 'Les membres voient ta région et, si tu l’indiques, ta ville.',
      address: 'Jamais ton adresse, jamais un point sur une carte.',
      distance: 'Jamais l’endroit exact où tu es, ni ta distance exacte.',
    },
    drawn: 'La carte dessinée de nulle part.',
  },
  socialnetwork: {
    variants: {
      default: 'Moins de fil d’actualité, plus de conversation',
      friends: 'De bonjour aux longues soirées',
      hobby: 'Quelqu’un qui partage ta passion',
    },
    lead: 'Une conversation à la fois, entre deux personnes.',
    points: {
      talk: 'Tu écris à une seule personne, pas à un public.',
      followers: 'Pas d’abonnés à compter.',
      thumbs: 'Pas de jugement d’inconnus sous ta photo.',
    },
    action: 'Dis bonjour',
    thread: 'Deux personnes, une conversation',
    chats: {
      default: {
        first: 'Tu écris que tu aimes cuisiner. On mange quoi ?',
        second: 'Un risotto. Toujours trop pour une personne.',
        third: 'Alors parlons encore un peu.',
      },
      friends: {
        first: 'Bonjour. Je n’ai pas trouvé mieux.',
        second: 'Bonjour, c’est un très bon début.',
        third: 'Bien. Raconte, c’était comment ta journée ?',
      },
      hobby: {
        first: 'Toi aussi tu fais de la voile ? Où, de préférence ?',
        second: 'Partout où il y a du vent, puis une soupe.',
        third: 'Une soupe. Enfin quelqu’un qui comprend.',
      },
    },
  },
  transitionsvideolanding: {
    variants: {
      default: 'D’un bonjour à ce soir',
      seasons: 'Chaque saison est bonne pour commencer',
      weekend: 'Vendredi, samedi, dimanche',
    },
    steps: {
      word: {
        title: 'D’abord un mot',
        text: 'Un message que tu écris toi-même. Son prix est sur le bouton.',
      },
      talk: {
        title: 'Puis une conversation',
        text: 'À ton rythme, sur ton téléphone ou sur ton canapé.',
      },
      evening: {
        title: 'Puis une soirée',
        text: 'Ou pas. C’est à vous deux de voir.',
      },
    },
    scene: 'Image {number} sur {total} : {words}',
    next: 'Image suivante',
    first: 'Revenir au début',
  },
  video: {
    kicker: 'Bientôt dans ta vie',
    variants: {
      default: 'Avec toi dans le premier rôle',
      romance: 'Une romance en quatre images',
      comedy: 'Une comédie pour deux',
    },
    lead: 'Pas de scénario, pas d’acteurs. Juste une première phrase, et c’est toi qui l’écris.',
    frames: {
      profile: 'Un profil',
      message: 'Un message',
      answer: 'Une réponse',
      rest: 'La suite, tu l’écris',
    },
    action: 'Prends ton rôle, c’est gratuit',
    drawn: 'Images dessinées.',
  },
  entry: {
    meet: 'Fais connaissance avec {name}',
    lead: 'Inscris-toi gratuitement et écris ton premier message à {name}. Tu ne paies que les messages que tu envoies.',
    write: 'Écrire à {name}',
    gallery: {
      default: '{name}, et les autres personnes que tu vois ici',
      women: '{name}, et d’autres femmes',
      men: '{name}, et d’autres hommes',
    },
    questions: {
      default: 'Trois questions avant d’écrire à {name}',
      evening: 'Écrire à {name} ce soir ? Trois questions.',
      outside: 'Trois questions courtes, puis tu peux écrire à {name}',
    },
    step: 'Question {number} sur {total}',
    signup: 'Inscris-toi et écris à {name}',
    signupLead: 'Tu écris ton premier message pendant l’inscription.',
    next: 'Continuer l’inscription',
    general: {
      title: 'Fais des rencontres ici',
      lead: 'Rencontre des adultes qui veulent sortir, flirter ou simplement parler. L’inscription est gratuite, tu ne paies que les messages que tu envoies.',
    },
  },
} as const satisfies Translation<typeof nlLanders>
