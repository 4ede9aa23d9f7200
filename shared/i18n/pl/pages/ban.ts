import type { PageText } from '../../page-text.ts'

export const page: PageText = {
  title: 'Blokady i ochrona',
  lead: 'Kiedy blokujemy konto, jak możesz kogoś zablokować i jak rodzice mogą zamknąć dostęp do tej strony.',
  sections: [
    {
      id: 'members',
      title: 'Kiedy blokujemy konto',
      body: [
        'Blokujemy każdego, kto nęka, oszukuje, podszywa się, reklamuje lub ma mniej niż {minimum_age} lat. Wszystko, co dotyczy nieletnich, od razu zgłaszamy policji.',
        'Decyduje człowiek, nie komputer. Zablokowana osoba dostaje powód mailem i może odpowiedzieć; wtedy ktoś spojrzy na to ponownie.',
        'Zablokowanego konta nikt już nie widzi i nie można się na nie zalogować. Zwrotu za kupione, niewykorzystane kredyty można żądać pod adresem {support_email}.',
      ],
    },
    {
      id: 'yourself',
      title: 'Jak możesz kogoś zablokować',
      body: [
        'Otwórz profil i wybierz w menu „Zablokuj”. Wasza rozmowa i polubienia znikną po obu stronach, a ta osoba nie zobaczy już twojego profilu i nie napisze do ciebie. W ustawieniach widzisz swoje blokady i możesz je cofnąć.',
        'Opisz też, co się stało, w [Skargach](/complaints). Zachowamy wtedy to, co potrzebne do oceny.',
      ],
    },
    {
      id: 'parents',
      title: 'Dla rodziców',
      body: [
        '{site} jest tylko dla dorosłych. Tak zamkniesz dostęp w domu:',
        [
          'iPhone i iPad: Ustawienia, Czas przed ekranem, Treści i prywatność, Treści WWW, ogranicz witryny dla dorosłych.',
          'Android: Google Family Link, Ograniczenia treści, Google Chrome.',
          'Windows: Microsoft Family Safety, Filtry zawartości.',
          'Mac: Ustawienia systemowe, Czas przed ekranem, Treści i prywatność.',
          'Router lub dostawca internetu: często jest filtr dla całego domu.',
        ],
        'Myślisz, że nieletni ma tu konto? Zgłoś to w [Skargach](/complaints). Zajmiemy się tym w pierwszej kolejności.',
      ],
    },
  ],
}
