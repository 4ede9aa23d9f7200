import type { PageText } from '../../page-text.ts'

export const page: PageText = {
  title: 'Sperren und Schutz',
  lead: 'Wann wir ein Konto sperren, wie du jemanden blockierst und wie Eltern diese Seite ausschließen.',
  sections: [
    {
      id: 'members',
      title: 'Wann wir ein Konto sperren',
      body: [
        'Wer andere belästigt, betrügt, sich als jemand anderes ausgibt, wirbt oder jünger als {minimum_age} ist, wird gesperrt. In leichteren Fällen verwarnen wir oder sperren das Konto für {suspension_days} Tage.',
        'Vermuten wir, dass jemand minderjährig ist, oder sehen wir Anzeichen von Kindesmissbrauch, sperren wir das Konto sofort, bis jemand anderes aus unserem Team entschieden hat. Bilder von Kindesmissbrauch melden wir einer Meldestelle oder der Polizei.',
        'Über jede dauerhafte Sperre entscheidet ein Mensch, kein Computer. Nur wo das Gesetz eine Altersprüfung verlangt, kann deren Ergebnis ein Konto automatisch sperren, bis ein Mensch entscheidet. In der Mail zu einer Entscheidung stehen der Grund und ein Link für deinen Widerspruch; dann sieht es sich jemand anderes noch einmal an.',
        'Ein gesperrtes Konto sieht niemand mehr, und niemand kann sich damit einloggen. Gekaufte, nicht genutzte Credits können über {support_email} zurückgefordert werden.',
      ],
    },
    {
      id: 'yourself',
      title: 'Selbst jemanden blockieren',
      body: [
        'Öffne das Profil und wähle im Menü „Blockieren“. Euer Gespräch und eure Likes verschwinden für beide, und diese Person kann dein Profil nicht mehr sehen und dich nicht mehr kontaktieren. In den Einstellungen siehst du, wen du blockiert hast, und kannst es rückgängig machen.',
        'Melde auch unter [Beschwerden](/complaints), was passiert ist. Wir bewahren dann selbst auf, was wir zur Beurteilung brauchen.',
      ],
    },
    {
      id: 'parents',
      title: 'Für Eltern',
      body: [
        '{site} ist nur für Erwachsene. So schließt du die Seite zu Hause aus:',
        [
          'iPhone und iPad: Einstellungen, Bildschirmzeit, Inhalt und Datenschutz, Webinhalte, nicht jugendfreie Websites beschränken.',
          'Android: Google Family Link, Inhaltseinschränkungen, Google Chrome.',
          'Windows: Microsoft Family Safety, Inhaltsfilter.',
          'Mac: Systemeinstellungen, Bildschirmzeit, Inhalt und Datenschutz.',
          'Router oder Internetanbieter: Oft gibt es einen Filter für das ganze Haus.',
        ],
        'Glaubst du, dass hier jemand Minderjähriges ein Konto hat? Melde es unter [Beschwerden](/complaints). Das bearbeiten wir zuerst.',
      ],
    },
  ],
}
