import type { Translation } from '../languages.ts'
import type { staffErrors as source } from '../nl/staff-errors.ts'

export const staffErrors = {
  staff_required: 'Connecte-toi à la console.',
  role_required: 'Cette tâche ne fait pas partie de ton rôle.',
  already_decided: 'C’est déjà décidé.',
  fictional_profile: 'Le nom d’un profil fictif ne peut pas être retiré par une décision.',
  case_undecided: 'Un dossier sur ce membre est encore ouvert. Réponds-y d’abord.',
  under_minimum_age:
    'D’après la date de naissance du profil, le membre n’a pas l’âge minimum. Corrige-la d’abord dans sa fiche.',
  warning_required: 'Il faut d’abord un avertissement pour la même règle, encore valable.',
  reason_required: 'Choisis une raison.',
  not_waiting: 'Cette conversation n’attend plus de réponse.',
  desk_claimed: '{by} s’occupe de cette conversation.',
  complaint_owned: '{by} s’occupe de cette réclamation.',
  outcome_mismatch:
    'Cette issue ne correspond pas à ce qui a été décidé. Une réclamation fondée demande une décision sur le membre ; les autres issues n’en admettent aucune.',
  placeholder_left: 'Remplis d’abord les passages entre crochets, ou supprime-les.',
  photos_changed: 'Les photos de ce membre ont changé. Compare à nouveau.',
  picture_not_seen: 'Ouvre d’abord la photo et compare-la au profil.',
  conversation_changed: 'Un nouveau message vient d’arriver. Lis-le d’abord, puis envoie ta réponse.',
  campaign_changed: 'Modifié entre-temps. Relis le tout.',
  campaign_incomplete: 'Il manque encore du texte.',
  campaign_too_long: 'Le texte est trop long ou a trop de paragraphes.',
  own_campaign: 'Quelqu’un d’autre doit l’approuver.',
  discount_changed: 'Quelqu’un a modifié ce code entre-temps. Regarde-le de nouveau.',
  code_taken: 'Ce code existe déjà.',
  code_reserved: 'Le site utilise lui-même ce nom. Choisis-en un autre.',
  member_unknown: 'Aucun membre n’a ce numéro.',
  member_gone: 'Ce membre n’est plus là. Saisis le numéro d’un autre membre.',
  currency_mismatch: 'Ce n’est pas la monnaie de ce pays.',
  expiry_past: 'Choisis un moment à venir.',
  refund_changed: 'Ce remboursement a changé entre-temps. Regarde-le de nouveau.',
  refund_too_high: 'Il ne reste pas autant à rembourser.',
  own_refund: 'Quelqu’un d’autre doit l’approuver.',
  own_decision: 'C’est ta décision. À une autre personne de trancher maintenant.',
  own_erasure: 'C’est toi qui l’as demandé. Quelqu’un d’autre doit l’approuver.',
} as const satisfies Translation<typeof source>
