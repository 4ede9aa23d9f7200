export const account = {
  login: {
    title: 'Welkom terug',
    lead: 'Log in en lees verder waar je was.',
    email: 'E-mailadres',
    password: 'Wachtwoord',
    submit: 'Inloggen',
    noAccount: 'Nog geen account?',
    signup: 'Gratis aanmelden',
  },
  activated: {
    title: 'Je account is geactiveerd',
    text: 'Je e-mailadres is bevestigd. Je kunt nu berichten sturen en ontvangen.',
    toLogin: 'Inloggen',
    toMembers: 'Bekijk leden',
  },
  activationFailed: {
    title: 'Activeren mislukt',
    text: 'De link is verlopen of al gebruikt.',
    contact: 'Neem contact op via {support_email}.',
    newMail: 'Stuur een nieuwe activatiemail',
    newMailSent: 'We hebben je een nieuwe activatiemail gestuurd.',
    loginFirst: 'Log in om een nieuwe activatiemail aan te vragen.',
    toLogin: 'Inloggen',
  },
} as const
