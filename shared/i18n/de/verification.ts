import type { Translation } from '../languages.ts'
import type { verification as source } from '../nl/verification.ts'

export const verification = {
  title: 'Lass deine Fotos verifizieren',
  lead: 'Mach ein Foto von dir in einer Pose, die wir vorgeben. Jemand aus unserem Team vergleicht es mit deinen Fotos. Passt es, sehen andere ein Häkchen neben deinem Namen.',
  kept: 'Nur unser Team sieht dieses Foto. Es vergleicht mit bloßem Auge, ohne Gesichtserkennung. Wir löschen das Foto mit der Entscheidung, spätestens nach {days} Tagen.',
  daily: 'Du kannst {max}-mal am Tag beginnen.',
  needsPhoto: 'Dafür brauchst du ein Hauptfoto, das freigegeben ist.',
  start: 'Pose anzeigen',
  poseTitle: 'So kommst du aufs Foto',
  poseHint: 'Dein Gesicht muss gut zu sehen sein, ohne Sonnenbrille und Filter.',
  until: 'Sende dein Foto bis {time}.',
  take: 'Foto aufnehmen',
  choose: 'Foto wählen',
  sending: 'Dein Foto wird gesendet',
  failed: 'Dein Foto wurde nicht gesendet. Versuch es noch einmal.',
  inspecting: 'Wir prüfen, ob dein Foto lesbar ist.',
  waiting:
    'Dein Foto ist da. Jemand aus unserem Team vergleicht es mit deinen Fotos. Das Ergebnis bekommst du per E-Mail.',
  withdraw: 'Zurückziehen und Foto löschen',
  stop: 'Abbrechen',
  refused: 'Deine Verifizierung hat nicht geklappt',
  again: 'Neu beginnen',
  verified: 'Dein Hauptfoto ist verifiziert',
  verifiedHint:
    'Andere sehen ein Häkchen neben deinem Namen. Es gehört zu den Fotos, die wir verglichen haben: Wählst du ein anderes Hauptfoto, verschwindet es, bis du dich neu verifizierst.',
  loadFailed: 'Das konnten wir nicht laden.',
  retry: 'Noch einmal versuchen',
  poses: {
    hand_up: 'Heb eine Hand neben den Kopf',
    both_hands_up: 'Heb beide Hände',
    hand_on_head: 'Leg eine Hand auf den Kopf',
    hands_on_cheeks: 'Leg beide Hände an die Wangen',
    hand_on_shoulder: 'Leg eine Hand auf die andere Schulter',
    arms_crossed: 'Verschränk die Arme vor der Brust',
    hand_under_chin: 'Leg eine Hand unters Kinn',
    hand_behind_ear: 'Halt eine Hand hinter dein Ohr',
    finger_on_nose: 'Berühr deine Nase mit einem Finger',
    hand_over_brow: 'Halt eine Hand über die Augen',
  },
  reasons: {
    other_person: 'Die Person auf diesem Foto sah nicht aus wie die auf deinem Profil.',
    other_pose: 'Du warst nicht in der Pose, die wir vorgegeben haben.',
    face_hidden: 'Dein Gesicht war nicht gut zu sehen.',
    photos_unclear:
      'Auf deinen Profilfotos ist dein Gesicht nicht gut genug zu sehen. Wähl zuerst ein deutlicheres Hauptfoto.',
    unreadable: 'Wir konnten die Datei nicht als Foto lesen, oder es war zu klein.',
    not_decided: 'Wir haben es nicht rechtzeitig geschafft. Dein Foto ist gelöscht.',
  },
} satisfies Translation<typeof source>
