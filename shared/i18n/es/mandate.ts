import type { Translation } from '../languages.ts'
import type { mandate as source } from '../nl/mandate.ts'

export const mandate = {
  sms: '{code} es tu código para la domiciliación en {site}. Vale {minutes} minutos. No lo compartas.',
  creditor: 'Acreedor: {creditor}, {address}. Identificador del acreedor: {id}.',
  debit:
    'Un único cargo de {amount} por {credits} créditos, el {date} o poco después. Recibirás la referencia del mandato por correo.',
  authority:
    'Autorizas a {creditor} a enviar a tu banco la orden de cargar este importe una vez en tu cuenta, y a tu banco a cargarlo según la orden de {creditor}.',
  notice: 'Avisaremos del cargo por correo al menos un día hábil bancario antes, en lugar de catorce días.',
  refund:
    'Tienes derecho a que tu banco te devuelva el cargo según las condiciones de tu contrato. Debes pedirlo en las ocho semanas siguientes.',
} as const satisfies Translation<typeof source>
