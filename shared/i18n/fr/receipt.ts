import type { Translation } from '../languages.ts'
import type { receipt as source } from '../nl/receipt.ts'

export const receipt = {
  title: 'Reçu de paiement',
  print: 'Imprimer',
  vat: 'Dont {rate} de {tax}',
  seller: 'Vendeur',
  register: 'Registre : {register}',
  vatNumber: 'Numéro de TVA : {numbers}',
  consent: 'Le {moment}, tu as demandé une livraison immédiate. Les crédits utilisés ne peuvent donc plus être rendus.',
  terms: 'Le {moment}, tu as accepté nos conditions du {version}.',
  withdrawal:
    'Jusqu’au {day} inclus, tu peux renoncer à ce contrat pour les crédits non utilisés. Pour cela, ouvre ce paiement sur {site} et appuie sur « {button} ».',
  cancellation:
    'Jusqu’au {day} inclus, tu peux annuler les crédits non utilisés. Pour cela, ouvre ce paiement sur {site} et appuie sur « {button} ».',
  withdraw: {
    button: 'Renoncer au contrat ici',
    until: 'Rétractation possible jusqu’au {day} inclus',
    title: 'Renoncer au contrat',
    statement: 'Tu renonces à l’achat {reference} au nom de {name}. La confirmation part à {email}.',
    confirm: 'Confirmer la rétractation',
    done: 'C’est fait. Nous te remboursons {price}.',
  },
} as const satisfies Translation<typeof source>
