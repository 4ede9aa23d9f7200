import type { PageText } from '../../page-text.ts'

export const page: PageText = {
  title: 'Rencontres en sécurité',
  lead: 'La plupart des membres cherchent simplement une belle rencontre. Voici comment reconnaître ceux qui veulent autre chose, et comment rester tranquille.',
  sections: [
    {
      id: 'money',
      title: 'Jamais d’argent',
      body: [
        'Ne donne et ne prête jamais d’argent à une personne que tu ne connais que par ce site, même si l’histoire paraît urgente. Pas de cartes cadeaux, de codes ni de crypto non plus. Une personne sincère n’en demande pas.',
        'On te promet des gains en Bourse ou en crypto ? C’est une arnaque, même si tu gagnes un peu au début. Si tu as déjà payé, appelle tout de suite ta banque et porte plainte.',
      ],
    },
    {
      id: 'contact',
      title: 'Reste d’abord ici',
      body: [
        'Ne donne ton numéro, ton adresse et ton nom de famille que lorsque tu fais confiance à la personne. Ici, tu peux toujours la bloquer et la signaler ; ailleurs, nous ne pouvons rien pour toi.',
        'N’ouvre pas les liens de personnes que tu ne connais pas et ne te connecte jamais par un tel lien. Nous ne demandons jamais ton mot de passe.',
      ],
    },
    {
      id: 'photos',
      title: 'Sous pression',
      body: [
        'Ne partage pas de photos avec lesquelles on pourrait faire pression sur toi. Si cela arrive quand même : ne paie pas, garde les messages et signale-le. Ce n’est pas ta faute.',
      ],
    },
    {
      id: 'meeting',
      title: 'Le premier rendez-vous',
      body: [
        [
          'Choisis un lieu où il y a du monde.',
          'Dis à quelqu’un où tu es et avec qui.',
          'Assure-toi de pouvoir rentrer sans aide.',
          'Bois peu et garde ton verre près de toi.',
          'Tu ne le sens pas ? Alors pars. Tu n’as rien à expliquer.',
        ],
      ],
    },
    {
      id: 'report',
      title: 'Bloquer et signaler',
      body: [
        'Bloque la personne dans le menu de la conversation ou du profil, et signale-la sur la page [Réclamations](/complaints). Nous gardons alors les preuves, et l’autre ne saura pas que tu as signalé quelque chose.',
        'Un danger en ce moment ? Appelle les urgences.',
      ],
    },
  ],
}
