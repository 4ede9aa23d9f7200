import type { Translation } from '../languages.ts'
import type { verification as source } from '../nl/verification.ts'

export const verification = {
  title: 'Fai verificare le tue foto',
  lead: 'Scattati una foto in una posa che ti chiediamo. Una persona del nostro team la confronta con le tue foto. Se corrispondono, gli altri vedono una spunta accanto al tuo nome.',
  kept: 'Solo il nostro team vede questa foto. La confronta a occhio, senza riconoscimento facciale. La cancelliamo appena c’è una decisione, e al più tardi dopo {days} giorni.',
  daily: 'Puoi iniziare {max} volte al giorno.',
  needsPhoto: 'Per questo ti serve una foto principale approvata.',
  start: 'Mostra la posa',
  poseTitle: 'La tua posa',
  poseHint: 'Il viso deve vedersi bene, senza occhiali da sole né filtri.',
  until: 'Invia la foto entro le {time}.',
  take: 'Scatta una foto',
  choose: 'Scegli una foto',
  sending: 'Invio della foto',
  failed: 'La foto non è stata inviata. Riprova.',
  inspecting: 'Stiamo leggendo la tua foto.',
  waiting:
    'La tua foto è arrivata. Una persona del nostro team la confronterà con le tue foto. Riceverai l’esito per email.',
  withdraw: 'Ritira e cancella la foto',
  stop: 'Interrompi',
  refused: 'La verifica non è riuscita',
  again: 'Ricomincia',
  verified: 'La tua foto principale è verificata',
  verifiedHint:
    'Gli altri vedono una spunta accanto al tuo nome. È legata alle foto che abbiamo confrontato: con un’altra foto principale sparisce finché non ripeti la verifica.',
  loadFailed: 'Non siamo riusciti a caricare questa parte.',
  retry: 'Riprova',
  poses: {
    hand_up: 'Alza una mano accanto alla testa',
    both_hands_up: 'Alza entrambe le mani',
    hand_on_head: 'Metti una mano sulla testa',
    hands_on_cheeks: 'Metti le mani sulle guance',
    hand_on_shoulder: 'Metti una mano sull’altra spalla',
    arms_crossed: 'Incrocia le braccia davanti al petto',
    hand_under_chin: 'Metti una mano sotto il mento',
    hand_behind_ear: 'Metti una mano dietro l’orecchio',
    finger_on_nose: 'Tocca il naso con un dito',
    hand_over_brow: 'Metti una mano sopra gli occhi',
  },
  reasons: {
    other_person: 'La persona in questa foto non somigliava a quella del tuo profilo.',
    other_pose: 'Non era la posa che avevamo chiesto.',
    face_hidden: 'Il viso non si vedeva bene.',
    photos_unclear:
      'Nelle foto del profilo il tuo viso non si vede abbastanza bene. Scegli prima una foto principale più chiara.',
    unreadable: 'Non siamo riusciti a leggere il file come foto, o era troppo piccola.',
    not_decided: 'Non abbiamo fatto in tempo a guardarla. La tua foto è cancellata.',
  },
} satisfies Translation<typeof source>
