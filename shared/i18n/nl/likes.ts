export const likes = {
  title: 'Likes',
} as const
