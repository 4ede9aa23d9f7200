import type { Translation } from '../languages.ts'
import type { receipt as source } from '../nl/receipt.ts'

export const receipt = {
  title: 'Potwierdzenie płatności',
  print: 'Drukuj',
  vat: 'W tym {tax} {rate}',
  seller: 'Sprzedawca',
  register: 'Rejestr: {register}',
  vatNumber: 'Numer VAT: {numbers}',
  consent: 'Prośba o natychmiastową dostawę: {moment}. Dlatego wykorzystanych kredytów nie można już zwrócić.',
  terms: 'Akceptacja naszego regulaminu z dnia {version}: {moment}.',
  withdrawal:
    'Do {day} włącznie możesz odstąpić od tej umowy w zakresie niewykorzystanych kredytów. Otwórz tę płatność w {site} i naciśnij „{button}”.',
  cancellation:
    'Do {day} włącznie możesz anulować niewykorzystane kredyty. Otwórz tę płatność w {site} i naciśnij „{button}”.',
  withdraw: {
    button: 'Odstąp od umowy tutaj',
    until: 'Możesz odstąpić do {day} włącznie',
    title: 'Odstąpienie od umowy',
    statement: 'Odstępujesz od umowy zakupu {reference} jako {name}. Potwierdzenie wyślemy na adres {email}.',
    confirm: 'Potwierdź odstąpienie',
    done: 'Odstąpiono od umowy. Zwrócimy ci {price}.',
  },
} as const satisfies Translation<typeof source>
