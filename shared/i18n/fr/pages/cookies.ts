import type { PageText } from '../../page-text.ts'

export const page: PageText = {
  title: 'Cookies',
  lead: 'Nous utilisons aussi peu de cookies que possible. Aucun pour la publicité, aucun de tiers.',
  sections: [
    {
      id: 'needed',
      title: 'Nécessaires au fonctionnement du site',
      body: [
        'Pour ceux-ci, nous n’avons pas à demander :',
        [
          '__Host-session : garde ta session ouverte, {session_days} jours après ta dernière visite.',
          'signed_in : dit à la page qu’il y a une session, {session_days} jours.',
          '__Host-device : reconnaît un appareil qui t’a déjà servi à te connecter, pour que personne ne puisse te bloquer l’accès et qu’un membre bloqué ou suspendu qui s’inscrit ou se connecte avec un autre compte soit repéré, un an.',
          'language : ta langue, un an.',
          '__Host-minor : retient qu’une date de naissance sous l’âge minimum a été indiquée ici, {minor_hours} heures.',
        ],
      ],
    },
    {
      id: 'device',
      title: 'Ce que ton navigateur retient encore',
      body: [
        'Cela reste sur ton appareil et ne vient pas chez nous :',
        [
          'les avis que tu as fermés ;',
          'un message ou une réclamation pas encore envoyés, jusqu’à l’envoi, la déconnexion ou, pour un visiteur, la fermeture de l’onglet ;',
          'une photo choisie pour une conversation mais pas encore envoyée, jusqu’à ce que tu l’envoies, la retires ou te déconnectes ;',
          'la page d’où tu es parti acheter des crédits, jusqu’à ton retour ou ta déconnexion ;',
          'pour quel compte le push est activé ici et quand nous l’avons vérifié, jusqu’à ce que tu le désactives ou te déconnectes ;',
          'si nous pouvons retenir par quel partenaire tu viens, six mois ;',
          'un code de réduction saisi et la ville trouvée pour ta position, jusqu’à la fermeture de l’onglet ou la déconnexion ;',
          'quand la page s’est rechargée d’elle-même pour la dernière fois, jusqu’à la fermeture de l’onglet ;',
          'la langue du lien par lequel tu viens, jusqu’à la fermeture de l’onglet ;',
          'si le site est clair ou sombre, si les raccourcis clavier sont actifs et quand nous t’avons montré un nouveau like pour la dernière fois ;',
          'tes réponses pendant l’inscription, jusqu’à la fermeture de l’onglet.',
        ],
      ],
    },
    {
      id: 'consent',
      title: 'Seulement avec ton accord',
      body: [
        'Si tu arrives par un partenaire, nous retenons lequel pendant {partner_days} jours, une fois que tu l’acceptes. Si tu refuses, nous l’oublions dès que tu fermes le site. Si tu n’arrives pas par un partenaire, nous ne demandons rien.',
      ],
    },
    {
      id: 'remove',
      title: 'Les effacer',
      body: [
        'Dans ton navigateur, tu peux effacer à tout moment les cookies et données de {site}. Ta session est alors fermée.',
      ],
    },
  ],
}
