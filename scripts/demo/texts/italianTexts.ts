import type { DemoTexts } from './demoTexts.ts'

export const italianTexts: DemoTexts = {
  inTown: (town) => (town.startsWith('A') ? `ad ${town}` : `a ${town}`),
  planner: {
    opening: [
      ({ company, inTown, years }) =>
        `${company} è nato ${inTown} ${years} anni fa da un desiderio semplice: gli sposi devono vivere la loro giornata, non dirigerla.`,
      ({ company, inTown }) => `${company} immagina ${inTown} e dintorni matrimoni che vi somigliano, senza modelli né cataloghi.`,
      ({ company, years }) => `Da ${years} anni ${company} accompagna le coppie dal primo caffè all’ultimo ballo.`,
      ({ company, inTown }) => `${company} è un piccolo studio ${inTown}: pochi matrimoni all’anno, per conoscerli bene uno a uno.`,
      ({ inTown }) => `Dietro ogni festa riuscita ci sono mesi di piccole attenzioni. Sono il nostro mestiere, ${inTown} e ben oltre.`,
    ],
    approach: [
      'Cominciamo ascoltando; poi mettiamo nero su bianco un budget sincero, voce per voce, molto prima di parlare di fiori e luci.',
      'Proponiamo soltanto fornitori con cui abbiamo già lavorato e che sceglieremmo di nuovo.',
      'Il nostro stile: materiali naturali, luce calda, molto verde e la cura per i dettagli che non si vedono.',
      'Un calendario condiviso vi mostra in ogni momento che cosa è deciso, che cosa segue e chi se ne occupa.',
      'Religioso, civile o simbolico, in due o in duecento: cambia la forma, non la cura.',
    ],
    closing: [
      'Il primo incontro è gratuito e senza impegno.',
      'Raccontateci la vostra storia: di solito rispondiamo in giornata.',
      'Ci spostiamo volentieri in tutta Italia e all’estero.',
      'Quel giorno vi resterà una sola cosa da fare: dire di sì.',
    ],
  },
  venue: {
    opening: [
      ({ company, inTown }) =>
        `${company} vi accoglie ${inTown}, in fondo a un viale di cipressi, tra muri di pietra e un giardino antico.`,
      ({ company, years }) =>
        `Da ${years} anni ${company} ospita una ventina di matrimoni a stagione, mai due nello stesso fine settimana.`,
      ({ company }) => `Una limonaia, un cortile, una terrazza sul tramonto: ${company} ha un luogo per ogni ora della giornata.`,
    ],
    approach: [
      'La sala accoglie 160 ospiti a tavola; il giardino si presta a cerimonie simboliche e lunghi aperitivi.',
      'La casa è vostra dal venerdì alla domenica, con arredi, stoviglie e una squadra sul posto.',
      'Il catering si sceglie liberamente; vi indichiamo volentieri chi conosce già la nostra cucina.',
    ],
    closing: [
      'Si visita su appuntamento, meglio nel tardo pomeriggio, quando la luce è più bella.',
      'Dodici camere accolgono gli ospiti più cari.',
      'Per la pioggia c’è un piano, quasi altrettanto bello.',
    ],
  },
  experience: [
    ({ years }) => `${years} stagioni, più di ${years * 13} matrimoni e, la sera prima, sempre la stessa emozione.`,
    ({ years }) => `${years} anni di eventi, prima negli alberghi e poi in proprio.`,
    ({ inTown, years }) => `Una rete costruita ${inTown} in ${years} anni: artigiani, musicisti, celebranti e luoghi segreti.`,
  ],
  strengths: [
    'Un solo referente',
    'Budget rispettato',
    'Artigiani del territorio',
    'Cerimonie su misura',
    'Disponibilità la sera e nel weekend',
    'Piano B per iscritto',
    'Matrimoni bilingui',
    'Allestimenti floreali',
    'Scelte sostenibili',
    'Regia discreta',
    'Trattativa con i fornitori',
    'Piccoli matrimoni benvenuti',
  ],
  serviceText: [
    'Dall’organizzazione completa alla sola regia del giorno, ogni formula si adatta a voi e viene descritta voce per voce nel preventivo.',
    'Il nostro compenso è fisso e noto dall’inizio; non accettiamo commissioni dai fornitori.',
    'Ogni percorso comprende un incontro al mese, un calendario condiviso e due persone sul posto il giorno del matrimonio.',
  ],
  services: {
    CONSULTING_SERVICES: [
      'Due ore per mettere in ordine budget, calendario e priorità.',
      'Uno sguardo esterno per chi organizza da sé e vede crescere le domande.',
    ],
    CORPORATE_EVENTS: [
      'Convegni, cene e anniversari aziendali, dalla sede all’ultimo taxi.',
      'Una festa aziendale di cui si parla anche il lunedì, senza impegnare i vostri colleghi.',
    ],
    DAY_COORDINATION: [
      'Subentriamo sei settimane prima e seguiamo la giornata dall’allestimento all’ultimo ospite.',
      'Avete preparato tutto: noi facciamo in modo che vada così.',
    ],
    FULL_PLANNING: [
      'Dalla ricerca della sede all’ultimo brindisi: pensiamo a tutto, voi decidete l’essenziale.',
      'Da dodici a diciotto mesi insieme: budget, sede, fornitori, allestimento, cerimonia e regia.',
    ],
    PARTIAL_PLANNING: [
      'La sede o qualche fornitore ci sono già: completiamo la squadra e teniamo il calendario.',
      'Un’organizzazione a più mani: tenete ciò che vi piace e affidateci il resto.',
    ],
    PRIVATE_EVENTS: [
      'Compleanni, battesimi, nozze d’oro: la stessa cura su un’altra scala.',
      'Una bella tavola, le persone giuste e qualcuno che pensa al resto.',
    ],
    SECULAR_CEREMONY: [
      'Una cerimonia scritta con voi, a partire dai vostri ricordi.',
      'Parole, riti e musica, in italiano o in due lingue.',
    ],
    VENDOR_SEARCH: [
      'Tre proposte per ogni voce, libere nella vostra data e nel vostro budget.',
      'Cerchiamo, confrontiamo e trattiamo; voi scegliete.',
    ],
    WEDDING_DESIGN: [
      'Colori, fiori, carta e luce: un progetto coerente, disegnato prima di essere allestito.',
      'Un’immagine completa, dall’invito alle candele dell’ultimo tavolo.',
    ],
  },
  greeting: ['Buongiorno,', 'Buongiorno, il vostro profilo ci è piaciuto molto.', 'Salve,'],
  wedding: [
    ({ day, inTown, guests }) => `ci sposiamo il ${day} ${inTown}, con circa ${guests} invitati.`,
    ({ day, inTown, guests }) => `la data è scelta, il ${day}, e saremo circa ${guests} ${inTown}.`,
  ],
  party: ({ day, inTown, guests }) => `stiamo preparando una festa ${inTown} per il ${day}; saremo più o meno in ${guests}.`,
  wish: [
    'Lavoriamo molto entrambi e cerchiamo una persona di fiducia che ci segua dall’inizio alla fine.',
    'La sede è già prenotata; mancano il catering, la musica e soprattutto qualcuno che coordini la giornata.',
  ],
  weddingWish: [
    'Vorremmo una giornata semplice e calda, con una cerimonia all’aperto e una lunga cena sotto gli alberi.',
    'Una parte della famiglia viene dall’estero: una cerimonia bilingue ci starebbe a cuore.',
  ],
  farewell: [
    'Sareste disponibili? Grazie in anticipo.',
    'Potreste dirci se la data è libera e come lavorate? Grazie mille!',
    'Restiamo in attesa di una vostra risposta.',
  ],
  reachUs: (phone) => `Potete anche chiamarci al ${phone}.`,
  themes: ['Giardino mediterraneo', 'Borgo antico', 'Ulivi e lino', 'Anni Venti', 'In riva al lago', 'Campagna toscana'],
  otherEvents: ['Nozze d’oro dei miei genitori', 'Festa di pensionamento', 'Riunione di famiglia'],
  rejectionNotes: ['In quel periodo siamo in ferie.', 'Per questa stagione non accettiamo altre date.'],
}
