/**
 * Templates of texts that staff send by mail, in the language of the recipient; loaded by the
 * console only. Staff fill in the gaps in double brackets. A text says only what its decision does;
 * `frontend/src/features/staff/templates.ts` decides which decision it fits.
 */
export const templates = {
  /** Facts of a decision: what it is about, and what was seen. The mail names decision and rule. */
  about: {
    photo: 'Het gaat om [[welke foto]].',
    text: 'Het gaat om deze woorden in je tekst: [[de woorden]].',
    name: 'Het gaat om je profielnaam.',
    message: 'Het gaat om je bericht van [[dag en tijd]].',
    account: 'Het gaat om [[welke foto’s, teksten of berichten, en van wanneer]].',
  },
  seen: {
    scam: 'Wat we zagen, wijst op oplichting: [[wat je zag, zoals een verzoek om geld of codes]].',
    fake: 'Wat we zagen, klopt niet met wie je bent: [[waaruit dat blijkt]].',
    minor: 'Wat we zagen, gaat over iemand die nog niet volwassen is: [[waaruit dat blijkt]].',
    nudity: 'Er is bloot te zien op een plek die bezoekers kunnen zien: [[wat er te zien is, en waar]].',
    harassment: 'Iemand wordt lastiggevallen of bedreigd: [[de woorden, of wat er gebeurde]].',
    hate: 'Mensen worden om wie ze zijn beledigd of buitengesloten: [[de woorden, of wat je zag]].',
    spam: 'Het is reclame, of gaat naar veel mensen tegelijk: [[waarvoor, of hoe vaak]].',
    contact_data: 'Er staan contactgegevens in: [[welke soort gegevens]].',
    photo: 'Je bent niet goed te zien: [[waarom niet]].',
    chat_photo: 'Op een foto in een gesprek is iets te zien wat daar niet mag: [[wat er te zien is]].',
    misuse: 'Er zijn steeds klachten of bezwaren ingediend die kennelijk ongegrond zijn: [[hoeveel, en waarover]].',
    illegal: 'Naar ons oordeel is dit bij de wet verboden: [[welke wet, en waarom]].',
    underage: 'Volgens de geboortedatum die we hebben verbeterd, ben je te jong voor deze site.',
  },
  /** Answers to complaints; the mail already names outcome and decision. */
  complaint: {
    removed:
      'Bedankt voor je melding. Wat we hebben weggehaald, is in strijd met onze voorwaarden: [[welke regel, en waarom]].',
    warned:
      'Bedankt voor je melding. Wat we zagen, is in strijd met onze voorwaarden: [[welke regel, en waarom]]. Gebeurt het opnieuw, laat het ons dan weten.',
    suspended:
      'Bedankt voor je melding. Wat we zagen, is ernstig genoeg om het account tijdelijk te blokkeren: [[welke regel, en waarom]].',
    awaiting: 'Bedankt voor je melding. Een collega onderzoekt dit verder. Meer kunnen we er nu niet over zeggen.',
    banned:
      'Bedankt voor je melding. Wat we zagen, is zo ernstig dat het account voorgoed dicht is: [[welke regel, en waarom]].',
    left: 'Bedankt voor je melding. Wie je meldde, kan met hetzelfde e-mailadres geen nieuw account maken. De reden: [[welke regel, en waarom]].',
    gone: 'Bedankt voor je melding. Wat je meldde, staat er niet meer: [[wat er niet meer staat]]. Er was dus niets meer om weg te halen.',
    elsewhere:
      'Bedankt voor je bericht. Dit is een vraag voor onze klantenservice; die helpt je graag verder. Je vindt de contactgegevens onder Klantenservice op de site.',
    allowed:
      'Bedankt voor je melding. We hebben bekeken wat je meldde. Naar ons oordeel past het binnen onze voorwaarden: [[waarom]].',
    unproven:
      'Bedankt voor je melding. Met wat we konden bekijken, kunnen we niet vaststellen dat onze voorwaarden zijn overtreden: [[wat je hebt bekeken]]. Gebeurt er nog iets, laat het ons dan weten.',
  },
  /** Added if a member complained about another member. */
  complainant: {
    warned: 'Je kunt dit lid zelf ook blokkeren.',
    suspended: 'Zolang het account geblokkeerd is, kan dit lid geen contact met je opnemen.',
    banned: 'Dit lid kan geen contact meer met je opnemen.',
    allowed: 'Je kunt dit lid zelf blokkeren; dan zien jullie elkaar niet meer.',
  },
  /** Answers to cases, for the member who was suspended. */
  case: {
    minor: 'We hebben bekeken of je volwassen bent. Daaruit blijkt dat je dat nog niet bent: [[waaruit dat blijkt]].',
    adult: 'We hebben bekeken of je volwassen bent. Daaruit blijkt dat je dat bent: [[waaruit dat blijkt]].',
    doubtless:
      'We hebben je account opnieuw bekeken en zien geen reden om aan je leeftijd te twijfelen. Onze excuses voor het ongemak.',
    photos: 'We hebben je foto’s bekeken. Een of meer ervan zijn verboden. Meer kunnen we er niet over zeggen.',
    fine: 'We hebben je foto’s bekeken en zien geen reden om je account dicht te houden. Onze excuses voor het ongemak.',
  },
  /** Answers to objections; the mail already says whether the decision stays. */
  objection: {
    same: 'We hebben opnieuw bekeken waar het besluit over gaat, en gelezen wat je schreef. Dat verandert ons oordeel niet: [[waarom niet]].',
    mistaken: 'Bij het besluit hebben we iets verkeerd gezien: [[wat]]. Onze excuses.',
    explained: 'Wat je schreef, verandert ons oordeel: [[wat, en waarom]].',
    harsh: 'De regel is wel overtreden, maar dit besluit ging te ver: [[waarom]].',
    unproven: 'We konden nog niet vaststellen dat je volwassen bent: [[waarom niet]].',
    proven: 'We hebben vastgesteld dat je volwassen bent: [[hoe]].',
    pending: 'Zolang we je foto’s bekijken, kunnen we er niet meer over zeggen.',
    fine: 'We hebben je foto’s bekeken en zien geen reden om je account dicht te houden. Onze excuses voor het ongemak.',
  },
  /** Reasons to open an account again. */
  unban: {
    mistaken: 'We hadden je account niet moeten blokkeren: [[waarom niet]]. Onze excuses.',
    explained: 'Je hebt ons uitleg gegeven die ons oordeel verandert: [[wat, en waarom]].',
  },
  /** Explanations of a declined request; the mail already names the ground. */
  decline: {
    unidentified:
      'Het verzoek kwam van [[welk adres, of een brief]]. Stuur het opnieuw vanaf het e-mailadres van je account, dan kijken we er opnieuw naar.',
    excessive: 'Dit verzoek kregen we al eerder: [[wanneer, en wat we toen deden]].',
    others: 'Het gaat om [[welke gegevens, zonder namen te noemen]].',
    correct: 'Je wilde dit veranderen: [[welk gegeven]]. We hebben het vergeleken met [[waarmee]].',
    legal_duty: 'Het gaat om [[welke gegevens]]. Die plicht volgt uit [[welke wet, en tot wanneer]].',
    legal_claims: 'Het gaat om [[welke gegevens]], die we nodig hebben voor [[welke zaak]].',
  },
  /** Reasons to decline an erasure that waits, whose mail names no ground. */
  erasure: {
    unidentified: 'We konden niet vaststellen dat het verzoek van jou komt: [[waarom niet]].',
    needed: 'We hebben je gegevens nog nodig: [[waarvoor, en tot wanneer]].',
    withdrawn: 'Je hebt ons laten weten dat je je account wilt houden.',
    mistaken: 'Het verzoek was door een fout van ons bij jouw account gezet. Onze excuses.',
  },
} as const
