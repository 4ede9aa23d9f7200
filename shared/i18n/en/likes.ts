import type { Translation } from '../languages.ts'
import type { likes as source } from '../nl/likes.ts'

export const likes = {
  title: 'Likes',
  tabs: {
    label: 'Likes',
    received: 'Received',
    sent: 'Sent',
    matches: 'Matches',
    favourites: 'Favourites',
    looks: 'Who looked',
  },
  total: {
    received: '{total, plural, one {# person likes you} other {# people like you}}',
    sent: '{total, plural, one {You like # person} other {You like # people}}',
    matches: '{total, plural, one {You have # match} other {You have # matches}}',
  },
  new: 'New',
  match: 'Match',
  like: 'Like {name}',
  unlike: 'Unlike {name}',
  options: 'More about {name}',
  more: 'More likes',
  empty: {
    received: {
      title: 'No likes yet',
      text: 'Let people know you’re here: give a few likes.',
    },
    sent: { title: 'You haven’t liked anyone yet', text: 'Tap the heart of someone you like.' },
    matches: { title: 'No matches yet', text: 'When you like each other, you’ll find them here.' },
    toMembers: 'See members',
  },
  favourites: {
    add: 'Add {name} to your favourites',
    remove: 'Remove {name} from your favourites',
    more: 'More favourites',
    private: 'Only you can see who your favourites are.',
    none: 'No favourites yet',
    hint: 'Tap the star on a profile to find that person here again. Only you can see it.',
  },
  looks: {
    note: 'Who looked at your profile in the last {days} days. Only you see this.',
    none: 'Nobody has looked yet',
    hint: 'Anyone who looks at your profile appears here for {days} days. If you look at theirs, they see you in the same way.',
    off: 'You switched this off',
    offText: 'You don’t see who looked at your profile, and others don’t see that you looked at theirs.',
    toSettings: 'Open settings',
    more: 'More people',
  },
  modal: { title: '{name} likes you', toProfile: 'View the profile' },
  newLike: { title: 'New like!', photo: 'View {name}’s profile', write: 'Send {name} a message' },
  moment: {
    title: 'It’s a match',
    text: 'You and {name} like each other.',
    lines: 'Opening lines for {name}',
    write: 'Write to {name}',
    later: 'Later',
  },
  toast: { like: '{name} likes you.', see: 'View' },
} as const satisfies Translation<typeof source>
