import type { Translation } from '../languages.ts'
import type { safety as nl } from '../nl/safety.ts'

export const safety = {
  complaint: {
    title: 'Signaler quelque chose',
    lead: 'Quelque chose ne va pas ou te gêne ? Un membre de notre modération l’examine et te répond avec une explication.',
    kind: 'De quoi s’agit-il ?',
    kinds: {
      profile: 'Profil',
      photo: 'Photo',
      message: 'Message',
      child_abuse: 'Abus sur un enfant',
      payment: 'Paiement',
      other: 'Autre chose',
    },
    member: 'Numéro de membre',
    memberHint: 'Il se trouve en bas du profil. Si cela ne concerne personne en particulier, laisse le champ vide.',
    memberWrong: 'Ce n’est pas un numéro de membre. Il compte 26 lettres et chiffres.',
    text: 'Que s’est-il passé ?',
    textHint: 'Raconte-le avec tes mots. Tu n’as rien à prouver.',
    left: '{count, plural, one {Encore # caractère} other {Encore # caractères}}',
    email: 'Adresse e-mail',
    emailHint: 'Nous y envoyons ton accusé de réception et notre réponse, rien d’autre.',
    emailOptional: 'Adresse e-mail (facultative)',
    emailOptionalHint: 'Tu peux le signaler anonymement. Si tu indiques une adresse, tu auras une réponse.',
    answeredAt: 'Notre réponse arrivera à {email}.',
    kindMissing: 'Choisis de quoi il s’agit.',
    textMissing: 'Raconte en quelques mots ce qui s’est passé.',
    emailMissing: 'Indique une adresse e-mail, pour que nous puissions te répondre.',
    submit: 'Envoyer le signalement',
    danger: 'Quelqu’un est en danger maintenant ? Appelle le {number}.',
    promise: {
      title: 'Ce que nous en faisons',
      kept: 'Ce dont parle ton signalement est conservé dès que tu l’envoies. La preuve reste donc, même si quelqu’un la supprime.',
      silent: 'L’autre personne ne sait pas que tu as signalé quelque chose.',
      answered:
        'Tu auras une réponse si tu laisses une adresse. Nous effaçons ce que nous avons conservé six mois après notre décision : jusque-là, tu peux la contester.',
    },
    sent: {
      title: 'Ton signalement est bien arrivé',
      text: 'Nous avons envoyé une confirmation à {email}. Notre réponse y arrivera aussi, le plus souvent en quelques jours.',
      textSilent:
        'Merci. Nous regardons cela au plus vite. Tu n’as pas laissé d’adresse, tu n’auras donc pas de réponse.',
      receipt: 'Numéro de ton signalement',
      another: 'Signaler autre chose',
      toMembers: 'Voir les membres',
      toHome: 'Vers la page d’accueil',
    },
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
