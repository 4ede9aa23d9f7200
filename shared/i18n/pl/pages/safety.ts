import type { PageText } from '../../page-text.ts'

export const page: PageText = {
  title: 'Bezpieczne randki',
  lead: 'Większość osób szuka tu po prostu miłego towarzystwa. Oto jak rozpoznać tych, którzy chcą czegoś innego, i jak zadbać o siebie.',
  sections: [
    {
      id: 'money',
      title: 'Żadnych pieniędzy',
      body: [
        'Nigdy nie dawaj ani nie pożyczaj pieniędzy komuś, kogo znasz tylko stąd, nawet jeśli sprawa wydaje się pilna. Żadnych kart podarunkowych, kodów ani kryptowalut. Kto ma uczciwe zamiary, o to nie prosi.',
        'Ktoś obiecuje ci zysk z inwestycji lub kryptowalut? To oszustwo, nawet jeśli na początku coś zarobisz. Jeśli pieniądze są już wysłane, od razu zadzwoń do banku i zgłoś to na policję.',
      ],
    },
    {
      id: 'contact',
      title: 'Najpierw zostań tutaj',
      body: [
        'Podawaj numer telefonu, adres i nazwisko dopiero wtedy, gdy komuś ufasz. Tutaj zawsze możesz kogoś zablokować i zgłosić; gdzie indziej nie możemy ci pomóc.',
        'Nie otwieraj linków od osób, których nie znasz, i nigdy nie loguj się przez taki link. Nigdy nie pytamy o hasło.',
      ],
    },
    {
      id: 'photos',
      title: 'Gdy ktoś wywiera presję',
      body: [
        'Nie wysyłaj zdjęć, którymi ktoś mógłby cię szantażować. Jeśli to się jednak stanie: nie płać, zachowaj wiadomości i zgłoś to. To nie twoja wina.',
      ],
    },
    {
      id: 'meeting',
      title: 'Pierwsze spotkanie',
      body: [
        [
          'Spotkajcie się tam, gdzie są inni ludzie.',
          'Powiedz komuś, gdzie jesteś i z kim.',
          'Zadbaj o samodzielny powrót do domu.',
          'Pij z umiarem i pilnuj swojej szklanki.',
          'Coś jest nie tak? Po prostu wyjdź. Nie musisz niczego tłumaczyć.',
        ],
      ],
    },
    {
      id: 'report',
      title: 'Blokowanie i zgłaszanie',
      body: [
        'Zablokuj osobę w menu rozmowy lub profilu i zgłoś to w [Skargach](/complaints). Zachowamy wtedy dowody, a druga osoba nie dowie się o twoim zgłoszeniu.',
        'Ktoś jest teraz w niebezpieczeństwie? Zadzwoń pod numer alarmowy.',
      ],
    },
  ],
}
