import type { Translation } from '../languages.ts'
import type { document as nlDocument } from '../nl/document.ts'

export const document = {
  members: {
    title: 'Chercher des membres',
    description:
      'Découvre qui, près de chez toi, a envie d’une rencontre, d’un flirt ou d’une conversation. La recherche par âge et par région est gratuite ; les profils fictifs portent toujours une mention.',
  },
  premium: {
    title: 'Premium',
    description:
      'Avec tes premiers crédits, tu deviens premium pour toujours. Ce que ça apporte, ce que ça coûte, et pourquoi il n’y a pas d’abonnement.',
  },
  pricing: {
    title: 'Prix',
    description:
      'S’inscrire et explorer, c’est gratuit. Ce que coûtent un message et un cadeau, en mots simples et avec tous les prix.',
  },
  complaints: {
    title: 'Réclamations',
    description:
      'Un problème avec un profil, un message ou un paiement ? Signale-le ici, même sans compte. Une personne s’en occupe.',
  },
  languages: {
    title: 'Langue',
    description: 'Choisis la langue dans laquelle tu lis ce site.',
  },
  /** Labels of the pictures in the browser's install dialog. */
  install: {
    match: 'Dessin de deux personnes qui se plaisent',
    faces: 'Dessin de personnes à rencontrer',
  },
  offline: {
    title: 'Pas de connexion',
    text: 'Tu es hors ligne pour le moment. Ce que tu as écrit est gardé sur cet appareil. Dès que la connexion revient, tout reprend tout seul.',
    retry: 'Réessayer',
  },
} satisfies Translation<typeof nlDocument>
