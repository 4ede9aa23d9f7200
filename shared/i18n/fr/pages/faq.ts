import type { PageText } from '../../page-text.ts'

export const page: PageText = {
  title: 'Questions fréquentes',
  lead: 'Ta question n’y est pas ? Écris-nous par le [Service client](/pages/service).',
  sections: [
    {
      id: 'cost',
      title: 'Combien ça coûte ?',
      body: [
        'S’inscrire et explorer, c’est gratuit, et tu reçois {signup_credits} crédits pour commencer. Les messages coûtent des crédits : {message_credits} par message, donc à partir de {message_price}. Il n’y a pas d’abonnement. Tous les prix sont sur la page [Prix](/pricing).',
      ],
    },
    {
      id: 'card',
      only: 'cards',
      title: 'Ma carte est-elle enregistrée ?',
      body: [
        'Seulement si tu coches cette case lors d’une commande. Le service de paiement garde la carte ; nous ne voyons que la marque, les quatre derniers chiffres et la date d’expiration. Rien n’est jamais débité sans que tu appuies sur le bouton de commande. Tu peux retirer la carte dans [tes paiements](/transactions).',
      ],
    },
    {
      id: 'fictional',
      title: 'Tous les profils sont-ils vrais ?',
      body: [
        'Non. Une partie est fictive et porte une mention partout. Tu ne peux pas rencontrer un profil fictif. Les profils sans mention appartiennent à des membres.',
      ],
    },
    {
      id: 'hosts',
      title: 'Qui écrit pour un profil fictif ?',
      only: 'desk',
      body: [
        'Notre propre équipe. Tu le vois avant d’envoyer ton premier message. Sans réponse dans les {answer_hours} heures, tes crédits te sont rendus ; tu le vois dans la conversation et dans [tes paiements](/transactions).',
      ],
    },
    {
      id: 'confirm',
      title: 'Pourquoi ne puis-je encore rien envoyer ?',
      body: [
        'Confirme d’abord ton adresse avec le lien que tu as reçu. Rien reçu ? Regarde dans les courriers indésirables, ou demande un nouveau message en haut de la page.',
      ],
    },
    {
      id: 'photo',
      title: 'Pourquoi ma photo n’est-elle pas encore visible ?',
      body: [
        'Une personne regarde chaque photo de profil, le plus souvent en moins d’un jour ; seule une image que nous avons déjà refusée ou retirée, ou un fichier inutilisable, est refusée automatiquement. Si une photo est refusée, tu lis pourquoi. Tu peux publier {free_photos} photos, et {premium_photos} en tant que membre premium.',
      ],
    },
    {
      id: 'text',
      title: 'Pourquoi les autres ne voient-ils pas encore mon texte ?',
      body: [
        'Parce qu’il semble contenir un numéro de téléphone, une adresse électronique, un lien ou un âge de moins de 18 ans. Une personne de notre équipe le lit alors d’abord, le plus souvent dans la journée. D’ici là, les autres voient ton texte précédent, si tu en avais un. Si nous le refusons, nous t’écrivons pourquoi ; tu gardes le texte et peux le modifier.',
      ],
    },
    {
      id: 'chat-photo',
      title: 'Puis-je envoyer une photo dans une conversation ?',
      body: [
        'Oui, avec le bouton photo à côté du champ de texte. Une photo dans une conversation coûte {photo_credits} crédits. Un ordinateur la vérifie aussitôt, et seul ce qui est autorisé est envoyé et débité. L’autre personne la voit d’abord floue et peut la signaler.',
      ],
    },
    {
      id: 'private',
      title: 'Que sont les photos privées ?',
      body: [
        'Des photos que seuls voient les membres à qui tu les montres. Même les membres premium ne les voient pas sans ton accord, et tu peux les cacher à nouveau à tout moment.',
      ],
    },
    {
      id: 'invisible',
      title: 'Puis-je être invisible ?',
      body: [
        'Oui, dans tes paramètres. Tu n’apparais alors plus dans la recherche, et seules les personnes que tu contactes d’abord peuvent t’écrire.',
      ],
    },
    {
      id: 'password',
      title: 'J’ai perdu mon mot de passe',
      body: ['Demande-en un nouveau sur la page [Mot de passe oublié](/reset-password). Le lien fonctionne une heure.'],
    },
    {
      id: 'block',
      title: 'Quelqu’un m’importune',
      body: [
        'Bloque cette personne dans le menu de son profil et signale-le sur la page [Réclamations](/complaints). Tu trouveras d’autres conseils sur la page [Rencontres en sécurité](/pages/safety).',
      ],
    },
    {
      id: 'history',
      title: 'Où sont mes anciens messages ?',
      body: ['Nous masquons les messages de plus de {history_days} jours, pour la vie privée de tous.'],
    },
    {
      id: 'delete',
      title: 'Comment supprimer mon compte ?',
      body: [
        'Dans tes paramètres, tout en bas. Tu disparais aussitôt ; pendant {grace_days} jours, le lien que tu as reçu te permet de revenir.',
      ],
    },
  ],
}
