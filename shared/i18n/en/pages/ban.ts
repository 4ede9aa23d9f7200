import type { PageText } from '../../page-text.ts'

export const page: PageText = {
  title: 'Bans and protection',
  lead: 'When we ban an account, how you block somebody, and how parents can shut this site out.',
  sections: [
    {
      id: 'members',
      title: 'When we ban an account',
      body: [
        'Whoever harasses others, defrauds, pretends to be somebody else, advertises or is younger than {minimum_age} is banned. Anything to do with minors we report to the police at once.',
        'A member of staff decides, not a computer. Whoever is banned gets the reason by mail and can answer it; then somebody looks at it again.',
        'A banned account is seen by nobody and cannot sign in. Unused credits that were bought can be claimed back at {support_email}.',
      ],
    },
    {
      id: 'yourself',
      title: 'Blocking somebody yourself',
      body: [
        'Open the profile and choose “Block” in its menu. Your conversation and likes vanish for both, and that person can no longer see your profile or contact you. Your settings show whom you blocked, and you can undo it there.',
        'Tell us what happened too, under [Complaints](/complaints). We then keep ourselves what is needed to judge it.',
      ],
    },
    {
      id: 'parents',
      title: 'For parents',
      body: [
        '{site} is for adults only. This is how you shut it out at home:',
        [
          'iPhone and iPad: Settings, Screen Time, Content & Privacy, Web Content, limit adult websites.',
          'Android: Google Family Link, Content restrictions, Google Chrome.',
          'Windows: Microsoft Family Safety, Content filters.',
          'Mac: System Settings, Screen Time, Content & Privacy.',
          'Your router or internet provider: there is often a filter for the whole home.',
        ],
        'Do you think that a minor has an account here? Tell us under [Complaints](/complaints). We handle that first.',
      ],
    },
  ],
}
