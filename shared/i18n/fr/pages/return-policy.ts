import type { PageText } from '../../page-text.ts'

export const page: PageText = {
  title: 'Remboursements',
  lead: 'Tu peux annuler des crédits non utilisés pendant {refund_days} jours.',
  sections: [
    {
      id: 'unused',
      title: 'Crédits non utilisés',
      body: [
        'Tu regrettes un achat dans les {refund_days} jours ? Aucune raison n’est demandée. Les crédits sont aussitôt retirés de ton solde et nous te remboursons leur part du prix par le même mode de paiement, dans les {refund_days} jours. S’il ne permet pas de remboursement, nous faisons un virement. Les crédits les plus anciens sont utilisés en premier. Tu préfères écrire ? C’est possible aussi, à {support_email} depuis l’adresse de ton compte.',
      ],
    },
    {
      id: 'withdraw',
      title: 'Renoncer au contrat ici',
      only: 'eu',
      body: [
        'Choisis l’achat dans [tes paiements](/transactions), appuie sur « Renoncer au contrat ici », puis sur « Confirmer la rétractation ». Le bouton reste là tant que tu peux te rétracter. Tu reçois aussitôt un message avec la référence, le jour et l’heure de ta rétractation et ce que nous te remboursons.',
      ],
    },
    {
      id: 'cancel',
      title: 'Comment annuler',
      only: 'no-eu',
      body: [
        'Ouvre [tes paiements](/transactions), choisis l’achat et appuie sur « Annuler les crédits non utilisés ».',
      ],
    },
    {
      id: 'used',
      title: 'Crédits utilisés',
      body: [
        'Un message est remis aussitôt. Tu l’acceptes en commandant, et c’est pourquoi les crédits utilisés ne sont pas remboursés. Si l’erreur vient de nous, nous la réparons, bien sûr.',
      ],
    },
    {
      id: 'unanswered',
      title: 'Pas de réponse d’un profil fictif',
      only: 'desk',
      body: [
        'Si notre équipe ne répond pas dans les {answer_hours} heures à un message, une photo ou un cadeau envoyé à un profil fictif, ces crédits te sont rendus automatiquement. Si on t’a remboursé des crédits que tu avais déjà utilisés, ils servent d’abord à les compenser.',
      ],
    },
    {
      id: 'premium',
      title: 'Et le statut premium ?',
      body: [
        'Si ton premier et unique achat est entièrement remboursé, tu n’es plus premium. Après un remboursement partiel, tu le restes.',
      ],
    },
    {
      id: 'form',
      title: 'Formulaire type',
      only: 'eu',
      body: [
        'Tu peux utiliser ce texte, sans obligation : « À {company}, {address}, {city}, {support_email} : je me rétracte de mon achat de crédits. Commandé le : … Nom : … Adresse électronique de mon compte : … Date : … »',
      ],
    },
  ],
}
