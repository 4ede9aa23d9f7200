export const members = {
  title: 'Leden',
} as const
