import type { DemoTexts } from './demoTexts.ts'

export const dutchTexts: DemoTexts = {
  inTown: (town) => `in ${town}`,
  planner: {
    opening: [
      ({ company, inTown, years }) =>
        `${company} ontstond ${years} jaar geleden ${inTown}, uit een eenvoudige wens: een bruidspaar moet zijn dag beleven, niet leiden.`,
      ({ company, inTown }) =>
        `${company} organiseert ${inTown} en omstreken huwelijken die bij u passen, zonder catalogus of vast draaiboek.`,
      ({ company, years }) => `Al ${years} jaar begeleidt ${company} koppels van de eerste koffie tot de laatste dans.`,
      ({ company, inTown }) =>
        `${company} is een klein bureau ${inTown}. We nemen bewust weinig huwelijken per jaar aan, om elk ervan goed te kennen.`,
      ({ inTown }) => `Achter elk geslaagd feest schuilen maanden vol kleine dingen. Die nemen wij op ons, ${inTown} en ver daarbuiten.`,
    ],
    approach: [
      'We beginnen met luisteren. Daarna volgt een eerlijk budget, post per post, lang voor het over bloemen en licht gaat.',
      'We stellen alleen leveranciers voor met wie we zelf al hebben gewerkt en die we zo weer zouden boeken.',
      'Onze stijl: natuurlijke materialen, warm licht, veel groen en zorg voor details die niemand ziet.',
      'Een gedeelde planning toont u op elk moment wat beslist is, wat volgt en wie ermee bezig is.',
      'Kerkelijk, burgerlijk of met een eigen ceremonie, met zijn tweeën of met tweehonderd: de vorm verandert, de zorg niet.',
    ],
    closing: [
      'Een eerste gesprek is gratis en verbindt u tot niets.',
      'Vertel ons uw plannen; meestal antwoorden we nog dezelfde dag.',
      'We reizen graag, in binnen- en buitenland.',
      'Op de dag zelf hoeft u maar één ding te doen: ja zeggen.',
    ],
  },
  venue: {
    opening: [
      ({ company, inTown }) =>
        `${company} ligt ${inTown} aan het einde van een oude lindedreef, met een tuin, een schuur en een wijds uitzicht.`,
      ({ company, years }) =>
        `Al ${years} jaar ontvangt ${company} een twintigtal huwelijken per seizoen, nooit twee in hetzelfde weekend.`,
      ({ company }) => `Oude baksteen, hoge ramen en een weide tot aan het water: ${company} heeft een plek voor elk moment van de dag.`,
    ],
    approach: [
      'In de zaal dineren 160 gasten; bij mooi weer vindt de ceremonie in de boomgaard plaats.',
      'Het huis is van vrijdag tot zondag van u, met meubilair, servies en een vast team.',
      'U kiest zelf uw traiteur; graag noemen we keukens die hier hun weg kennen.',
    ],
    closing: [
      'Een bezoek plannen we graag in de late namiddag, als het licht het mooist is.',
      'Twaalf kamers staan klaar voor uw naaste gasten.',
      'Voor regen ligt er een plan klaar dat gezien mag worden.',
    ],
  },
  experience: [
    ({ years }) => `${years} seizoenen, meer dan ${years * 11} huwelijken, en de avond ervoor nog altijd zenuwen.`,
    ({ years }) => `${years} jaar ervaring met evenementen, eerst in hotels, daarna onder eigen naam.`,
    ({ inTown, years }) => `Een netwerk dat ${inTown} in ${years} jaar is gegroeid: ambacht, muziek, sprekers en stille plekken.`,
  ],
  strengths: [
    'Eén vast aanspreekpunt',
    'Een budget dat klopt',
    'Ambacht uit de streek',
    'Ceremonies op maat',
    'Ook ’s avonds bereikbaar',
    'Plan B op papier',
    'Tweetalige huwelijken',
    'Bloemdecor',
    'Duurzame keuzes',
    'Discrete coördinatie',
    'Onderhandeling met leveranciers',
    'Kleine huwelijken welkom',
  ],
  serviceText: [
    'Van volledige organisatie tot coördinatie op de dag zelf: elke formule past zich aan u aan en staat uitgewerkt in de offerte.',
    'Ons ereloon is een vaste prijs die u vooraf kent; commissies van leveranciers nemen we niet aan.',
    'Bij elke begeleiding horen maandelijkse afspraken, een gedeelde planning en twee mensen ter plaatse op de dag zelf.',
  ],
  services: {
    CONSULTING_SERVICES: [
      'Twee uur om budget, planning en prioriteiten op een rij te zetten.',
      'Een frisse blik wanneer u zelf organiseert en de vragen zich opstapelen.',
    ],
    CORPORATE_EVENTS: [
      'Vergaderingen, zomerfeesten en jubilea, van de locatie tot de laatste taxi.',
      'Een bedrijfsfeest waar men het maandag nog over heeft, zonder werk voor uw ploeg.',
    ],
    DAY_COORDINATION: [
      'Zes weken vooraf nemen we over en leiden we de dag van opbouw tot de laatste gast.',
      'U hebt alles voorbereid; wij zorgen dat het zo gebeurt.',
    ],
    FULL_PLANNING: [
      'Van de zoektocht naar een locatie tot de laatste toost: wij regelen alles, u beslist wat telt.',
      'Twaalf tot achttien maanden begeleiding: budget, locatie, leveranciers, decor, ceremonie en coördinatie.',
    ],
    PARTIAL_PLANNING: [
      'De locatie of enkele leveranciers liggen vast: wij vullen het team aan en bewaken de planning.',
      'Samen organiseren: u houdt wat u graag doet en geeft ons de rest.',
    ],
    PRIVATE_EVENTS: [
      'Verjaardagen, doopfeesten, gouden bruiloften: dezelfde zorg op een andere schaal.',
      'Een mooie tafel, de juiste mensen en iemand die voor de rest zorgt.',
    ],
    SECULAR_CEREMONY: [
      'Een ceremonie die we samen schrijven, uit uw eigen verhaal.',
      'Woorden, rituelen en muziek, in het Nederlands of tweetalig.',
    ],
    VENDOR_SEARCH: [
      'Drie voorstellen per onderdeel, vrij op uw datum en binnen uw budget.',
      'Wij zoeken, vergelijken en onderhandelen; u kiest.',
    ],
    WEDDING_DESIGN: [
      'Kleuren, bloemen, drukwerk en licht: één ontwerp, getekend voor het wordt opgebouwd.',
      'Een volledig beeld, van de uitnodiging tot de kaarsen op de laatste tafel.',
    ],
  },
  greeting: ['Goedendag,', 'Goedendag, uw profiel sprak ons meteen aan.', 'Hallo,'],
  wedding: [
    ({ day, inTown, guests }) => `We trouwen op ${day} ${inTown}, met ongeveer ${guests} gasten.`,
    ({ day, inTown, guests }) => `De datum ligt vast op ${day} en we zullen ${inTown} met ongeveer ${guests} zijn.`,
  ],
  party: ({ day, inTown, guests }) => `We plannen een feest ${inTown} op ${day}, voor een ${guests}-tal gasten.`,
  wish: [
    'We werken allebei veel en zoeken iemand op wie we van begin tot eind kunnen rekenen.',
    'De locatie is geboekt; eten, muziek en vooral iemand die de dag coördineert ontbreken nog.',
  ],
  weddingWish: [
    'We dromen van een ontspannen dag met een ceremonie buiten en een lang diner onder de bomen.',
    'Een deel van de familie komt uit het buitenland, een tweetalige ceremonie zou veel betekenen.',
  ],
  farewell: [
    'Bent u beschikbaar? Alvast hartelijk dank.',
    'Kunt u laten weten of de datum vrij is en hoe u werkt? Dank u wel!',
    'We kijken uit naar uw antwoord.',
  ],
  reachUs: (phone) => `U kunt ons ook bellen op ${phone}.`,
  themes: ['Boomgaard', 'Art nouveau', 'Zomeravond', 'Vintage', 'Aan zee', 'Botanisch'],
  otherEvents: ['Gouden bruiloft van mijn ouders', 'Pensioenfeest', 'Familiereünie'],
  rejectionNotes: ['In die periode zijn we met verlof.', 'Voor dit seizoen nemen we geen nieuwe data meer aan.'],
}
