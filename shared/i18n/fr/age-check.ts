import type { Translation } from '../languages.ts'
import type { ageCheck as source } from '../nl/age-check.ts'

export const ageCheck = {
  title: 'Prouve que tu as l’âge requis',
  why: 'Les règles de ton pays nous obligent à faire vérifier ton âge avant que tu voies d’autres membres. C’est {provider}, une entreprise extérieure à ce site, qui s’en charge.',
  how: '{provider} te demande, sur sa propre page, une photo de ton visage ou une pièce d’identité. Nous apprenons seulement si tu as {age} ans ou plus. Ta photo, ta pièce d’identité et ta date de naissance ne nous parviennent pas.',
  shared:
    'Nous donnons à {provider} une référence de cette vérification et l’âge minimum, pas ton nom ni ton adresse électronique. Nous conservons le résultat, sa date, le nom {provider} et la référence.',
  start: 'Aller chez {provider}',
  again: 'Réessayer',
  resume: 'Continuer chez {provider}',
  daily: 'Tu peux commencer {max} fois par jour.',
  open: 'Il n’y a pas encore de résultat. Dès que {provider} le donne, la suite s’affiche automatiquement.',
  failed: '{provider} n’a pas pu établir que tu as l’âge requis. Réessaie, par exemple avec une pièce d’identité.',
  under:
    'Selon {provider}, tu as moins de {age} ans. C’est une personne de notre équipe qui décide, pas un ordinateur. Nous t’écrirons à ton adresse électronique.',
  passed: '{provider} confirme que tu as l’âge requis. Tout t’est ouvert maintenant.',
  passedTitle: 'Ton âge convient',
  notNeededTitle: 'Aucune vérification nécessaire',
  notNeeded: 'Tu n’as pas à prouver ton âge sur ce site.',
  toMembers: 'Voir les membres',
  meanwhile: 'En attendant, tout ce qui est à toi reste accessible, y compris tes crédits et tes paiements.',
  profile: 'Ton profil',
  settings: 'Paramètres',
  payments: 'Tes paiements',
  help: 'Ça ne marche pas ? Écris à {support_email}.',
  loadFailed: 'Nous n’avons pas pu charger cette page.',
} as const satisfies Translation<typeof source>
