import type { Translation } from '../languages.ts'
import type { site as source } from '../nl/site.ts'

export const site = {
  home: {
    examples: 'Exemples dessinés',
    promise: 'Ce soir, une belle conversation',
    lead: 'Rencontres, flirts ou simples conversations : l’inscription est gratuite, tu ne paies que les messages envoyés{price, select, none {} other {, dès {price}}}.',
    start: {
      title: 'Commence ici',
      iAm: 'Je suis',
      lookingFor: 'Je cherche',
      birthDate: 'Ma date de naissance',
      submit: 'Inscription gratuite',
      hint: 'Dès {age} ans. Les autres voient ton âge, pas la date.',
      closed: 'L’inscription n’est pas possible pour le moment.',
      member: 'Déjà membre ?',
      login: 'Connexion',
    },
    steps: {
      title: 'Comment ça marche',
      signup: { title: 'Inscris-toi', text: 'Quelques questions courtes et un e-mail à confirmer. Ça ne coûte rien.' },
      look: {
        title: 'Explore',
        text: 'Cherche par âge et par région, lis les profils et envoie un like à qui te plaît. C’est gratuit aussi.',
      },
      write: { title: 'Écris', text: 'Le prix d’un message est sur le bouton avant l’envoi. Jamais après.' },
    },
    reasonsTitle: 'Pourquoi ici',
    reasons: {
      talk: {
        title: 'Tout commence par un mot',
        text: 'Tu ne sais pas comment commencer ? Chaque nouvelle conversation te propose quelques premières phrases.',
      },
      payPerMessage: {
        title: 'Sans abonnement',
        text: 'Tu achètes des crédits quand tu veux. Rien ne se renouvelle tout seul.',
      },
      discreet: {
        title: 'Discret',
        text: 'Les membres voient ton profil, les visiteurs seulement une photo floue, ton âge et ta région. Jamais ta date de naissance, ton adresse e-mail ni l’endroit exact où tu es.',
      },
    },
    prices: {
      title: 'Ce que ça coûte',
      lead: 'Pas d’abonnement : tu achètes un pack de crédits quand tu veux. Avec ton premier achat, tu deviens premium, pour toujours.',
      signup: 'S’inscrire et explorer',
      signupPrice: 'Gratuit',
      welcome: 'Offert au départ',
      welcomeCredits: '{count, plural, one {# crédit} other {# crédits}}',
      message: 'Un message',
      messageCredits: '{count, plural, one {# crédit} other {# crédits}}, dès {price}',
      photo: 'Une photo dans une conversation',
      gift: 'Un cadeau',
      credits: '{count, plural, one {# crédit} other {# crédits}}',
      all: 'Tous les prix',
    },
    trust: {
      title: 'Tu peux compter là-dessus',
      lead: 'Les rencontres sont déjà assez palpitantes. Voici nos promesses, et tu peux les vérifier.',
      photos: {
        title: 'Des personnes regardent les photos',
        text: 'Une photo de profil n’est visible qu’une fois approuvée par nous.',
      },
      fictional: {
        title: 'Fictif, c’est écrit',
        text: 'Certains profils sont fictifs. Ils portent partout cette mention, et il n’est pas possible de les rencontrer.',
      },
      block: {
        title: 'Tranquille, tout de suite',
        text: 'Les personnes que tu bloques ne te voient plus. Chaque réclamation est lue par une personne.',
      },
      leave: {
        title: 'Tu pars quand tu veux',
        text: 'Tu supprimes ton compte sans aide et tu deviens introuvable aussitôt. Un regret ? Tu peux revenir pendant {days} jours.',
      },
    },
    questions: { title: 'Ce qu’on nous demande', all: 'Toutes les questions et réponses' },
    closing: {
      title: 'À qui vas-tu parler ce soir ?',
      text: 'L’inscription est gratuite et sans engagement.',
      action: 'Crée ton profil',
    },
  },
  pages: {
    contents: 'Sur cette page',
  },
  languages: {
    title: 'Langue',
    lead: 'Choisis la langue de ce site. Nous gardons ton choix sur cet appareil.',
    current: 'Choisie',
  },
} as const satisfies Translation<typeof source>
