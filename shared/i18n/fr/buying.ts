import type { Translation } from '../languages.ts'
import type { buying as source } from '../nl/buying.ts'

export const buying = {
  method: {
    card: 'Carte bancaire',
    otherCard: 'Une autre carte',
    from: 'À partir de {price}',
    upTo: 'Jusqu’à {price}',
  },
  /** Refund of a payment whose method cannot send money back. */
  byHand: {
    text: 'Nous te rendons {price}. {method} ne permet pas de rembourser, nous faisons donc un virement. Donne ton numéro de compte et la référence de ce paiement à notre service client. Les crédits sont aussitôt retirés de ton solde.',
    refunded:
      'Les crédits correspondants ont été retirés de ton solde. {method} ne permet pas de rembourser, nous faisons donc un virement. Donne ton numéro de compte et la référence de ce paiement à notre service client.',
  },
  bundle: {
    saving: '{percentage, number} % de moins par crédit',
  },
  state: {
    draftKept: 'Ton message t’attend encore dans la conversation.',
  },
  first: {
    photos: 'Tu vois maintenant toutes les photos des membres, sauf les photos privées.',
    chats: 'Tu peux commencer de nouvelles conversations chaque jour.',
    credits: 'Dès que tu as payé, les crédits sont ajoutés à ton solde.',
    receipt: 'Le reçu arrive dans ta boîte de réception. Il est aussi dans tes paiements.',
    once: 'Pas d’abonnement : rien n’est jamais prélevé sans une commande de ta part.',
    withdrawal: 'Tu as {days, number} jours pour annuler les crédits non utilisés.',
  },
  country: {
    label: 'Pays de paiement',
    hint: 'Tes prix, ta monnaie et tes modes de paiement sont ceux de ce pays.',
    saved: 'Tu paies maintenant comme dans ce pays : {country}.',
  },
  cards: {
    title: 'Cartes enregistrées',
    lead: 'Nous ne débitons que si tu commandes.',
    pay: 'Payer avec {card}',
    store: 'Enregistrer ma carte pour une prochaine commande',
    storeText:
      'Le service de paiement garde ta carte. Nous gardons la marque, les quatre derniers chiffres, la date d’expiration, le numéro sous lequel le service de paiement connaît la carte et le moment de ton accord. Nous ne débitons que si tu commandes. Tu peux retirer la carte sur la page de tes paiements.',
    once: 'Nous débitons ta carte de ce montant une seule fois. Ce n’est pas un abonnement.',
    agree: 'En commandant, tu acceptes ceci :',
    otherWay: 'Payer autrement',
    confirm: 'Ta banque te demande de confirmer ce paiement. Rien n’a encore été débité.',
    charging: 'Le service de paiement vérifie si ta carte peut être débitée. Dès que nous le savons, tu le verras ici.',
    valid: 'Valable jusqu’en {month}',
    expired: 'Expirée',
    remove: 'Retirer',
    removeCard: 'Retirer {card}',
    removeText:
      'La carte est aussi retirée du service de paiement. Tu pourras l’enregistrer à nouveau avec une prochaine commande.',
    removed: 'Ta carte est retirée.',
    keep: 'La garder',
  },
  spending: {
    title: 'Ce que tu dépenses',
    month: 'Ce mois-ci',
    total: 'Au total',
    note: 'L’argent qui t’a été rendu ne compte pas. Un paiement en cours compte déjà pour ta limite.',
  },
  limits: {
    title: 'Tes limites',
    lead: 'Tu ne peux pas commander plus que ta limite. Une baisse s’applique aussitôt, une hausse ou un retrait seulement après {hours, number} heures.',
    day: 'Par jour',
    week: 'Par semaine',
    month: 'Par mois',
    none: 'Aucune limite',
    used: '{used} sur {limit}',
    ends: 'Recommence le {moment}',
    nextAmount: 'Passe à {limit} le {moment}.',
    nextNone: 'Prend fin le {moment}.',
    takeBack: 'Ne pas l’augmenter',
    change: 'Modifier',
    set: 'Fixer',
    amount: 'Montant maximal ({currency})',
    invalid: 'Indique un montant jusqu’à {max}.',
    save: 'Enregistrer',
    remove: 'Retirer la limite',
    saved: 'Ta limite est enregistrée.',
    later: 'Ta limite plus haute s’applique à partir du {moment}.',
    titles: {
      day: 'Limite par jour',
      week: 'Limite par semaine',
      month: 'Limite par mois',
    },
  },
  /** Order above a limit. */
  reached: {
    day: 'Avec cette commande, tu dépasses ta limite de {limit} par jour. Tu peux encore dépenser {left}.',
    week: 'Avec cette commande, tu dépasses ta limite de {limit} par semaine. Tu peux encore dépenser {left}.',
    month: 'Avec cette commande, tu dépasses ta limite de {limit} par mois. Tu peux encore dépenser {left}.',
    frees: 'Cette commande sera de nouveau possible à partir du {moment}.',
    open: 'Un paiement en cours compte aussi.',
    toLimits: 'Voir tes limites',
  },
} as const satisfies Translation<typeof source>
