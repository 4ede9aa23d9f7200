import type { Translation } from '../languages.ts'
import type { app as source } from '../nl/app.ts'

export const app = {
  skipToContent: 'Przejdź do treści',
  nav: {
    label: 'Menu główne',
    home: 'Na stronę główną',
    search: 'Szukaj',
    messages: 'Wiadomości',
    unread:
      '{count, plural, one {# nieprzeczytana wiadomość} few {# nieprzeczytane wiadomości} many {# nieprzeczytanych wiadomości} other {# nieprzeczytanej wiadomości}}',
    likes: 'Polubienia',
    newLikes:
      '{count, plural, one {# nowe polubienie} few {# nowe polubienia} many {# nowych polubień} other {# nowego polubienia}}',
    credits: 'Kredyty',
    creditsLeft:
      '{count, plural, one {został # kredyt} few {zostały # kredyty} many {zostało # kredytów} other {zostało # kredytu}}',
    getPremium: 'Zostań premium',
    login: 'Zaloguj się',
    back: 'Wstecz',
    language: 'Język: {language}',
    account: 'Konto',
    myProfile: 'Mój profil',
    settings: 'Ustawienia',
    install: 'Dodaj do ekranu głównego',
    logout: 'Wyloguj się',
  },
  footer: {
    label: 'O tej stronie',
    terms: 'Regulamin',
    privacy: 'Prywatność',
    cookies: 'Pliki cookie',
    ban: 'Blokady',
    pricing: 'Ceny',
    complaints: 'Skargi',
    returnPolicy: 'Zwroty',
    faq: 'Najczęstsze pytania',
    support: 'Obsługa klienta',
  },
  disclaimer:
    '{company}. Tylko dla dorosłych od {age} lat. Są tu też profile fikcyjne. Zawsze mają oznaczenie, a spotkanie z nimi nie jest możliwe. <terms>Przeczytaj regulamin</terms>',
  loginRequired: {
    chat: 'Zaloguj się, aby pisać wiadomości.',
    photos: 'Zaloguj się, aby zobaczyć więcej zdjęć.',
    gift: 'Zaloguj się, aby dać prezent.',
    like: 'Zaloguj się, aby kogoś polubić.',
    premium: 'Ta funkcja jest tylko dla osób z premium.',
  },
  activation: {
    title: 'Potwierdź swój adres e-mail',
    text: 'Kliknij link w mailu wysłanym na <address>{email}</address>. Do tego czasu inni nie widzą twojego profilu, a ty nie możesz wysyłać wiadomości.',
    newMail: 'Wyślij nowego maila',
    newMailSent: 'Nowy mail jest w drodze. Zajrzyj też do spamu.',
    tooMany:
      'Nowego maila możesz zamówić co {minutes, plural, one {minutę} few {# minuty} many {# minut} other {# minuty}}, najwyżej {perDay} na dzień. Spróbuj trochę później.',
    later: 'Najpierw się rozejrzę',
  },
  photoAlert: {
    title: 'Pokaż, kim jesteś',
    text: 'Ze zdjęciem szybciej dostaniesz odpowiedź.',
    action: 'Wybierz zdjęcie',
  },
  pushAlert: {
    title: 'Powiadomienia na tym urządzeniu',
    text: 'Włącz je już teraz: dostaniesz je, gdy zaczniemy je wysyłać. Wybierasz które.',
    action: 'Zobacz',
  },
  notificationsAlert: {
    title: 'Nie dostajesz powiadomień e-mailem',
    text: 'Sprawdź dlaczego i jak je znowu włączyć.',
    action: 'Zobacz',
  },
  errors: {
    general: 'Wystąpił błąd.',
    temporary: 'Wystąpił błąd, spróbuj ponownie później.',
    fallback: 'Błąd',
    notFound: 'Nie znaleźliśmy tej strony',
    notFoundHint: 'Może w adresie jest literówka albo tej strony już nie ma.',
    home: 'Na stronę główną',
    retry: 'Spróbuj ponownie',
    status: 'Kod błędu {status}',
  },
  entryWarning: {
    title: 'Tylko dla dorosłych',
    text: 'Ta strona jest dla osób, które mają co najmniej {age} lat. Są tu profile i zdjęcia nieprzeznaczone dla nieletnich. Niektóre profile są fikcyjne; zawsze mają oznaczenie.',
    enter: 'Mam co najmniej {age} lat',
    leave: 'Opuść tę stronę',
  },
  offline: 'Brak połączenia. To, co piszesz, zostaje zapisane; próbujemy dalej.',
  install: {
    title: 'Szybciej z powrotem',
    text: 'Dodaj {name} do ekranu głównego: jedno dotknięcie i masz swoje rozmowy.',
    action: 'Dodaj do ekranu',
    how: 'Jak to zrobić?',
    iosTitle: 'Dodaj do ekranu początkowego',
    ios1: 'Dotknij na dole „Udostępnij”, kwadratu ze strzałką w górę.',
    ios2: 'Wybierz „Do ekranu początkowego”.',
    ios3: 'Dotknij „Dodaj” w prawym górnym rogu.',
    close: 'Jasne',
  },
  loading: 'Chwileczkę',
} as const satisfies Translation<typeof source>
