import type { Translation } from '../languages.ts'
import type { mandate as source } from '../nl/mandate.ts'

export const mandate = {
  sms: '{code} est ton code pour le prélèvement sur {site}. Valable {minutes} minutes. Ne le donne à personne.',
  creditor: 'Créancier : {creditor}, {address}. Identifiant créancier SEPA : {id}.',
  debit:
    'Un seul prélèvement de {amount} pour {credits} crédits, le {date} ou peu après. Nous t’envoyons la référence du mandat par écrit.',
  authority:
    'Tu autorises {creditor} à demander à ta banque de débiter une fois ce montant de ton compte, et ta banque à le débiter selon les instructions de {creditor}.',
  notice:
    'Nous annonçons le prélèvement par écrit au moins un jour ouvrable bancaire avant, au lieu de quatorze jours.',
  refund:
    'Tu as le droit d’être remboursé par ta banque selon les conditions de ton contrat. La demande doit être faite dans les huit semaines.',
} as const satisfies Translation<typeof source>
