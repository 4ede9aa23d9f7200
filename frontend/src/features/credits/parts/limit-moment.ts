/** Day and time of a limit's end, such as `maandag 30 november, 00:00`. */
export const longMoment = (at: string, locale: string): string =>
  new Intl.DateTimeFormat(locale, {
    ...({ weekday: 'long', day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit' } as const),
  }).format(new Date(at))
