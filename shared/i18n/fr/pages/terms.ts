import type { PageText } from '../../page-text.ts'

export const page: PageText = {
  title: 'Conditions générales',
  lead: 'Voici ce que nous convenons ensemble quand tu utilises {site}. Aussi court et clair que possible.',
  sections: [
    {
      id: 'who',
      title: 'Qui nous sommes',
      body: [
        '{site} est un service de {company} ({tradenames}), {address}, {city}, {country}. Registre : {register}. Numéro de TVA : {vat}.',
        'Tu nous joins à {support_email} ou au {support_phone}. Plus de détails sur la page [Service client](/pages/service).',
      ],
    },
    {
      id: 'service',
      title: 'Ce que tu trouves ici',
      body: [
        'Sur {site}, des adultes se rencontrent : tu crées un profil, tu cherches des membres, tu dis qui te plaît et tu envoies des messages, des photos et des cadeaux.',
        'Nous ne promettons ni relation, ni rendez-vous, ni réponse. Ce que nous promettons est écrit ci-dessous.',
      ],
    },
    {
      id: 'fictional',
      title: 'Profils fictifs',
      body: [
        'Une partie des profils est fictive. C’est nous qui les créons. Une rencontre physique n’est pas possible avec eux.',
        'Chaque profil fictif porte une mention partout : sur sa carte, sur le profil, dans les conversations et à côté des likes. Personne ne peut l’enlever. Tu sais donc toujours à qui tu parles avant de payer quoi que ce soit.',
      ],
    },
    {
      id: 'hosts',
      title: 'Écrire aux profils fictifs',
      only: 'desk',
      body: [
        'C’est notre propre équipe qui écrit pour un profil fictif. La conversation le dit avant ton premier message. Un message, une photo ou un cadeau y coûte autant qu’avec un membre.',
        'Sans réponse dans les {answer_hours} heures, les crédits te sont rendus automatiquement. C’est aussi le cas si nous retirons le profil pendant que tu attends.',
      ],
    },
    {
      id: 'no-hosts',
      title: 'Écrire aux profils fictifs',
      only: 'no-desk',
      body: ['Sur ce site, tu ne peux pas écrire aux profils fictifs. La conversation le dit, et rien n’est débité.'],
    },
    {
      id: 'account',
      title: 'Ton compte',
      body: [
        [
          'Tu as {minimum_age} ans ou plus.',
          'Tu crées un compte pour toi-même, avec ta vraie date de naissance et tes propres photos.',
          'Tu confirmes ton adresse électronique. D’ici là, tu ne peux rien envoyer et rien n’est débité.',
          'Tu gardes ton mot de passe pour toi. Tes paramètres montrent où ton compte est ouvert, et tu peux y fermer chaque session.',
        ],
        'Créer un compte et explorer le site, c’est gratuit. Les nouveaux membres reçoivent {signup_credits} crédits.',
      ],
    },
    {
      id: 'credits',
      title: 'Crédits et prix',
      body: [
        'Tu paies par message, avec des crédits. Un message coûte {message_credits} crédit, une photo dans une conversation {photo_credits} et un cadeau {gift_credits}. En argent, un message coûte à partir de {message_price}. Tous les prix sont sur la page [Prix](/pricing).',
        'Les crédits s’achètent par packs. Il n’y a pas d’abonnement : rien ne se renouvelle et rien n’est jamais débité tout seul. Les crédits n’expirent pas tant que ton compte existe.',
        'Si tu enregistres une carte, nous ne la débitons que quand tu appuies toi-même sur le bouton de commande. Tu peux la retirer à tout moment dans [tes paiements](/transactions).',
        'Sans achat, tu peux commencer {free_conversations} conversations. Répondre ne compte jamais.',
        'Les réductions ne se cumulent pas. Un compte à rebours sur ce site prend vraiment fin.',
      ],
    },
    {
      id: 'premium',
      title: 'Premium',
      body: [
        'Avec ton premier achat, tu deviens premium pour toujours, même quand tes crédits sont épuisés. Tu vois alors toutes les photos publiques des membres, tu peux publier {premium_photos} photos et commencer autant de conversations que tu veux. Les photos privées n’en font pas partie : leur propriétaire décide.',
        'Contre les messages en masse, chacun peut commencer au plus {daily_starts} nouvelles conversations en {start_hours} heures et envoyer le même premier texte à {same_openings} membres par heure au plus.',
        'Le statut premium ne prend fin que si ton unique achat est entièrement remboursé ou repris par ta banque ou si ton compte est définitivement supprimé.',
      ],
    },
    {
      id: 'withdrawal',
      title: 'Changer d’avis',
      body: [
        'Tu peux annuler des crédits non utilisés dans les {refund_days} jours après l’achat. Comment faire et ce que tu récupères : voir [Remboursements](/pages/return-policy).',
      ],
    },
    {
      id: 'conduct',
      title: 'Le respect entre nous',
      body: [
        'Il est interdit :',
        [
          'de harceler, menacer, insulter ou discriminer quelqu’un ;',
          'de se faire passer pour un autre ou d’utiliser les photos d’une autre personne ;',
          'de publier quoi que ce soit avec ou sur des mineurs, sous quelque forme que ce soit ;',
          'de faire de la publicité, d’escroquer, de demander de l’argent ou de proposer des services payants ;',
          'de mettre des coordonnées sur des photos ou dans ton profil ;',
          'de montrer de la nudité sur des photos que voient aussi les visiteurs ;',
          'de mettre des photos de profil où l’on ne te voit pas bien ;',
          'd’envoyer dans une conversation des photos de nudité, de sexe, de violence, de drogues, de jeux d’argent ou de haine ;',
          'd’extraire automatiquement les données du site ou d’en perturber le fonctionnement.',
        ],
        'Chaque photo est contrôlée avant que d’autres la voient. Si un texte de ton profil semble contenir un numéro de téléphone, une adresse électronique, un lien ou un âge de moins de 18 ans, une personne de notre équipe le lit d’abord ; d’ici là, personne d’autre que toi ne le voit. Nous pouvons refuser ou retirer des photos et des textes, retirer un nom de profil, donner un avertissement, suspendre un compte pour {suspension_days} jours ou le temps d’éclaircir un soupçon, et le bloquer. Tu sais toujours pourquoi.',
      ],
    },
    {
      id: 'complaints',
      title: 'Réclamations et décisions',
      body: [
        'Quelque chose ne va pas, ou te semble illégal ? Signale-le sur la page [Réclamations](/complaints), même sans compte. Tu reçois un accusé de réception, puis une réponse motivée d’une personne.',
        'Tu peux signaler des images d’abus sur mineur et des images intimes sans donner ton nom ni ton adresse électronique. Sans adresse électronique, tu ne reçois ni accusé de réception ni réponse.',
        'Tu n’es pas d’accord avec une décision sur ton nom, ta photo, ton texte, ton message ou ton compte ? Notre message à ce sujet contient un lien pour contester : pendant six mois, sans te connecter. Une autre personne de l’équipe réexaminera la décision.',
        'Si quelqu’un envoie sans cesse des réclamations ou des contestations manifestement infondées, une personne de notre équipe regarde combien il y en a, quelle part du total elles représentent, à quel point les conséquences sont graves et si cela semble intentionnel. Le compte reçoit d’abord un avertissement ; si cela continue, nous pouvons, pour {suspension_days} jours, le suspendre ou ne plus accepter de réclamations de ce compte ni de son adresse électronique confirmée. Ce dernier point ne vaut pas pour les signalements d’un mineur, d’un abus sur mineur ou d’une image intime, et il reste toujours possible de bloquer quelqu’un et de contester une décision. Nous regardons les mêmes points si quelqu’un enfreint sans cesse nos autres règles. Tu peux aussi contester ces décisions.',
      ],
    },
    {
      id: 'leaving',
      title: 'Partir',
      body: [
        'Tu supprimes ton compte toi-même, dans tes paramètres, sans donner de raison. Tu es invisible aussitôt. Pendant {grace_days} jours, le lien que tu as reçu te permet de revenir ; ensuite nous effaçons tout. Seul ce qu’indique la [Déclaration de confidentialité](/pages/privacy) est gardé plus longtemps, comme les données de paiement que la loi nous impose de conserver.',
        'Les crédits qui te restent sont perdus quand la suppression devient définitive. Demande d’abord un remboursement si tu y as encore droit.',
      ],
    },
    {
      id: 'liability',
      title: 'Ce dont nous répondons',
      body: [
        'Nous faisons de notre mieux pour que le site soit sûr et disponible. En cas de panne, nous réparons au plus vite ; les crédits d’un message qui n’est pas arrivé ne sont pas débités.',
        'Nous ne vérifions pas à l’avance ce que les membres se disent. Nous répondons des dommages causés par notre faute intentionnelle ou notre négligence grave, et partout où la loi le prévoit. Tes droits légaux de consommateur restent toujours valables.',
      ],
    },
    {
      id: 'eu',
      title: 'Droit et litiges dans l’UE',
      only: 'eu',
      body: [
        'Pour les consommateurs, le droit impératif du pays où ils vivent s’applique, et ils peuvent aussi y saisir la justice.',
        'Tu peux également soumettre une de nos décisions sur tes contenus ou ton compte à un organisme certifié de règlement extrajudiciaire des litiges.',
      ],
    },
    {
      id: 'changes',
      title: 'Si ces conditions changent',
      body: [
        'Si un changement compte pour toi, nous t’écrivons au moins {notice_days} jours avant. Si tu n’es pas d’accord, tu peux supprimer ton compte et demander le remboursement des crédits achetés et non utilisés.',
      ],
    },
  ],
}
