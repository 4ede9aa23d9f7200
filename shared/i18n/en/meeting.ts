import type { Translation } from '../languages.ts'
import type { meeting as source } from '../nl/meeting.ts'

export const meeting = {
  /** Matches offered after signup. */
  matches: {
    title: 'Your matches',
    lead: 'They’re what you’re looking for, and you’re what they’re looking for.',
    none: 'No matches yet',
    noneText: 'New people join all the time. Have a look around in the meantime.',
    toMembers: 'See all members',
  },
  similar: { title: 'Similar members', total: '{total, plural, one {# member} other {# members}}', more: 'Show more' },
  finder: {
    title: 'Match finder',
    lead: 'Tell us what you’re looking for and see who fits.',
    age: 'What age are you looking for?',
    ages: { '18-35': '18 to 35', '35+': '35 and over' },
    reason: 'What are you looking for?',
    interests: 'What do you like to share? Pick up to {count}.',
    moreInterests: 'More interests',
    distance: 'How far away?',
    /** Heading of the photos of matching members, for screen readers. */
    faces: 'They fit',
    appearance: 'What looks appeal to you?',
    appearances: { normal: 'Natural', sexy: 'Sexy' },
    race: 'What ethnicity appeals to you?',
    races: { white: 'White', other: 'Other' },
    pass: 'I’ll skip this',
    noEffect:
      'Optional, and it doesn’t change who you see: profiles don’t hold this information. Your answer stays on this screen and is never sent or stored.',
    again: 'Change my answers',
    none: 'No one found',
    noneText: 'Loosen one answer, or check back later.',
    /** Answers to loosen after an empty result. */
    loosen: {
      distance: 'Anywhere in the country',
      interests: 'Without interests',
      reason: 'Whatever they’re looking for',
      age: 'Any age',
    },
    more: 'More members',
  },
  /** Why a member fits, on their card. */
  reasons: {
    interests: 'In common: {interests}',
    aim: 'Also wants: {aim}',
    near: 'Nearby',
  },
  swipe: {
    title: 'Swipe game',
    left: '{count, plural, =0 {No likes left today} one {# like left today} other {# likes left today}}',
    like: 'Like {name}',
    pass: 'Skip {name}',
    undo: 'Bring {name} back',
    unfold: 'More about {name}',
    liked: 'Liked',
    passed: 'Skipped',
    keys: 'Or use the arrow keys: left to skip, right to like.',
    toProfile: 'View {name}’s profile',
    shown: '{name}, aged {age}',
    over: 'You’ve used all your likes for today',
    overText: 'You’ll get new ones in <time></time>. On profiles you can like as often as you want.',
    toLikes: 'See your likes',
    toMembers: 'See members',
    all: 'That’s it for now',
    allText: 'New people join all the time. Check back later, or search for yourself.',
  },
} as const satisfies Translation<typeof source>
