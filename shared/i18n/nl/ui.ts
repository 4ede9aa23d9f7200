/** Words of the kit: they hold on every screen. */
export const ui = {
  waysIn: {
    signup: 'Gratis aanmelden',
    login: 'Inloggen',
  },
  close: 'Sluiten',
  dismiss: 'Verbergen',
  notices: 'Meldingen',
  showPassword: 'Toon wachtwoord',
  hidePassword: 'Verberg wachtwoord',
  day: 'dag',
  month: 'maand',
  year: 'jaar',
  dayPlaceholder: 'DD',
  monthPlaceholder: 'MM',
  yearPlaceholder: 'JJJJ',
  gender: { male: 'Man', female: 'Vrouw' },
  fictional: 'Fictief',
} as const
