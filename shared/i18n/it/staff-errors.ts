import type { Translation } from '../languages.ts'
import type { staffErrors as source } from '../nl/staff-errors.ts'

export const staffErrors = {
  staff_required: 'Accedi alla console.',
  role_required: 'Questo compito non fa parte del tuo ruolo.',
  already_decided: 'Su questo è già stato deciso.',
  fictional_profile: 'Il nome di un profilo fittizio non si può togliere con una decisione.',
  case_undecided: 'C’è ancora un caso aperto su questo iscritto. Rispondi prima a quello.',
  under_minimum_age:
    'Secondo la data di nascita nel profilo, l’iscritto è sotto l’età minima. Correggila prima nella sua scheda.',
  warning_required: 'Serve prima un avvertimento per la stessa regola che sia ancora valido.',
  reason_required: 'Scegli un motivo.',
  not_waiting: 'Questa conversazione non aspetta più una risposta.',
  desk_claimed: '{by} sta seguendo questa conversazione.',
  complaint_owned: '{by} sta seguendo questo reclamo.',
  outcome_mismatch:
    'Questo esito non corrisponde a ciò che è stato deciso. «Accolto» richiede una decisione sull’iscritto; gli altri esiti valgono solo senza.',
  placeholder_left: 'Compila prima i punti tra parentesi quadre, oppure toglili.',
  photos_changed: 'Ora l’iscritto ha altre foto. Confronta di nuovo.',
  picture_not_seen: 'Apri prima la foto e confrontala con il profilo.',
  conversation_changed: 'È appena arrivato un nuovo messaggio. Leggilo prima, poi invia la risposta.',
  campaign_changed: 'Nel frattempo è cambiato. Riguardalo.',
  campaign_incomplete: 'Manca ancora del testo.',
  campaign_too_long: 'Il testo è troppo lungo o ha troppi paragrafi.',
  own_campaign: 'Deve approvarlo un’altra persona.',
  discount_changed: 'Nel frattempo qualcuno ha modificato questo codice. Guardalo di nuovo.',
  code_taken: 'Questo codice esiste già.',
  code_reserved: 'Il sito stesso usa questo nome. Scegline un altro.',
  member_unknown: 'Nessun iscritto ha questo numero.',
  member_gone: 'Questo iscritto non c’è più. Inserisci il numero di un altro iscritto.',
  currency_mismatch: 'Questa non è la valuta di questo paese.',
  expiry_past: 'Scegli un momento futuro.',
  refund_changed: 'Nel frattempo questo rimborso è cambiato. Guardalo di nuovo.',
  refund_too_high: 'Non si può più rimborsare così tanto.',
  own_refund: 'Deve approvarlo un’altra persona.',
  own_decision: 'La decisione è tua. Ora decide un’altra persona.',
  own_erasure: 'L’hai chiesto tu. Deve approvarlo un’altra persona.',
} as const satisfies Translation<typeof source>
