import type { Language } from '../i18n/languages.ts'

/**
 * Words by concept, in the notation of hint-words.ts; mostly stems of words. Concepts are broader
 * than the topics of scam-words.ts, so they count only in groups, often of three (scam-groups.ts).
 */
type ScamConcepts = {
  /** Money and reasons to request it: fees, bills, deposits. */
  cost: string
  /** Somebody demands a payment first. */
  due: string
  /** Emergencies: police, hospital, theft, eviction. */
  plight: string
  /** Pressure to help, and promises to pay back. */
  appeal: string
  /** Statement that there is nobody else to ask for help. */
  plead: string
  /** Request for a loan. */
  lend: string
  /** Work far away that nobody can check: ships, armies, aid organisations. */
  remote: string
  /** Inheritances, chests of money, and people who deliver them. */
  estate: string
  /** A part of a fortune for the member. */
  share: string
  /** Travel to the member. */
  trip: string
  /** Investments, and people who recommend them. */
  market: string
  /** Profits without effort. */
  profit: string
  /** Invitation to take part. */
  invite: string
  /** Small jobs for strangers. */
  job: string
  /** Pay per day or per piece, and a payment that is required before the work can begin. */
  wage: string
  /** Login code. */
  digits: string
  /** Request to forward the login code (`digits`). */
  relay: string
  /** Where the code arrives, and what it is for. */
  channel: string
  /** Pictures and recordings of the member. */
  evidence: string
  /** People to whom the recordings (`evidence`) would be shown. */
  expose: string
  /**
   * What a blackmailer demands (payment, a deadline) and promises in return (deletion, silence).
   */
  price: string
  /** Riches and regular presents. */
  wealth: string
  /** Access to a bank account. */
  access: string
  /** A condition before a meeting. */
  meet: string
  /** Passes and certificates. */
  pass: string
  /** Issuers of passes and certificates (`pass`). */
  agency: string
  /** Request to get something for the writer. */
  fetch: string
  /** Request to send the code on a voucher. */
  dictate: string
  /** No money, or no access to it. */
  broke: string
  /** Request for help, open or as a hint. */
  request: string
  /** Things for which the writer requests money. */
  goods: string
  /** A present as proof of love. */
  lovetest: string
  /** Sales talk of a supposed trader or investor. */
  pitch: string
  /** Names of kinds of investments. */
  stake: string

  fortune: string
  /** Search for somebody to entrust a fortune to. */
  entrust: string
  /** Threat to publish something about the member, a last warning or a deadline. */
  menace: string

  cheque: string
  /** Request to transfer a part of the money to others. */
  forward: string
  /** Request to receive a parcel or payment for the writer. */
  mule: string
  /** Demand that the member prove to be a real and harmless person. */
  notfake: string
  /** Luggage, papers and people that are held back. */
  withheld: string
  /** Phone credit. */
  topup: string
}

export type ScamConcept = keyof ScamConcepts

