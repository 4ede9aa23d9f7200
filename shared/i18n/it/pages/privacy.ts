import type { PageText } from '../../page-text.ts'

export const page: PageText = {
  title: 'Informativa sulla privacy',
  lead: 'Che tu sia qui riguarda solo te. In questa pagina leggi che cosa conserviamo di te, perché, per quanto tempo e che cosa puoi fare.',
  sections: [
    {
      id: 'who',
      title: 'Chi è il titolare del trattamento',
      body: ['{company}, {address}, {city}, {country}. Per domande sui tuoi dati scrivi a {support_email}.'],
    },
    {
      id: 'what',
      title: 'Che cosa conserviamo',
      body: [
        [
          'Il tuo account: email, un’impronta illeggibile (hash) della password, lingua, da quando hai un account e che cosa hai accettato allora.',
          'Il tuo profilo: nome, genere, chi cerchi, data di nascita, paese, regione, località, il tuo testo, caratteristiche e interessi. Gli altri vedono la tua età, mai la data di nascita o l’email.',
          'Le tue foto. Togliamo i dati nascosti nel file, come il luogo dello scatto.',
          'I tuoi messaggi, like, preferiti, blocchi, i profili che hai guardato negli ultimi {look_days} giorni e a chi hai mostrato le foto private.',
          'I tuoi crediti e pagamenti: pacchetto, importo, metodo e ora. I dati di carta e conto li riceve solo il servizio di pagamento. Se paghi con addebito diretto, conserviamo nome e indirizzo, il mandato, gli ultimi quattro caratteri dell’IBAN e impronte illeggibili (hash) di IBAN e numero di telefono contro gli abusi. Se salvi una carta, la conserva il servizio di pagamento. Noi conserviamo il marchio, le ultime quattro cifre, la scadenza, il numero con cui il servizio riconosce la carta e il tuo consenso, finché non rimuovi la carta o elimini l’account. I tuoi pagamenti conservano il numero e la versione del consenso.',
          'Dove hai effettuato l’accesso: tipo di browser e sistema, e quando. Gli accessi falliti si contano per indirizzo, per poco tempo.',
          'Dove hai attivato le notifiche push: l’indirizzo che il servizio push del tuo browser assegna, finché non le disattivi o non esci da quel dispositivo.',
          'Da dove arrivavi, se era il sito di un partner e l’hai accettato.',
        ],
      ],
    },
    {
      id: 'sensitive',
      title: 'Dati sensibili',
      body: [
        'Il tuo orientamento sessuale e gli interessi sessuali o politici hanno una protezione speciale. Li conserviamo solo con il tuo consenso esplicito. Puoi lasciarli vuoti e ritirare il consenso sul tuo profilo: vengono cancellati subito.',
        'Non vanno mai ai partner e non servono mai alla pubblicità.',
      ],
    },
    {
      id: 'why',
      title: 'A che scopo',
      body: [
        [
          'Per fornire il servizio concordato con te: profilo, ricerca, messaggi, pagamenti.',
          'Per proteggere gli iscritti: ogni foto del profilo è controllata prima da un sistema automatico e poi da una persona; una foto in una conversazione tra iscritti, solo da un sistema automatico; un testo del profilo in cui un sistema automatico vede un numero di telefono, un’email, un link o un’età sotto i 18 anni è letto prima da una persona; inoltre trattiamo i reclami e fermiamo gli abusi. È il nostro legittimo interesse e in parte il nostro dovere.',
          'Per fare ciò che chiede la legge, come conservare le fatture.',
          'Per avvisarti via email o con una notifica push di messaggi e like che non hai ancora visto, senza il loro contenuto. Ogni tipo si disattiva nelle impostazioni, e le email anche con il link che ognuna contiene.',
          'Per la pubblicità via email o con notifiche push e per i dati sensibili: solo con il tuo consenso.',
        ],
        'Non creiamo profili pubblicitari. Nessuna decisione con conseguenze per te è presa solo da una macchina, con poche eccezioni: una foto che una persona ha già rifiutato o tolto, o per cui ha sospeso un account, viene rifiutata in automatico, una foto in una conversazione viene rifiutata in automatico se il controllo trova qualcosa che non è permesso, e l’iscrizione non accetta l’indirizzo email di un account bloccato né, per {minor_hours} ore, quello di chi era troppo giovane. Una foto rifiutata non ti costa nulla. Ricevi un’email con il motivo e puoi opporti.',
      ],
    },
    {
      id: 'hosts',
      title: 'Conversazioni con profili fittizi',
      only: 'desk',
      body: [
        'Per i profili fittizi scrivono persone del nostro team. Leggono le conversazioni con quei profili, anche i messaggi precedenti, e possono aprire le foto che invii lì. Di te vedono il nome del profilo e ciò che scrivi, non l’indirizzo email, i pagamenti o le altre conversazioni.',
        'Possono annotare qualcosa su una conversazione, perché chi viene dopo la conosca. Le note fanno parte della conversazione: le trovi nel file con i tuoi dati e vengono cancellate con essa. Ogni volta che qualcuno apre una conversazione o risponde, resta registrato. Non leggono le conversazioni tra iscritti.',
      ],
    },
    {
      id: 'age-check',
      title: 'Verifica dell’età',
      only: 'age-check',
      body: [
        'Dove vivi, dobbiamo far verificare la tua età prima che tu veda gli altri iscritti. Se ne occupa {age_check}, su una propria pagina. A {age_check} diamo un codice della verifica e il limite d’età, non il tuo nome né la tua email, e veniamo a sapere soltanto se hai {minimum_age} anni o più. La foto, il documento e la data di nascita non arrivano a noi.',
        'Conserviamo il risultato, quando è arrivato, il nome dell’azienda e il codice finché il tuo account non viene cancellato. Se un documento mostra che non hai l’età, il tuo account viene sospeso subito e in automatico, finché non decide una persona del nostro team. Puoi opporti.',
      ],
    },
    {
      id: 'verification',
      title: 'Verifica delle foto',
      only: 'verification',
      body: [
        'Se vuoi una spunta accanto al tuo nome, ti scatti una foto in una posa che ti chiediamo. Una persona del nostro team la confronta a occhio con le foto del tuo profilo. Non usiamo il riconoscimento facciale e non creiamo né conserviamo tratti biometrici del tuo viso. Lo fai solo se vuoi, e puoi ritirarla fino alla decisione.',
        'Solo il nostro team vede la foto, e ogni visione viene registrata. La cancelliamo appena c’è una decisione, se la ritiri o te ne vai, e al più tardi dopo {verification_days} giorni. Dalla copia di sicurezza del nostro archivio sparisce entro i due giorni successivi. Ricordiamo quali delle tue foto sono state confrontate e, di un rifiuto, il motivo per quattordici giorni.',
      ],
    },
    {
      id: 'location',
      title: 'La tua posizione',
      body: [
        'Chiediamo la tua posizione solo quando premi il pulsante. Il browser la arrotonda a circa un chilometro prima di inviarla. Cerchiamo il nome del luogo e non conserviamo le coordinate.',
      ],
    },
    {
      id: 'others',
      title: 'Chi altro vede i tuoi dati',
      body: [
        'Gli altri iscritti vedono il tuo profilo e le foto approvate. Finché sei invisibile, nessuno ti trova nella ricerca.',
        'Chi non ha effettuato l’accesso vede solo una foto sfocata e irriconoscibile, la tua età e la tua regione, a meno che tu non permetta di più nelle impostazioni. Chiediamo ai motori di ricerca di non includere profili e foto.',
        'Le aziende che lavorano per noi ricevono solo il necessario: Amazon Web Services (server, email, SMS, controllo automatico delle foto) e il nostro servizio di pagamento. Un contratto vieta loro ogni altro uso dei tuoi dati.',
        'Le notifiche push passano dal servizio push del tuo browser (Google, Apple, Mozilla o Microsoft). Sono cifrate: quel servizio non può leggerle, ma vede che ne arriva una e quando.',
        'Non vendiamo i tuoi dati e non passiamo ad altri il tuo profilo, salvo che tu lo accetti in modo esplicito o che la legge ci obblighi.',
      ],
    },
    {
      id: 'how-long',
      title: 'Per quanto tempo',
      body: [
        [
          'Finché hai un account. I messaggi più vecchi di {history_days} giorni non vengono più mostrati.',
          'Se elimini l’account sei subito invisibile, e dopo {grace_days} giorni cancelliamo tutto, con le foto e le conversazioni. Se l’account è sospeso finché non decidiamo su un sospetto, o se prima dobbiamo mettere al sicuro prove o un avviso, lo cancelliamo dopo. Dalle copie di sicurezza tutto sparisce entro i 35 giorni successivi.',
          'I pagamenti finché lo chiede la legge fiscale, separati dal tuo account.',
          'Una foto che elimini: nessuno la vede più, e sparisce dal nostro archivio dopo circa due settimane.',
          'Una foto caricata a cui il controllo automatico non è arrivato: al massimo un giorno. Una copia fatta per un reclamo: finché viene trattato, e poi sei mesi per un’eventuale opposizione. Una decisione sul tuo nome, su una tua foto, un testo, un messaggio o l’account, con ciò che abbiamo tolto: sei mesi per un’opposizione. Dopo un’opposizione, altri sei mesi. Una foto che abbiamo tolto da una conversazione: un anno. Un nome del profilo che abbiamo tolto: finché non annulliamo la decisione o il tuo account non viene cancellato, così nessuno può sceglierlo.',
          'Una segnalazione che ci mandi, con la tua conferma che è corretta: fino a sei mesi dopo la nostra risposta, più a lungo se qualcuno si oppone. Se segnali qualcosa senza accedere, anche il tuo nome e il tuo indirizzo email, fino alla nostra risposta.',
          'Del tuo indirizzo email un’impronta illeggibile (hash): sei mesi dopo l’iscrizione e dopo che te ne vai, perché i crediti gratuiti si diano una sola volta, e due anni dopo un blocco, perché un iscritto bloccato non si iscriva di nuovo con quello e si noti anche sullo stesso dispositivo, se si registra o accede con un altro account. Finché un account è sospeso, confrontiamo allo stesso modo l’impronta sul dispositivo; per questo non conserviamo altro, e tutto finisce con la sospensione. Conserviamo un’impronta simile anche delle tue foto e della carta o del conto con cui paghi, per altri due anni dopo un blocco. Se quando te ne vai c’è un reclamo su di te, l’impronta resta con quello.',
          'Di una foto che il nostro team ha rifiutato o tolto, o per cui ha sospeso un account, un’impronta illeggibile (hash): un anno, perché la stessa immagine venga rifiutata in automatico, anche da un altro account. Di una foto in una conversazione che il controllo automatico ha rifiutato: per quanto conserviamo la relativa decisione.',
          'Della rete da cui accedi, un’impronta illeggibile: un anno, perché altri non possano impedirti l’accesso.',
          'Se qualcuno inserisce una data di nascita sotto l’età minima, lo ricordiamo per {minor_hours} ore con un cookie e un’impronta dell’indirizzo email, senza la data.',
          'Di un IBAN o di un numero di telefono bloccato per l’addebito diretto, per esempio dopo un addebito stornato, un’impronta illeggibile (hash) senza il tuo nome: finché dura quel blocco, anche se il tuo account è stato cancellato.',
          'Un’impronta illeggibile (hash) del testo con cui inizi una conversazione, al massimo per un giorno, per fermare i messaggi di massa.',
          'Che hai mandato link o chiesto soldi nelle conversazioni, raggiunto un limite di nuove conversazioni, che hai fatto l’iscrizione dal dispositivo di un altro account, che hai fatto l’iscrizione o l’accesso o reimpostato la password dal dispositivo di un account in quel momento bloccato o sospeso, che una tua foto somiglia a quella di un altro account, che hai pagato con la carta o il conto di un iscritto bloccato, o che qualcuno ha fatto un reclamo su di te: {signal_days} giorni, senza il testo né la foto. Un sistema automatico li cerca nei messaggi, nelle foto e nei pagamenti. Serve solo a decidere quali account il nostro team guarda per primi.',
          'Se blocchiamo qualcuno per truffa, chi ha scambiato messaggi con quell’account riceve una copia della conversazione, senza foto: {kept_chat_days} giorni, anche se nel frattempo l’account viene cancellato.',
          'Le note del nostro team sul tuo account: finché l’account non è cancellato. Sono nel file con i tuoi dati. Le note su una segnalazione: finché resta la segnalazione.',
          'Che cosa ha fatto il nostro team con il tuo account e perché, con parole sue: due anni. Quando l’account è cancellato, non rimanda più a te.',
          'Una prova della tua età o identità che ci mandi per email: finché non l’abbiamo controllata, al massimo 30 giorni.',
          'I registri tecnici un mese, senza indirizzi email né ciò che hai cercato.',
        ],
      ],
    },
    {
      id: 'rights',
      title: 'Che cosa puoi fare',
      body: [
        [
          'Vedere e portare via: nelle impostazioni chiedi con un tocco un file con tutto ciò che abbiamo di te.',
          'Correggere: sul profilo e nelle impostazioni; nome, genere e data di nascita scrivendo a {support_email}.',
          'Cancellare: elimina il tuo account.',
          'Ritirare il consenso: sul profilo e nelle impostazioni.',
          'Opporti o chiedere una limitazione: scrivi a {support_email}. Ricevi risposta entro un mese.',
        ],
      ],
    },
    {
      id: 'authority',
      title: 'Autorità di controllo',
      only: 'eu',
      body: ['Se non sei d’accordo con noi, puoi rivolgerti all’autorità per la protezione dei dati del tuo paese.'],
    },
    {
      id: 'security',
      title: 'Sicurezza',
      body: [
        'Tutto il traffico è cifrato, come ciò che conserviamo. Le password non le possiamo leggere. Le foto si vedono solo con indirizzi che scadono in poco tempo. Il nostro team accede con una doppia autenticazione, e tutto ciò che fa viene registrato.',
      ],
    },
  ],
}
