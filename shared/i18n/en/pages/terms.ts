import type { PageText } from '../../page-text.ts'

export const page: PageText = {
  title: 'Terms and conditions',
  lead: 'What we agree on when you use {site}, kept as short and plain as we could.',
  sections: [
    {
      id: 'who',
      title: 'Who we are',
      body: [
        '{site} is a service of {company} ({tradenames}), {address}, {city}, {country}. Register: {register}. VAT number: {vat}.',
        'You can reach us at {support_email} or {support_phone}. There’s more on the [Customer service](/pages/service) page.',
      ],
    },
    {
      id: 'service',
      title: 'What we offer',
      body: [
        'Adults meet on {site}: you create a profile, search for members, like people and send messages, photos and gifts.',
        'We don’t promise a relationship, a date or a reply. What we do promise is below.',
      ],
    },
    {
      id: 'fictional',
      title: 'Fictional profiles',
      body: [
        'Some of the profiles are fictional. We create those ourselves. You can’t meet them in person.',
        'Every fictional profile is marked everywhere: on its card, on the profile, in conversations and next to likes. No one can remove that mark. So you always know who you’re talking to before you pay anything.',
      ],
    },
    {
      id: 'hosts',
      title: 'Writing to fictional profiles',
      only: 'desk',
      body: [
        'Our own team writes for a fictional profile. The conversation says so before you send your first message. A message, photo or gift costs the same there as with a member.',
        'If no answer comes within {answer_hours} hours, you automatically get the credits for it back. This also applies if we remove the profile while you’re still waiting.',
      ],
    },
    {
      id: 'no-hosts',
      title: 'Writing to fictional profiles',
      only: 'no-desk',
      body: ['On this site you can’t write to fictional profiles. The conversation says so, and nothing is charged.'],
    },
    {
      id: 'account',
      title: 'Your account',
      body: [
        [
          'You’re {minimum_age} or over.',
          'You create an account for yourself, with your own date of birth and your own photos.',
          'You confirm your email address. Until then you can’t send anything and you’re not charged anything.',
          'You keep your password to yourself. Your settings show where you’re logged in, and you can end every session there.',
        ],
        'Creating an account and looking around is free. New members get {signup_credits} credits.',
      ],
    },
    {
      id: 'credits',
      title: 'Credits and prices',
      body: [
        'You pay per message, with credits. A message costs {message_credits} credit, a photo in a conversation {photo_credits} and a gift {gift_credits}. In money, a message costs from {message_price}. All prices are on the [Prices](/pricing) page.',
        'Credits come in bundles. There’s no subscription: nothing renews and nothing is ever charged automatically. Credits don’t expire as long as your account exists.',
        'If you store a card, we only charge it when you press the order button yourself. You can remove it any time under [your payments](/transactions).',
        'Without a purchase you can start {free_conversations} conversations. Replying never counts.',
        'Discounts can’t be combined. A countdown on this site really does end.',
      ],
    },
    {
      id: 'premium',
      title: 'Premium',
      body: [
        'Your first purchase makes you premium for life, even when your credits run out. You can then see all members’ public photos, have up to {premium_photos} photos yourself and start as many conversations as you like. Private photos aren’t included: their owner decides.',
        'To stop mass messages, everyone can start at most {daily_starts} new conversations in {start_hours} hours and send the same first text to at most {same_openings} members an hour.',
        'Premium only ends if your only purchase is refunded or charged back in full, or when your account is permanently deleted.',
      ],
    },
    {
      id: 'withdrawal',
      title: 'Changing your mind',
      body: [
        'You can cancel unused credits within {refund_days} days of buying them. Our [refund policy](/pages/return-policy) explains how, and what you get back.',
      ],
    },
    {
      id: 'conduct',
      title: 'How we treat each other',
      body: [
        'The following isn’t allowed:',
        [
          'harassing, threatening, insulting or discriminating against anyone;',
          'pretending to be someone else, or using another person’s photos;',
          'anything with or about minors, in any form;',
          'advertising, fraud, asking for money or offering paid services;',
          'putting contact details on photos or in your profile;',
          'showing nudity on photos that visitors see too;',
          'profile photos that don’t show you clearly;',
          'sending photos of nudity, sex, violence, drugs, gambling or hate in a conversation;',
          'scraping or disrupting the site.',
        ],
        'Every photo is checked before others see it. If a text in your profile seems to contain a phone number, email address, link or an age below 18, a member of our team reads it first; until then only you see it. We may decline or remove photos and texts, remove a profile name, give a warning, suspend an account for {suspension_days} days or until a suspicion is cleared up, and ban it. We always tell you why.',
      ],
    },
    {
      id: 'complaints',
      title: 'Complaints and decisions',
      body: [
        'Is something wrong, or do you think something is illegal? Tell us under [Complaints](/complaints); you don’t need an account. You’ll get a confirmation, and an answer with reasons from a person.',
        'You can report images of child abuse and intimate images without giving your name and email address. Without an email address, you’ll get no confirmation and no answer.',
        'Disagree with a decision about your name, photo, text, message or account? The email about it has a link to object: for six months, without logging in. A different member of our team will look at it.',
        'If someone keeps sending complaints or objections that are clearly unfounded, a person on our team looks at how many there were, what share of the total that is, how serious the consequences are and whether it seems deliberate. The account gets a warning first; if it goes on, then for {suspension_days} days we may suspend it, or stop taking complaints from it and from its confirmed email address. The latter doesn’t apply to reports of someone under 18, child abuse or an intimate image, and it’s always possible to block someone and to object to a decision. We look at the same points when someone keeps breaking our other rules. You can object to these decisions too.',
      ],
    },
    {
      id: 'leaving',
      title: 'Leaving',
      body: [
        'You can delete your account yourself, in your settings, without giving a reason. You’re invisible right away. For {grace_days} days the link in your email brings you back; after that we erase everything. Only what our [Privacy statement](/pages/privacy) names stays longer, such as the payment records the law requires.',
        'You lose any remaining credits when the deletion becomes final. If you’re still entitled to a refund, ask for it first.',
      ],
    },
    {
      id: 'liability',
      title: 'What we’re responsible for',
      body: [
        'We do our best to keep the site safe and available. If something fails, we fix it as soon as we can; you’re not charged for a message that didn’t arrive.',
        'We don’t check in advance what members tell each other. We’re liable for damage caused by our intent or gross negligence, and wherever the law says so. Your statutory rights as a consumer always apply.',
      ],
    },
    {
      id: 'eu',
      title: 'Law and disputes in the EU',
      only: 'eu',
      body: [
        'For consumers, the mandatory law of the country where they live applies, and they can go to court there.',
        'You can also take a decision we made about your content or account to a certified out-of-court dispute settlement body.',
      ],
    },
    {
      id: 'changes',
      title: 'When these terms change',
      body: [
        'If something changes that matters to you, we’ll email you at least {notice_days} days ahead. If you disagree, you can delete your account and ask for a refund of unused credits you bought.',
      ],
    },
  ],
}
