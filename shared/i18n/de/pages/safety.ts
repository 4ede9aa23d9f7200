import type { PageText } from '../../page-text.ts'

export const page: PageText = {
  title: 'Sicher daten',
  lead: 'Die meisten Mitglieder suchen einfach nette Kontakte. So erkennst du, wer etwas anderes will, und so bleibt es angenehm.',
  sections: [
    {
      id: 'money',
      title: 'Niemals Geld',
      body: [
        'Gib oder leih niemandem Geld, den du nur von hier kennst, egal wie dringend es klingt. Auch keine Gutscheine, Codes oder Krypto. Wer es gut mit dir meint, bittet nicht darum.',
        'Verspricht dir jemand Gewinne mit Anlagen oder Krypto? Das ist Betrug, auch wenn du anfangs etwas verdienst. Hast du schon gezahlt, ruf sofort deine Bank an und erstatte Anzeige.',
      ],
    },
    {
      id: 'contact',
      title: 'Bleib erst einmal hier',
      body: [
        'Gib Telefonnummer, Adresse und Nachnamen erst weiter, wenn du jemandem vertraust. Hier kannst du jemanden immer blockieren und melden; anderswo können wir nichts für dich tun.',
        'Öffne keine Links von Leuten, die du nicht kennst, und logge dich nirgends über so einen Link ein. Wir fragen nie nach deinem Passwort.',
      ],
    },
    {
      id: 'photos',
      title: 'Unter Druck gesetzt',
      body: [
        'Teile keine Fotos, mit denen dich jemand unter Druck setzen kann. Passiert es trotzdem: Zahl nicht, heb die Nachrichten auf und melde es. Es ist nicht deine Schuld.',
      ],
    },
    {
      id: 'meeting',
      title: 'Das erste Treffen',
      body: [
        [
          'Trefft euch an einem Ort, an dem auch andere sind.',
          'Sag jemandem, wo du bist und mit wem.',
          'Sorg dafür, dass du auch ohne die andere Person nach Hause kommst.',
          'Trink wenig und behalte dein Glas bei dir.',
          'Fühlt es sich nicht gut an? Dann geh. Du musst nichts erklären.',
        ],
      ],
    },
    {
      id: 'report',
      title: 'Blockieren und melden',
      body: [
        'Blockiere die Person im Menü des Gesprächs oder des Profils und melde es unter [Beschwerden](/complaints). Dann sichern wir die Beweise, und die andere Person erfährt nicht, dass du etwas gemeldet hast.',
        'Bist du gerade in Gefahr? Wähl den Notruf.',
      ],
    },
  ],
}
