import type { Translation } from '../languages.ts'
import type { ui as source } from '../nl/ui.ts'

export const ui = {
  waysIn: {
    signup: 'Załóż konto za darmo',
    login: 'Zaloguj się',
  },
  cancel: 'Anuluj',
  close: 'Zamknij',
  dismiss: 'Ukryj',
  showPassword: 'Pokaż hasło',
  hidePassword: 'Ukryj hasło',
  day: 'dzień',
  month: 'miesiąc',
  year: 'rok',
  dayPlaceholder: 'DD',
  monthPlaceholder: 'MM',
  yearPlaceholder: 'RRRR',
  gender: { male: 'Mężczyzna', female: 'Kobieta' },
  emailSuggestion: 'Czy chodzi o {email}?',
  fictional: 'Fikcyjny',
  consent: {
    title: 'Czy możemy zapamiętać, skąd do nas trafiasz?',
    text: 'Gdy się zgodzisz, przez {days} dni pamiętamy na tym urządzeniu, przez którą stronę partnerską tu trafiasz, i liczymy tę wizytę bez twojego imienia. Bez zgody to urządzenie pamięta tylko twoją odpowiedź.',
    accept: 'Tak, zgadzam się',
    refuse: 'Nie, dziękuję',
    granted: 'Zgoda na zapamiętanie strony partnerskiej: tak.',
    refused: 'Zgoda na zapamiętanie strony partnerskiej: nie.',
    change: 'Zmień wybór',
  },
} as const satisfies Translation<typeof source>
