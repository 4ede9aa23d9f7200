import type { PageText } from '../../page-text.ts'

export const page: PageText = {
  title: 'Blocages et protection',
  lead: 'Quand nous bloquons un compte, comment tu bloques quelqu’un, et comment les parents ferment l’accès à ce site.',
  sections: [
    {
      id: 'members',
      title: 'Quand nous bloquons un compte',
      body: [
        'Toute personne qui harcèle, escroque, se fait passer pour une autre, fait de la publicité ou a moins de {minimum_age} ans est bloquée. Dans les cas moins graves, nous donnons un avertissement ou suspendons le compte pour {suspension_days} jours.',
        'Si nous soupçonnons qu’une personne est mineure, ou si nous voyons des signes d’abus sur mineur, nous suspendons le compte aussitôt, jusqu’à la décision d’une autre personne de l’équipe. Nous signalons les images d’abus sur mineurs à un service de signalement ou à la police.',
        'C’est une personne qui décide de chaque blocage définitif, pas un ordinateur. Seule une vérification de l’âge imposée par la loi peut, par son résultat, suspendre un compte automatiquement, jusqu’à ce qu’une personne décide. Notre message sur une décision en donne la raison et contient un lien pour la contester ; quelqu’un d’autre réexamine alors la décision.',
        'Un compte bloqué n’est plus visible pour personne et ne peut plus se connecter. Les crédits achetés et non utilisés peuvent être réclamés à {support_email}.',
      ],
    },
    {
      id: 'yourself',
      title: 'Bloquer quelqu’un toi-même',
      body: [
        'Ouvre le profil et choisis « Bloquer » dans le menu. Votre conversation et vos likes disparaissent pour les deux, et cette personne ne peut plus voir ton profil ni te contacter. Tes paramètres montrent qui tu as bloqué, et tu peux y revenir.',
        'Dis-nous aussi, sur la page [Réclamations](/complaints), ce qui s’est passé. Nous gardons alors nous-mêmes ce qu’il faut pour en juger.',
      ],
    },
    {
      id: 'parents',
      title: 'Pour les parents',
      body: [
        '{site} est réservé aux adultes. Voici comment fermer l’accès chez toi :',
        [
          'iPhone et iPad : Réglages, Temps d’écran, Contenu et confidentialité, Contenu web, limiter les sites pour adultes.',
          'Android : Google Family Link, Restrictions de contenu, Google Chrome.',
          'Windows : Microsoft Family Safety, Filtres de contenu.',
          'Mac : Réglages Système, Temps d’écran, Contenu et confidentialité.',
          'Ta box ou ton fournisseur : il existe souvent un filtre pour toute la maison.',
        ],
        'Tu penses qu’un mineur a un compte ici ? Signale-le sur la page [Réclamations](/complaints). Nous le traitons en premier.',
      ],
    },
  ],
}
