import type { Translation } from '../languages.ts'
import type { staffErrors as source } from '../nl/staff-errors.ts'

export const staffErrors = {
  staff_required: 'Melde dich an der Konsole an.',
  role_required: 'Diese Aufgabe gehört nicht zu deiner Rolle.',
  already_decided: 'Darüber ist schon entschieden.',
  fictional_profile: 'Der Name eines fiktiven Profils lässt sich nicht durch eine Entscheidung entfernen.',
  case_undecided: 'Zu diesem Mitglied ist noch ein Fall offen. Beantworte ihn zuerst.',
  under_minimum_age:
    'Mit dem Geburtsdatum im Profil liegt das Mitglied unter dem Mindestalter. Berichtige es zuerst in der Akte des Mitglieds.',
  warning_required: 'Das geht erst nach einer Verwarnung wegen derselben Regel, die noch gilt.',
  reason_required: 'Wähle einen Grund.',
  not_waiting: 'Dieses Gespräch wartet nicht mehr auf eine Antwort.',
  desk_claimed: '{by} bearbeitet dieses Gespräch gerade.',
  complaint_owned: '{by} bearbeitet diese Beschwerde gerade.',
  outcome_mismatch:
    'Dieses Ergebnis passt nicht zu dem, was entschieden wurde. „Berechtigt“ geht nur mit einer Entscheidung über das Mitglied, alles andere nur ohne.',
  placeholder_left: 'Fülle zuerst die Stellen in eckigen Klammern aus, oder lösche sie.',
  photos_changed: 'Das Mitglied hat inzwischen andere Fotos. Vergleiche neu.',
  picture_not_seen: 'Sieh dir zuerst das Bild an und vergleiche es mit dem Profil.',
  conversation_changed: 'Gerade ist eine neue Nachricht eingegangen. Lies sie erst und sende dann deine Antwort.',
  campaign_changed: 'Inzwischen geändert. Sieh es dir neu an.',
  campaign_incomplete: 'Es fehlt noch Text.',
  campaign_too_long: 'Der Text ist zu lang oder hat zu viele Absätze.',
  own_campaign: 'Jemand anderes muss es freigeben.',
  discount_changed: 'Jemand hat diesen Code inzwischen geändert. Schau ihn dir noch einmal an.',
  code_taken: 'Diesen Code gibt es schon.',
  code_reserved: 'Diesen Namen verwendet die Website selbst. Wähle einen anderen.',
  member_unknown: 'Es gibt kein Mitglied mit dieser Nummer.',
  member_gone: 'Dieses Mitglied gibt es nicht mehr. Gib die Nummer eines anderen Mitglieds ein.',
  currency_mismatch: 'Diese Währung gehört nicht zu diesem Land.',
  expiry_past: 'Wähle einen Zeitpunkt in der Zukunft.',
  refund_changed: 'Diese Erstattung hat sich inzwischen geändert. Schau sie dir noch einmal an.',
  refund_too_high: 'So viel kann nicht mehr erstattet werden.',
  own_refund: 'Jemand anderes muss das freigeben.',
  own_decision: 'Du hast das entschieden. Jetzt entscheidet jemand anderes.',
  own_erasure: 'Du hast das beantragt. Jemand anderes muss es freigeben.',
} as const satisfies Translation<typeof source>
