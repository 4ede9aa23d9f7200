import type { PageText } from '../../page-text.ts'

export const page: PageText = {
  title: 'Dating safely',
  lead: 'Most members are simply looking for good company. Here’s how to spot those who want something else, and how to keep it pleasant.',
  sections: [
    {
      id: 'money',
      title: 'Never send money',
      body: [
        'Never give or lend money to someone you only know from here, however urgent the story sounds. No gift cards, codes or crypto either. Someone who means well won’t ask.',
        'Does someone promise you profits from investing or crypto? That’s a scam, even if you earn a little at first. If you’ve already paid, call your bank right away and go to the police.',
      ],
    },
    {
      id: 'contact',
      title: 'Stay here at first',
      body: [
        'Share your phone number, address and surname only once you trust someone. Here you can always block and report someone; anywhere else we can’t help you.',
        'Don’t open links from people you don’t know, and never log in through one. We never ask for your password.',
      ],
    },
    {
      id: 'photos',
      title: 'If someone pressures you',
      body: [
        'Don’t share photos that someone could use against you. If it happens anyway: don’t pay, keep the messages and report it. It isn’t your fault.',
      ],
    },
    {
      id: 'meeting',
      title: 'Meeting for the first time',
      body: [
        [
          'Meet in a place with other people around.',
          'Tell someone where you are and with whom.',
          'Make sure you can get home on your own.',
          'Go easy on the drinks and keep your glass with you.',
          'If it doesn’t feel right, leave. You owe nobody an explanation.',
        ],
      ],
    },
    {
      id: 'report',
      title: 'Blocking and reporting',
      body: [
        'Block a person from the menu of the conversation or the profile, and report them under [Complaints](/complaints). We then keep the evidence, and they won’t be told that you reported anything.',
        'In danger right now? Call the emergency number.',
      ],
    },
  ],
}
