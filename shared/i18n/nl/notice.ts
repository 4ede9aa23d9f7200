/**
 * Texts of the complainer's name and statement of good faith (DSA 16), which only the form of
 * complaints loads.
 */
export const notice = {
  name: 'Je naam',
  nameHint: 'Alleen ons team ziet hem. Na ons besluit wissen we hem.',
  nameOptional: 'Je naam (mag leeg blijven)',
  nameMissing: 'Vul je naam in.',
  goodFaith: 'Ik meld dit te goeder trouw: voor zover ik weet klopt wat ik schrijf en is het volledig.',
  goodFaithMissing: 'Bevestig dit, anders kunnen we je melding niet aannemen.',
} as const
