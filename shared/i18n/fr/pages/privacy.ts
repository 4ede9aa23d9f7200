import type { PageText } from '../../page-text.ts'

export const page: PageText = {
  title: 'Déclaration de confidentialité',
  lead: 'Que tu sois membre ici ne regarde personne. Cette page dit ce que nous gardons de toi, pourquoi, combien de temps, et ce que tu peux faire.',
  sections: [
    {
      id: 'who',
      title: 'Qui est responsable',
      body: ['{company}, {address}, {city}, {country}. Pose tes questions sur tes données à {support_email}.'],
    },
    {
      id: 'what',
      title: 'Ce que nous gardons',
      body: [
        [
          'Ton compte : adresse électronique, une empreinte illisible (hash) de ton mot de passe, langue, date d’inscription et ce que tu as accepté alors.',
          'Ton profil : nom, genre, qui tu cherches, date de naissance, pays, région, ville, ton texte, tes caractéristiques et tes centres d’intérêt. Les autres voient ton âge, jamais ta date de naissance ni ton adresse électronique.',
          'Tes photos. Nous retirons les données cachées dans le fichier, comme le lieu de prise de vue.',
          'Tes messages, likes, favoris, blocages, les profils que tu as regardés ces {look_days} derniers jours, et à qui tu as montré tes photos privées.',
          'Tes crédits et paiements : pack, montant, mode de paiement et date. Les données de carte et de compte ne vont qu’au service de paiement. Si tu paies par prélèvement, nous gardons ton nom et ton adresse, le mandat, les quatre derniers caractères de ton IBAN et des empreintes illisibles (hash) de l’IBAN et du numéro de téléphone contre les abus. Si tu enregistres une carte, c’est le service de paiement qui la garde. Nous gardons alors la marque, les quatre derniers chiffres, la date d’expiration, le numéro sous lequel le service connaît la carte et ton accord, jusqu’à ce que tu retires la carte ou supprimes ton compte. Tes paiements conservent ce numéro et la version de ton accord.',
          'Où ton compte est ouvert : type de navigateur et de système, et quand. Les connexions ratées sont comptées par adresse, brièvement.',
          'Où tu as activé les notifications push : l’adresse que le service push de ton navigateur donne pour cela, jusqu’à ce que tu les désactives ou te déconnectes à cet endroit.',
          'D’où tu viens, si tu viens d’un partenaire et que tu l’as accepté.',
        ],
      ],
    },
    {
      id: 'sensitive',
      title: 'Données sensibles',
      body: [
        'Ton orientation sexuelle et tes centres d’intérêt sexuels ou politiques sont particulièrement protégés. Nous ne les gardons que si tu l’acceptes à part. Tu peux les laisser vides, et retirer ton accord sur ton profil : ils sont alors effacés aussitôt.',
        'Ils ne vont jamais à des partenaires et ne servent jamais à la publicité.',
      ],
    },
    {
      id: 'why',
      title: 'Pour quoi faire',
      body: [
        [
          'Pour fournir le service convenu avec toi : profil, recherche, messages, paiement.',
          'Pour protéger les membres : chaque photo de profil est regardée par un ordinateur puis par une personne, une photo dans une conversation entre membres par un ordinateur seul, un texte de profil où un ordinateur voit un numéro de téléphone, une adresse électronique, un lien ou un âge de moins de 18 ans est d’abord lu par une personne, les réclamations sont traitées, les abus arrêtés. C’est notre intérêt légitime, et en partie notre devoir.',
          'Pour faire ce que la loi demande, comme conserver les factures.',
          'Pour te signaler par message électronique ou notification push les messages et les likes que tu n’as pas encore vus, sans leur contenu. Chaque type se désactive dans tes paramètres, et les messages électroniques aussi par le lien que chacun contient.',
          'Pour la publicité par message électronique ou notification push et pour les données sensibles : seulement avec ton accord.',
        ],
        'Nous ne créons pas de profils publicitaires. Aucune décision ayant des conséquences pour toi n’est prise par un ordinateur seul, à quelques exceptions près : une photo qu’une personne a déjà refusée ou retirée, ou pour laquelle elle a suspendu un compte, est refusée automatiquement, une photo dans une conversation est refusée automatiquement si le contrôle y trouve quelque chose d’interdit, et l’inscription n’accepte pas l’adresse électronique d’un compte bloqué ni, pendant {minor_hours} heures, celle d’une personne trop jeune. Une photo refusée ne te coûte rien. Tu reçois un message électronique avec la raison et tu peux contester.',
      ],
    },
    {
      id: 'hosts',
      title: 'Conversations avec des profils fictifs',
      only: 'desk',
      body: [
        'Des personnes de notre équipe écrivent pour les profils fictifs. Elles lisent les conversations avec ces profils, messages précédents compris, et peuvent ouvrir les photos que tu y envoies. De toi, elles voient ton nom de profil et ce que tu écris, pas ton adresse, ni tes paiements, ni tes autres conversations.',
        'Elles peuvent noter quelque chose sur une telle conversation, pour que la personne suivante la connaisse. Ces notes font partie de la conversation : tu les trouves dans le fichier de tes données, et elles sont effacées avec elle. Chaque ouverture et chaque réponse est enregistrée. Elles ne lisent pas les conversations entre membres.',
      ],
    },
    {
      id: 'age-check',
      title: 'Vérification de l’âge',
      only: 'age-check',
      body: [
        'Là où tu habites, nous devons faire vérifier ton âge avant que tu voies d’autres membres. {age_check} s’en charge, sur sa propre page. Nous donnons à {age_check} une référence de la vérification et l’âge minimum, pas ton nom ni ton adresse électronique, et nous apprenons seulement si tu as {minimum_age} ans ou plus. Ta photo, ta pièce d’identité et ta date de naissance ne nous parviennent pas.',
        'Nous conservons le résultat, sa date, le nom de l’entreprise et la référence jusqu’à l’effacement de ton compte. Si une pièce d’identité montre que tu es trop jeune, ton compte est suspendu aussitôt et automatiquement, jusqu’à ce qu’une personne de notre équipe décide. Tu peux contester.',
      ],
    },
    {
      id: 'verification',
      title: 'Vérification des photos',
      only: 'verification',
      body: [
        'Si tu veux une coche à côté de ton nom, tu te prends en photo dans une pose que nous te demandons. Une personne de notre équipe la compare à l’œil nu à tes photos de profil. Nous n’utilisons pas de reconnaissance faciale et ne créons ni ne conservons de caractéristiques biométriques de ton visage. Tu ne le fais que si tu le veux, et tu peux la retirer jusqu’à la décision.',
        'Seule notre équipe voit la photo, et chaque consultation est enregistrée. Nous la supprimons dès la décision, si tu la retires ou si tu pars, et au plus tard après {verification_days} jours. Elle disparaît de la sauvegarde de notre stockage dans les deux jours qui suivent. Nous retenons lesquelles de tes photos ont été comparées et, en cas de refus, la raison pendant quatorze jours.',
      ],
    },
    {
      id: 'location',
      title: 'Ta position',
      body: [
        'Nous ne demandons ta position que si tu appuies sur le bouton. Ton navigateur l’arrondit à environ un kilomètre avant de l’envoyer. Nous cherchons le nom du lieu et ne gardons pas les coordonnées.',
      ],
    },
    {
      id: 'others',
      title: 'Qui d’autre voit tes données',
      body: [
        'Les autres membres voient ton profil et tes photos approuvées. Tant que tu es invisible, personne ne te trouve dans la recherche.',
        'Les visiteurs ne voient qu’une photo floue où l’on ne te reconnaît pas, ton âge et ta région, sauf si tu en autorises plus dans tes paramètres. Nous demandons aux moteurs de recherche de ne pas référencer les profils ni les photos.',
        'Les entreprises qui travaillent pour nous ne reçoivent que le nécessaire : Amazon Web Services (serveurs, envoi de messages, SMS, contrôle automatique des photos) et notre service de paiement. Un contrat leur interdit tout autre usage.',
        'Les notifications push passent par le service push de ton navigateur (Google, Apple, Mozilla ou Microsoft). Elles sont chiffrées : ce service ne peut pas les lire, mais il voit qu’il en arrive une, et quand.',
        'Nous ne vendons pas tes données et ne transmettons pas ton profil, sauf si tu l’acceptes à part ou si la loi nous y oblige.',
      ],
    },
    {
      id: 'how-long',
      title: 'Combien de temps',
      body: [
        [
          'Tant que tu es membre. Les messages de plus de {history_days} jours ne sont plus affichés.',
          'Si tu supprimes ton compte, il est invisible aussitôt et effacé après {grace_days} jours, avec toutes tes photos et conversations. S’il est suspendu jusqu’à notre décision sur un soupçon, ou si nous devons d’abord conserver des preuves ou un avertissement, nous l’effaçons ensuite. Tout disparaît de nos sauvegardes dans les 35 jours qui suivent.',
          'Les paiements aussi longtemps que la loi fiscale l’exige, séparément de ton compte.',
          'Une photo que tu supprimes : plus personne ne la voit, et elle disparaît de notre stockage au bout de deux semaines environ.',
          'Une photo envoyée que le contrôle automatique n’a pas pu traiter : un jour au plus. Une copie faite pour une réclamation : pendant son traitement, puis six mois en cas de contestation. Une décision sur ton nom, ta photo, ton texte, ton message ou ton compte, avec ce que nous avons retiré : six mois pour une contestation. Après une contestation, six mois de plus. Une photo que nous avons retirée d’une conversation : un an. Un nom de profil que nous avons retiré : jusqu’à ce que nous annulions ce retrait ou que ton compte soit effacé, pour que personne ne puisse le choisir.',
          'Un signalement que tu nous envoies, avec ta confirmation qu’il est exact : jusqu’à six mois après notre réponse, plus longtemps en cas de contestation. Si tu signales quelque chose sans te connecter, aussi ton nom et ton adresse électronique, jusqu’à notre réponse.',
          'De ton adresse électronique, une empreinte illisible (hash) : six mois après l’inscription et après ton départ, pour que les crédits gratuits ne soient donnés qu’une fois, et deux ans après un blocage, pour qu’un membre bloqué ne puisse pas s’en servir pour se réinscrire et soit repéré aussi sur le même appareil, quand il s’inscrit ou se connecte avec un autre compte. Tant qu’un compte est suspendu, nous comparons de la même façon l’empreinte sur l’appareil ; nous ne gardons rien de plus pour cela, et cela prend fin avec la suspension. Nous gardons aussi une telle empreinte de tes photos et de la carte ou du compte avec lequel tu paies, deux ans encore après un blocage. Si une réclamation te concerne à ton départ, l’empreinte reste avec elle.',
          'D’une photo que notre équipe a refusée ou retirée, ou pour laquelle elle a suspendu un compte, une empreinte illisible (hash) : un an, pour que la même image soit refusée automatiquement, même sur un autre compte. D’une photo de conversation que le contrôle automatique a refusée : aussi longtemps que la décision à son sujet.',
          'Du réseau depuis lequel tu te connectes, une empreinte illisible : un an, pour que d’autres ne puissent pas te bloquer l’accès.',
          'Si quelqu’un indique une date de naissance sous l’âge minimum, nous le retenons {minor_hours} heures avec un cookie et une empreinte de l’adresse électronique, sans la date elle-même.',
          'D’un IBAN ou d’un numéro de téléphone bloqué pour le prélèvement, par exemple après un prélèvement rejeté, une empreinte illisible (hash) sans ton nom : tant que ce blocage dure, même si ton compte est effacé.',
          'Une empreinte illisible (hash) du texte avec lequel tu commences une conversation, un jour au plus, pour empêcher les messages en masse.',
          'Que tu as envoyé des liens ou demandé de l’argent dans des conversations, atteint une limite de nouvelles conversations, que ton inscription a eu lieu sur l’appareil d’un autre compte, que ton inscription, ta connexion ou la réinitialisation de ton mot de passe a eu lieu sur l’appareil d’un compte alors bloqué ou suspendu, que ta photo ressemble à celle d’un autre compte, que tu as payé avec la carte ou le compte bancaire d’un membre bloqué, ou que quelqu’un s’est plaint de toi : {signal_days} jours, sans le texte ni la photo. Un ordinateur cherche ces signes dans les messages, les photos et les paiements. Ils aident seulement notre équipe à décider quels comptes regarder en premier.',
          'Si nous bloquons quelqu’un pour escroquerie, les membres qui ont échangé des messages avec ce compte reçoivent une copie de la conversation, sans photos : {kept_chat_days} jours, même si le compte est effacé entre-temps.',
          'Les notes de notre équipe sur ton compte : jusqu’à ce qu’il soit effacé. Elles figurent dans le fichier avec tes données. Les notes sur un signalement : aussi longtemps que le signalement.',
          'Ce que notre équipe a fait de ton compte et pourquoi, dans ses propres mots : deux ans. Une fois ton compte effacé, cela ne renvoie plus à toi.',
          'Une preuve de ton âge ou de ton identité que tu nous envoies : jusqu’à ce que nous l’ayons vérifiée, 30 jours au plus.',
          'Les journaux techniques un mois, sans adresses électroniques ni ce que tu as cherché.',
        ],
      ],
    },
    {
      id: 'rights',
      title: 'Ce que tu peux faire',
      body: [
        [
          'Consulter et emporter : dans tes paramètres, un appui suffit pour demander un fichier avec tout ce que nous avons sur toi.',
          'Corriger : sur ton profil et dans tes paramètres ; ton nom, ton genre et ta date de naissance en écrivant à {support_email}.',
          'Effacer : supprime ton compte.',
          'Retirer ton accord : sur ton profil et dans tes paramètres.',
          'T’opposer ou demander une limitation : écris à {support_email}. Tu as une réponse sous un mois.',
        ],
      ],
    },
    {
      id: 'authority',
      title: 'Autorité de contrôle',
      only: 'eu',
      body: ['Si tu n’es pas d’accord avec nous, tu peux saisir l’autorité de protection des données de ton pays.'],
    },
    {
      id: 'security',
      title: 'Sécurité',
      body: [
        'Tout le trafic est chiffré, tout comme ce que nous stockons. Nous ne pouvons pas lire les mots de passe. Les photos ne se voient que par des adresses qui cessent vite de fonctionner. Notre équipe se connecte avec une double authentification, et tout ce qu’elle fait est enregistré.',
      ],
    },
  ],
}
