import type { Translation } from '../languages.ts'
import type { errors as source } from '../nl/errors.ts'

export const errors = {
  invalid_input: 'Bitte prüfe deine Angaben.',
  invalid_email: 'Ungültige E-Mail-Adresse',
  invalid_date_of_birth: 'Ungültiges Geburtsdatum.',
  invalid_name:
    'Wähle einen Profilnamen aus 3 bis 20 Buchstaben, Ziffern, Punkten oder Strichen, ohne E-Mail-Adresse, Telefonnummer oder Website.',
  invalid_password: 'Wähle ein Passwort mit 8 bis 128 Zeichen.',
  consent_required: 'Bitte stimme erst zu, dann geht es weiter.',
  unknown_payment_method: 'Diese Zahlungsart kennen wir nicht.',
  message_too_long: 'Deine Nachricht ist zu lang. Bitte kürze sie etwas.',
  authentication_required: 'Bitte logge dich ein.',
  cross_site_refused: 'Diese Anfrage kam nicht von unserer Seite.',
  unknown_site: 'Diese Seite gibt es nicht.',
  too_many_requests: 'Das ging etwas zu schnell. Versuch es in ein paar Minuten noch einmal.',
  login_failed: 'Login fehlgeschlagen, bitte versuch es noch einmal',
  login_blocked: 'Zu viele Fehlversuche, Konto für {minutes} Min. gesperrt.',
  account_deletion_pending: 'Dieses Konto ist noch nicht endgültig gelöscht.',
  account_banned: 'Dieses Konto ist gesperrt. Melde dich bei {support_email}.',
  signup_closed: 'Die Anmeldung ist im Moment nicht möglich.',
  minimum_age: 'Gib dein Geburtsdatum ein (ab {min_age} Jahren)',
  unknown_region: 'Wähle eine Region aus der Liste.',
  email_taken: 'Zu dieser E-Mail-Adresse gibt es auf dieser Seite schon ein Konto.',
  check_your_mail: 'Wir haben dir eine Mail geschickt. Darin steht, wie es weitergeht.',
  name_taken: 'Dieser Profilname ist schon vergeben. Wähle einen anderen.',
  password_too_common: 'Dieses Passwort ist zu leicht zu erraten. Wähle ein anderes.',
  link_invalid: 'Link abgelaufen oder ungültig, bitte fordere eine neue E-Mail an',
  already_confirmed: 'Deine E-Mail-Adresse ist schon bestätigt.',
  not_found: 'Das gibt es nicht oder nicht mehr.',
  email_not_confirmed: 'Bestätige erst deine E-Mail-Adresse über den Link in deiner Mail.',
  partner_not_confirmed:
    'Dieses Mitglied hat die E-Mail-Adresse noch nicht bestätigt und kann noch keine Nachrichten empfangen.',
  free_conversation_limit:
    'Du hast schon {max} Gespräche begonnen. Kauf Credits, dann kannst du so viele beginnen, wie du willst.',
  insufficient_credits: 'Du hast nicht genug Credits',
  code_not_found: 'code not found',
  code_already_used: 'code already used',
  code_not_applicable: 'Dieser Code gilt nicht für diese Bestellung.',
  discount_in_use: 'Dein Rabatt gehört zu einer Zahlung, die noch läuft. Schließ sie erst ab oder brich sie ab.',
  payment_method_unavailable: 'Diese Zahlungsart gibt es hier nicht. Wähle eine andere.',
  payment_provider_unavailable:
    'Der Zahlungsdienst antwortet nicht. Es wurde nichts abgebucht, versuch es später noch einmal.',
  internal_error: 'Da ist etwas schiefgelaufen, bitte versuch es später noch einmal.',
} as const satisfies Translation<typeof source>
