import type { Translation } from '../languages.ts'
import type { likes as source } from '../nl/likes.ts'

export const likes = {
  title: 'Likes',
  tabs: {
    label: 'Types de likes',
    received: 'Reçus',
    sent: 'Envoyés',
    matches: 'Matchs',
    favourites: 'Favoris',
    looks: 'Visites',
  },
  total: {
    received: '{total, plural, one {Tu plais à # personne} other {Tu plais à # personnes}}',
    sent: '{total, plural, one {# personne te plaît} other {# personnes te plaisent}}',
    matches: '{total, plural, one {C’est réciproque avec # personne} other {C’est réciproque avec # personnes}}',
  },
  new: 'Nouveau',
  match: 'Match',
  like: 'Envoyer un like à {name}',
  unlike: 'Retirer ton like à {name}',
  options: 'Plus sur {name}',
  more: 'Plus de likes',
  empty: {
    received: { title: 'Pas encore de likes', text: 'Montre que tu es là : envoie toi-même quelques likes.' },
    sent: { title: 'Pas encore de like envoyé', text: 'Touche le cœur quand quelqu’un te plaît.' },
    matches: { title: 'Pas encore de matchs', text: 'Quand vous vous plaisez, tu retrouves la personne ici.' },
    toMembers: 'Voir les membres',
  },
  favourites: {
    add: 'Ajouter {name} à tes favoris',
    remove: 'Retirer {name} de tes favoris',
    more: 'Plus de favoris',
    private: 'Personne d’autre ne voit qui sont tes favoris.',
    none: 'Pas encore de favoris',
    hint: 'Touche l’étoile d’un profil pour retrouver la personne ici. Personne d’autre ne le voit.',
  },
  looks: {
    note: 'Qui a regardé ton profil ces {days} derniers jours. Personne d’autre ne le voit.',
    none: 'Personne n’est encore passé',
    hint: 'Ceux qui regardent ton profil restent ici {days} jours. Si tu regardes le leur, ils te voient de la même façon.',
    off: 'C’est désactivé',
    offText: 'Tu ne vois pas qui a regardé ton profil, et personne ne voit que tu as regardé le sien.',
    toSettings: 'Ouvrir les paramètres',
    more: 'Plus de personnes',
  },
  modal: { title: 'Tu plais à {name}', toProfile: 'Voir le profil' },
  newLike: { title: 'Nouveau like !', photo: 'Voir le profil de {name}', write: 'Écrire à {name}' },
  moment: {
    title: 'Le courant passe',
    text: '{name} et toi, vous vous plaisez.',
    lines: 'Premières phrases pour {name}',
    write: 'Écrire à {name}',
    later: 'Plus tard',
  },
  toast: { like: 'Tu plais à {name}.', see: 'Voir' },
} as const satisfies Translation<typeof source>
