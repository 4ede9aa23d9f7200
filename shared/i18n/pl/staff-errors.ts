import type { Translation } from '../languages.ts'
import type { staffErrors as source } from '../nl/staff-errors.ts'

export const staffErrors = {
  staff_required: 'Zaloguj się do konsoli.',
  role_required: 'To zadanie nie należy do twojej roli.',
  already_decided: 'Decyzja już zapadła.',
  fictional_profile: 'Nazwy fikcyjnego profilu nie można usunąć decyzją.',
  case_undecided: 'Sprawa tego konta jest wciąż otwarta. Najpierw na nią odpowiedz.',
  under_minimum_age:
    'Według daty urodzenia w profilu ta osoba nie ma minimalnego wieku. Najpierw popraw datę w jej aktach.',
  warning_required: 'Najpierw potrzebne jest ostrzeżenie za tę samą zasadę, które nadal obowiązuje.',
  reason_required: 'Wybierz powód.',
  not_waiting: 'Ta rozmowa nie czeka już na odpowiedź.',
  desk_claimed: 'Tą rozmową zajmuje się teraz {by}.',
  complaint_owned: 'Tym zgłoszeniem zajmuje się teraz {by}.',
  outcome_mismatch:
    'Ten wynik nie pasuje do tego, co postanowiono. „Zasadna” wymaga decyzji o tej osobie, a pozostałe wyniki jej braku.',
  placeholder_left: 'Najpierw uzupełnij miejsca w nawiasach kwadratowych albo je usuń.',
  photos_changed: 'Zdjęcia tej osoby się zmieniły. Porównaj ponownie.',
  picture_not_seen: 'Najpierw otwórz zdjęcie i porównaj je z profilem.',
  conversation_changed: 'Właśnie przyszła nowa wiadomość. Najpierw ją przeczytaj, a potem wyślij odpowiedź.',
  campaign_changed: 'W międzyczasie się zmieniło. Obejrzyj ponownie.',
  campaign_incomplete: 'Brakuje jeszcze tekstu.',
  campaign_too_long: 'Tekst jest za długi albo ma za dużo akapitów.',
  own_campaign: 'Musi to zatwierdzić ktoś inny.',
  discount_changed: 'Ktoś w międzyczasie zmienił ten kod. Obejrzyj go jeszcze raz.',
  code_taken: 'Ten kod już istnieje.',
  code_reserved: 'Tej nazwy używa sama strona. Wybierz inną.',
  member_unknown: 'Nie ma profilu o tym numerze.',
  member_gone: 'Tego użytkownika już nie ma. Podaj numer innego użytkownika.',
  currency_mismatch: 'To nie jest waluta tego kraju.',
  expiry_past: 'Wybierz czas w przyszłości.',
  refund_changed: 'Ten zwrot w międzyczasie się zmienił. Obejrzyj go jeszcze raz.',
  refund_too_high: 'Tyle nie można już zwrócić.',
  own_refund: 'Musi to zatwierdzić ktoś inny.',
  own_decision: 'To twoja decyzja. Teraz decyduje ktoś inny.',
  own_erasure: 'To twoja prośba. Musi ją zatwierdzić ktoś inny.',
} as const satisfies Translation<typeof source>
