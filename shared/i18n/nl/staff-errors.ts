import type { ErrorCode } from '../../contract/errors.ts'

/** Texts of the refusals that only calls of the console return. */
export const staffErrors = {
  staff_required: 'Log in op de console.',
  role_required: 'Deze taak hoort niet bij je rol.',
  already_decided: 'Hierover is al beslist.',
  fictional_profile: 'De naam van een fictief profiel kun je niet weghalen met een besluit.',
  case_undecided: 'Over dit lid is nog een zaak open. Beantwoord die eerst.',
  under_minimum_age:
    'De geboortedatum in het profiel ligt onder de minimumleeftijd. Verbeter die eerst in het dossier van het lid.',
  warning_required: 'Dit kan pas na een waarschuwing om dezelfde regel die nog geldt.',
  reason_required: 'Kies een reden.',
  not_waiting: 'Dit gesprek wacht niet meer op antwoord.',
  desk_claimed: '{by} heeft dit gesprek in behandeling.',
  complaint_owned: '{by} behandelt deze klacht.',
  outcome_mismatch:
    'Deze uitkomst past niet bij wat er is besloten. Gegrond kan alleen met een besluit over het lid, een andere uitkomst alleen zonder.',
  placeholder_left: 'Vul eerst de plekken tussen vierkante haken in, of haal ze weg.',
  photos_changed: 'Het lid heeft intussen andere foto’s. Vergelijk opnieuw.',
  picture_not_seen: 'Bekijk de foto eerst, en vergelijk hem met het profiel.',
  conversation_changed: 'Er is net een nieuw bericht binnengekomen. Lees het eerst en verstuur je antwoord daarna.',
  campaign_changed: 'Intussen veranderd. Bekijk het opnieuw.',
  campaign_incomplete: 'Er ontbreekt nog tekst.',
  campaign_too_long: 'De tekst is te lang, of heeft te veel alinea’s.',
  own_campaign: 'Iemand anders moet dit goedkeuren.',
  discount_changed: 'Iemand heeft deze code intussen gewijzigd. Kijk er opnieuw naar.',
  code_taken: 'Deze code bestaat al.',
  code_reserved: 'Deze naam gebruikt de site zelf. Kies een andere.',
  member_unknown: 'Er is geen lid met dit nummer.',
  member_gone: 'Dit lid is er niet meer. Vul het nummer van een ander lid in.',
  currency_mismatch: 'Deze munt hoort niet bij dit land.',
  expiry_past: 'Kies een moment in de toekomst.',
  refund_changed: 'Deze terugbetaling is intussen veranderd. Kijk er opnieuw naar.',
  refund_too_high: 'Zoveel kan er niet meer terug.',
  own_refund: 'Iemand anders moet dit goedkeuren.',
  own_decision: 'Jij nam dit besluit. Nu beslist iemand anders.',
  own_erasure: 'Jij vroeg dit aan. Iemand anders moet het goedkeuren.',
} as const satisfies Partial<Record<ErrorCode, string>>
