import type { Translation } from '../languages.ts'
import type { meeting as source } from '../nl/meeting.ts'

export const meeting = {
  /** Matches offered after signup. */
  matches: {
    title: 'Tes matchs',
    lead: 'Ces personnes correspondent à ce que tu cherches, et toi à ce qu’elles cherchent.',
    none: 'Pas encore de match',
    noneText: 'De nouvelles personnes arrivent sans cesse. En attendant, explore tranquillement.',
    toMembers: 'Voir tous les membres',
  },
  similar: {
    title: 'Profils similaires',
    total: '{total, plural, one {# membre} other {# membres}}',
    more: 'Afficher plus',
  },
  finder: {
    title: 'Trouver un match',
    lead: 'Dis ce que tu cherches et vois qui te correspond.',
    age: 'Quel âge cherches-tu ?',
    ages: { '18-35': 'De 18 à 35 ans', '35+': '35 ans et plus' },
    reason: 'Que cherches-tu ?',
    interests: 'Qu’aimes-tu partager ? Choisis-en {count} au plus.',
    moreInterests: 'Plus de centres d’intérêt',
    distance: 'À quelle distance ?',
    /** Heading of the photos of matching members, for screen readers. */
    faces: 'Ces personnes correspondent',
    appearance: 'Quelle apparence te plaît ?',
    appearances: { normal: 'Normale', sexy: 'Sexy' },
    race: 'Quelle origine te plaît ?',
    races: { white: 'Blanche', other: 'Autre' },
    pass: 'Je passe',
    noEffect:
      'Facultatif, et sans effet sur les personnes affichées : les profils ne contiennent rien de tel. Ta réponse reste sur cet écran ; elle n’est ni envoyée ni conservée.',
    again: 'Autres réponses',
    none: 'Personne pour l’instant',
    noneText: 'Élargis une réponse ou reviens plus tard.',
    /** Answers to loosen after an empty result. */
    loosen: {
      distance: 'Dans tout le pays',
      interests: 'Sans centres d’intérêt',
      reason: 'Quoi que l’autre cherche',
      age: 'Tous les âges',
    },
    more: 'Plus de membres',
  },
  /** Why a member fits, on their card. */
  reasons: {
    interests: 'En commun : {interests}',
    aim: 'Cherche aussi : {aim}',
    near: 'Près de toi',
  },
  swipe: {
    title: 'Jeu du swipe',
    left: '{count, plural, =0 {Plus de likes aujourd’hui} one {Encore # like aujourd’hui} other {Encore # likes aujourd’hui}}',
    like: 'Envoyer un like à {name}',
    pass: 'Passer {name}',
    undo: 'Faire revenir {name}',
    unfold: 'En savoir plus sur {name}',
    liked: 'Like',
    passed: 'Je passe',
    keys: 'Ou avec les flèches : à gauche pour passer, à droite pour liker.',
    toProfile: 'Voir le profil de {name}',
    shown: '{name}, {age} ans',
    over: 'Tes likes du jour sont épuisés',
    overText: 'Il y en aura de nouveaux dans <time></time>. Sur un profil, tu peux toujours liker autant que tu veux.',
    toLikes: 'Voir tes likes',
    toMembers: 'Voir les membres',
    all: 'C’est tout pour le moment',
    allText: 'De nouvelles personnes arrivent sans cesse. Reviens plus tard ou cherche par toi-même.',
  },
} as const satisfies Translation<typeof source>
