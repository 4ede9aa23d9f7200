import type { Translation } from '../languages.ts'
import type { site as source } from '../nl/site.ts'

export const site = {
  home: {
    examples: 'Exemples dessinés',
    promise: 'Ce soir, une belle conversation',
    lead: 'Fais la connaissance d’adultes qui ont envie d’une rencontre, d’un flirt ou simplement de parler. L’inscription est gratuite, tu ne paies que les messages que tu envoies.',
    start: {
      title: 'Commence ici',
      iAm: 'Je suis',
      lookingFor: 'Je cherche',
      birthDate: 'Ma date de naissance',
      submit: 'Inscription gratuite',
      hint: 'À partir de {age} ans. Les autres ne voient que ton âge, jamais ta date de naissance.',
      closed: 'L’inscription n’est pas possible pour le moment.',
      member: 'Déjà membre ?',
      login: 'Connexion',
    },
    reasonsTitle: 'Comment ça marche ici',
    reasons: {
      honest: {
        title: 'Rien de caché',
        text: 'Les profils fictifs portent toujours une mention. Tu sais donc à qui tu parles.',
      },
      payPerMessage: {
        title: 'Sans abonnement',
        text: 'Tu achètes des crédits quand tu veux. Rien ne se renouvelle tout seul.',
      },
      discreet: {
        title: 'Discret',
        text: 'Aucun nom dans les notifications. Personne ne voit ta date de naissance ni l’endroit exact où tu es.',
      },
    },
    prices: {
      title: 'Ce que ça coûte',
      signup: 'S’inscrire et explorer',
      signupPrice: 'Gratuit',
      welcome: 'Offert au départ',
      welcomeCredits: '{count, plural, one {# crédit} other {# crédits}}',
      message: 'Un message',
      messageCredits: '{count, plural, one {# crédit} other {# crédits}}, dès {price}',
      photo: 'Une photo dans le chat',
      gift: 'Un cadeau',
      credits: '{count, plural, one {# crédit} other {# crédits}}',
      all: 'Tous les prix',
    },
    member: {
      title: 'Bonjour {name}',
      lead: 'Ça fait plaisir de te voir. De quoi as-tu envie ?',
      members: 'Chercher des membres',
      membersText: 'Regarde qui est près de toi.',
      chats: 'Messages',
      chatsText:
        '{count, plural, =0 {Relis tes conversations.} one {Tu as # message non lu.} other {Tu as # messages non lus.}}',
      likes: 'Likes',
      likesText:
        '{count, plural, =0 {Découvre à qui tu plais.} one {Tu plais à une nouvelle personne.} other {# nouveaux likes pour toi.}}',
    },
  },
  languages: {
    title: 'Langue',
    lead: 'Choisis la langue de ce site. Nous gardons ton choix sur cet appareil.',
    current: 'Choisie',
  },
} as const satisfies Translation<typeof source>
