import type { DemoLanguage } from '../demoLanguage.ts'

interface PortfolioTexts {
  /** Two first names, as a title. */
  readonly couple: (first: string, second: string) => string
  readonly descriptions: readonly [string, string, string]
  readonly styles: readonly [string, string, string]
  /** Below the first picture. */
  readonly caption: string
  /** A place with the town that it is near. */
  readonly place: (town: string) => string
}

/** The texts of demo portfolios. */
export const portfolioTexts: Readonly<Record<DemoLanguage, PortfolioTexts>> = {
  fr: {
    couple: (first, second) => `${first} et ${second}`,
    descriptions: [
      'Ils voulaient une journée dehors, sans renoncer à une belle table. Nous avons dessiné le plan du jardin, trouvé la tente, et prévu la pluie qui n’est pas venue. La cérémonie s’est tenue sous les arbres, le dîner à la lumière des guirlandes.\n\nLe lendemain, un brunch a réuni tout le monde une dernière fois.',
      'Un an de préparation, quatorze prestataires et une seule consigne : que personne ne s’ennuie. Nous avons construit la journée autour de la musique, de l’arrivée des invités au dernier morceau du bal.\n\nLes fleurs venaient du village, le vin du domaine voisin.',
      'Un mariage en petit comité, préparé en cinq mois. Nous avons cherché un lieu où tout le monde puisse dormir, et composé le reste autour de deux longues tables.\n\nLe soir, chacun avait l’impression d’être chez soi.',
    ],
    styles: ['Champêtre', 'Élégant', 'Bohème'],
    caption: 'Juste avant l’arrivée des invités',
    place: (town) => `${town} et ses environs`,
  },
  en: {
    couple: (first, second) => `${first} and ${second}`,
    descriptions: [
      'They wanted a day outdoors without giving up a proper table. We drew the plan of the garden, found the marquee and prepared for the rain that never came. The ceremony took place under the trees, dinner by the light of the garlands.\n\nThe next day a brunch brought everybody together once more.',
      'A year of preparation, fourteen suppliers and one wish: that nobody gets bored. We built the day around music, from the arrival of the guests to the last dance.\n\nThe flowers came from the village, the wine from next door.',
      'A small wedding, planned in five months. We looked for a place where everybody could stay the night, and composed the rest around two long tables.\n\nIn the evening everybody felt at home.',
    ],
    styles: ['Rustic', 'Elegant', 'Bohemian'],
    caption: 'Just before the guests arrived',
    place: (town) => `Near ${town}`,
  },
  de: {
    couple: (first, second) => `${first} und ${second}`,
    descriptions: [
      'Sie wünschten sich einen Tag im Freien und trotzdem eine schöne Tafel. Wir haben den Garten geplant, das Zelt gefunden und für den Regen vorgesorgt, der nicht kam. Die Trauung fand unter den Bäumen statt, das Essen im Licht der Girlanden.\n\nAm nächsten Tag kamen alle noch einmal zum Brunch zusammen.',
      'Ein Jahr Vorbereitung, vierzehn Dienstleister und ein einziger Wunsch: dass sich niemand langweilt. Wir haben den Tag um die Musik gebaut, von der Ankunft der Gäste bis zum letzten Tanz.\n\nDie Blumen kamen aus dem Dorf, der Wein vom Nachbarn.',
      'Eine kleine Hochzeit, in fünf Monaten geplant. Wir haben einen Ort gesucht, an dem alle übernachten können, und den Rest um zwei lange Tische gestaltet.\n\nAm Abend fühlten sich alle wie zu Hause.',
    ],
    styles: ['Ländlich', 'Elegant', 'Boho'],
    caption: 'Kurz bevor die Gäste kamen',
    place: (town) => `Bei ${town}`,
  },
  nl: {
    couple: (first, second) => `${first} en ${second}`,
    descriptions: [
      'Ze wilden een dag buiten, zonder een mooie tafel op te geven. Wij tekenden het plan van de tuin, vonden de tent en hielden rekening met de regen die niet kwam. De ceremonie was onder de bomen, het diner bij het licht van de slingers.\n\nDe volgende dag kwam iedereen nog één keer samen voor een brunch.',
      'Een jaar voorbereiding, veertien leveranciers en één wens: dat niemand zich verveelt. Wij bouwden de dag rond muziek, van de aankomst van de gasten tot de laatste dans.\n\nDe bloemen kwamen uit het dorp, de wijn van hiernaast.',
      'Een kleine bruiloft, in vijf maanden georganiseerd. Wij zochten een plek waar iedereen kon blijven slapen, en bouwden de rest rond twee lange tafels.\n\n’s Avonds voelde iedereen zich thuis.',
    ],
    styles: ['Landelijk', 'Elegant', 'Bohemien'],
    caption: 'Vlak voordat de gasten kwamen',
    place: (town) => `Bij ${town}`,
  },
  it: {
    couple: (first, second) => `${first} e ${second}`,
    descriptions: [
      'Volevano una giornata all’aperto senza rinunciare a una bella tavola. Abbiamo disegnato il giardino, trovato la tenda e previsto la pioggia che non è arrivata. La cerimonia si è svolta sotto gli alberi, la cena alla luce delle ghirlande.\n\nIl giorno dopo un brunch ha riunito tutti ancora una volta.',
      'Un anno di preparativi, quattordici fornitori e un solo desiderio: che nessuno si annoiasse. Abbiamo costruito la giornata intorno alla musica, dall’arrivo degli invitati all’ultimo ballo.\n\nI fiori venivano dal paese, il vino dalla cantina vicina.',
      'Un matrimonio intimo, organizzato in cinque mesi. Abbiamo cercato un luogo in cui tutti potessero dormire e composto il resto intorno a due lunghe tavole.\n\nLa sera tutti si sentivano a casa.',
    ],
    styles: ['Rustico', 'Elegante', 'Bohémien'],
    caption: 'Poco prima dell’arrivo degli invitati',
    place: (town) => `Vicino a ${town}`,
  },
  es: {
    couple: (first, second) => `${first} y ${second}`,
    descriptions: [
      'Querían un día al aire libre sin renunciar a una buena mesa. Dibujamos el plano del jardín, encontramos la carpa y previmos la lluvia que no llegó. La ceremonia fue bajo los árboles, la cena a la luz de las guirnaldas.\n\nAl día siguiente, un brunch reunió a todos una vez más.',
      'Un año de preparativos, catorce proveedores y un solo deseo: que nadie se aburriera. Construimos el día en torno a la música, desde la llegada de los invitados hasta el último baile.\n\nLas flores venían del pueblo, el vino de la bodega vecina.',
      'Una boda íntima, organizada en cinco meses. Buscamos un lugar donde todos pudieran dormir y compusimos el resto en torno a dos mesas largas.\n\nPor la noche, todos se sentían como en casa.',
    ],
    styles: ['Campestre', 'Elegante', 'Bohemio'],
    caption: 'Justo antes de que llegaran los invitados',
    place: (town) => `Cerca de ${town}`,
  },
  pt: {
    couple: (first, second) => `${first} e ${second}`,
    descriptions: [
      'Queriam um dia ao ar livre sem abdicar de uma bela mesa. Desenhámos o plano do jardim, encontrámos a tenda e contámos com a chuva que não veio. A cerimónia foi debaixo das árvores, o jantar à luz das grinaldas.\n\nNo dia seguinte, um brunch reuniu todos mais uma vez.',
      'Um ano de preparativos, catorze fornecedores e um só desejo: que ninguém se aborrecesse. Construímos o dia em torno da música, da chegada dos convidados à última dança.\n\nAs flores vinham da aldeia, o vinho da quinta vizinha.',
      'Um casamento íntimo, organizado em cinco meses. Procurámos um lugar onde todos pudessem dormir e compusemos o resto em torno de duas longas mesas.\n\nÀ noite, todos se sentiam em casa.',
    ],
    styles: ['Campestre', 'Elegante', 'Boémio'],
    caption: 'Pouco antes da chegada dos convidados',
    place: (town) => `Perto de ${town}`,
  },
}
