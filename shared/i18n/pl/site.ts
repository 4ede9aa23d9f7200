import type { Translation } from '../languages.ts'
import type { site as source } from '../nl/site.ts'

export const site = {
  home: {
    examples: 'Rysunkowe przykłady',
    promise: 'Dobra rozmowa na wieczór',
    lead: 'Randki, flirt albo zwykła rozmowa: konto jest bezpłatne, płacisz tylko za wysłane wiadomości{price, select, none {} other {, od {price}}}.',
    start: {
      title: 'Zacznij tutaj',
      iAm: 'Moja płeć',
      lookingFor: 'Interesuje mnie',
      birthDate: 'Moja data urodzenia',
      submit: 'Załóż konto za darmo',
      hint: 'Od {age} lat. Inni widzą wiek, nie datę.',
      closed: 'W tej chwili nie można założyć konta.',
      member: 'Masz już konto?',
      login: 'Zaloguj się',
    },
    steps: {
      title: 'Tak to działa',
      signup: {
        title: 'Załóż konto',
        text: 'Kilka krótkich pytań i mail z linkiem potwierdzającym. To nic nie kosztuje.',
      },
      look: {
        title: 'Rozejrzyj się',
        text: 'Szukaj według wieku i regionu, oglądaj profile i wyślij polubienie, gdy ktoś ci się spodoba. To też za darmo.',
      },
      write: {
        title: 'Napisz',
        text: 'Ile kosztuje wiadomość, widzisz na przycisku, zanim ją wyślesz. Nigdy po fakcie.',
      },
    },
    reasonsTitle: 'Dlaczego tutaj',
    reasons: {
      talk: {
        title: 'Zaczyna się od rozmowy',
        text: 'Nie wiesz, jak zacząć? W każdej nowej rozmowie czeka kilka zdań na początek.',
      },
      payPerMessage: {
        title: 'Bez abonamentu',
        text: 'Kupujesz kredyty, kiedy chcesz. Nic się samo nie odnawia.',
      },
      discreet: {
        title: 'Dyskretnie',
        text: 'Osoby z kontem widzą twój profil, a odwiedzający tylko rozmyte zdjęcie, wiek i region. Nigdy daty urodzenia, adresu e-mail ani dokładnego miejsca.',
      },
    },
    prices: {
      title: 'Ile to kosztuje',
      lead: 'Bez abonamentu: kupujesz pakiet kredytów, kiedy chcesz. Pierwszy zakup daje ci premium na zawsze.',
      signup: 'Konto i rozglądanie się',
      signupPrice: 'Bezpłatnie',
      welcome: 'Na start dostajesz',
      welcomeCredits: '{count, plural, one {# kredyt} few {# kredyty} many {# kredytów} other {# kredytu}}',
      message: 'Wiadomość',
      messageCredits: '{count, plural, one {# kredyt} few {# kredyty} many {# kredytów} other {# kredytu}}, od {price}',
      photo: 'Zdjęcie w rozmowie',
      gift: 'Prezent',
      credits: '{count, plural, one {# kredyt} few {# kredyty} many {# kredytów} other {# kredytu}}',
      all: 'Wszystkie ceny',
    },
    trust: {
      title: 'Na to możesz liczyć',
      lead: 'Randki same w sobie są wystarczająco ekscytujące. Oto, co obiecujemy. Możesz to sprawdzić.',
      photos: {
        title: 'Zdjęcia sprawdzają ludzie',
        text: 'Zdjęcie w profilu widać dopiero, gdy zatwierdzi je nasz zespół.',
      },
      fictional: {
        title: 'Fikcyjne profile są oznaczone',
        text: 'Niektóre profile są fikcyjne. Wszędzie mają to oznaczenie, a spotkanie z nimi nie jest możliwe.',
      },
      block: {
        title: 'Spokój od razu',
        text: 'Kogo zablokujesz, ten cię już nie widzi. Każdą skargę czyta człowiek.',
      },
      leave: {
        title: 'Odchodzisz, kiedy chcesz',
        text: 'Samodzielnie usuwasz konto i od razu nikt cię nie znajdzie. Zmieniasz zdanie? Możesz wrócić w ciągu {days} dni.',
      },
    },
    questions: { title: 'O co pytają inni', all: 'Wszystkie pytania i odpowiedzi' },
    closing: {
      title: 'Z kim dziś porozmawiasz?',
      text: 'Konto jest bezpłatne i do niczego nie zobowiązuje.',
      action: 'Stwórz profil',
    },
  },
  pages: {
    contents: 'Na tej stronie',
  },
  languages: {
    title: 'Język',
    lead: 'Wybierz język strony. Zapamiętamy go na tym urządzeniu.',
    current: 'Wybrany',
  },
} as const satisfies Translation<typeof source>
