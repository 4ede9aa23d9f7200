import type { Translation } from '../languages.ts'
import type { ageCheck as source } from '../nl/age-check.ts'

export const ageCheck = {
  title: 'Potwierdź, że masz odpowiedni wiek',
  why: 'Przepisy w miejscu, w którym mieszkasz, wymagają sprawdzenia wieku, zanim zobaczysz profile innych osób. Zajmuje się tym {provider}, firma zewnętrzna.',
  how: '{provider} prosi na własnej stronie o zdjęcie twarzy albo dokument tożsamości. My dowiadujemy się tylko, czy masz co najmniej {age} lat. Zdjęcie, dokument i data urodzenia do nas nie trafiają.',
  shared:
    '{provider} dostaje od nas numer tej weryfikacji i granicę wieku, a nie twoje imię czy adres e-mail. Przechowujemy wynik, jego datę, nazwę {provider} i numer.',
  start: 'Przejdź do {provider}',
  again: 'Spróbuj ponownie',
  resume: 'Kontynuuj w {provider}',
  daily: 'Liczba prób w ciągu dnia: {max}.',
  open: 'Nie ma jeszcze wyniku. Gdy {provider} go poda, przejdziesz dalej automatycznie.',
  failed:
    '{provider} nie może stwierdzić, że masz odpowiedni wiek. Spróbuj ponownie, na przykład z dokumentem tożsamości.',
  under:
    'Według {provider} masz mniej niż {age} lat. Decyduje o tym osoba z naszego zespołu, a nie komputer. Dostaniesz e-mail.',
  passed: '{provider} potwierdza, że masz odpowiedni wiek. Teraz wszystko jest dla ciebie dostępne.',
  passedTitle: 'Wiek potwierdzony',
  notNeededTitle: 'Sprawdzenie niepotrzebne',
  notNeeded: 'Na tej stronie nie musisz potwierdzać swojego wieku.',
  toMembers: 'Zobacz profile',
  meanwhile: 'W tym czasie nadal masz dostęp do wszystkiego, co twoje, także do kredytów i płatności.',
  profile: 'Twój profil',
  settings: 'Ustawienia',
  payments: 'Twoje płatności',
  help: 'Coś nie działa? Napisz na {support_email}.',
  loadFailed: 'Nie udało się tego wczytać.',
} as const satisfies Translation<typeof source>
