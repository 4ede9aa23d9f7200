import type { Translation } from '../languages.ts'
import type { verification as source } from '../nl/verification.ts'

export const verification = {
  title: 'Fais vérifier tes photos',
  lead: 'Prends-toi en photo dans une pose que nous te demandons. Une personne de notre équipe la compare à tes photos. Si c’est bien toi, les autres voient une coche à côté de ton nom.',
  kept: 'Seule notre équipe voit cette photo. Elle compare à l’œil nu, sans reconnaissance faciale. Nous la supprimons dès la décision, et au plus tard après {days} jours.',
  daily: 'Tu peux commencer {max} fois par jour.',
  needsPhoto: 'Il te faut d’abord une photo principale approuvée.',
  start: 'Afficher la pose',
  poseTitle: 'Ta pose',
  poseHint: 'Ton visage doit être bien visible, sans lunettes de soleil ni filtre.',
  until: 'Envoie ta photo avant {time}.',
  take: 'Prendre une photo',
  choose: 'Choisir une photo',
  sending: 'Envoi de ta photo',
  failed: 'Ta photo n’a pas été envoyée. Réessaie.',
  inspecting: 'Nous lisons ta photo.',
  waiting:
    'Ta photo est arrivée. Une personne de notre équipe va la comparer à tes photos, puis nous t’écrirons le résultat.',
  withdraw: 'Retirer et supprimer la photo',
  stop: 'Arrêter',
  refused: 'Ta vérification n’a pas abouti',
  again: 'Recommencer',
  verified: 'Ta photo principale est vérifiée',
  verifiedHint:
    'Les autres voient une coche à côté de ton nom. Elle est liée aux photos que nous avons comparées : avec une autre photo principale, elle disparaît jusqu’à une nouvelle vérification.',
  loadFailed: 'Impossible de charger cette partie.',
  retry: 'Réessayer',
  poses: {
    hand_up: 'Lève une main à côté de la tête',
    both_hands_up: 'Lève les deux mains',
    hand_on_head: 'Pose une main sur la tête',
    hands_on_cheeks: 'Pose les mains sur tes joues',
    hand_on_shoulder: 'Pose une main sur l’autre épaule',
    arms_crossed: 'Croise les bras devant la poitrine',
    hand_under_chin: 'Pose une main sous le menton',
    hand_behind_ear: 'Mets une main derrière l’oreille',
    finger_on_nose: 'Touche ton nez avec un doigt',
    hand_over_brow: 'Mets une main au-dessus des yeux',
  },
  reasons: {
    other_person: 'La personne sur cette photo ne ressemblait pas à celle de ton profil.',
    other_pose: 'Ce n’était pas la pose demandée.',
    face_hidden: 'Ton visage n’était pas bien visible.',
    photos_unclear:
      'Ton visage n’est pas assez net sur tes photos de profil. Choisis d’abord une photo principale plus claire.',
    unreadable: 'Nous n’avons pas pu lire le fichier, ou la photo était trop petite.',
    not_decided: 'Nous n’avons pas pu la regarder à temps. Ta photo est supprimée.',
  },
} satisfies Translation<typeof source>
