import type { Translation } from '../languages.ts'
import type { meeting as source } from '../nl/meeting.ts'

export const meeting = {
  /** What signup found. */
  matches: {
    title: 'Your matches',
    lead: 'They fit what you are looking for, and you fit what they are.',
    none: 'No matches yet',
    noneText: 'New people keep joining. Have a look around in the meantime.',
    toMembers: 'See all members',
  },
  similar: { title: 'Similar members', total: '{total, plural, one {# member} other {# members}}', more: 'Show more' },
  finder: {
    title: 'Match finder',
    lead: 'Say what you are looking for and see who fits.',
    age: 'Which age are you looking for?',
    ages: { '18-35': '18 to 35', '35+': '35 and older' },
    appearance: 'Which looks appeal to you?',
    appearances: { normal: 'Normal', sexy: 'Sexy' },
    race: 'Which race appeals to you?',
    races: { white: 'White', other: 'Other' },
    pass: 'I’ll skip this',
    noEffect:
      'Voluntary, and without any effect on whom you see: profiles do not hold this. Your answer stays on this screen and is neither sent nor kept.',
    find: 'Show who fits',
    again: 'Other answers',
    total: '{total, plural, one {# member} other {# members}}, {ages}',
    none: 'Nobody found',
    noneText: 'Nobody is of this age right now. Choose another one, or have a look later.',
    more: 'More members',
  },
  swipe: {
    title: 'Swipe game',
    left: '{count, plural, =0 {No likes left today} one {# like left today} other {# likes left today}}',
    like: 'Like {name}',
    pass: 'Pass {name}',
    liked: 'Like',
    passed: 'Passed',
    keys: 'Or use the arrows: left passes, right likes.',
    toProfile: 'View {name}’s profile',
    shown: '{name}, aged {age}',
    over: 'Your likes for today are used up',
    overText: 'There are new ones in <time></time>. On a profile you can always like, as much as you want.',
    toLikes: 'See your likes',
    toMembers: 'See members',
    all: 'You have seen everybody',
    allText: 'New people keep joining. Have a look later, or search on by yourself.',
  },
} as const satisfies Translation<typeof source>
