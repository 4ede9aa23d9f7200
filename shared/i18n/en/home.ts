import type { Translation } from '../languages.ts'
import type { home as source } from '../nl/home.ts'

export const home = {
  hello: {
    night: 'Still up, {name}?',
    morning: 'Good morning, {name}',
    afternoon: 'Good afternoon, {name}',
    evening: 'Good evening, {name}',
  },
  lead: {
    waiting: '{count, plural, one {Someone is waiting for your reply.} other {# people are waiting for your reply.}}',
    liked: '{count, plural, one {Someone new likes you.} other {# new people like you.}}',
    calm: 'Who will you talk to today?',
  },
  waiting: {
    title: 'Waiting for you',
    recent: 'Your conversations',
    all: 'All messages',
    nobody: 'No conversations yet',
    begin: 'One line is enough to get started. Pick someone and say hello.',
    toMembers: 'Browse members',
  },
  likers: {
    title: 'They like you',
    all: 'All likes',
  },
  near: {
    newNear: 'New near you',
    near: 'Near you',
    new: 'New here',
    all: 'Members',
    more: 'Keep searching',
    nobody: 'Nobody found yet. Try a wider search.',
  },
  next: {
    title: '{count, plural, one {One last thing for your profile} other {Finish your profile}}',
    progress: 'Your profile',
  },
  games: {
    title: 'Or try',
    'swipe-game': 'Swipe game',
    'match-finder': 'Match finder',
  },
} as const satisfies Translation<typeof source>
