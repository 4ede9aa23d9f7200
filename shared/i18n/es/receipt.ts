import type { Translation } from '../languages.ts'
import type { receipt as source } from '../nl/receipt.ts'

export const receipt = {
  title: 'Comprobante de pago',
  print: 'Imprimir',
  vat: 'Incluye un {rate} de {tax}',
  seller: 'Vendedor',
  register: 'Registro: {register}',
  vatNumber: 'NIF-IVA: {numbers}',
  consent: 'El {moment} pediste la entrega inmediata. Por eso los créditos usados ya no se pueden devolver.',
  terms: 'El {moment} aceptaste nuestras condiciones del {version}.',
  withdrawal:
    'Hasta el {day} incluido puedes desistir de este contrato respecto a los créditos sin usar. Abre este pago en {site} y pulsa «{button}».',
  cancellation:
    'Hasta el {day} incluido puedes cancelar los créditos sin usar. Abre este pago en {site} y elige «{button}».',
  withdraw: {
    button: 'Desistir del contrato aquí',
    until: 'Puedes desistir hasta el {day} incluido',
    title: 'Desistir del contrato',
    statement: 'Desistes de la compra {reference} a nombre de {name}. La confirmación llegará a {email}.',
    confirm: 'Confirmar el desistimiento',
    done: 'Desistimiento confirmado. Te devolvemos {price}.',
  },
} as const satisfies Translation<typeof source>
