import type { PageText } from '../../page-text.ts'

export const page: PageText = {
  title: 'Bans and protection',
  lead: 'When we ban an account, how you block someone, and how parents can keep this site out.',
  sections: [
    {
      id: 'members',
      title: 'When we ban an account',
      body: [
        'We ban anyone who harasses others, commits fraud, pretends to be someone else, advertises or is younger than {minimum_age}. In lesser cases we give a warning, or suspend the account for {suspension_days} days.',
        'If we suspect that someone is a minor, or see signs of child abuse, we suspend the account right away until a colleague has decided. We report images of child abuse to a hotline or the police.',
        'A member of our team decides on every ban, not a computer. Only where the law requires an age check can its result suspend an account automatically, until a person decides. Our email about a decision gives the reason and has a link to object; someone else will then look at it again.',
        'No one can see a banned account, and it can’t log in. You can claim back unused credits that you bought at {support_email}.',
      ],
    },
    {
      id: 'yourself',
      title: 'Blocking someone yourself',
      body: [
        'Open their profile and choose “Block” in the menu. Your conversation and likes disappear for both of you, and they can no longer see your profile or contact you. Your settings show who you’ve blocked, and you can unblock them there.',
        'Please also tell us what happened under [Complaints](/complaints). We then save what we need to judge it.',
      ],
    },
    {
      id: 'parents',
      title: 'For parents',
      body: [
        '{site} is for adults only. Here’s how to keep it out at home:',
        [
          'iPhone and iPad: Settings, Screen Time, Content & Privacy, Web Content, limit adult websites.',
          'Android: Google Family Link, Content restrictions, Google Chrome.',
          'Windows: Microsoft Family Safety, Content filters.',
          'Mac: System Settings, Screen Time, Content & Privacy.',
          'Your router or internet provider: there is often a filter for the whole home.',
        ],
        'Think a minor has an account here? Tell us under [Complaints](/complaints). We handle those first.',
      ],
    },
  ],
}