export const scamConcepts: Record<Language, ScamConcepts> = {
  nl: {
    cost: 'geld|centen|verschuldigd|cash|contant*|bedrag|*kosten|boete|borg|borgsom|*belasting|heffing|*rekening|factuur|aanbetaling|voorschot|schuld|schulden|huur|huurachterstand|achterstand|*verzekering|leges|*tarief|honorarium|tientjes|honderd|duizend|hypotheek|toeslag',
    due: '(moet*|dient|hoef*) ~ (betaald|betalen|voldaan|voldoen|afgerekend|afrekenen|gestort|storten|overgemaakt|overmaken|voorgeschoten|gedekt)|(pas|totdat|tot|zodra|voordat|als) ~ (betaald|betaling|betaalt|voldaan|overgemaakt)|eerst (geld|betaling|betalen|betaald|een aanbetaling)|(eist|eisen|verlangt|verlangen|willen|wil|vragen|vraagt|rekenen) ~ (geld|borg*|contant*|euro|kosten|betaling|aanbetaling|voorschot)|zonder (geld|borg*|betaling|aanbetaling|voorschot)|vooruitbetal*|vooraf (betal*|voldaan)',
    plight:
      'politie*|gearresteerd|aangehouden|opgepakt|gevangenis|vastgehouden|vastgezet|grens|ambassade|gestrand|(zit|sta|zitten) ~ vast|beroofd|gestolen|bestolen|overvallen|kwijt|verloren|ziekenhuis|kliniek|dokter|artsen|operatie|opereren|geopereerd|spoed*|medicijn*|intensive care|behandel*|longontsteking|koorts|ongeluk|begrafenis|overleden|uitgezet|uithuiszetting|op straat|huisbaas|verhuurder|deurwaarder|afgesloten|afsluiten|afgesneden|schuldeiser*|honger|niets te eten|geen eten|incasso*|noodgeval',
    appeal:
      'de enige|niemand anders|alleen (jij|jou)|schaam*|smeek*|wanhopig|radeloos|vraag ~ nooit|(help|red|steun|redden) (me|mij)|(red|help) (je|jij) (me|mij)|laat me niet|in de steek|vertel ~ niemand|niemand ~ vertellen|(krijg*|geef*|betaal*|stort*|maak) ~ terug|(alles|dubbel|dubbele|het) ~ terug|terugbetal*|terug zodra|(kun|kan|zou|wil) (je|jij|u) ~ (helpen|lenen|voorschieten|betalen|missen|bijspringen|overmaken|dekken)|(regel|betaal|schiet) (jij|het voor)|uit de brand|anders (laten|mag|kan|gaat|verlies|raak)|laten me niet|kun(nen)? ~ bijleggen|help ~ alsjeblieft',
    plead:
      '(de|het) enige die|niemand anders|(schaam|durf|geneer) ~ vragen|smeek*|vraag ~ (nooit|anders nooit) ~ geld|heb alleen jou|geen (uitweg|andere uitweg)|(vraag|zeg) ~ niet graag|(vervelend|rot|moeilijk) ~ te vragen',
    lend: '(leen|leent|lenen|sponsor) (je|jij|me|mij)|(kun|kan|wil|zou|mag) (je|jij|u|ik) ~ (lenen|uitlenen|voorschieten|missen)|schiet ~ voor',
    remote:
      'boorplatform|booreiland|olieplatform|offshore|vrachtschip|tanker|schip|kapitein|bemanning|op zee|leger*|militair*|soldaat|sergeant|majoor|generaal|kolonel|commandant|bataljon|legerbasis|missie|uitgezonden|uitzending|vredes*|vn|navo|rode kruis|artsen zonder grenzen|chirurg|syrie|jemen|afghanistan|irak|soedan|(project|contract|klus) in (dubai|maleisie|turkije|afrika|nigeria|ghana|qatar|oman)',
    estate:
      'erfenis|nalatenschap|testament|(overleden|wijlen) (vader|man|moeder|echtgenoot|vrouw|oom|opa)|notaris|executeur|begunstigde|goudstaven|goud|kluis|kist|koffer|zending|koerier|diplomaat|diplomatiek*|transporteur|transportbedrijf|vrachtbedrijf|douane|fonds|miljoen|beveiligingsbedrijf',
    share:
      '(de )?helft|derde deel|\\d+ procent|delen we|samen delen|verdelen|eerlijk (persoon|iemand|man)|eerlijke (persoon|man|vrouw)|betrouwbaar (persoon|iemand)|begunstigde|ontvanger|van ons samen|onze toekomst|ons huis',
    trip: 'visum|ticket|tickets|vlucht|vliegtuig|vliegveld|paspoort|ambassade|consulaat|inchecken|incheck*|boarden|overbagage|bagage|reisverzekering|reisdocument*|naar je toe|treinkaartje|busticket',
    market:
      'beleg*|invest*|crypto*|munten|coins?|bitcoin*|tokens?|handel*|trad*|beurs*|koersen|koers|markten|platform*|wallet|signaal|signalen|analist*|mentor*|coach|strategie*|robot|bot|algoritme|app|systeem|methode|spaargeld|sparen|vermogen*|kanaal|groep|forex|aandelen|goudhandel|staking|mining|kapitaal|tante|oom|neef|insider*|professor|leraar|docent',
    profit:
      'winst*|rendement*|verdubbel*|verdrievoudig*|opbrengst*|levert ~ op|(passief|extra|vast) inkomen|financi* (vrij*|onafhankelijk*)|zonder risico|risicoloos|geen risico|verdien* ~ (dag|week|uur|maand|slapen|slaap)|\\d+ ~ (per|elke) (dag|week|uur)|(per|elke) (dag|week|ochtend) ~ \\d+|(hoef|hoeft) ~ (niet|nooit) ~ werken|geld ~ (groeien|laten werken|voor je werk*)|rijk (word*|geword*)|kan niet misgaan|gaat nooit mis|rijker|meer op mijn rekening',
    invite:
      'leer (je|jou|het je)|help je ~ (start*|opzet*|beginnen|account|instap*)|(begin|begint|beginnen|start|starten) (klein|met \\d+)|instap*|inleg*|doe (je|jij) ~ mee|meedoen|mee te doen|zal ik (je|jou) ~ (toevoegen|leren|laten|uitleggen|meenemen|aanmelden)|voeg je toe|stap voor stap|(probeer|zet|stort|leg) ~ (\\d+|klein bedrag)|(laat|wijs|leg) ~ (je|jou) ~ (zien|weg|uit)|toegang|link ~ stur*|stuur ~ link|meekijken|kopieer*|gun ~ jou|je toelaten|erbij laten',
    job: '(zoeken|zoekt|zoek) ~ (mensen|medewerkers|extra handen)|(hotels|producten|video s|filmpjes|apps|webshops) ~ (beoordel*|liken|testen|recenseren)|(beoordel*|like|liken|recensies|reviews) ~ (hotels|producten|video s|filmpjes|schrijven|plaatsen)|(pakketjes|pakketten) ~ (ontvang*|doorstur*|aannemen|versturen)|(betalingen|geld|stortingen) ~ (ontvang*|doorstur*|doorstort*|doorboek*)|(makkelijke|simpele|kleine|online) (taken|taakjes|klusjes|opdrachten)|(klusje|bijverdienste|baantje) ~ (telefoon|thuis|online)|jouw rekening gebruiken',
    wage: '(per|elke|iedere) (dag|stuk|uur|opdracht|taak|pakket*|review|filmpje)|commissie|procent|dagelijks|uitbetaal*|(stort|storten|activeer|activeren|opwaarder*|opladen) ~ (account|rekening|saldo|bedrag)|provisie',
    digits: 'code|codes|cijfers|pincode|*code',
    relay:
      '(stuur|lees|geef|app|vertel|noem|zeg|tik|typ|fluister) ~ (me|mij|door|voor|hem|die)|door te geven|doorgeven|doorstur*|doorgeeft|voorlez*|nodig van je|(stuur|lees|geef|app|zeg) (je|jij) ~ (me|mij|door|voor)',
    channel:
      'sms*|(ontvang*|krijg*|kreeg) ~ (code|bericht*|mailtje)|verificatie*|bevestig*|inlog*|account|herstel*|(vier|vijf|zes|4|5|6) cijfer*|telefoon kapot|whatsappcode|per ongeluk|naar jouw (telefoon|nummer)',
    evidence:
      'opgenomen|gefilmd|naakt*|opname*|(heb|bewaar*|bewaard|bezit) ~ (filmpje*|video*|beelden|screenshots?|foto s|chat*)|(screenshots?|filmpje|video|beelden|foto s) van (je|jou|ons)|(je|jouw) (naakt*|video*|filmpje*|foto s|beelden|blote)|webcam*|minderjarig*|voor de camera',
    expose:
      '(je|jouw) (vrouw|man|vriendin|moeder|vader|zus|broer|familie|baas|chef|werk|werkgever|collega s|vrienden|volgers|contacten|contactlijst|vriendenlijst|hele|buren|kinderen|dochter|zoon)|facebook*|linkedin|instagram*|iedereen|online|openbaar|politie|aangifte|verspreid*|publiceer*|lekken|lek|kantoor|personeelszaken',
    price:
      'betaal*|betalen|maak ~ over|tenzij|verdwijn*|wis|verwijder*|(voor|tot) (vanavond|morgen|middernacht|vrijdag|zondag)|uur de tijd|je hoort nooit meer|niemand ~ weten|bitcoin*|btc|schikking|therapie|dokterskosten',
    wealth:
      'rijk|rijke|vermogend*|welgesteld*|gul|gulle|sugar*|verwen*|onderhoud*|zorg ~ voor je|(geef|betaal|stort|krijg*|maak) ~ (per|elke|iedere) (week|maand|vrijdag|maandag)|zakgeld|toelage|zakenman|zakenvrouw|weduwe|weduwnaar',
    access:
      'welke bank|bankgegevens|bankrekening|rekeningnummer|(je|jouw) (rekening|bankpas|pas|bank|iban|pincode|wachtwoord)|iban|inlog*|wachtwoord|creditcard*|internetbankieren|bankapp|paypal|op welke naam',
    meet: '(voordat|voor|eer|eerst|voorafgaand) ~ (afspreken|afspraak|ontmoeten|ontmoeting|zien|ontvang*|langskom*|langs|thuis|komt)|(afspreken|ontmoeten) ~ (alleen|eerst|pas)|eerste ontmoeting',
    pass: 'pas|*pas|veiligheids*|screening|verificatie*|verklaring|certificaat|badge|registratie|registreren|id check|achtergrond*|lidmaatschap|toegangs*|vrijwaring|keurmerk|pasje',
    agency: 'bureau|agentschap|organisatie|club|website|*site|link|online|formulier|portaal|agency',
    fetch:
      '(kun|kan|zou|wil) (je|jij|u) ~ (halen|kopen|meenemen|bestellen|regelen|sturen|scoren|pakken)|(koop|haal|neem|regel|scoor|bestel|stuur) ~ (voor (me|mij|mijn)|mee|me|mij|even|twee|drie|paar)|heb ~ nodig|(mag|wil) ik ~ van je',
    dictate:
      'kras*|nummers|cijfers|foto ~ (kaart|bon|achterkant|code)|(stuur|app|geef|mail|noem|zeg|lees) ~ (me|mij|door|voor|op)|voorlez*|doorgeven|doorstur*|achterkant|achterop|overtyp*',
    broke:
      '(kan|kunnen) ~ (niet betalen|niet veroorloven)|geen (geld|cent|saldo)|(blut|platzak|krap bij kas)|(rekening*|bankpas|pas|tegoed*|kaart) ~ (bevroren|geblokkeerd|leeg)|(kan|kom) ~ niet bij ~ (geld|rekening)|geen toegang|tot mijn (salaris|loon)|baan kwijt|ontslagen|(telefoon|mobiel|laptop) ~ (kapot|stuk|begeeft)',
    request:
      '(help|helpen) ~ (me|mij)|(help|helpt) je|(kun|kan|zou|wil) (je|jij|u) ~ (me|mij|mijn|ons|iets) ~ (sturen|helpen|geven|betalen|kopen|overmaken|opwaarderen|opladen|lenen|voorschieten|halen|regelen)|als je ~ (van me houdt|om me geeft|echt)|zou ~ genoeg zijn|is genoeg|zou (al )?(schelen|helpen)|alle hulp',
    goods:
      'eten|boodschappen|*telefoon|iphone|laptop|schoolgeld|collegegeld|huur|rekening*|medicijn*|benzine|busticket|treinkaartje|beltegoed|internet*|begrafenis|luiers|dokter|usdt|eth|kostschool',
    lovetest:
      'als je ~ (van me|van mij) ~ hou(dt)?|als je (echt )?om me geeft|bewijs (het|dat|je|me)|dan weet ik dat|laat zien dat (je|jij)|(het|dat) ~ menen|serieus (bent|neemt)',
    pitch:
      'veranderde mijn leven|mijn leven veranderd|vraag me hoe|nooit (verlies|verloren)|verlies ~ nooit|ik zeg ~ wanneer|in twee minuten|ai trading|slim geld|geld laten werken|financiele toekomst|wil je weten hoe',
    stake: 'beleg*|trad*|crypto*|bitcoin*|usdt|eth|beurs|forex|aandelen|exchange|handelsplatform|investe*',
    fortune: 'miljoen*|fortuin|vermogen|erfenis|goud|diamanten|contant geld|(kist|koffer|doos) ~ (geld|dollar*|goud)',
    entrust:
      '(bewaar*|bewaren|veilig) ~ (voor me|voor mij|tot)|in bewaring|iemand met een goed hart|nalaten aan|(goed|eerlijk) mens|(volledige|hele) naam en adres|aan jou (geven|overdragen|toevertrouw*)|toevertrouw*|goed doel ~ jij|op jouw naam',
    menace:
      '(of|anders) ~ (ik|iedereen|alles) ~ (post|plaats|deel|stuur|zet|publiceer|ziet|gaat) ~ (alles|online|rond|overal|je)?|laatste kans|ik heb je gefilmd|kijk ~ hoeveel van je vrienden',
    cheque: '(stuur|zend|schrijf) ~ cheque|cheque',
    forward: '(deel|rest|restant) ~ (terug|over|naar|door)|(stuur|maak|boek) ~ (deel|rest|door)|assistent*',
    mule: '(kun|kan|zou|wil) (je|jij) ~ (pakket|pakje|zending|geld|betaling) ~ (aannemen|ontvangen|doorsturen)|voor (me|mij) ~ (aannemen|ontvangen|doorsturen|innen)',
    topup:
      '(opwaarderen|opladen|waardeer ~ op|laad ~ op|opwaardeert) ~ (beltegoed|tegoed|telefoon)?|(beltegoed|databundel|internetbundel) ~ (op|opwaarderen|opladen|kopen|sturen)',
    withheld:
      '(houd*|heeft|hebben|nam*) ~ (koffer*|bagage|paspoort|spullen|kamer) ~ (vast|ingenomen|afgepakt|op slot)|(houd*|nemen|pakt*) ~ mijn (koffer*|bagage|paspoort|spullen|kind)|laten (me|mij|hem|haar) niet (gaan|vertrekken|weg)',
    notfake:
      '(geen|niet een) (crimineel|moordenaar|oplichter|bot|nep*|gek|fake|verkrachter)|(dat je|of je) ~ (echt|betrouwbaar|veilig) bent|zeker (dat|weet) ~ (jij|je)',
  },
  en: {
    cost: 'money|cash|owe|funds|bucks|fee|fees|bill|bills|bail|bond|fine|tax|taxes|levy|duty|deposit|rent|arrears|insurance|invoice|debt|payment|costs?|charge|charges|premium|stamp|dues|hundred|thousand|grand|loan|tuition|fare',
    due: '(must|has to|have to|needs? to|got to|is to) ~ be (paid|cleared|settled|covered|funded|processed)|(until|till|unless|before|once|as soon as|when) ~ (paid|cleared|settled|settle|covered|cover|owe|pay|pays|payment|funded|money)|(want|wants|demand|demands|require|requires|asking|ask|asks|need|needs|charging) ~ (money|cash|payment|deposit|bail|fees?|bond|upfront|up front|in advance)|without (money|cash|payment|bail|a deposit|paying)|in advance|up ?front|money first|pay(ment)? first',
    plight:
      'police|arrested|detained|jail|custody|prison|border|embassy|stranded|stuck|robbed|mugged|stolen|stole|lost my (wallet|bag|passport|phone|purse)|took my (phone|passport|wallet|bag)|hospital|clinic|doctors?|surgery|surgeon|operation|icu|emergency|medicine|medication|meds|treatment|pneumonia|fever|insulin|accident|crash|funeral|passed away|evict*|landlord|bailiff*|on the street|homeless|cut off|starving|hungry|nothing to eat|no food|foreclos*|debt collectors?|repossess*|kidnapped|locked up',
    appeal:
      'only (one|person|hope)|nobody else|no one else|anyone else|anybody else|ashamed|embarrass*|beg|begging|desperate|hate (to ask|asking)|never ask*|(help|save|rescue) me|help us|let me down|don t tell|between us|pay (you|it|this|everything|this all) ~ back|(give|send|return|hand|get) ~ back|refund*|reimburse*|repay*|(can|could|would|will) you ~ (help|lend|cover|pay|spare|spot|front|advance|handle|sort|take care)|won t let me|will not let me|before they ll let|let me go|nowhere (left|else)|nobody left|i m good for it|trust me|counting on you|i need you|do this for (us|me)',
    plead:
      '(only|last) (one|person|hope) ~ (ask|turn|left|trust|got|have)|(nobody|no one|nowhere) (else|left)|(hate|ashamed|embarrassed|shy|sorry) to ask|beg you|begging you|never ask* ~ (anyone|anybody|people|for money|for help)|no other way|all i ve got|feel* (awful|bad|terrible|guilty|stupid|weird) ~ (asking|to ask|saying|about asking)',
    lend: '(lend|loan|spot|borrow|front|advance) (me|us)|(can|could|would|will|may) (you|i|u) ~ (lend|loan|spot|borrow|front|advance|spare)',
    remote:
      'rig|offshore|vessel|ship|tanker|cargo|captain|crew|at sea|army|military|marines|soldier|sergeant|major|general|colonel|commander|commanding officer|battalion|base|barracks|deployed|deployment|peacekeep*|united nations|un|nato|red cross|doctors without borders|surgeon|syria|yemen|afghanistan|iraq|sudan|contractor|(project|contract|job) in (dubai|malaysia|turkey|africa|nigeria|ghana|qatar|oman)|platform in the',
    estate:
      'inheritance|estate|inherited|my late (father|husband|wife|mother|uncle|dad)|deceased|next of kin|beneficiary|solicitor|attorney|barrister|lawyer|notary|gold (bars|dust)|gold|safe box|deposit box|trunk|chest|consignment|courier|diplomat*|shipping (company|agent)|delivery (company|agent)|customs|million|security company|fund|will be released|parcel|package',
    share:
      'half|percent|\\d+ ?%|share (it|everything|the)|split (it|everything)|honest (man|woman|person|partner)|trusted (man|woman|person|partner)|receive (it|them|the)|our future|our house|our life|together forever|keep (\\d+|ten|twenty|thirty|some|a part)',
    trip: 'visa|ticket|flight|plane|airport|passport|embassy|consulate|check in|board|boarding|gate|luggage|baggage|travel insurance|travel documents|come to you|fly to you|visit you|see you|train fare|bus fare|gas money|petrol money|uber',
    market:
      'invest*|crypto*|coins?|bitcoin*|token*|trade|trades|trader|trading|stocks?|markets?|exchange|platform*|wallet|signals?|analyst*|mentor*|coach|strategy|strategies|robot|bot|algorithm*|app|system|method|savings|portfolio|channel|group|forex|shares|gold trading|staking|liquidity|pool|mining|capital|aunt|uncle|insiders?|nodes?|futures|options|professor|teacher',
    profit:
      'profit*|returns|roi|doubl*|tripl*|passive income|extra income|steady income|side income|financial* (free*|independen*)|no risk|risk free|zero risk|without risk|(make|makes|made|earn|earns|earned|earning) ~ (day|daily|week|weekly|hour|month|overnight|sleep|night)|\\d+ ?k? ~ (a|per|every|each) (day|week|hour)|(every|each) (day|morning|night|evening|week) ~ \\d+|(money|savings|it) ~ (grow|grows|work for)|quit (my|your) job|can t (lose|go wrong)|never (lose|lost)|watch (it|what)|payouts?|withdr[ae]w ~ (profit*|every|any)|(last|this|in a|in one) (week|month|night) ~ (\\d+|thousand*)|rich|richer',
    invite:
      'teach you|show you|guide you|walk you through|help you ~ (start|set|begin|open|trade|invest|grow|join)|(start|begin|started) (small|with|out)|join (me|us|the|in|my)|(can|shall|should|could|want me to|let me|i ll) ~ (add|invite|introduce|teach|show|guide|explain|bring|set) ~ (you|u)|step by step|(put|try|deposit|place|send) ~ (\\d+|little|small|something|money)|copy|copying|get you in|sign you up|the link|with me|count you in|are you in|interested|let you in|have you join',
    job: '(we|they|company|friend|boss|team) ~ (need|needs|looking for|hiring|hire) ~ (people|helpers|agents|testers|reviewers|members)|(rate|review|like|liking|rating|reviewing|boost|optimi\\p{L}e) ~ (hotels?|products?|videos?|apps?|shops?|reels|songs|items|restaurants)|(receive|repack|reship|forward|collect|accept) ~ (parcels?|packages?|payments?|transfers?|money)|(take|process|handle) ~ (payments?|transfers?|parcels?)|(easy|simple|small|online) (tasks?|gigs?|jobs?)|(from your (phone|couch|home|sofa)) ~ (work|job|earn|money)|use your (bank )?account|remote job|data entry|job offer',
    wage: '(a|per|each|every) (day|task|hour|parcel|package|review|piece|order|transfer|set|video)|commission|percent|daily|payouts?|paid (daily|weekly|per|instantly)|(top up|recharge|activate|deposit|fund|load) ~ (account|wallet|balance|first)|upfront|weekly',
    digits: 'code|codes|digits|pin|passcode|otp|number it shows',
    relay:
      '(send|read|give|tell|text|forward|pass|share|message|screenshot|copy|type) ~ (me|it|to me|here|what|back)|what (does it|it) say*|let me know ~ (code|number|digits)|i need (it|that|the)',
    channel:
      'text message|sms|texted|(receive|received|get|got|getting|sent|went|come|comes|arrive*) ~ (code|text|message|sms|email|phone)|verif*|confirm*|log ?in|log back|sign in|account|recover*|reset|(four|five|six|4|5|6) digit|my profile|locked out|by mistake|to your phone',
    evidence:
      'recorded|recording|screen ?record*|filmed|nudes?|naked|intimate|(have|got|saved|kept|saving) ~ (video|videos|pictures|pics|photos|screenshots?|footage|chat|clip|everything)|(video|videos|pictures|pics|photos|screenshots?|footage|clip) (of you|you sent|from you)|your (nudes?|video|videos|pictures|pics|photos|dick|body|naked|private)|those pictures|webcam|on camera|under ?age|minor|for the camera|on cam',
    expose:
      'your (wife|husband|girlfriend|boyfriend|partner|mother|mum|mom|father|dad|sister|brother|family|boss|work|job|workplace|employer|company|colleagues|coworkers|friends|followers|contacts|contact list|neighbours|kids|children|daughter|son|church|school|linkedin|facebook|instagram)|facebook|linkedin|instagram|everyone|everybody|online|public|police|report you|viral|posted|leak*|upload*|going out|porn sites?|hr|your office|your page',
    price:
      'pay|pays|paid|paying|transfer|unless|disappear*|goes away|delete*|erase*|forget|(by|before|until) (tonight|tomorrow|midnight|noon|six|friday|monday|sunday|the end)|hours|deadline|never hear|nobody (needs|has) to know|bitcoin*|btc|cash ?app|settle*|arrangement|bills|compensat*|or (it|else|i|they)|want \\d+',
    wealth:
      'rich|wealthy|generous|sugar*|spoil*|pamper*|allowance|take care of (you|your)|look after you|(give|pay|send|get|clear) ~ (every|each|per|a) (week|month|friday|monday)|pay ~ your (bills|rent|debts?|credit card|card)|clear your|millionaire|businessman|businesswoman|investor|widow|widower|support you financially',
    access:
      '(what|which) bank|bank (details|login|account|info|name)|account (number|details|info)|routing|your (bank|account|card|debit|login|password|pin|iban|cash ?app|cash ?tag|paypal|zelle|venmo)|the login|log ?in details|password|mobile banking|online banking|iban|credit card|debit card|front and back of',
    meet: '(before|prior to) ~ (meet|meeting|met|see you|seeing you|see me|come over|coming over|come to|date|visit)|(to meet|can t meet|meet up|meet me|first date|first meeting|meeting up)|after a bad experience|i ask (every|all)',
    pass: 'pass|badge|id|card|clearance|clearances|certificate|certified|screening|background check|verification|verified|verify|registration|registered|membership|permit|waiver|safety (check|form)|token|license|licence',
    agency:
      'agency|manager|organisation|organization|club|website|site|link|online|form|portal|company|security|page|app',
    fetch:
      '(can|could|would|will|mind) (you|u) ~ (buy|grab|get|pick up|pick me|send|order|find|take)|(buy|grab|get|pick up|send|need|order) (me|him|her|us|a|an|two|three|one|some|few|couple)|i need|for me|for my (niece|nephew|son|daughter|kid|friend)|pick ~ up',
    dictate:
      'scratch*|strip|digits|numbers|(send|text|give|snap|tell|dm) ~ (me|codes?)|(photo|picture|pic|snap|image) ~ (card|cards|back|receipt|code|codes|it|them)|read (me|it|them|out|the)|the back|receipt|type (it|them)',
    broke:
      '(can t|cannot|couldn t) (afford|pay)|(no|out of|without) (money|cash|funds)|broke|short on (cash|money)|(account|accounts|card|cards|funds|assets) ~ (frozen|blocked|locked|restricted|on hold|declined|empty)|no ~ (bank|account) access|no access to|(until|till) (payday|i get paid|my salary)|lost my job|laid off|what i owe|(phone|laptop) ~ (dying|broke|broken|dead|smashed)',
    request:
      'help me (out|get|buy|pay|with|a bit|until|afford|reach)|help (us|my)|(can|could|would|will) you ~ (wire|send|top up|recharge|pay|buy|lend|transfer|cover|help me|chip in|support|get me)|if you ~ (love|loved|care|cared)|would (do it|be enough|help a lot|save me|cover it)|any help|whatever you can|please (wire|send|help)|i need you to',
    goods:
      'food|groceries|phone|iphone|laptop|tuition|school fees|boarding school|rent|bill|bills|medicine|meds|fuel|gas|bus|train fare|airtime|data|internet|funeral|diapers|nappies|doctor|usdt|eth|hotel room',
    lovetest:
      'if you ~ (love|loved|care|cared)|prove (it|that|you|your|to me)|(i ll|then i) know you re ~ (serious|real)|shows? (me|effort|you)|how much you (love|care)|serious about (me|us)',
    pitch:
      'changed my life|ask me how|never (lose|lost|loses)|tell you (exactly )?when|when to (buy|sell|press|enter)|in (two|five|\\d+) minutes|ai trading|smart money|financial future|want to know how|you d earn|you could earn|you can earn|\\d+ percent|move (some|your)|double it',
    stake: 'invest*|trading|trade|crypto*|bitcoin*|usdt|eth|exchange|forex|stocks|node|contract|futures|options',
    fortune:
      'millions?|fortune|wealth|inheritance|gold|diamonds|funds|(box|trunk|case|crate) ~ (money|dollars|cash|gold)',
    entrust:
      'keep it safe|safe keeping|safekeeping|keep (it|them) (for|until)|(good|kind|honest|god fearing) (heart|person|man|woman)|leave (it|my|everything) ~ (to|someone)|full name and address|entrust*|in your (name|care)|hand it over to you|charity|dying|terminal|cancer|until i (retire|arrive|come)|on my behalf',
    menace:
      '(or|otherwise|else) (i|i ll|everyone|everything|it all) ~ (post|send|share|publish|leak|upload|goes|release|sees)|last (chance|warning)|i filmed you|i recorded you|how many of your (friends|followers|contacts)|don t test me|you have (\\d+|one|two|an) (hours?|minutes?)',
    cheque: '(check|cheque) ~ (deposit|cash|mail)|(mail|send|write) ~ (check|cheque)|(deposit|cash) (it|the)',
    forward:
      '(send|forward|wire|transfer) ~ (part|rest|some|remainder|difference|balance)|my assistant|keep (some|the|\\d+)',
    mule: '(can|could|would|will) you ~ (receive|accept|collect|forward|take) ~ (package|parcel|payment|transfer|delivery|money)',
    topup:
      '(top up|recharge|refill|load) ~ my (airtime|phone|credit|data|line|sim|account|minutes)|(airtime|data bundle|call credit|phone credit)',
    withheld:
      '(hold|holding|keep|keeping|kept|took|seized|locked|confiscated) ~ my (bags?|luggage|passport|things|room|documents|car|id)|(won t|will not|refuse to) (release|discharge|let) (me|him|her|us|my)',
    notfake:
      'not (a|an|some) ~ (criminal|killer|murderer|scammer|bot|fake|catfish|psycho|creep|rapist|robot|cop)|(that|if|whether) you re (real|safe|genuine|legit)|prove you re',
  },
  de: {
    cost: 'geld|kohle|bargeld|betrag|*kosten|*gebuhr|*gebuhren|strafe|bussgeld|kaution|*steuer|*rechnung|anzahlung|vorkasse|vorschuss|schulden|miete|*versicherung|abgabe|*pramie|honorar|zoll|hunderter|tausend|hundert|kredit|ablose|schulde|stempel|fallig',
    due: '(muss|mussen|musst|sollen) ~ (bezahlt|bezahlen|zahlen|beglichen|begleichen|uberwiesen|uberweisen|gedeckt|hinterlegt|eingezahlt|ubernommen)|(bis|erst wenn|wenn|sobald|bevor|solange) ~ (bezahlt|beglichen|uberwiesen|gedeckt|gezahlt|zahle|zahlt|zahlst|zahlung|hinterlegt)|(verlangt|verlangen|fordert|fordern|wollen|will|brauchen|besteht auf|bestehen auf) ~ (geld|kaution|bargeld|vorkasse|anzahlung|gebuhr*|zahlung|vorauszahlung|euro)|ohne (geld|kaution|vorkasse|anzahlung|zahlung|bezahlung)|im voraus|vorab (bezahl*|zahlen)|vorauszahlung|(noch|nur noch) ~ (fallig|offen)',
    plight:
      'polizei*|verhaftet|festgenommen|festgehalten|gefangnis|untersuchungshaft|grenze|botschaft|gestrandet|sitze ~ fest|festsitze|ausgeraubt|bestohlen|gestohlen|geklaut|uberfallen|verloren|krankenhaus|klinik|arzte?|chirurg*|operation|operier*|not op|op|notaufnahme|notfall|medikament*|behandlung|behandel*|lungenentzundung|fieber|insulin|unfall|beerdigung|verstorben|gestorben|rausgeworfen|rausschmeiss*|auf die strasse|auf der strasse|vermieter*|gerichtsvollzieher|strom ~ abgestellt|abgestellt|abgedreht|hunger|nichts zu essen|pfandung|inkasso|eingeschlafert|zwangsraum*|kundigung',
    appeal:
      'einzige*|niemand* (sonst|anderen|mehr)|sonst niemand|nur (du|dich|dir)|scham*|peinlich|unangenehm|flehe|verzweifelt|bitte (dich|euch) ~ (hilfe|nie|sonst)|(hilf|hilfst|rette|rettest) (du )?(mir|mich|uns)|lass mich ~ (nicht|hangen|im stich)|im stich|erzahl ~ niemand*|(bekommst|kriegst|gebe|geb|zahle|zahl|uberweise|erstatte) ~ (zuruck|wieder)|zuruckzahl*|zuruckgeb*|(kannst|konntest|wurdest|magst) du ~ (helfen|leihen|vorstrecken|vorschiessen|auslegen|ubernehmen|zahlen|bezahlen|aushelfen|uberbrucken)|(ubernimm|ubernimmst|zahl|bezahl|leg|streck) ~ (bitte|fur mich|aus|vor)|sonst (lassen|darf|kann|verfallt|verliere|stirbt|muss)|lassen mich nicht|aus der klemme|vertrau mir',
    plead:
      '(du bist|bist) ~ (einzige*|letzte)|niemand* sonst|sonst (niemand*|keinen)|wurde (dich|dir|sie) nie ~ (bitten|fragen)|(unangenehm|peinlich|scham*) ~ (fragen|bitten)|flehe dich|noch jemanden hatte|keinen (anderen )?ausweg|weiss nicht wen|(frage|bitte) ~ (ungern|nicht gern)|ungern ~ (frage|bitte)',
    lend: '(leih|leihst|leihe|borg|borgst|borge|pump|pumpst) (du )?(mir|uns)|(kannst|konntest|wurdest|magst|kann) (du|ich) ~ (leihen|borgen|ausleihen|vorstrecken|vorschiessen|auslegen|aushelfen)|streck ~ vor|leg ~ aus',
    remote:
      'bohrinsel|olplattform|offshore|frachter|tanker|schiff|kapitan|besatzung|auf see|armee|militar*|soldat*|feldwebel|major|general|oberst|kommandant|bataillon|stutzpunkt|kaserne|einsatz|auslandseinsatz|mission|friedens*|un|uno|nato|rotes kreuz|rote kreuz|arzte ohne grenzen|chirurg|syrien|jemen|afghanistan|irak|sudan|mali|sold|(projekt|auftrag|vertrag|bau|bruckenbau|baustelle) in (dubai|malaysia|turkei|der turkei|afrika|nigeria|ghana|katar|oman)',
    estate:
      'erbe|erbschaft|nachlass|testament|geerbt|hinterlassen|(verstorben*) (vater|mann|mutter|frau|onkel|grossvater)|nachster angehoriger|begunstigt*|anwalt|rechtsanwalt|notar|goldbarren|gold|schliessfach|tresor|kiste|truhe|umzugskiste|sendung|kurier*|diplomat*|spedition*|zusteller|zoll*|million*|sicherheitsfirma|treuhand*|fonds|paket',
    share:
      'halfte|\\d+ prozent|drittel|teilen (wir|uns)|gehort dir|ehrlich* (mann|frau|person|menschen|partner)|vertrauenswurdig*|empfanger|unsere zukunft|unser haus|unser leben|vielfaches',
    trip: 'visum|ticket|flug*|flugzeug|flughafen|reisepass|pass|botschaft|konsulat|check in|boarding|gate|gepack*|ubergepack|reiseversicherung|reisedokument*|zu dir (komm*|flieg*|reis*)|dich (besuch*|seh*)|einreise*|zugticket|bahnticket|benzin',
    market:
      'invest*|krypto*|coins?|bitcoin*|token*|handel*|trad*|borse*|kurs|kurse|markte|plattform*|wallet|signal*|analyst*|mentor*|coach|strategie*|roboter|bot|algorithmus|app|system|methode|erspartes|ersparnisse|kapital|startkapital|kanal|gruppe|forex|aktien|goldhandel|staking|mining|onkel|tante|schwager|insider*|depot|einlage|professor|dozent',
    profit:
      'gewinn*|rendite*|verdoppel*|verdreifach*|ertrag*|passiv* einkommen|zusatz* einkommen|nebeneinkommen|finanziell* (frei*|unabhangig*)|ohne risiko|kein risiko|risikofrei|(verdien*|mache|macht|gemacht) ~ (tag|woche|stunde|monat|schlaf)|\\d+ ~ (am|pro|jeden|die|in der) (tag|woche|stunde)|(jeden|taglich|jede) (tag|morgen|abend|woche) ~ (\\d+|hunderter|tausend*)|geld ~ (arbeiten|arbeitet|wachs*|vermehr*)|nie (wieder|mehr) ~ arbeiten|ohne arbeit|reich (werden|geworden)|kann nichts schiefgehen|verlust* ~ ausgeschlossen|kommen ~ rein|reicher',
    invite:
      'zeige? (es )?dir|bringe? (es )?dir bei|fuhre? dich|helfe? dir ~ (start*|anfang*|einricht*|einstieg|konto|anmeld*)|(fang|fange|fangen|starte|starten|beginn*) (klein|mit|an)|einstieg*|einsteigen|mach* (du )?(mit|auch)|mitmachen|dabei sein|soll ich (dich|dir)|willst du|richte ~ (dir|alles)|schritt fur schritt|(zahl|zahle|leg|lege|setz|probier|probiere) ~ (\\d+|ein)|zugang|lade dich ein|nehme? dich ~ auf|erklare? ~ dir|link|kopier*|interesse|du brauchst nur|dazukomm*|dich aufnehm*',
    job: '(suchen|sucht|suche) ~ (leute|mitarbeiter*|helfer*|tester*|personen)|(hotels?|produkte?|videos?|apps?) ~ (bewert*|liken|test*)|(bewert*|liken|like|rezension*) ~ (hotels?|produkte?|videos?|apps?|schreib*)|(packchen|pakete) ~ (annehm*|weiterschick*|weiterleit*|empfang*|umpack*)|(zahlungen|geld|uberweisungen) ~ (annehm*|weiterleit*|empfang*|weiteruberweis*)|(einfache|leichte|kleine) (aufgaben|tatigkeit*|arbeit*|jobs?)|nebenjob ~ (handy|zuhause|hause|online)|heimarbeit|dein konto nutzen|finanzagent*|von zuhause ~ verdien*',
    wage: '(am|pro|je|jeden) (tag|stuck|stunde|auftrag|aufgabe|paket|packchen|bewertung|video)|provision|prozent|taglich|auszahl*|ausgezahlt|(auflad*|aktivier*|einzahl*|guthaben) ~ (konto|guthaben|betrag|zuerst|vorher)|(konto|guthaben) ~ (auflad*|aktivier*)',
    digits: 'code|codes|*code|ziffern|zahlen|zahl|pin|tan',
    relay:
      '(schick|schicke|lies|gib|sag|leite|leit|schreib|schreibe|nenn|nenne|tipp|diktier|diktiere) ~ (mir|weiter|durch|vor)|(sagst|gibst|schickst|liest|leitest|schreibst) du ~ (mir|weiter|durch|vor)|durchgeben|weiterleit*|vorles*|brauche ~ von dir',
    channel:
      'sms|(bekomm*|kriegst|erhalt*|kommt|geschickt) ~ (code|nachricht|sms|*code|mail)|verifizier*|bestatig*|einlogg*|anmeldung|anmelden|konto|account|wiederherstell*|zurucksetz*|(vier|funf|sechs|4|5|6) (stellig*|ziffern|zahlen)|sechsstellig*|handy ~ kaputt|(code|nummer) ~ (an|auf) dein|aus versehen',
    evidence:
      'aufgenommen|aufgezeichnet|gefilmt|mitgeschnitten|nackt*|intim*|(habe|hab|besitze|gespeichert|gesichert) ~ (video*|aufnahme*|bilder|fotos|screenshots?|chat*|alles)|(video*|aufnahme*|bilder|fotos|screenshots?) (von dir|von deinem|von uns)|dein* (nackt*|video*|bilder|fotos|aufnahme*)|video ~ (mir )?(geschickt|gezeigt)|webcam|minderjahrig*|vor der (kamera|cam)',
    expose:
      'dein* (frau|mann|freundin|freund|freunde|mutter|vater|schwester|bruder|familie|chef|chefin|arbeit|arbeitgeber|firma|kollegen|follower|kontakte|kontaktliste|freundesliste|nachbarn|kinder|tochter|sohn|verein)|facebook*|linkedin|instagram*|jeder|alle|online|offentlich|polizei|anzeige|veroffentlich*|verbreit*|hochlad*|ins netz|personalabteilung|im buro',
    price:
      'zahl|zahle|zahlst|zahlen|bezahl*|uberweis*|es sei denn|verschwind*|losch*|vergesse?|(bis|vor) (heute|morgen|mitternacht|freitag|montag|sonntag|abend)|frist|stunden zeit|nie wieder von mir|niemand ~ erfahr*|bitcoin*|btc|regeln wir|regeln das|unter uns|lieferst|schmerzensgeld|therapie',
    wealth:
      'reich|reiche|reicher|wohlhabend*|vermogend*|grosszugig*|sugar*|verwohn*|taschengeld|unterhalt|unterstutze dich|kummere mich um dich|(gebe|zahle|schenke|uberweise|bekommst) ~ (jede|pro|jeden|die|im|in der) (woche|monat|freitag|montag)|geschaftsmann|geschaftsfrau|unternehmer*|witwe|witwer|genug fur zwei|bezahle ~ deine (miete|rechnungen|schulden)',
    access:
      'welche* bank|bankdaten|bankverbindung|kontodaten|kontonummer|iban|dein* (bank*|konto|karte*|passwort|pin|login|zugangsdaten|iban|tan*|paypal)|zugangsdaten|passwort|onlinebanking|online banking|banking app|kreditkart*|tan verfahren|photo tan|auf welchen namen',
    meet: '(bevor|vor|ehe) ~ (treff*|sehen|seh*|date|komm*|besuch*|verabred*)|um (mich|uns) zu (treffen|sehen)|erstes treffen|ersten treffen',
    pass: '*pass|*ausweis|badge|zertifikat|bescheinigung|uberprufung|*prufung|verifizierung|verifizier*|registrierung|registrier*|mitgliedschaft|mitglieds*|freigabe|*check|sicherheits*|nachweis|genehmigung',
    agency: 'agentur|vermittlung|organisation|club|website|webseite|seite|link|online|formular|portal|firma|plattform',
    fetch:
      '(kannst|konntest|wurdest|magst) du ~ (kaufen|holen|besorgen|mitnehmen|mitbringen|bestellen|schicken)|(kauf|kaufe|hol|hole|besorg|besorge|nimm|bestell|schick) ~ (mir|fur mich|bitte|zwei|drei|ein paar|mit)|brauche|fur mich|fur meine* (nichte|neffen|sohn|tochter)',
    dictate:
      'rubbel*|freirubbel*|nummern|ziffern|(schick|gib|sag|lies|schreib) ~ mir|abfotograf*|foto ~ (karte*|ruckseite|code|codes|beleg)|vorles*|durchgeb*|ruckseite|kassenbon|diktier*|abtipp*',
    broke:
      '(kann|konnen) ~ nicht (leisten|bezahlen|zahlen)|(kein|ohne) (geld|bargeld|bankzugang|zugang)|pleite|blank|knapp bei kasse|(konto|konten|karte|guthaben) ~ (eingefroren|gesperrt|leer|blockiert)|komm* nicht an ~ (geld|konto)|bis ~ gehalt|(job|arbeit) verloren|entlassen|was ich schulde|(handy|laptop|telefon) ~ (kaputt|geist|hinuber)',
    request:
      '(hilf|hilfst|helft) (du )?mir|(kannst|konntest|wurdest|magst) du ~ (mir|mich|mein|uns|etwas) ~ (schicken|helfen|geben|zahlen|bezahlen|kaufen|uberweisen|aufladen|leihen|auslegen|unterstutzen)|wenn du mich (liebst|lieben)|wurde* (reichen|genugen|schon helfen)|reicht schon|jede hilfe|was du kannst',
    goods:
      'essen|lebensmittel|handy|iphone|laptop|schulgeld|internat|studiengebuhr*|miete|rechnung*|medikament*|benzin|bus|fahrkarte|guthaben|internet*|beerdigung|windeln|arzt|usdt|eth|hotelrechnung',
    lovetest:
      'wenn du mich ~ lieb*|wenn ich dir wichtig bin|beweis* ~ (mir|dass|es)|dann weiss ich|zeig* mir ~ dass|ernst mein*',
    pitch:
      'leben verandert|frag mich wie|verliere ~ nie|nie verloren|sage? (ich )?dir ~ wann|wann du (kaufen|verkaufen)|in (zwei|funf|\\d+) minuten|ki trading|finanzielle zukunft|willst du wissen wie|\\d+ prozent|schieb',
    stake: 'invest*|trading|trade|krypto*|bitcoin*|usdt|eth|borse|forex|aktien|handelsplattform',
    fortune: 'million*|vermogen|erbe|gold|diamanten|bargeld|(box|kiste|koffer) ~ (geld|dollar*|gold)',
    entrust:
      'bewahr* ~ (auf|fur mich)|aufbewahr*|gut* menschen|gutes herz|guten herz*|hinterlassen|vollen namen|vollstandigen namen|anvertrau*|auf deinen namen|in rente bin|krebs|unheilbar|im sterben|in meinem namen',
    menace:
      '(oder|sonst) ~ (ich|alles|alle) ~ (poste|stelle|schicke|teile|veroffentliche|geht|sehen)|(poste|schicke|teile|veroffentliche) ~ (ich )?(alles|es allen)|letzte (chance|warnung)|habe dich (gefilmt|aufgenommen)|wie viele deiner (freunde|follower|kontakte)|du hast (\\d+|eine|zwei) (stunden?|minuten)',
    cheque: 'scheck',
    forward: '(uberweis*|schick*|leit*) ~ (teil|rest|differenz)|(teil|rest) ~ (weiter|assistent*)|assistent*',
    mule: '(kannst|konntest|wurdest) du ~ (paket|packchen|geld|zahlung|uberweisung|sendung) ~ (annehmen|empfangen|weiterschicken|weiterleiten)',
    topup:
      '(guthaben|prepaid*|datenvolumen) ~ (aufladen|aufladst|laden|schicken|leer)|(lad|lade|ladst) ~ guthaben ~ auf',
    withheld:
      '(behalt|behalten) ~ mein*|mein* ~ (einbehalten|beschlagnahmt|weggenommen)|(halten|halt) ~ mein* (pass|koffer|gepack|papiere)|(lassen|lasst) (mich|ihn|sie) nicht (gehen|weg|raus|ausreisen)',
    notfake:
      'kein* (verbrecher|morder|betruger|bot|fake|spinner|stalker|robot*)|dass du (echt|real|sicher|vertrauenswurdig)',
  },
  fr: {
    cost: 'argent|sous|fric|thune|somme|montant|frais|cout|amende|caution|taxe|taxes|impot|impots|droits|facture|acompte|avance|arrhes|dette|dettes|loyer|impayes?|assurance|timbre|honoraires|depot|cotisation|pension|mensualite|cents|mille|virement|mandat|reglement',
    due: '(faut|dois|doit|doivent|reste a|reste) ~ (payer|regler|verser|avancer|virer|acquitter|deposer|solder|paye*|regle*|verse*)|(tant que|avant que|avant de|des que|jusqu a|si|une fois|sans que) ~ (paye*|payer|regle*|verse*|vire*|paiement|caution|argent)|(demande|demandent|exige|exigent|reclame|reclament|veut|veulent) ~ (argent|caution|paiement|acompte|avance|frais|taxe|euros|somme|depot)|sans (argent|caution|paiement|avance|acompte|payer)|d avance|a l avance|payer d abord|pris* en charge|prend* en charge',
    plight:
      'police|gendarmerie|gendarmes|commissariat|arrete|arretee|garde a vue|prison|detenu|detenue|frontiere|ambassade|coince|coincee|bloque|bloquee|vole|volee|agresse|agressee|perdu|perdue|hopital|clinique|medecin|medecins|chirurgien|operation|operer|urgences|urgence|medicament*|ordonnance|pharmacie|traitement|pneumonie|meningite|fievre|insuline|accident|obseques|enterrement|decede|decedee|expulse|expulsee|expulsion|proprietaire|huissier|huissiers|saisir|saisie|a la rue|dehors|coupent|coupure|coupe le|coupe l|faim|rien a manger|surendett*|veterinaire',
    appeal:
      'que toi|personne d autre|seul* a|seule personne|honte|gene|genee|supplie|desesper*|au bout|n ose|(aide|aider|aides|sauve|sauver|depanne) (moi|nous|m|me)|m aider|me sauver|me depanner|laisse (moi )?pas (tomber|seul*)|me laisse pas|abandonne|dis (rien )?a personne|entre nous|(te|t|les|le|la|tout) (rends|rendrai|rembourse|rembourserai|redonne|renvoie)|rembours*|(peux|pourrais|peux t|veux|voudrais) (tu|vous) ~ (aider|preter|avancer|payer|regler|depanner)|tu (peux|pourrais|veux bien) ~ (aider|preter|avancer|payer|regler|depanner)|avance (la|le|les|moi)|sinon (je|ils|on|elle|il)|reconnaissance de dette|fais moi confiance|compte sur toi|ai besoin de toi|(prends|prend) ~ en charge',
    plead:
      '(que|qu a) toi|personne d autre|seul* (personne )?(a qui|qui puisse|que je)|honte de ~ demander|n ose ~ demander|n ose appeler|te supplie|je supplie|jamais demande ~ (argent|personne)|aucun* autre (solution|recours|choix)|sais plus (vers|a) qui|gene* ~ (dire|demander)|mal a l aise ~ (dire|demander)',
    lend: '(prete|pretes|preter|avance|depanne) (moi|nous|m)|(peux|pourrais|veux|puis|pourrait) (tu|vous|je) ~ (preter|emprunter|avancer|depanner)|tu (peux|pourrais|me) ~ (preter|pretes|avancer|depanner)',
    remote:
      'plateforme petroliere|offshore|cargo|petrolier|navire|bateau|capitaine|equipage|en mer|haute mer|armee|militaire*|soldat|sergent|major|general|colonel|commandant|bataillon|caserne|base|mission|deploye*|casque* bleu*|onu|otan|croix rouge|medecins sans frontieres|chirurgien|syrie|yemen|afghanistan|irak|soudan|mali|rapatriement|permission|(chantier|projet|contrat) (a|au|en) (dubai|malaisie|turquie|afrique|nigeria|ghana|qatar|oman|cote d ivoire|benin)',
    estate:
      'heritage|succession|testament|herite*|defunt|defunte|feu mon|(pere|mari|epoux|oncle|femme) (decede*|defunt*)|beneficiaire|avocat|notaire|lingots?|or|coffre*|malle|valise diplomatique|consignation|colis|coursier|diplomat*|transporteur|livreur|livraison|transitaire|douane*|million*|societe de securite|fonds',
    share:
      'moitie|pour ?cent|\\d+ ?%|tiers|part(ag\\p{L}+)|personne (honnete|de confiance|serieuse)|homme honnete|femme honnete|beneficiaire|notre avenir|notre maison|notre vie|revient|te reviendra',
    trip: 'visa|billet|vol|avion|aeroport|passeport|ambassade|consulat|enregistrement|embarqu*|bagage*|valise|assurance voyage|papiers|te rejoindre|te voir|venir (te|chez|vers)|te rendre visite|train|essence|carburant',
    market:
      'invest*|crypto*|pieces|jetons?|bitcoin*|token*|trad*|bourse|cours|marches|plateforme*|portefeuille|signal|signaux|analyste*|mentor*|coach|strategie*|robot|bot|algorithme*|appli|application|systeme|methode|economies|epargne|capital|canal|groupe|forex|actions|or|staking|minage|tante|oncle|inities|conseils|placement*|formatrice|formateur|professeur|prof',
    profit:
      'benefice*|rendement*|doubl*|tripl*|multipli*|revenu* (passif|complementaire|fixe)*|liberte financiere|independan* financier*|libre financierement|sans risque|aucun risque|zero risque|(gagn*|touch*|fait|fais|rapport*|encaiss*) ~ (jour|semaine|heure|mois|dormant|dodo)|\\d+ ~ (par|chaque|tous les) (jours?|semaine|heure)|(chaque|tous les|toutes les) (jours?|matins?|soirs?|semaines?) ~ \\d+|argent ~ (travaill*|fructifi*)|economies ~ (travaill*|fructifi*|grossir)|plus besoin de travailler|impossible de perdre|jamais perdu|devenir riche|sans rien faire|sans effort|mon salaire ~ (semaine|jour)|plus riches?',
    invite:
      '(te|t) (montre|montrer|apprend*|explique*|guide*|forme*|parraine*|accompagne*|ajoute*|invite*|inscri*|aide*)|(commence|commencer|commences|demarre*|debute*) (petit|avec|par)|rejoin*|essaie|essaye|essayer|pas a pas|etape par etape|(mets|mettre|place|placer|depose*|verse*) ~ \\d+|fais* entrer|faire entrer|il reste ~ places?|acces|ca t interesse|interesse|je m occupe|tu n as qu a|lien|copie*|t accept*|te prendre',
    job: '(cherche|cherchent|cherchons|recrute|recrutent|recrutons) ~ (personnes|gens|monde|testeurs|collaborateurs)|(not*|evalu*|lik*|aim*|test*|commenter) ~ (hotels?|produits?|videos?|applis?|restaurants?)|(recevoir|recois|reexpedi*|renvoyer|receptionn*) ~ (colis|paquets|paiements?|virements?|argent)|(petites?|simples?) (taches?|missions?|boulots?)|(petit boulot|travail|job|mission) ~ (maison|chez toi|telephone|en ligne|domicile)|taches (en ligne|simples|faciles)|utiliser ton compte',
    wage: '(par|chaque) (jour|tache|heure|colis|avis|mission|commande|video)|commission|pour ?cent|quotidien*|paiement quotidien|(recharg*|credit*|activ*|aliment*|depos*) ~ (compte|solde|portefeuille|somme|depart)|retir*',
    digits: 'code|codes|chiffres|pin',
    relay:
      '(envoie*|donne*|dis|dicte*|lis|transmet*|transfere*|renvoie*|ecris|passe*|communique*) ~ moi|(peux|pourrais) ~ (envoyer|donner|transmettre|dicter|lire|renvoyer|dire)|besoin ~ code',
    channel:
      'sms|texto|(recois|recevoir|recu|envoye*|arrive*|tombe) ~ (code|message|texto|sms|chiffres)|verif*|confirm*|connexion|connecter|compte|recuper*|reinitialis*|(quatre|cinq|six|4|5|6) chiffres|expire|mon profil|par erreur|sur ton (telephone|numero)',
    evidence:
      'enregistre|enregistree?s?|filme|filmee?|nu|nue|nus|nues|nudes?|intimes?|capture* d ecran|(ai|garde|gardee?|possede|conserve) ~ (video*|photos?|captures?|images?|appel|conversation*|tout)|(video*|photos?|captures?|images?) (de toi|de nous|que tu m)|(ta|tes|ces) (video*|photos?|images?|captures?|nudes?)|webcam|cam|mineure?s?|devant la camera',
    expose:
      '(ta|ton|tes|vos|votre) (femme|mari|copine|copain|mere|pere|soeur|frere|famille|patron|chef|travail|boulot|employeur|entreprise|collegues|amis|abonnes|contacts|liste|voisins|enfants|fille|fils|proches|conjoint*)|facebook|linkedin|instagram|tout le monde|en ligne|internet|public|police|plainte|publi*|diffus*|balance*|ton bureau|au bureau',
    price:
      'pay|paie|paies|payes?|payer|vire|virer|verse|sinon|sauf si|a moins|disparai*|efface*|supprime*|oublie*|(avant|d ici|jusqu a) (ce soir|demain|minuit|vendredi|lundi|dimanche)|heures pour|plus jamais|personne ~ (saura|sache)|bitcoin*|btc|arrangement|entre nous|dedommag*|veux \\d+|evite*|pcs|cents',
    wealth:
      'riche|riches|aise|aisee|fortune*|genereu*|sugar*|gater|gate|choyer|argent de poche|pension|m occupe(rai)? de toi|prendre soin de toi|faire plaisir|(donne|verse|offre|vire|toucheras|recevras) ~ (par|chaque|tous les|toutes les) (semaines?|mois|vendredis?|lundis?)|homme d affaires|femme d affaires|veuve|veuf|paye* (ton|tes) (loyer|factures|dettes)|entretenir',
    access:
      'quelle banque|ton rib|rib|coordonnees bancaires|(ton|ta|tes) (compte|carte|banque|identifiants?|mot de passe|code|iban|rib|paypal|appli bancaire)|iban|identifiants?|mot de passe|appli bancaire|application bancaire|banque en ligne|carte bancaire',
    meet: '(avant) ~ (rencontr*|voir|venir|rendez vous|rdv|viens|recevoir|deplacer)|pour (me|nous) (voir|rencontrer)|premiere rencontre|premier rendez vous|se rencontrer',
    pass: 'pass|badge|attestation|certificat|carte de membre|verification|verifi*|controle|inscription|inscri*|adhesion|agrement|securite|habilitation|autorisation|justificatif',
    agency: 'agence|organisme|organisation|association|club|site|lien|en ligne|formulaire|portail|societe|plateforme',
    fetch:
      '(peux|pourrais|veux|voudrais) (tu|vous) ~ (acheter|prendre|trouver|envoyer|chercher|recuperer|passer)|tu (peux|pourrais|passes|vas|veux bien) ~ (acheter|prendre|tabac|bureau de tabac|chercher|envoyer)|(achete|prends|trouve|envoie) (moi|m|en|deux|trois)|il me (faut|faudrait)|j ai besoin|pour (ma niece|mon neveu|mon fils|ma fille)',
    dictate:
      'gratt*|chiffres|numeros|(envoie|donne|dis|transmets|ecris) moi|photo ~ (carte|ticket|recu|code|codes|verso)|lis moi|dicte*|verso|au dos|recu|recopi*',
    broke:
      '(peux|pouvons) pas (payer|me permettre|me le permettre)|(plus|pas|sans) (d argent|un sou|un rond|de quoi|acces)|fauche*|a sec|(compte|comptes|carte|fonds|avoirs) ~ (gele*|bloque*|vide)|jusqu a ~ (paie|paye|salaire)|perdu ~ (travail|emploi|boulot)|licencie*|ce que je dois|(telephone|portable|ordi) ~ (casse|mort|lache|hs)',
    request:
      '(aide|aider|aides|aiderais) moi|m (aider|aides|aiderais)|(peux|pourrais) tu ~ m ~ |tu (peux|pourrais|veux bien) ~ (m envoyer|m acheter|me payer|me recharger|me preter|me virer|recharger|payer|m aider)|si tu m (aimes|aimais)|suffirai(en)?t|ca suffirait|ce que tu peux|toute aide',
    goods:
      'a manger|courses|telephone|portable|iphone|ordi|scolarite|pensionnat|internat|loyer|facture*|medicament*|essence|bus|credit|forfait|internet|enterrement|obseques|couches|medecin|usdt|eth',
    lovetest:
      'si tu ~ (m aimes|m aimais|tiens a moi)|prouve*|comme ca je sa\\p{L}+|alors je saurai|montre* moi que|es serieu*',
    pitch:
      'change (ma|la) vie|demande moi comment|perds jamais|jamais perdu|te dis quand|quand (acheter|vendre|entrer)|en (deux|cinq|\\d+) minutes|avenir financier|veux savoir comment|\\d+ pour ?cent|deplace',
    stake: 'invest*|trading|crypto*|bitcoin*|usdt|eth|bourse|forex|actions|exchange',
    fortune: 'millions?|fortune|heritage|lingots|diamants|fonds|(malle|caisse|valise) ~ (argent|dollars|or)',
    entrust:
      'gard(e|er) ~ (pour moi|jusqu)|bon coeur|bonne personne|leguer|laisser ~ (a quelqu un|entre tes mains)|nom complet|nom et adresse|confier|a ton nom|cancer|phase terminale|mourante?|oeuvre* ~ caritative*|en mon nom',
    menace:
      '(ou|sinon) ~ (publie|poste|envoie|partage|balance|diffuse|tout le monde)|derniere (chance|sommation)|je t ai (filme|enregistre)*|combien de tes (amis|contacts|abonnes)|tu as (\\d+|une|deux) (heures?|minutes)',
    cheque: 'cheque',
    forward: '(envoie*|vire*|transfer*|renvoie*) ~ (partie|reste|difference)|assistante?',
    mule: '(peux|pourrais) ~ (recevoir|receptionner|recuperer|accepter|reexpedier) ~ (colis|paiement|virement|argent|paquet)',
    topup: '(recharg*) ~ (forfait|credit|portable|telephone|ligne)|(plus de|sans) (forfait|credit)',
    withheld:
      '(gard*|retien*|confisque*|pris) ~ (mon|mes|ma) (bagage*|passeport|valise*|affaires|papiers)|ne (me|le|la) laissent pas (partir|sortir)',
    notfake:
      'pas (un|une) (criminel*|tueur|escroc|bot|robot|faux|psychopathe|arnaqueur)|que tu es (reel*|vrai*|serieu*|honnete)',
  },
  it: {
    cost: 'soldi|denaro|contanti|somma|importo|spese|spesa legale|costo|costi|multa|cauzione|tassa|tasse|imposta|dazio|bollo|bolletta|bolla|fattura|acconto|anticipo|debito|debiti|affitto|arretrati|assicurazione|onorario|parcella|retta|rata|quota|cento|mila|mille|duecento|trecento|cinquecento|bonifico|ticket',
    due: '(bisogna|devo|deve|devono|va|vanno|occorre|serve|manca solo) ~ (pagare|pagat*|saldare|saldat*|versare|versat*|coprire|anticipare|depositare)|(finche|prima|prima che|appena|se|quando|fino a) ~ (pag\\p{L}+|saldat*|saldare|saldi|versat*|versare|versi|pagamento|cauzione)|(chiede|chiedono|vuole|vogliono|pretende|pretendono|esige|esigono) ~ (soldi|cauzione|pagamento|acconto|anticipo|contanti|spese|tassa|euro|pagat*)|senza (soldi|cauzione|pagamento|acconto|anticipo|pagare)|in anticipo|anticipat*|essere pagat*',
    plight:
      'polizia|carabinieri|questura|arrestat*|fermat*|trattenut*|galera|prigione|carcere|frontiera|ambasciata|bloccat*|rapinat*|derubat*|rubato|rubata|perso|persa|smarrit*|ospedale|clinica|medico|medici|dottore|chirurgo|operazione|operare|operat*|intervento|pronto soccorso|emergenza|medicin*|farmac*|flebo|cura|terapia|polmonite|febbre|insulina|incidente|funerale|morto|morta|mancat*|sfratt*|padrone di casa|in strada|per strada|ufficiale giudiziario|staccano|staccato|pignora*|fame|niente da mangiare|veterinari*|usurai*',
    appeal:
      'unic* (persona|che|speranza)|(solo|soltanto) te|nessun altro|nessuno (a cui|altro)|vergogn*|imbarazz*|supplico|scongiuro|disperat*|(aiutami|aiutarmi|salvami|aiutaci|salvarmi)|dammi una mano|dai una mano|una mano|non lasciarmi|non abbandonarmi|non dirlo|non dire ~ nessuno|(ti|te li|te lo|tutto) (rido|restitu*|rimbors*|riporto|rendo)|restitu*|rimbors*|(puoi|potresti|riesci a|riusciresti a) ~ (aiutar*|prestar*|anticip*|pagar*|coprir*)|pensaci tu|(paga|salda|anticipa|copri) (tu|la|il|le|per me)|altrimenti|senno|senza ~ passo|non mi fanno|non mi lasciano|fidati|conto su di te|ho bisogno di te|te li (do|porto)',
    plead:
      '(unic*) (persona )?(che|a cui|su cui)|nessun altro|non (so|ho) ~ (chi|nessuno) ~ (chiedere|rivolger*|chiamare)|vergogn* ~ (chiedert*|chiedere|tantissimo|da morire)|ti supplico|ti scongiuro|mai chiesto ~ (soldi|nessuno|niente)|ho solo te|non posso chiamare|mi (dispiace|pesa|imbarazza) ~ (dirtelo|chiedertelo|chiederti)',
    lend: '(presti|prestami|prestarmi|anticipi|anticipami|prestar)|mi (presti|anticipi)|(puoi|potresti|riesci|riesci a) ~ (prestar*|imprestar*|anticipar*)',
    remote:
      'piattaforma petrolifera|offshore|petroliera|nave|cargo|comandante|capitano|equipaggio|in mare|esercito|militare|soldato|sergente|maggiore|generale|colonnello|battaglione|caserma|base militare|missione|missione di pace|in congedo|congedo|onu|nato|croce rossa|medici senza frontiere|chirurgo|siria|yemen|afghanistan|iraq|sudan|(cantiere|progetto|contratto) (a|in) (dubai|malesia|turchia|africa|nigeria|ghana|qatar|oman)',
    estate:
      'eredita|ereditato|testamento|successione|defunto|defunta|(padre|marito|zio|moglie) (defunt*|mort*)|beneficiario|avvocato|notaio|lingott*|oro|cassaforte|cassetta di sicurezza|baule|cassa|collo|spedizione|corriere|spedizioniere|diplomatic*|consegna|dogana*|milion*|societa di sicurezza|fondo|deposito',
    share:
      'meta|\\d+ per cento|per cento|un quarto|un terzo|dividiamo|dividere|condivid*|persona (onesta|fidata|di fiducia)|uomo onesto|donna onesta|beneficiario|nostro futuro|nostra casa|nostra vita|resta a te|sara tuo',
    trip: 'visto|biglietto|volo|aereo|aeroporto|passaporto|ambasciata|consolato|imbarco|check in|bagagli*|valigia|assicurazione (di viaggio|sanitaria|viaggio)|documenti di viaggio|venire da te|raggiungert*|vederti|trovarti|treno|benzina|abbracciamo',
    market:
      'invest*|cript*|crypto*|monete|gettoni|bitcoin*|token*|trad*|borsa|mercati|mercato|piattaforma*|portafoglio|wallet|segnal*|analista|mentore|coach|strategi*|robot|bot|algoritm*|app|sistema|metodo|risparmi|capitale|canale|gruppo|forex|azioni|oro|staking|mining|zio|zia|insider|corso|professore|docente',
    profit:
      'profitt*|guadagn*|rendimento|rendita|rende|raddoppi*|triplic*|moltiplic*|(entrata|reddito) (passiva|passivo|extra|fissa)|liberta finanziaria|indipendenza finanziaria|senza rischi*|zero rischi|nessun rischio|\\d+ ~ (al|ogni|alla|a) (giorno|settimana|ora)|(ogni) (giorno|mattina|sera|settimana) ~ \\d+|(fatto|faccio|incassato|incasso) ~ (\\d+|giorni|settimana|mese)|soldi ~ lavor*|non serve lavorare|smettere di lavorare|impossibile perdere|mai perso|diventare ricc*|senza fare niente|senza fatica|ci pago|piu ricc*',
    invite:
      'ti (insegno|mostro|spiego|guido|faccio|aiuto|aggiungo|invito|passo|iscrivo|seguo|porto)|(insegnarti|mostrarti|spiegarti|guidarti|aggiungerti|farti)|(inizia|comincia|parti|partire|iniziare) (con|da|piccolo)|unisciti|entra|prova|provare|passo (passo|dopo passo)|(metti|mettere|versa|deposita|carica) ~ (\\d+|poco|qualcosa)|accesso|se vuoi|ti interessa|link|copi*|lascia fare|farti entrare|ti accett*',
    job: '(cercano|cerchiamo|cerca|cerco) ~ (persone|gente|collaboratori|tester)|(recension*|recensire|valutare|like|mi piace|testare) ~ (hotel|prodotti|video|app|ristoranti|case|casa)|(mettere|scrivere|lasciare) ~ (recension*|like|mi piace)|(ricevere|rispedire|inoltrare|ritirare) ~ (pacchi|pacchetti|pagamenti|bonifici|denaro|soldi)|(compiti|lavoretti|lavoretto|attivita|incarichi) ~ (semplic*|facil*|online|casa|telefono)|lavoro ~ (da casa|online|telefono) ~ (facile|semplice|guadagn*)|usare il tuo conto',
    wage: '(al|ogni|per|a) (giorno|ora|pacco|recensione|incarico|compito|video|ordine)|commissione|per cento|provvigione|giornalier*|accredit*|(caric*|ricaric*|attiv*|deposit*|vers*) ~ (conto|saldo|account|quota|inizio)|prelev*',
    digits: 'codice|codici|cifre|numeri|pin',
    relay:
      '(mandami|mandamel*|inviami|inviamel*|dimmi|dimmel*|dammi|dammel*|leggimi|leggimel*|dettami|dettamel*|scrivimi|scrivimel*|inoltrami*|passami|passamel*|girami*)|me (le|lo|li|la) (scrivi|mandi|dici|dai|leggi|detti|giri|inoltri|passi)|mi (serve|servono)|puoi ~ (mandarmel*|scrivermel*|dirmel*|leggermel*|inoltrarmel*)',
    channel:
      'sms|messaggino|(ricev*|arriv*|mandat*|inviat*) ~ (codice|messaggio|sms|cifre|numeri)|verific*|conferm*|accesso|accedere|account|profilo|recuper*|ripristin*|per sbaglio|per errore|al tuo numero|(quattro|cinque|sei|4|5|6) (cifre|numeri)',
    evidence:
      'registrat*|filmat*|nud*|intim*|(ho|salvat*|conservo|tengo) ~ (video|foto|screenshot|immagini|registrazion*|chat|tutto)|(video|foto|screenshot|immagini) (di te|tue|tuoi|che mi|di noi)|(tu*|quel|quelle) (video|foto|immagini|nud*)|video di (ieri|te)|webcam|minorenn*|davanti alla (telecamera|cam)',
    expose:
      'tu\\p{L}+ (moglie|marito|fidanzat*|ragazza|madre|mamma|padre|sorella|fratello|famiglia|capo|lavoro|azienda|datore|ufficio|colleghi|amici|follower|contatti|vicini|figli*|cugin*|parenti)|tutti i tuoi|facebook|linkedin|instagram|tutti|online|internet|in rete|pubblic*|polizia|denuncia*|diffond*|ufficio lavori|dove lavori|in ufficio',
    price:
      'paga*|paghi|vers*|bonific*|altrimenti|senno|a meno che|spari*|cancell*|dimentic*|(entro|prima di|fino a) (stasera|domani|mezzanotte|venerdi|lunedi|domenica|oggi)|ore di tempo|mai piu|nessuno ~ (sapra|sappia)|bitcoin*|btc|accordo|tra noi|risarc*|voglio \\d+|mi fai avere|bastano',
    wealth:
      'ricc*|benestant*|facoltos*|generos*|sugar*|vizi*|coccol*|paghetta|mantener*|mi prendo cura|prendermi cura|penso io a te|(do|verso|regalo|mando|dare*|penserei) ~ (a|ogni|al|alla) (settimana|mese|venerdi|lunedi)|imprenditor*|uomo d affari|donna d affari|vedov*|tanti soldi|pago ~ (affitto|bollette|debiti)',
    access:
      '(che|quale) banca|dati bancari|coordinate bancarie|numero di conto|(tuo|tua|tuoi|tue) (conto|carta|banca|password|pin|iban|credenziali|paypal|postepay)|iban|password|credenziali|home banking|carta di credito|app della banca|a chi e intestat*',
    meet: '(prima) ~ (incontr*|vederci|vedersi|appuntamento|venire|vieni|uscire|riceverti)|per (incontrar*|vederci|vedermi)|primo (incontro|appuntamento)',
    pass: 'pass|tesser*|badge|attestato|certificat*|verific*|controllo|registrazion*|registr*|iscrizion*|abilitazion*|sicurezza|affidabil*|autorizzazion*|garanzia',
    agency: 'agenzia|organizzazione|associazione|circolo|club|sito|link|online|modulo|portale|societa',
    fetch:
      '(puoi|potresti|riesci|ti va) ~ (comprar*|prender*|procurar*|passar*|mandar*|trovar*)|(compra|prendi|procura) (due|tre|una|un|qualche|mi)|(comprami|compramel*|prendimi|prendimel*|procurami)|mi (serve|servono|prendi|compri|procuri|fai un (favore|piacere))|ho bisogno|per (mia nipote|mio nipote|mio figlio|mia figlia)',
    dictate:
      'gratt*|numeri|cifre|(mandami|dammi|dimmi|inviami|scrivimi|passami)|foto ~ (carta|retro|scontrino|codice|codici)|leggi|leggimi|dett*|retro|dietro|scontrino|ricopi*',
    broke:
      '(non (posso|riesco)) ~ (pagare|permetterm*|accedere)|(senza|non ho|finiti i|finito i) ~ (soldi|denaro|un euro|contanti|credito|accesso)|al verde|(conto|conti|carta|fondi) ~ (congelat*|bloccat*|vuot*)|fino (a|al|allo) ~ (stipendio|paga)|perso ~ lavoro|licenziat*|quello che devo|(telefono|cellulare|pc) ~ (rotto|rompe|morendo|abbandona*)',
    request:
      '(aiutami|aiutarmi|mi aiuti|mi aiuteresti)|(puoi|potresti|riesci a) ~ (mandarmi|inviarmi|darmi|pagarmi|comprarmi|ricaricarmi|prestarmi|ricaricare|pagare|farmi)|mi (mandi|invii|ricarichi|paghi|bonifichi)|se mi (ami|amassi|vuoi bene|volessi bene)|basterebbero|bastano|quello che puoi|qualsiasi aiuto',
    goods:
      'cibo|spesa|mangiare|telefono|cellulare|iphone|pc|retta|collegio|scuola|affitto|bollett*|medicin*|benzina|autobus|credito|ricarica|internet|funerale|pannolini|medico|usdt|eth',
    lovetest: 'se mi (ami|amassi|vuoi bene)|se ci tieni|dimostra*|cosi (so|capisco)|fai sul serio|sei serio|sei seria',
    pitch:
      'cambiato la vita|chiedimi come|non perdo mai|ti dico (io )?quando|quando (comprare|vendere|entrare)|in (due|cinque|\\d+) minuti|futuro finanziario|vuoi sapere come|\\d+ per cento|sposta',
    stake: 'invest*|trading|cripto*|bitcoin*|usdt|eth|borsa|forex|azioni|exchange',
    fortune: 'milion*|fortuna|patrimonio|eredita|lingotti|diamanti|fondi|(cassa|baule|valigia) ~ (soldi|dollari|oro)',
    entrust:
      'custodi*|tieni(lo|li|melo)? ~ (per me|fino|finche)|buon cuore|persona buona|lasciare ~ (a qualcuno|nelle tue mani)|nome completo|affidar*|a tuo nome|cancro|tumore|terminale|beneficenza|a nome mio',
    menace:
      '(o|altrimenti|senno|oppure) ~ (pubblico|mando|invio|condivido|posto|diffondo|lo vedono|lo sapranno)|ultima (possibilita|occasione)|ti ho (filmat*|registrat*)|quanti dei tuoi (amici|contatti)|hai (\\d+|un|due) (ora|ore|minuti)',
    cheque: 'assegno',
    forward: '(mand*|invi*|bonific*|gir*) ~ (parte|resto|differenza)|assistente',
    mule: '(puoi|potresti|riesci a) ~ (ricevere|ritirare|accettare|inoltrare) ~ (pacco|pagamento|bonifico|soldi)|mi (ricevi|ritiri) ~ (pacco|bonifico)',
    topup: '(ricaric*) ~ (telefono|cellulare|credito|sim|numero)|(finito|senza) ~ credito',
    withheld:
      '(trattengono|tengono|sequestrat*|preso|tolto) ~ (il|i|la|le)? ?mi\\p{L}+ (bagagli*|passaporto|valigi*|cose|documenti)|non (mi|lo|la) (fanno|lasciano) (andare|uscire|partire)',
    notfake:
      'non sei (un|una) ~ (criminale|assassino|truffator*|bot|robot|falso|psicopatico|maniaco)|che sei (reale|vero|vera|serio|affidabile)',
  },
  es: {
    cost: 'dinero|plata|pasta|efectivo|suma|importe|monto|gastos|coste|costo|costos|multa|fianza|impuesto*|tasa|tasas|arancel*|factura|recibo|deposito|anticipo|adelanto|deuda|deudas|alquiler|renta|atrasos|seguro|sello|honorarios|matricula|cuota|cientos|mil|quinientos|doscientos|trescientos|transferencia|tramites',
    due: '(hay que|tengo que|tiene que|tienen que|debo|debe|deben|falta|solo falta) ~ (pagar|abonar|cubrir|depositar|ingresar|adelantar|saldar|liquidar|pagad*|abonad*)|(hasta que|antes de|en cuanto|cuando|si no|mientras no|para que) ~ (pag\\p{L}+|abon\\p{L}+|cubr\\p{L}+|deposit\\p{L}+|liquid\\p{L}+)|(pide|piden|exige|exigen|quiere|quieren|reclama|reclaman|cobra|cobran) ~ (dinero|fianza|pago|deposito|adelanto|efectivo|gastos|tasa|euros|antes|por adelantado)|sin (dinero|fianza|pago|deposito|adelanto|pagar|un deposito)|por adelantado|de antemano',
    plight:
      'policia|comisaria|detenid*|arrestad*|carcel|retenid*|frontera|embajada|atrapad*|varad*|tirad*|robado|robada|robaron|asaltaron|atracaron|perdi|perdido|hospital|clinica|medico*|doctor|doctores|cirujano*|operacion|operar*|urgencias|emergencia|medicina*|medicament*|tratamiento|neumonia|fiebre|insulina|accidente|funeral|entierro|fallec*|murio|desahuci*|casero|casera|echan|a la calle|en la calle|embarg*|cortan|cortaron|hambre|nada que comer|veterinari*|prestamista*',
    appeal:
      '(unic*) (persona|que|esperanza)|(solo|solamente) (te tengo|tu|a ti)|nadie mas|a quien mas|verguenza|suplico|ruego|desesperad*|(ayudame|ayudarme|salvame|ayudanos|socorreme)|echame una mano|echarme una mano|no me (dejes|abandones|falles)|no se lo (digas|cuentes)|entre nosotros|(te|te lo|te los|todo) (devuelv*|devolv*|doy|dare|reintegr*|regreso|pago|pagare)|devuelv*|devolver*|reembols*|(puedes|podrias|puede) ~ (ayudar*|prestar*|adelant*|pagar*|cubrir*)|(paga|pagale|cubre|adelanta|la cubres|lo cubres|me cubres)|salgo del apuro|apuro|si no (me|lo|la)|no me dejan|confia en mi|cuento contigo|te necesito',
    plead:
      '(unic*) (persona )?(que|a quien|en quien)|nadie mas|no (se|tengo) a quien|verguenza ~ (pedir*|pedirte*)|te (suplico|ruego|imploro)|nunca ~ pedi* ~ (dinero|nadie|nada)|solo te tengo a ti|no tengo (a )?nadie|sin otra salida|me da (apuro|pena|corte) ~ (decirtelo|pedirtelo|pedirte|decirte)',
    lend: '(prestas|prestame|prestarme|adelantas|adelantame|dejame|dejarme)|me (prestas|adelantas|dejas \\d+|fias)|(puedes|podrias|puedo) ~ (prestar*|adelantar*|fiar*)',
    remote:
      'plataforma petrolera|offshore|carguero|petrolero|buque|barco|capitan|tripulacion|en alta mar|altamar|ejercito|militar|soldado|sargento|mayor del|general|coronel|comandante|batallon|cuartel|base militar|mision|mision de paz|desplegad*|onu|otan|cruz roja|medicos sin fronteras|cirujano|siria|yemen|afganistan|irak|sudan|relevo|(obra|proyecto|contrato) en (dubai|malasia|turquia|africa|nigeria|ghana|catar|qatar|oman)',
    estate:
      'herencia|herede|heredado|testamento|difunto|difunta|(padre|esposo|marido|tio|esposa) (fallecid*|difunt*)|beneficiari*|abogado|notario|lingotes?|oro|caja fuerte|baul|maleta diplomatica|mensajero|mensajeria|transportista|diplomatic*|aduan*|millon*|empresa de seguridad|fondo|paquete',
    share:
      'mitad|\\d+ por ciento|por ciento|un tercio|tercera parte|repart*|compart*|persona (honrada|honesta|de confianza)|alguien (honrado|honesto|de confianza)|hombre honesto|mujer honesta|nuestro futuro|nuestra casa|nuestra vida|para ti|quedate con',
    trip: 'visa|visado|billete|boleto|pasaje|vuelo|avion|aeropuerto|pasaporte|embajada|consulado|embarque|embarcar|facturacion|equipaje|maleta|seguro de viaje|documentos de viaje|ir a verte|verte|visitarte|llegar (a|hasta) (ti|tu)|tren|gasolina',
    market:
      'invert*|inversi*|cript*|crypto*|monedas|bitcoin*|token*|trad*|bolsa|mercados|mercado|plataforma|billetera|cartera|senal*|analista*|mentor*|coach|estrategia*|robot|bot|algoritmo*|app|aplicacion|sistema|metodo|ahorros|capital|canal|grupo|forex|acciones|oro|staking|mineria|tio|tia|cunado|iniciados|profesor',
    profit:
      'ganancia*|beneficio*|rendimiento*|rentabilidad|renta el|duplic*|triplic*|multiplic*|ingresos? (pasivo|extra|fijo)*|libertad financiera|independencia financiera|libre financieramente|hacer libre|sin riesgo*|cero riesgo|ningun riesgo|(gan*|hago|hice|saco|saque|cobro|llevo) ~ (dia|semana|hora|mes|durmiendo)|(esta|este) (semana|mes) llevo|\\d+ ~ (al|por|cada|a la) (dia|semana|hora)|diari*|(cada) (dia|manana|noche|semana) ~ \\d+|dinero ~ trabaj*|dejar de trabajar|no volver a trabajar|imposible perder|nunca ~ perdido|hacerte ric*|sin hacer nada|sin esfuerzo|mas ric*',
    invite:
      '(te|se lo) (enseno|muestro|explico|guio|ayudo|agrego|meto|invito|paso|anado|apunto|oriento)|(ensenarte|mostrarte|explicarte|guiarte|agregarte|meterte)|(empieza|empezar|comienza|arranca) (con|por|poco)|unete|entra|entrar|prueba|probar|paso a paso|(mete|pon|ingresa|deposita|invierte) ~ (\\d+|poco|algo)|acceso|si te animas|te animas|te interesa|enlace|copi*|te dej* entrar|te acept*',
    job: '(buscan|buscamos|busca|busco) ~ (gente|personas|colaborador*)|(dar|poner|calificar|valorar|resenar|resenas|evaluar|probar) ~ (me gusta|likes?|hotel*|productos|videos|apps|restaurantes)|(recibir|reenviar|recoger|aceptar) ~ (paquetes|pagos|transferencias|dinero|envios)|(tareas|trabajitos|trabajito|trabajo|tarea) ~ (sencill*|facil*|en linea|online|desde casa|movil)|usar tu cuenta',
    wage: '(al|por|cada|a la) (dia|hora|tarea|paquete|resena|video|pedido|encargo)|comision|por ciento|diari*|(recarg*|activ*|deposit*|ingres*) ~ (cuenta|saldo|billetera|principio)|retir*|cobras',
    digits: 'codigo|codigos|numeros|cifras|digitos|pin|clave',
    relay:
      '(mandame*|enviame*|dime*|dimelo*|dame*|leeme*|pasame*|reenvia*|escribeme*|dictame*)|me (lo|los|las|la) (mandas|dices|pasas|envias|das|lees|dictas|reenvias|escribes)|(puedes|podrias) ~ (mandarmel*|decirmel*|pasarmel*|reenviarmel*)|me hace falta',
    channel:
      'sms|mensaje de texto|(recib*|lleg*|mandaron|enviaron) ~ (codigo|mensaje|sms|numeros)|verific*|confirm*|iniciar sesion|acceder|cuenta|recuper*|restablec*|por error|a tu (movil|telefono|numero)|(cuatro|cinco|seis|4|5|6) (cifras|digitos|numeros)|mi perfil',
    evidence:
      'grabad*|grabe|grabacion*|filmad*|desnud*|nudes?|intim*|(tengo|guarde|guardado|guardo|conservo) ~ (video*|foto*|captura*|imagenes|grabacion*|chat*|todo)|(video*|foto*|captura*|imagenes) (tuy*|de ti|que me)|(tu|tus|esas|esos) (video*|foto*|imagenes|captura*|nudes)|webcam|camara|menor de edad|menores|menor|delante de la camara',
    expose:
      'tus? (mujer|esposa|marido|esposo|novia|novio|madre|padre|hermana|hermano|familia|jefe|jefa|trabajo|empresa|oficina|companeros|amigos|amigas|seguidores|contactos|vecinos|hijos|hija|hijo|lista)|los de tu|facebook|linkedin|instagram|todo el mundo|todos|en linea|internet|redes|publi*|policia|comisaria|denunci*|difund*|filtr*|lista|la oficina',
    price:
      'paga|pagas|pagues|pagar|transfer*|ingresa|si no|salvo que|a menos que|desaparec*|borr*|elimin*|olvid*|(antes de|hasta|para) (esta noche|manana|medianoche|el viernes|el lunes|hoy)|horas para|nunca mas|nadie ~ (sabra|sepa|entera*)|bitcoin*|btc|arregl*|entre nosotros|indemniz*|quiero \\d+|gastos',
    wealth:
      'ric[oa]|adinerad*|acomodad*|pudient*|generos*|sugar*|mimar*|mimo|consentir*|cuidarte|manten*|mesada|asignacion|me ocupo de ti|cuidar de ti|(doy|pago|ingreso|mando|dare|recibes|tendras) ~ (a la|cada|al|por) (semana|mes|viernes|lunes)|empresari*|hombre de negocios|mujer de negocios|viud*|pago ~ (alquiler|facturas|deudas)',
    access:
      '(que|cual) banco|tu banco|datos bancarios|numero de cuenta|(tu|tus) (cuenta|tarjeta|banco|clave|contrasena|pin|iban|usuario|paypal|bizum)|iban|la clave|contrasena|banca (en linea|online|movil)|tarjeta de (credito|debito)|a nombre de quien',
    meet: '(antes de|para poder|previo a) ~ (vernos|quedar|conocernos|verme|venir|vengas|cita|encontrarnos)|para (vernos|conocernos|quedar)|primera cita|primer encuentro|antes ~ vernos',
    pass: 'pase|carne|carnet de|credencial|certificado|verificacion|verific*|control|registro|registr*|inscripcion|membresia|autorizacion|seguridad|comprobante|acreditacion',
    agency:
      'agencia|organizacion|asociacion|club|sitio|pagina|enlace|online|en linea|formulario|portal|empresa|protocolo',
    fetch:
      '(puedes|podrias|te importa|te importaria) ~ (comprar*|coger*|conseguir*|pillar*|mandar*|traer*|pasar*)|me (pillas|compras|coges|consigues|traes|mandas|pasas|haces un favor)|(compra*|consigue*|coge*|pilla*|mandame|enviame) ~ (dos|tres|una|un|me|para|en)|necesito|me (hace|hacen) falta|para (mi sobrina|mi sobrino|mi hijo|mi hija)',
    dictate:
      'rasc*|numeros|digitos|cifras|(mandame|enviame|dame|dime|pasame) ~|foto ~ (tarjeta|reverso|recibo|codigo*|ticket)|leeme*|dict*|reverso|detras|por detras|ticket|copiame',
    broke:
      '(no puedo) ~ (pagar|permitirme|costear)|(sin|no tengo|no me queda) ~ (dinero|plata|un euro|efectivo|saldo|acceso)|(cuenta|cuentas|tarjeta|fondos) ~ (congelad*|bloquead*|vaci*)|hasta que ~ (cobre|paguen|nomina)|perdi ~ trabajo|me despidieron|lo que debo|(movil|telefono|portatil) ~ (roto|rompio|muriendo|estropead*)',
    request:
      '(ayudame|ayudarme|me ayudas|me ayudarias|ayudas a)|(puedes|podrias) ~ (mandarme|enviarme|darme|pagarme|comprarme|recargarme|prestarme|transferirme|recargar|pagar|hacerme)|me (mandas|envias|recargas|pagas|transfieres)|si me (quieres|quisieras|amas|amaras)|con \\d+ (basta|me vale|me arreglo|llego)|lo que puedas|cualquier ayuda',
    goods:
      'comida|compra|movil|telefono|iphone|portatil|matricula|colegio|internado|alquiler|factura*|recibo*|medicina*|gasolina|autobus|saldo|datos|internet|funeral|entierro|panales|medico|usdt|eth',
    lovetest:
      'si ~ me (quieres|quisieras|amas|amaras)|si te importo|demuestra*|asi se que|asi sabre|vas en serio|eres de verdad',
    pitch:
      'cambio la vida|cambiado la vida|preguntame como|nunca pierdo|te digo cuando|cuando (comprar|vender|entrar)|en (dos|cinco|\\d+) minutos|ia trading|futuro financiero|quieres saber como|\\d+ por ciento|mueve',
    stake: 'inver*|trading|cripto*|bitcoin*|usdt|eth|bolsa|forex|acciones|exchange',
    fortune: 'millon*|fortuna|herencia|oro|diamantes|fondos|(caja|baul|maleta) ~ (dinero|dolares|oro)',
    entrust:
      'guard(a|arlo|armelo|alo) ~ (mi|hasta)|buen corazon|persona buena|dejar* ~ (a alguien|en tus manos)|nombre completo|confiar(te)?|a tu nombre|cancer|terminal|muriendo|obras? de caridad|en mi nombre',
    menace:
      '(o|si no) ~ (publico|subo|mando|comparto|envio|difundo|se entera*|lo ven)|ultima (oportunidad|advertencia)|te (he grabado|grabe|filme)|cuantos de tus (amigos|contactos|seguidores)|tienes (\\d+|una|dos) (horas?|minutos)',
    cheque: 'cheque',
    forward: '(envi*|mand*|transfier*|reenvi*) ~ (parte|resto|diferencia)|asistente',
    mule: '(puedes|podrias) ~ (recibir|recoger|reenviar|aceptar) ~ (paquete|pago|transferencia|dinero|envio)|me (recibes|recoges) ~ (paquete|pago|transferencia)',
    topup: '(recarg*) ~ (saldo|movil|telefono|linea|datos)|(me quede|quedo) sin saldo',
    withheld:
      '(retienen|retuvieron|tienen|quitaron|confiscaron) ~ mi (equipaje|pasaporte|maleta*|cosas|documentos)|no (me|le|lo|la) dejan (salir|ir|irme|marchar*)',
    notfake:
      'no eres (un|una) ~ (delincuente|criminal|asesin*|estafador*|bot|robot|fals*|psicopata)|que eres (real|de verdad|fiable|serio)',
  },
  pl: {
    cost: 'pieniadz*|pieniedzy|kasa|kase|kasy|gotowk*|kwot*|sum*|koszt*|mandat*|kaucj*|podat*|oplat*|clo|cla|rachun*|faktur*|zaliczk*|przedplat*|dlug*|czynsz*|zaleglo*|ubezpieczen*|honorari*|czesn*|znaczk*|rat*|stow*|tysia*|tysi*|setk*|przelew*|wynagrodzen*|skladk*|depozyt*',
    due: '(trzeba|musze|musi|musza|nalezy|zostalo|wystarczy) ~ (zaplac*|oplac*|uregulow*|pokry*|wplac*|przela*|wylozy*|uiscic)|(dopoki|zanim|jak tylko|gdy|jesli|az|poki) ~ (zaplac*|oplac*|ureguluj*|pokryj*|wplac*|platnosc*|pieniedzy)|(chc*|zada*|wymaga*|domaga* sie|oczekuj*) ~ (pieniedzy|kaucj*|zaplat*|zaliczk*|przedplat*|gotowk*|oplat*|kasy)|bez (pieniedzy|kaucji|zaplaty|zaliczki|oplaty|przedplaty|platnosci)|z gory|najpierw (zaplac*|pieniadze|oplat*)',
    plight:
      'policj*|aresztow*|zatrzyma*|areszt*|wiezien*|granic*|ambasad*|utkn*|okrad*|ukrad*|napad*|zgubi*|stracil*|szpital*|klinik*|przychodn*|lekarz*|chirurg*|operacj*|zabieg*|ratunkow*|nagly*|lek|leki|lekarstw*|leczeni*|zapaleni*|goraczk*|insulin*|wypad*|pogrzeb*|zmarl*|eksmi*|eksmisj*|wyrzuc*|na bruk|na ulic*|komornik*|odcin*|odetn*|glod*|nie mam co jesc|wlasciciel*|windykac*|weterynar*|zadluz*',
    appeal:
      'jedyn* (osob*|nadziej*|ktor*)|tylko (ciebie|ty|tobie)|nikogo (innego|wiecej)|nikt inny|wstyd*|blagam|zdesperowan*|(pomoz|pomozesz|ratuj|wesprzyj|pomocy)|nie zostawiaj|nie opuszczaj|nie mow nikomu|miedzy nami|(oddam|zwroce|odesle|odda*|zwroc*)|(bedziesz mial*|dostaniesz) ~ z powrotem|z nawiazka|(mozesz|moglbys|moglabys|dasz rade) ~ (pomoc|pozyczyc|zaplacic|oplacic|wylozyc|pokryc|wesprzec|dorzucic)|(oplac|zaplac|ureguluj|pokryj|wyloz) ~ (prosze|za mnie|to)|inaczej (nie|mnie|strac*)|bo inaczej|nie wypuszcz*|nie wpuszcz*|nie wyjde|zaufaj|licze na ciebie|potrzebuje (cie|ciebie|twojej)',
    plead:
      'jedyn* (osob*|nadziej*|ktor*)|nikogo (innego|wiecej|bliskiego)|nie (wiem|mam) ~ (kogo|komu)|wstyd mi ~ (prosic|pytac)|glupio mi ~ (prosic|pytac)|blagam|nigdy ~ nie pros*|mam tylko ciebie|bez wyjscia|(glupio|niezrecznie|przykro) mi ~ (mowic|prosic|pisac)',
    lend: '(pozycz|pozyczysz|pozyczy|pozyczyc)|(mozesz|moglbys|moglabys|dasz rade|moge) ~ (pozyczyc|wylozyc)',
    remote:
      'platform* wiertnicz*|offshore|tankow*|statk*|statek|kapitan*|zalog*|na morzu|armi*|wojsk*|zolnierz*|sierzant*|major*|general*|pulkownik*|dowodc*|batalion*|baz* wojskow*|koszar*|misj*|onz|nato|czerwon* krzyz*|lekarz* bez granic|chirurg*|syri*|jemen*|afganistan*|irak*|sudan*|przepustk*|zmiennik*|(kontrakt*|projekt*|budow*) (w|na) (dubaju|malezji|turcji|afryce|nigerii|ghanie|katarze|omanie)',
    estate:
      'spadek|spadku|testament*|odziedzicz*|zmarl* (maz|ojciec|mezu|ojcu|wuj*|zona)|beneficjent*|adwokat*|prawnik*|notariusz*|zlot* sztab*|sztabk*|zloto|sejf*|skrytk*|skrzyn*|kufer|przesylk*|paczk*|kurier*|spedytor*|dyplomat*|celn*|clo|milion*|firm* ochroniarsk*|depozyt*|fundusz*',
    share:
      'polow*|\\d+ procent|procent|jedna trzecia|trzeci* czesc|podziel*|uczciw*|zaufan* (osob*|czlowiek*)|nasz* (przyszlosc*|dom|zyci*)|dla ciebie|odbierze|odbiorc*|twoja czesc',
    trip: 'wiz(a|e|y|owa)|bilet*|lot|samolot*|lotnisk*|paszport*|ambasad*|konsulat*|odpraw*|boarding|bagaz*|walizk*|ubezpieczeni* podrozn*|dokument* podroz*|przyleciec|przyjechac do ciebie|do ciebie|odwiedzic cie|spotkac sie|pociag*|benzyn*|paliw*',
    market:
      'inwest*|krypto*|monet*|bitcoin*|token*|handl*|trad*|gield*|kurs*|rynk*|platform*|portfel*|sygnal*|analityk*|mentor*|coach*|trener*|strategi*|robot*|bot|bota|bocie|algorytm*|aplikacj*|system*|metod*|oszczednosc*|kapital*|kanal*|grup*|forex*|akcj*|staking*|wujek|wuj|ciocia|szwagier|znajom* z|kupowac|depozyt|profesor*',
    profit:
      'zysk*|zarob*|zarabia*|podwoi*|podwaja*|potroi*|potraja*|pomnaz*|pomnoz*|mnozy|dochod*|(wolnosc|niezaleznosc) finansow*|bez ryzyka|zero ryzyka|zadnego ryzyka|\\d+ ~ (dziennie|tygodniowo|za dzien|na dzien|na godzine|na tydzien)|(codziennie|co tydzien|co rano|kazdego dnia) ~ \\d+|(w|przez) (tydzien|miesiac|dzien|weekend) ~ (zrobil*|\\d+|tys*)|pieniadze ~ (pracuj*|rosn*)|jak rosnie|rosnie|nie musze ~ pracowac|rzucil* prace|nie da sie stracic|nigdy nie stracil*|bogat*|bez wysilku|bez pracy|bogatsi|bogatszy',
    invite:
      '(naucze|pokaze|poprowadze|wytlumacze|wprowadze|dodam|zaprosze|pomoge) (cie|ci|tobie)|(nauczyc|pokazac|poprowadzic|wprowadzic|dodac|zaprosic) (cie|ci)|(moge|mozna) cie|(zacznij|zaczac|zaczynasz|zaczniesz) (od|z)|dolacz*|wejdz|sprobuj|krok po kroku|za reke|(wplac|wloz|wplacasz|zainwestuj) ~ (\\d+|troche|malo|cos)|dostep*|chcesz|zainteresowan*|link*|kopiuj*|dodac cie|cie przyjm*|cie dolacz*',
    job: '(szukaj*|szuka|szukamy|potrzebuj*) ~ (ludzi|osob|pracownik*|tester*)|(oceni*|lajkow*|polubi*|testow*|recenzj*|opini*) ~ (hotel*|produkt*|film*|aplikacj*|restaurac*)|(odbier*|przyjmow*|odsyla*|przesyla*|przekaz*) ~ (paczk*|paczek|platnosc*|przelew*|pieniedz*|wplat*)|(prost*|latw*|drobn*) (zadan*|prac*|zleceni*)|(praca|zlecenie|robota|dorobic|zajecie) ~ (z domu|z telefonu|zdalna|zdalnie|przez internet)|uzyc twojego konta|na twoje konto',
    wage: '(za|na|kazd*) (dzien|zadanie|godzine|paczke|sztuke|opinie|ocene|film*|zlecenie)|dziennie|prowizj*|procent|wyplac*|(doladow*|aktyw*|zasil*|wplac*) ~ (konto|konta|portfel*|saldo|kwot*|na start)',
    digits: 'kod|kodem|kodu|kody|cyfr*|pin',
    relay:
      '(wyslij|podaj|przeslij|przepisz|przeczytaj|napisz|powiedz|podyktuj|daj) ~ (mi|go|je)|przepisz|podyktuj|(mozesz|moglbys|moglabys) ~ (wyslac|podac|przeslac|przepisac|przeczytac|podyktowac)|potrzebuje (go|tego|kodu)',
    channel:
      'sms|sms*|esemes*|(dostaniesz|przyjdzie|przyszedl|dostalas|dostales|wyslal*|otrzymasz) ~ (kod*|wiadomosc*|sms*|cyfr*)|weryfikac*|potwierdz*|zalogow*|logowani*|konto|konta|odzyska*|reset*|(cztery|piec|szesc|szescioma|4|5|6) (cyfr*)|moj profil|przez pomylke|na twoj (numer|telefon)',
    evidence:
      'nagral*|nagran*|nagi*|nago|intymn*|(mam|zachowal*|zapisal*) ~ (film*|nagran*|zdjeci*|zrzut*|screen*|rozmow*|wszystko)|(film*|nagrani*|zdjeci*|zrzut*) (z toba|z twoim|od ciebie|twoje)|(twoje|twoj|twoich|te|tych) (nagrani*|zdjeci*|film*|zrzut*|fotki)|kamerk*|nieletni*|niepelnoletni*|maloletni*|ma (13|14|15|16|17) lat|nagraniu|przed kamer*',
    expose:
      '(twoj*|twoim|twojej) (zon*|maz|mez*|dziewczyn*|mam*|matk*|ojc*|tat*|siostr*|brat*|rodzin*|szef*|prac*|firm*|koleg*|znajom*|obserwuj*|kontakt*|sasiad*|dziec*|cork*|syn*)|(zona|maz|siostra|brat|szef|rodzina|mama|znajomi|koledzy|wszyscy) ~ (zobacz*|dowie*|dostan*|powinn*)|facebook*|linkedin*|instagram*|wszyscy|wszystkim|w sieci|internet*|publiczn*|policj*|prokuratur*|udostepn*|opublik*|wrzuc*|rozesl*|biurz*',
    price:
      'zaplac*|przelej|przelew*|wplac*|pokryj*|chyba ze|zniknie|znikna|skasuj*|usun*|zapomn*|zapomin*|(do|przed) (wieczora|jutra|polnocy|piatku|poniedzialku|rana)|masz (godzine|czas)|nigdy wiecej|nikt ~ (dowie|wie)|bitcoin*|btc|dogada*|ugod*|miedzy nami|terapi*|odszkodowan*|chce \\d+|albo (zaplac*|pokry*|przel*|policj*|wszyscy|wysle|wszystkim|zobacz*)',
    wealth:
      'bogat*|zamozn*|majetn*|hojn*|sugar*|sponsor*|rozpieszcz*|rozpiesz*|kieszonkow*|utrzym*|zadba* o ciebie|o ciebie zadba*|zaopiekuj* sie|(dam|daje|place|przeleje|wysle|dostaniesz) ~ (co|na|w) (tydzien|miesiac|piatek|poniedzialek)|biznesmen*|bizneswoman|przedsiebiorc*|wdow*|zaplace ~ (twoj czynsz|twoje rachunki|twoje dlugi)',
    access:
      '(jaki|ktory|w jakim) bank*|podaj ~ bank|dane (bankowe|konta|karty|do konta|do banku)|numer (konta|karty|rachunku)|(twoj*|twojego|swoj*|swojego) (konto|konta|kart*|bank*|hasl*|pin|iban|blik*|login*)|haslo|hasla|login*|bankowosc*|karta kredytowa|na kogo konto',
    meet: '(przed|zanim|nim) ~ (spotka*|randk*|przyjed*|wizyt*)|zeby (sie spotkac|mnie zobaczyc)|pierwsz* (spotkani*|randk*)',
    pass: 'przepustk*|legitymacj*|identyfikator*|odznak*|zaswiadczeni*|certyfikat*|weryfikac*|zweryfik*|rejestracj*|zarejestr*|czlonkostw*|bezpieczenstw*|sprawdzeni*|zezwoleni*|potwierdzeni*|karta czlonkowska',
    agency: 'agencj*|organizacj*|stowarzyszeni*|klub*|stron*|link*|online|formularz*|portal*|firm*',
    fetch:
      '(mozesz|moglbys|moglabys|dasz rade|zechcesz) ~ (kupic|wziac|zalatwic|przyslac|wyslac|zamowic)|(kup|wez|zalatw|przyslij|wyslij|zamow)|(kupisz|wezmiesz|zalatwisz|zrobisz cos|zrobisz mi)|potrzebuj*|potrzebn*|dla (mojej|mojego) (siostrzen*|bratan*|syn*|cork*)',
    dictate:
      'zdrap*|numery|numerow|cyfr*|(wyslij|podaj|przeslij|daj) mi|zdjeci* ~ (kart*|kod*|paragon*|tyl*)|przeczytaj*|podyktuj*|dyktuj*|na odwrocie|paragon*|przepisz*',
    broke:
      '(nie stac mnie|nie mam ~ (pieniedz*|kasy|grosza|dostepu|za co))|bez (pieniedzy|kasy|grosza)|splukan*|(konto|konta|kart*|srodki) ~ (zamroz*|zablokow*|pust*)|(do|az do) (wyplaty|pierwszego)|stracil* prac*|zwolnili mnie|co jestem winn*|(telefon|komork*|laptop) ~ (zepsu*|pada|padl*|umiera)',
    request:
      '(pomoz|pomozesz|pomoglbys|pomoglabys)|(mozesz|moglbys|moglabys) ~ (wyslac|przelac|dac|zaplacic|kupic|doladowac|pozyczyc|przeslac|pomoc)|(wyslesz|przelejesz|doladujesz|zaplacisz) (mi|za)|(jesli|jezeli|gdybys) ~ (kochasz|kochal*)|wystarczy*|ile mozesz|kazda pomoc',
    goods:
      'jedzenie|zakupy|telefon*|iphone*|laptop*|czesne|internat|szkol*|czynsz|rachun*|lek|leki|lekarstw*|benzyn*|autobus|doladowani*|internet*|pogrzeb*|pieluch*|lekarz*|usdt|eth',
    lovetest:
      'jesli ~ kochasz|jezeli ~ kochasz|gdybys mnie kocha*|jesli ci na mnie zalezy|udowodnij|pokaz* mi ze|wtedy wiem|bede wiedzial*|powaznie',
    pitch:
      'zmienil* moje zycie|spytaj ~ jak|zapytaj ~ jak|nigdy nie trace|nigdy nie stracil*|powiem ci kiedy|kiedy (kupic|sprzedac|wejsc)|w (dwie|piec|\\d+) minut*|przyszlosc finansow*|chcesz wiedziec jak|\\d+ procent',
    stake: 'inwest*|trading*|krypto*|bitcoin*|usdt|eth|gield*|forex*|akcj*',
    fortune:
      'milion*|fortun*|majatek|spadek|zloto|diament*|fundusz*|(skrzyn*|walizk*|pudl*) ~ (pieniedz*|dolar*|zlot*)',
    entrust:
      'przechowa*|na przechowanie|dobr* serc*|dobr* czlowiek*|zostawic ~ komus|pelne imie|imie i nazwisko|powierz*|na twoje nazwisko|rak|raka|nowotwor*|umieram|cele charytatywne|w moim imieniu',
    menace:
      '(albo|inaczej) ~ (opublikuj*|wrzuc*|wysl*|udostepn*|rozesl*|wszyscy|zobacz*)|ostatnia szansa|(nagral*|sfilmowal*) cie|ilu twoich (znajomych|obserwuj*)|masz (\\d+|godzine|dwie) ?(godzin*|minut*)?',
    cheque: 'czek|czeku',
    forward: '(wyslij|przelej|odeslij|wyslesz|przelejesz) ~ (czesc|reszte|roznice)|asystent*',
    mule: '(mozesz|moglbys|moglabys) ~ (odebrac|przyjac|przeslac) ~ (paczk*|przelew*|platnosc|pieniadze)|(odbierzesz|przyjmiesz) ~ (paczk*|przelew*)',
    topup: '(doladuj*|doladow*) ~ (konto|telefon*|komork*|karte)|(doladowanie|srodki) na telefon',
    withheld:
      '(zatrzymali|zabrali|trzymaja|odebrali) ~ (moj*|mi) (bagaz*|paszport*|walizk*|rzeczy|dokument*)|nie (wypuszcz*|puszcz*) (mnie|go|jej)',
    notfake:
      'nie jestes ~ (przestepc*|morderc*|oszust*|bot*|fejk*|robot*|psychopat*)|ze jestes (prawdziw*|bezpieczn*|uczciw*)',
  },
}
