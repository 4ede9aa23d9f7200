import type { PageText } from '../../page-text.ts'

export const page: PageText = {
  title: 'Cookies',
  lead: 'We use as few cookies as we can. None for advertising, and none from third parties.',
  sections: [
    {
      id: 'needed',
      title: 'Needed to make the site work',
      body: [
        'We don’t need your consent for these:',
        [
          '__Host-session: keeps you logged in, {session_days} days after your last visit.',
          'signed_in: tells the page that there is a session, {session_days} days.',
          '__Host-device: remembers a device you’ve logged in on before, so others can’t lock you out and a banned or suspended member who signs up or logs in with another account is noticed, a year.',
          'language: your language, a year.',
          '__Host-minor: remembers that a date of birth below the minimum age was entered here, {minor_hours} hours.',
        ],
      ],
    },
    {
      id: 'device',
      title: 'What else your browser remembers',
      body: [
        'This stays on your own device and isn’t sent to us:',
        [
          'which notices you’ve dismissed;',
          'a message or complaint you’ve typed but not sent, until you send it, log out or, as a visitor, close the tab;',
          'a photo you’ve chosen for a conversation but not sent, until you send it, remove it or log out;',
          'which page you went to buy credits from, until you’re back or log out;',
          'which account has push switched on here, and when we last checked, until you switch it off or log out;',
          'whether we may remember which partner site sent you, for six months;',
          'a discount code you entered and the place we found for your location, until you close the tab or log out;',
          'when the page last reloaded by itself, until you close the tab;',
          'the language of the link that brought you here, until you close the tab;',
          'whether the site is light or dark, whether shortcuts are on, and when we last showed you a new like;',
          'your answers while you sign up, until you close the tab.',
        ],
      ],
    },
    {
      id: 'consent',
      title: 'Only with your consent',
      body: [
        'If you came through a partner site and agree, we remember which one for {partner_days} days. If you say no, we forget it as soon as you close the site. If you didn’t come through a partner site, we don’t ask.',
      ],
    },
    {
      id: 'remove',
      title: 'Removing them',
      body: ['You can clear {site}’s cookies and stored data in your browser at any time. This logs you out.'],
    },
  ],
}
