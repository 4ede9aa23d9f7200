import type { PageText } from '../../page-text.ts'

export const page: PageText = {
  title: 'Blokady i ochrona',
  lead: 'Kiedy blokujemy konto, jak możesz kogoś zablokować i jak rodzice mogą zamknąć dostęp do tej strony.',
  sections: [
    {
      id: 'members',
      title: 'Kiedy blokujemy konto',
      body: [
        'Blokujemy każdego, kto nęka, oszukuje, podszywa się, reklamuje lub ma mniej niż {minimum_age} lat. W lżejszych przypadkach dajemy ostrzeżenie albo zawieszamy konto na {suspension_days} dni.',
        'Jeśli podejrzewamy, że ktoś jest nieletni, albo widzimy oznaki krzywdzenia dziecka, od razu zawieszamy konto, dopóki nie zdecyduje inna osoba z zespołu. Materiały przedstawiające krzywdzenie dzieci zgłaszamy do punktu kontaktowego lub na policję.',
        'O każdej stałej blokadzie decyduje człowiek, nie komputer. Tylko tam, gdzie prawo wymaga weryfikacji wieku, jej wynik może automatycznie zawiesić konto, dopóki nie zdecyduje człowiek. W mailu o decyzji jest powód i link do odwołania; wtedy sprawę obejrzy ktoś inny.',
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
