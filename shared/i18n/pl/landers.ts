import type { Translation } from '../languages.ts'
import type { landers as source } from '../nl/landers.ts'

export const landers = {
  common: {
    start: 'Zacznij tutaj',
    iAm: 'Moja płeć',
    lookingFor: 'Interesuje mnie',
    birthDate: 'Moja data urodzenia',
    hint: 'Od {age} lat. Inni widzą wiek, nie datę.',
    signup: 'Załóż konto za darmo',
    closed: 'W tej chwili nie można założyć konta.',
    member: 'Masz już konto?',
    login: 'Zaloguj się',
    members: 'Do profili',
    profile: 'Do profilu: {name}',
    example: 'Przykład',
    drawn: 'Rysunkowe przykłady, a nie prawdziwe profile.',
    conversation: 'Przykładowa rozmowa',
  },
  adultonly: {
    title: 'Za tymi drzwiami są tylko dorośli',
    lead: 'Randki, flirt albo po prostu dobra rozmowa. Wśród ludzi, którzy wiedzą, czego chcą.',
    enter: 'Mam {age}+, wchodzę',
    rulesTitle: 'Zasady domu',
    rules: {
      age: 'Od {age} lat. Przy zakładaniu konta pytamy o datę urodzenia.',
      mark: 'Fikcyjne profile zawsze mają oznaczenie.',
      no: 'Nie znaczy nie. Zablokujesz kogoś w kilku dotknięciach.',
    },
  },
  tinderswipe: {
    title: 'Tak czy nie? Ty wybierasz.',
    lead: 'Trzy twarze, by zobaczyć, jak to działa. Nic do nikogo nie trafia.',
    yes: 'Podoba się',
    no: 'Dalej',
    position: '{number} z {total}',
    doneTitle: 'Tu jest tak samo',
    doneText: 'Tylko że polubienie naprawdę trafia do drugiej osoby. Gdy i ona cię polubi, jesteście parą.',
    again: 'Jeszcze raz',
  },
  whoneedsstrings: {
    title: 'Nic cię nie wiąże',
    lead: 'Bez abonamentu, bez zobowiązań. Kupujesz kredyty, gdy masz coś do powiedzenia, i kończysz, kiedy chcesz.',
    points: {
      subscription: { title: 'Bez abonamentu', text: 'Nic się samo nie odnawia.' },
      pressure: { title: 'Bez pośpiechu', text: 'Konto i rozglądanie się są bezpłatne.' },
      leaving: { title: 'Bez kłopotu', text: 'Odejść możesz zawsze, w kilku dotknięciach.' },
    },
  },
  alonetonight: {
    variants: {
      default: 'Wieczór w pojedynkę? Niekoniecznie.',
      rain: 'Za oknem deszcz, w środku dobra rozmowa',
      weekend: 'Weekend i nie ma z kim wznieść toastu?',
    },
    lead: 'Zacznij rozmowę z kimś, kto też woli pogadać niż przewijać ekran.',
    chat: { first: 'Herbata czy wino dziś wieczorem?', second: 'Najpierw herbata. Potem się zobaczy.' },
    action: 'Zacznij rozmowę',
  },
  collagelanding: {
    variants: {
      default: 'Każdy ma swoją historię',
      women: 'Kobiety z historią',
      men: 'Mężczyźni z historią',
    },
    lead: 'Twoja zaczyna się od trzech pytań.',
    words: { summer: 'tamto lato', coffee: 'kawa, czarna', sunday: 'niedziela późno', home: 'prawie w domu' },
  },
  gallery: {
    variants: {
      default: 'Rozejrzyj się spokojnie',
      women: 'Kobiety, które warto poznać',
      men: 'Mężczyźni, których warto poznać',
    },
    lead: 'Prawdziwe osoby poznasz w środku.',
    action: 'Zajrzyj za darmo',
  },
  iconslanding: {
    variants: {
      default: 'Na co masz ochotę?',
      talk: 'Masz ochotę pogadać?',
      flirt: 'Masz ochotę poflirtować?',
    },
    lead: 'Wybierz, co do ciebie pasuje. Twój wybór zostaje na tej stronie.',
    wishes: {
      talk: 'Rozmowy',
      flirt: 'Flirt',
      date: 'Randki',
      laugh: 'Śmiech',
      dance: 'Wyjścia',
      walk: 'Spacery',
      cook: 'Gotowanie',
      travel: 'Podróże',
    },
    picked:
      '{count, plural, =0 {Nic jeszcze nie wybrano} one {Ładnie. Dodaj to potem do profilu.} few {Ładnie. Dodaj je potem do profilu.} many {Ładnie. Dodaj je potem do profilu.} other {Ładnie. Dodaj je potem do profilu.}}',
  },
  maplanding: {
    variants: {
      default: 'Twój adres należy tylko do ciebie',
      coast: 'Od morza po las, twój adres należy tylko do ciebie',
      city: 'W środku miasta, a jednak nie na mapie',
    },
    lead: 'Na tej mapie nie ma nikogo. I tak ma być.',
    promises: {
      region: 'Osoby z kontem widzą twój region i miejscowość, jeśli ją podasz.',
      address: 'Nigdy adresu, nigdy kropki na mapie.',
      distance: 'Nigdy dokładnego miejsca ani odległości.',
    },
    drawn: 'Rysunkowa mapa zmyślonego miejsca.',
  },
  socialnetwork: {
    variants: {
      default: 'Mniej przewijania, więcej rozmowy',
      friends: 'Od „cześć” do długich wieczorów',
      hobby: 'Ktoś z tą samą pasją',
    },
    lead: 'Jedna rozmowa naraz, między dwiema osobami.',
    points: {
      talk: 'Piszesz do jednej osoby, nie do publiczności.',
      followers: 'Żadnych obserwujących do liczenia.',
      thumbs: 'Żadnych ocen obcych ludzi pod zdjęciem.',
    },
    action: 'Powiedz cześć',
    thread: 'Dwie osoby, jedna rozmowa',
    chats: {
      default: {
        first: 'Piszesz, że lubisz gotować. Co jemy?',
        second: 'Risotto. Zawsze za dużo dla jednej osoby.',
        third: 'To pogadajmy jeszcze chwilę.',
      },
      friends: {
        first: 'Cześć. Nic więcej nie przychodzi mi do głowy.',
        second: 'Cześć to świetny początek.',
        third: 'Dobrze. To powiedz, jak minął dzień?',
      },
      hobby: {
        first: 'Ty też żeglujesz? Gdzie najchętniej?',
        second: 'Wszędzie, gdzie wieje, a potem zupa.',
        third: 'Zupa. Wreszcie ktoś, kto rozumie.',
      },
    },
  },
  transitionsvideolanding: {
    variants: {
      default: 'Od „cześć” do dzisiejszego wieczoru',
      seasons: 'Każda pora roku jest dobra na początek',
      weekend: 'Piątek, sobota, niedziela',
    },
    steps: {
      word: {
        title: 'Najpierw kilka słów',
        text: 'Wiadomość, którą piszesz ty. Ile kosztuje, widać na przycisku.',
      },
      talk: { title: 'Potem rozmowa', text: 'We własnym tempie, na telefonie albo w domu na kanapie.' },
      evening: { title: 'Potem wieczór', text: 'Albo nie. O tym decydujecie razem.' },
    },
    scene: 'Obraz {number} z {total}: {words}',
    next: 'Następny obraz',
    first: 'Wróć na początek',
  },
  video: {
    kicker: 'Wkrótce w twoim życiu',
    variants: {
      default: 'Z tobą w roli głównej',
      romance: 'Historia miłosna w czterech obrazach',
      comedy: 'Komedia dla dwojga',
    },
    lead: 'Bez scenariusza, bez aktorów. Jest za to pierwsze zdanie, a piszesz je ty.',
    frames: {
      profile: 'Profil',
      message: 'Wiadomość',
      answer: 'Odpowiedź',
      rest: 'Resztę dopisujesz ty',
    },
    action: 'Wejdź w rolę, za darmo',
    drawn: 'Obrazy są rysunkowe.',
  },
  entry: {
    meet: 'Poznaj: {name}',
    lead: 'Załóż bezpłatne konto i napisz pierwszą wiadomość do: {name}. Płacisz tylko za wysłane wiadomości.',
    write: 'Napisz do: {name}',
    gallery: {
      default: '{name} i inne osoby, które tu zobaczysz',
      women: '{name} i inne kobiety',
      men: '{name} i inni mężczyźni',
    },
    questions: {
      default: 'Trzy pytania, zanim {name} dostanie twoją wiadomość',
      evening: 'Dziś wieczorem wiadomość do: {name}? Trzy pytania.',
      outside: 'Trzy krótkie pytania i {name} może dostać twoją wiadomość',
    },
    step: 'Pytanie {number} z {total}',
    signup: 'Załóż konto i napisz do: {name}',
    signupLead: 'Pierwszą wiadomość napiszesz, zakładając konto.',
    next: 'Przejdź do zakładania konta',
    general: {
      title: 'Poznaj tu nowe osoby',
      lead: 'Poznaj dorosłych, którzy chcą randkować, flirtować albo po prostu pogadać. Konto jest bezpłatne, płacisz tylko za wysłane wiadomości.',
    },
  },
} as const satisfies Translation<typeof source>
