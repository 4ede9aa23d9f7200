import type { PageText } from '../../page-text.ts'

export const page: PageText = {
  title: 'Cookies',
  lead: 'We use as few cookies as we can. None are for advertising, and none are from others.',
  sections: [
    {
      id: 'needed',
      title: 'Needed for the site to work',
      body: [
        'For these we need not ask:',
        [
          '__Host-session: keeps you signed in, 30 days after your last visit.',
          'signed_in: tells the page that there is a session, 30 days.',
          'language: your language, a year.',
          '__Host-minor: remembers that a birth date below the minimum age was filled in here, 24 hours.',
        ],
      ],
    },
    {
      id: 'device',
      title: 'What else your browser remembers',
      body: [
        'This stays on your own device and does not go to us:',
        [
          'which notices you dismissed;',
          'a message that you typed but did not send yet, until you send it or log out;',
          'whether we may remember the partner you came through, half a year;',
          'your answers while signing up, until you close the tab.',
        ],
      ],
    },
    {
      id: 'consent',
      title: 'Only with your consent',
      body: [
        'If you come through a partner we remember for 30 days which one, once you agree. If you say no, we forget it as soon as you close the site. If you do not come through a partner we ask nothing.',
        'Notifications on your device are switched on by you, and off again in your settings or your browser.',
      ],
    },
    {
      id: 'remove',
      title: 'Removing them',
      body: [
        'You can clear the cookies and stored data of {site} in your browser at any time. You are signed out then.',
      ],
    },
  ],
}
