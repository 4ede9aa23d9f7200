import type { PageText } from '../../page-text.ts'

export const page: PageText = {
  title: 'Widerruf',
  lead: 'Für nicht genutzte Credits kannst du den Kauf {refund_days} Tage lang widerrufen.',
  sections: [
    {
      id: 'unused',
      title: 'Nicht genutzte Credits',
      body: [
        'Bereust du einen Kauf innerhalb von {refund_days} Tagen? Einen Grund brauchst du nicht. Die Credits gehen sofort von deinem Guthaben ab, und du bekommst ihren Teil des Preises über dieselbe Zahlungsart zurück, innerhalb von {refund_days} Tagen. Kann sie kein Geld erstatten, überweisen wir es. Die Credits, die du am längsten hast, werden zuerst verbraucht. Möchtest du lieber schreiben? Das geht auch, an {support_email} von der Adresse deines Kontos.',
      ],
    },
    {
      id: 'withdraw',
      title: 'Vertrag widerrufen',
      only: 'eu',
      body: [
        'Wähle unter [deine Zahlungen](/transactions) den Kauf, drücke auf „Vertrag widerrufen“ und danach auf „Widerruf bestätigen“. Der Knopf steht dort, solange du widerrufen kannst. Du bekommst sofort eine Mail mit der Referenz, mit Tag und Uhrzeit deines Widerrufs und mit dem, was du zurückbekommst.',
      ],
    },
    {
      id: 'cancel',
      title: 'So widerrufst du',
      only: 'no-eu',
      body: [
        'Öffne [deine Zahlungen](/transactions), wähle den Kauf und drücke auf „Nicht genutzte Credits widerrufen“.',
      ],
    },
    {
      id: 'used',
      title: 'Genutzte Credits',
      body: [
        'Eine Nachricht wird sofort zugestellt. Dem stimmst du bei der Bestellung zu; deshalb können genutzte Credits nicht erstattet werden. Ging etwas durch unsere Schuld schief, bringen wir das natürlich in Ordnung.',
      ],
    },
    {
      id: 'unanswered',
      title: 'Keine Antwort von einem fiktiven Profil',
      only: 'desk',
      body: [
        'Beantwortet unser Team eine Nachricht, ein Foto oder ein Geschenk an ein fiktives Profil nicht innerhalb von {answer_hours} Stunden, bekommst du diese Credits von selbst zurück. Hast du Geld für Credits zurückbekommen, die du schon verbraucht hattest, werden sie zuerst damit verrechnet.',
      ],
    },
    {
      id: 'premium',
      title: 'Und Premium?',
      body: [
        'Wird dein erster und einziger Kauf vollständig erstattet, bist du kein Premium-Mitglied mehr. Nach einer teilweisen Erstattung bleibst du es.',
      ],
    },
    {
      id: 'form',
      title: 'Muster-Widerrufsformular',
      only: 'eu',
      body: [
        'Diesen Text kannst du verwenden, musst du aber nicht: „An {company}, {address}, {city}, {support_email}: Hiermit widerrufe ich meinen Kauf von Credits. Bestellt am: … Name: … E-Mail-Adresse meines Kontos: … Datum: …“',
      ],
    },
  ],
}
