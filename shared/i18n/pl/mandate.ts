import type { Translation } from '../languages.ts'
import type { mandate as source } from '../nl/mandate.ts'

export const mandate = {
  sms: '{code} to kod polecenia zapłaty w {site}. Ważny {minutes} minut. Nie podawaj go nikomu.',
  creditor: 'Wierzyciel: {creditor}, {address}. Identyfikator wierzyciela: {id}.',
  debit:
    'Jednorazowe pobranie {amount} za kredyty ({credits}), w dniu {date} lub krótko potem. Numer zgody dostaniesz e-mailem.',
  authority:
    'Upoważniasz {creditor} do jednorazowego pobrania tej kwoty z twojego rachunku, a swój bank do obciążenia rachunku zgodnie z poleceniem {creditor}.',
  notice: 'Zapowiadamy pobranie e-mailem co najmniej jeden dzień roboczy banku wcześniej, zamiast czternastu dni.',
  refund:
    'Masz prawo do zwrotu od swojego banku na warunkach umowy z nim. Zażądaj go w ciągu ośmiu tygodni od pobrania.',
} as const satisfies Translation<typeof source>
