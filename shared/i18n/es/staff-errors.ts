import type { Translation } from '../languages.ts'
import type { staffErrors as source } from '../nl/staff-errors.ts'

export const staffErrors = {
  staff_required: 'Inicia sesión en la consola.',
  role_required: 'Esta tarea no forma parte de tu función.',
  already_decided: 'Esto ya está decidido.',
  fictional_profile: 'El nombre de un perfil ficticio no se puede retirar con una decisión.',
  case_undecided: 'Hay un caso abierto sobre este miembro. Respóndelo primero.',
  under_minimum_age:
    'Según la fecha de nacimiento del perfil, el miembro no llega a la edad mínima. Corrígela primero en su ficha.',
  warning_required: 'Antes hace falta una advertencia por la misma norma que siga en vigor.',
  reason_required: 'Elige un motivo.',
  not_waiting: 'Esta conversación ya no espera respuesta.',
  desk_claimed: '{by} está atendiendo esta conversación.',
  complaint_owned: '{by} está con esta queja.',
  outcome_mismatch:
    'Este resultado no coincide con lo que se decidió. «Estimada» exige una decisión sobre el miembro; los demás solo valen sin ella.',
  placeholder_left: 'Rellena primero los huecos entre corchetes, o bórralos.',
  photos_changed: 'El miembro tiene ahora otras fotos. Compara de nuevo.',
  picture_not_seen: 'Abre primero la foto y compárala con el perfil.',
  conversation_changed: 'Acaba de llegar un mensaje nuevo. Léelo primero y envía después tu respuesta.',
  campaign_changed: 'Ha cambiado. Vuelve a mirarlo.',
  campaign_incomplete: 'Todavía falta texto.',
  campaign_too_long: 'El texto es demasiado largo o tiene demasiados párrafos.',
  own_campaign: 'Debe aprobarlo otra persona.',
  discount_changed: 'Alguien ha cambiado este código mientras tanto. Vuelve a mirarlo.',
  code_taken: 'Este código ya existe.',
  code_reserved: 'El propio sitio usa este nombre. Elige otro.',
  member_unknown: 'No hay ningún miembro con este número.',
  member_gone: 'Este miembro ya no está. Introduce el número de otro miembro.',
  currency_mismatch: 'Esta no es la moneda de este país.',
  expiry_past: 'Elige un momento futuro.',
  refund_changed: 'Este reembolso ha cambiado mientras tanto. Vuelve a mirarlo.',
  refund_too_high: 'Ya no se puede devolver tanto.',
  own_refund: 'Tiene que aprobarlo otra persona.',
  own_decision: 'La decisión es tuya. Ahora resuelve otra persona.',
  own_erasure: 'Lo has pedido tú. Debe aprobarlo otra persona.',
} as const satisfies Translation<typeof source>
