import type { PageText } from '../../page-text.ts'

export const page: PageText = {
  title: 'Privacy statement',
  lead: 'It’s nobody else’s business that you’re a member here. This page explains what we keep about you, why, for how long, and what you can do about it.',
  sections: [
    {
      id: 'who',
      title: 'Who is responsible',
      body: ['{company}, {address}, {city}, {country}. For questions about your data, contact {support_email}.'],
    },
    {
      id: 'what',
      title: 'What we keep',
      body: [
        [
          'Your account: email address, a hashed form of your password, language, when you joined and what you agreed to.',
          'Your profile: name, gender, who you’re looking for, date of birth, country, region, place, your text, details and interests. Others see your age, never your date of birth or email address.',
          'Your photos. We remove data hidden in the file, such as where it was taken.',
          'Your messages, likes, blocks, the members you added with the star, whose profile you looked at in the last {look_days} days, and who can see your private photos.',
          'Your credits and payments: bundle, amount, method and time. Only the payment provider gets your card and bank details. If you pay by direct debit, we keep your name and address, the mandate, the last four characters of your IBAN, and unreadable fingerprints (hashes) of your IBAN and phone number to prevent abuse. If you store a card, the payment provider stores it. We then keep its brand, last four digits and expiry date, the number by which the provider knows it, and your consent, until you remove the card or delete your account. Your payments keep the number and the version of your consent.',
          'Where you’re logged in: type of browser and system, and when. We briefly count failed logins per address.',
          'Where you switched on push: the address that your browser’s push service gives for it, until you switch it off or log out there.',
          'Where you came from, if a partner site sent you and you agreed to that.',
        ],
      ],
    },
    {
      id: 'sensitive',
      title: 'Sensitive data',
      body: [
        'Your sexuality and any sexual or political interests have extra protection. We only keep them if you agree to that separately. You can leave them blank, and you can withdraw your consent on your profile: we then erase them right away.',
        'They never go to partners and are never used for advertising.',
      ],
    },
    {
      id: 'why',
      title: 'What we use it for',
      body: [
        [
          'To provide the service you signed up for: profile, search, messages, payments.',
          'To protect members: a computer and then a person look at every profile photo, and a computer alone at photos in conversations between members. If a computer sees a phone number, email address, link or an age below 18 in a profile text, a person reads it first. We handle complaints and we stop abuse. That’s our legitimate interest, and partly our duty.',
          'To meet our legal obligations, such as keeping invoices.',
          'To tell you by email or push about messages and likes you haven’t seen yet, without what they say. You can switch each kind off in your settings, and emails also with the link in every one of them.',
          'For advertising by email or push and for sensitive data: only with your consent.',
        ],
        'We don’t build advertising profiles. A computer never takes a decision that affects you on its own, with a few exceptions: a photo that a person already declined or removed, or suspended an account over, is declined automatically, a photo in a conversation is declined automatically if the check finds something that isn’t allowed, and signup doesn’t accept the email address of a banned account or, for {minor_hours} hours, of someone who was too young. A declined photo costs you nothing. You get an email with the reason and can object.',
      ],
    },
    {
      id: 'hosts',
      title: 'Conversations with fictional profiles',
      only: 'desk',
      body: [
        'People on our own team write for fictional profiles. They read the conversations with those profiles, earlier messages included, and can open photos you send in them. Of you they see your profile name and what you write, not your email address, payments or other conversations.',
        'They can make a note about such a conversation, so that the next person knows it. Those notes belong to the conversation: you find them in the file with your data, and they’re erased with it. Each time someone opens or answers a conversation, that’s recorded. They don’t read conversations between members.',
      ],
    },
    {
      id: 'age-check',
      title: 'Age check',
      only: 'age-check',
      body: [
        'Where you live, we have to have your age checked before you see other members. {age_check} does that, on its own page. We give {age_check} a reference for the check and the age limit, not your name or email address, and it only tells us whether you’re {minimum_age} or older. Your photo, document and date of birth don’t reach us.',
        'We keep the result, when it was given, the company’s name and the reference until your account is erased. If an identity document shows that you’re too young, your account is suspended at once and automatically until someone on our team decides. You can object to that.',
      ],
    },
    {
      id: 'verification',
      title: 'Photo verification',
      only: 'verification',
      body: [
        'If you want a verified badge next to your name, you take a photo of yourself in a pose we ask for. Someone on our team compares it by eye with your profile photos. We don’t use face recognition, and we neither make nor keep biometric features of your face. You only do this if you want to, and you can withdraw it until there’s a decision.',
        'Only our team sees the photo, and each time they do is logged. We delete it as soon as there’s a decision, when you withdraw or leave, and after {verification_days} days at the latest. It disappears from the backup of our storage within two days after that. We remember which of your photos were compared, and the reason for a refusal for fourteen days.',
      ],
    },
    {
      id: 'location',
      title: 'Your location',
      body: [
        'We only ask for your position when you press the button. Your browser rounds it roughly (to about 1 km) before sending it. We look up the name of the place and don’t keep the coordinates.',
      ],
    },
    {
      id: 'others',
      title: 'Who else sees your data',
      body: [
        'Other members see your profile and your approved photos. While you’re invisible, no one finds you in search.',
        'People who aren’t logged in see only a photo blurred beyond recognition, your age and your region, unless you allow more in your settings. We ask search engines not to list profiles and photos.',
        'Companies that work for us only get what they need: Amazon Web Services (servers, email, text messages, automatic photo checks) and our payment provider. Our contracts with them rule out any other use of your data.',
        'Push notifications travel through your browser’s push service (Google, Apple, Mozilla or Microsoft). They’re encrypted: that service can’t read them, but it does see that one arrives, and when.',
        'We don’t sell your data, and we don’t pass your profile on unless you agree to that separately or the law requires it.',
      ],
    },
    {
      id: 'how-long',
      title: 'How long we keep it',
      body: [
        [
          'As long as you’re a member. Messages older than {history_days} days are no longer shown.',
          'If you delete your account, you’re invisible right away and erased after {grace_days} days, with all your photos and conversations. If the account is suspended until we decide on a suspicion, or we must first secure evidence or a warning, it’s erased after that. They’re gone from our backups within 35 days after that.',
          'Payments, as long as tax law requires, separately from your account.',
          'A photo you delete: it disappears from the site right away, and from our storage after about two weeks.',
          'An uploaded photo that the automatic check never got to: one day at most. A copy made for a complaint: while we handle it, and six months after that in case of an objection. A decision about your name, photo, text, message or account, with what we removed: six months in case of an objection. After an objection, another six months. A photo that we removed from a conversation: a year. A profile name that we removed: until we reverse that or your account is erased, so that nobody can choose it.',
          'A report you send us, with your confirmation that it’s correct: until six months after our answer, longer if someone objects. If you report something without logging in, also your name and email address, until our answer.',
          'An unreadable fingerprint (hash) of your email address: six months after you sign up and after you leave, so free credits are given only once, and two years after a ban, so a banned member can’t sign up again with it and is noticed on the same device too, when they sign up or log in with another account. While an account is suspended, we compare the fingerprint on the device in the same way; we keep nothing extra for this, and it ends with the suspension. We also keep such a fingerprint of your photos and of the card or account you pay with, for two years after a ban. If a complaint about you is open when you leave, the fingerprint stays with it.',
          'An unreadable fingerprint (hash) of a photo our team declined or removed, or suspended an account over: a year, so that the same picture is declined automatically, from any account. Of a photo in a conversation that the automatic check declined: as long as the decision about it.',
          'An unreadable fingerprint of the network you logged in from: a year, so that others can’t lock you out.',
          'If someone enters a date of birth below the minimum age, we remember that for {minor_hours} hours with a cookie and a fingerprint of the email address, without the date itself.',
          'An unreadable fingerprint (hash) of an IBAN or phone number that is blocked for direct debit, for example after a returned debit, without your name: for as long as it’s blocked, even after your account is erased.',
          'An unreadable fingerprint (hash) of the text you start a conversation with, for a day at most, to stop mass messages.',
          'That you sent links or asked for money in conversations, ran into a limit on new conversations, signed up on another account’s device, signed up, logged in or reset your password on the device of an account that was banned or suspended at that time, have a photo that looks like another account’s, paid with the card or account of someone we banned, or that someone complained about you: {signal_days} days, without the text or the photo. A computer looks for this in messages, photos and payments. It only helps our team decide which accounts to look at first.',
          'If we ban someone for fraud, those who exchanged messages with that account get a copy of the conversation, without photos: {kept_chat_days} days, even if the account is erased in the meantime.',
          'Notes our team makes about your account: until your account is erased. They’re in the file with your data. Notes about a report: as long as the report.',
          'What our team did with your account and why, in their own words: two years. Once your account is erased, that no longer refers to you.',
          'Proof of your age or identity that you email us: until we’ve checked it, 30 days at most.',
          'Technical logs: one month, without email addresses or what you searched for.',
        ],
      ],
    },
    {
      id: 'rights',
      title: 'What you can do',
      body: [
        [
          'See and take your data with you: request a file with everything we hold about you in your settings.',
          'Correct it: on your profile and in your settings; your name, gender and date of birth by email to {support_email}.',
          'Erase it: delete your account.',
          'Withdraw consent: on your profile or in your settings.',
          'Object or ask us to restrict use: email {support_email}. You’ll get an answer within a month.',
        ],
      ],
    },
    {
      id: 'authority',
      title: 'Supervisory authority',
      only: 'eu',
      body: ['If you disagree with us, you can complain to the data protection authority in your country.'],
    },
    {
      id: 'security',
      title: 'Security',
      body: [
        'All traffic is encrypted, and so is what we store. We can’t read passwords. Photos can only be seen through links that expire after a short time. Our team signs in with a second step, and everything they do is recorded.',
      ],
    },
  ],
}
