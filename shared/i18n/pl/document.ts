import type { Translation } from '../languages.ts'
import type { document as source } from '../nl/document.ts'

export const document = {
  members: {
    title: 'Szukaj osób',
    description:
      'Zobacz, kto w pobliżu chce randkować, flirtować lub pogadać. Szukanie według wieku i regionu jest bezpłatne; fikcyjne profile zawsze mają oznaczenie.',
  },
  premium: {
    title: 'Premium',
    description:
      'Z pierwszymi kredytami dostajesz premium na zawsze. Co daje, ile kosztuje i dlaczego nie ma abonamentu.',
  },
  pricing: {
    title: 'Ceny',
    description:
      'Założenie konta i rozglądanie się są za darmo. Ile kosztują wiadomość i prezent, prostymi słowami i ze wszystkimi cenami.',
  },
  complaints: {
    title: 'Skargi',
    description:
      'Coś jest nie tak z profilem, wiadomością lub płatnością? Zgłoś to tutaj, także bez konta. Sprawdzi to człowiek.',
  },
  languages: {
    title: 'Język',
    description: 'Wybierz język, w którym czytasz tę stronę.',
  },
  /** Labels of the pictures in the browser's install dialog. */
  install: {
    match: 'Rysunek dwóch osób, które się sobie podobają',
    faces: 'Rysunek osób, które możesz poznać',
  },
  offline: {
    title: 'Brak połączenia',
    text: 'Chwilowo nie ma internetu. To, co piszesz, jest zapisane na tym urządzeniu. Gdy połączenie wróci, ruszymy dalej.',
    retry: 'Spróbuj ponownie',
  },
} as const satisfies Translation<typeof source>
