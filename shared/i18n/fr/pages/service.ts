import type { PageText } from '../../page-text.ts'

export const page: PageText = {
  title: 'Service client',
  lead: 'Il y a des gens derrière ce site. Voici comment les joindre.',
  sections: [
    {
      id: 'contact',
      title: 'Nous contacter',
      body: [
        'Écris-nous : {support_email}. Écris depuis l’adresse de ton compte, nous t’aiderons plus vite. Nous répondons sous deux jours ouvrés.',
        'Téléphone : {support_phone}.',
      ],
    },
    {
      id: 'first',
      title: 'La réponse est peut-être déjà là',
      body: [
        'La plupart des réponses sont dans les [Questions fréquentes](/pages/faq). Pour être remboursé, lis [Remboursements](/pages/return-policy). Pour signaler quelque chose d’interdit, va sur la page [Réclamations](/complaints).',
      ],
    },
    {
      id: 'company',
      title: 'Mentions légales',
      body: [
        [
          '{company} ({tradenames})',
          '{address}',
          '{city}, {country}',
          'Registre : {register}',
          'Numéro de TVA : {vat}',
        ],
      ],
    },
    {
      id: 'authorities',
      only: 'eu',
      title: 'Point de contact pour les autorités',
      body: [
        'Les autorités des pays de l’UE, la Commission européenne et le Comité européen des services numériques nous joignent directement à {support_email}, en anglais ou dans une langue officielle de notre pays, {country} (article 11 du règlement sur les services numériques). Membres et visiteurs peuvent nous écrire à la même adresse (article 12).',
        'Tu as vu quelque chose d’illégal selon toi ? Signale-le dans le menu du profil ou sur la page [Réclamations](/complaints). Tu n’as pas besoin de compte.',
      ],
    },
    {
      id: 'sources',
      title: 'Avec nos remerciements',
      body: ['Les noms de lieux viennent de GeoNames (geonames.org), licence CC BY 4.0.'],
    },
  ],
}
