export const chats = {
  title: 'Berichten',
} as const
