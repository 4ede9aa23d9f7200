import type { Translation } from '../languages.ts'
import type { receipt as source } from '../nl/receipt.ts'

export const receipt = {
  title: 'Zahlungsbeleg',
  print: 'Drucken',
  vat: 'Davon {rate} {tax}',
  seller: 'Verkäufer',
  register: 'Register: {register}',
  vatNumber: 'USt-IdNr.: {numbers}',
  consent:
    'Am {moment} hast du um sofortige Lieferung gebeten. Genutzte Credits kannst du deshalb nicht mehr zurückgeben.',
  terms: 'Am {moment} hast du unseren AGB vom {version} zugestimmt.',
  withdrawal:
    'Bis einschließlich {day} kannst du diesen Vertrag für nicht genutzte Credits widerrufen. Öffne dazu diese Zahlung auf {site} und drücke auf „{button}“.',
  cancellation:
    'Bis einschließlich {day} kannst du nicht genutzte Credits widerrufen. Öffne dazu diese Zahlung auf {site} und drücke auf „{button}“.',
  withdraw: {
    button: 'Vertrag widerrufen',
    until: 'Widerruf möglich bis einschließlich {day}',
    title: 'Vertrag widerrufen',
    statement: 'Du widerrufst den Kauf {reference} als {name}. Die Bestätigung geht an {email}.',
    confirm: 'Widerruf bestätigen',
    done: 'Widerrufen. Du bekommst {price} zurück.',
  },
} as const satisfies Translation<typeof source>
