import type { Translation } from '../languages.ts'
import type { verification as source } from '../nl/verification.ts'

export const verification = {
  title: 'Verifica tus fotos',
  lead: 'Hazte una foto en una pose que te pedimos. Una persona de nuestro equipo la compara con tus fotos. Si coinciden, los demás ven una marca junto a tu nombre.',
  kept: 'Solo nuestro equipo ve esta foto. Compara a simple vista, sin reconocimiento facial. La borramos en cuanto hay una decisión, y como mucho a los {days} días.',
  daily: 'Puedes empezar {max} veces al día.',
  needsPhoto: 'Para esto necesitas una foto principal aprobada.',
  start: 'Ver la pose',
  poseTitle: 'Tu pose',
  poseHint: 'Tu cara tiene que verse bien, sin gafas de sol ni filtros.',
  until: 'Envía tu foto antes de las {time}.',
  take: 'Hacer una foto',
  choose: 'Elegir una foto',
  sending: 'Enviando tu foto',
  failed: 'Tu foto no se ha enviado. Inténtalo de nuevo.',
  inspecting: 'Estamos comprobando tu foto.',
  waiting:
    'Tu foto ha llegado. Una persona de nuestro equipo la comparará con tus fotos. Recibirás el resultado por correo.',
  withdraw: 'Retirar y borrar la foto',
  stop: 'Parar',
  refused: 'Tu verificación no ha salido bien',
  again: 'Empezar de nuevo',
  verified: 'Tu foto principal está verificada',
  verifiedHint:
    'Los demás ven una marca junto a tu nombre. Va con las fotos que comparamos: si pones otra foto principal, desaparece hasta que verifiques de nuevo.',
  loadFailed: 'No hemos podido cargar esto.',
  retry: 'Intentar de nuevo',
  poses: {
    hand_up: 'Levanta una mano junto a la cabeza',
    both_hands_up: 'Levanta las dos manos',
    hand_on_head: 'Pon una mano sobre la cabeza',
    hands_on_cheeks: 'Pon las manos en las mejillas',
    hand_on_shoulder: 'Pon una mano en el hombro contrario',
    arms_crossed: 'Cruza los brazos delante del pecho',
    hand_under_chin: 'Pon una mano bajo la barbilla',
    hand_behind_ear: 'Pon una mano detrás de la oreja',
    finger_on_nose: 'Toca tu nariz con un dedo',
    hand_over_brow: 'Pon una mano por encima de los ojos',
  },
  reasons: {
    other_person: 'La persona de esta foto no se parecía a la de tu perfil.',
    other_pose: 'No era la pose que pedimos.',
    face_hidden: 'Tu cara no se veía bien.',
    photos_unclear:
      'Tu cara no se ve lo bastante bien en tus fotos de perfil. Elige antes una foto principal más clara.',
    unreadable: 'No pudimos leer el archivo como foto, o era demasiado pequeña.',
    not_decided: 'No llegamos a verla a tiempo. Tu foto está borrada.',
  },
} satisfies Translation<typeof source>
