/** Texts in the answer of settings.php (SET-02, SET-15). */
export const settings = {
  indexTitle: '{name}: daten, flirten en chatten',
  description:
    'Ontmoet volwassenen die willen daten, flirten of gewoon praten. Aanmelden is gratis, je betaalt alleen voor de berichten die je stuurt.',
  fictionalWarning: 'Op deze site staan ook fictieve profielen. Je herkent ze aan hun merk.',
  fictionalSingular: 'Dit profiel is fictief; een fysieke ontmoeting is niet mogelijk.',
  fictionalPlural: 'Deze profielen zijn fictief; fysieke ontmoetingen zijn niet mogelijk.',
} as const
