import type { DemoTexts } from './demoTexts.ts'

export const germanTexts: DemoTexts = {
  inTown: (town) => `in ${town}`,
  planner: {
    opening: [
      ({ company, inTown, years }) =>
        `${company} ist vor ${years} Jahren ${inTown} entstanden, aus einem einfachen Wunsch: Brautpaare sollen ihren Tag erleben, statt ihn zu leiten.`,
      ({ company, inTown }) => `${company} plant ${inTown} und Umgebung Hochzeiten, die nach Ihnen aussehen und nicht nach einem Katalog.`,
      ({ company, years }) => `Seit ${years} Jahren begleitet ${company} Paare vom ersten Kaffee bis zum letzten Tanz.`,
      ({ company, inTown }) =>
        `${company} ist ein kleines Büro ${inTown}. Wir nehmen bewusst nur wenige Hochzeiten im Jahr an, um jede davon gut zu kennen.`,
      ({ inTown }) =>
        `Hinter jeder gelungenen Feier stehen Monate voller Kleinigkeiten. Um die kümmern wir uns, ${inTown} und weit darüber hinaus.`,
    ],
    approach: [
      'Am Anfang hören wir zu. Dann steht ein ehrliches Budget, Posten für Posten, lange bevor es um Blumen und Licht geht.',
      'Wir empfehlen nur Dienstleister, mit denen wir selbst gearbeitet haben und die wir jederzeit wieder buchen würden.',
      'Unser Stil: natürliche Materialien, warmes Licht, viel Grün und Sorgfalt an Stellen, die niemand sieht.',
      'Ein gemeinsamer Zeitplan zeigt Ihnen jederzeit, was entschieden ist, was ansteht und wer sich darum kümmert.',
      'Kirchlich, frei oder standesamtlich, zu zweit oder mit zweihundert Gästen: Die Form ändert sich, der Anspruch nicht.',
    ],
    closing: [
      'Das erste Gespräch ist kostenlos und unverbindlich.',
      'Erzählen Sie uns von Ihren Plänen, wir antworten meist noch am selben Tag.',
      'Wir reisen gern, im ganzen Land und darüber hinaus.',
      'Am Tag selbst bleibt Ihnen nur noch eines: Ja zu sagen.',
    ],
  },
  venue: {
    opening: [
      ({ company, inTown }) => `${company} liegt ${inTown} am Ende einer alten Lindenallee, umgeben von Garten, Scheune und weitem Blick.`,
      ({ company, years }) =>
        `Seit ${years} Jahren feiern in unserem Haus, ${company}, rund zwanzig Paare pro Saison, nie zwei am selben Wochenende.`,
      ({ company }) =>
        `Alter Backstein, hohe Fenster und eine Wiese bis zum Wasser: ${company} hat für jede Stunde des Tages den richtigen Ort.`,
    ],
    approach: [
      'Im Saal finden 160 Gäste an Tischen Platz, im Garten wird bei gutem Wetter frei getraut.',
      'Das Haus gehört Ihnen von Freitag bis Sonntag, mit Möbeln, Geschirr und einem eingespielten Team.',
      'Den Caterer wählen Sie selbst; gern nennen wir Ihnen Küchen, die sich hier auskennen.',
    ],
    closing: [
      'Besichtigen lässt sich das Haus nach Absprache, am schönsten am späten Nachmittag.',
      'Zwölf Zimmer stehen für Ihre engsten Gäste bereit.',
      'Für Regen gibt es einen Plan, der sich sehen lassen kann.',
    ],
  },
  experience: [
    ({ years }) => `${years} Jahre, mehr als ${years * 12} Hochzeiten und am Vorabend immer noch Lampenfieber.`,
    ({ years }) => `${years} Jahre in der Veranstaltungsplanung, erst in der Hotellerie, dann unter eigenem Namen.`,
    ({ inTown, years }) => `Ein Netzwerk, das ${inTown} in ${years} Jahren gewachsen ist: Handwerk, Musik, freie Redner und stille Orte.`,
  ],
  strengths: [
    'Eine feste Ansprechperson',
    'Budget, das hält',
    'Handwerk aus der Region',
    'Freie Trauungen nach Maß',
    'Abends und am Wochenende erreichbar',
    'Schriftlicher Plan B',
    'Zweisprachige Hochzeiten',
    'Florales Design',
    'Nachhaltige Planung',
    'Unauffällige Koordination',
    'Verhandlung mit Dienstleistern',
    'Kleine Hochzeiten willkommen',
  ],
  serviceText: [
    'Von der kompletten Planung bis zur Koordination am Tag selbst: Jedes Paket richtet sich nach Ihnen und wird im Angebot genau beschrieben.',
    'Unser Honorar ist ein Festpreis und von Anfang an bekannt; Provisionen von Dienstleistern nehmen wir nicht.',
    'Zu jeder Begleitung gehören monatliche Termine, ein gemeinsamer Zeitplan und zwei Personen vor Ort am Tag der Feier.',
  ],
  services: {
    CONSULTING_SERVICES: [
      'Zwei Stunden, in denen wir Budget, Zeitplan und Prioritäten sortieren.',
      'Ein Blick von außen, wenn Sie selbst planen und die Fragen mehr werden.',
    ],
    CORPORATE_EVENTS: [
      'Tagungen, Sommerfeste und Jubiläen, vom Ort bis zum letzten Taxi.',
      'Ein Firmenfest, über das man am Montag noch spricht, ohne dass Ihr Team dafür Zeit verliert.',
    ],
    DAY_COORDINATION: [
      'Sechs Wochen vorher übernehmen wir und begleiten den Tag vom Aufbau bis zum letzten Gast.',
      'Sie haben alles vorbereitet; wir sorgen dafür, dass es so kommt.',
    ],
    FULL_PLANNING: [
      'Von der Suche nach dem Ort bis zum letzten Toast: Wir kümmern uns um alles, Sie entscheiden das Wesentliche.',
      'Zwölf bis achtzehn Monate Begleitung: Budget, Ort, Dienstleister, Gestaltung, Trauung und Koordination.',
    ],
    PARTIAL_PLANNING: [
      'Der Ort steht oder einige Dienstleister sind gebucht: Wir vervollständigen das Team und halten den Zeitplan.',
      'Geteilte Planung: Sie behalten, was Ihnen Freude macht, und geben uns den Rest.',
    ],
    PRIVATE_EVENTS: [
      'Geburtstage, Taufen, goldene Hochzeiten: dieselbe Sorgfalt in anderem Maßstab.',
      'Ein schöner Tisch, die richtigen Menschen und jemand, der sich um alles andere kümmert.',
    ],
    SECULAR_CEREMONY: [
      'Eine freie Trauung, geschrieben aus Ihrer Geschichte und gesprochen von jemandem, der Sie kennt.',
      'Worte, Rituale und Musik, auf Deutsch oder zweisprachig.',
    ],
    VENDOR_SEARCH: [
      'Drei Vorschläge je Gewerk, frei an Ihrem Termin und in Ihrem Budget.',
      'Wir suchen, vergleichen und verhandeln; Sie wählen aus.',
    ],
    WEDDING_DESIGN: [
      'Farben, Blumen, Papeterie und Licht: ein Entwurf aus einem Guss, gezeichnet, bevor er gebaut wird.',
      'Ein ganzes Bild, von der Einladung bis zur Kerze auf dem letzten Tisch.',
    ],
  },
  greeting: ['Guten Tag,', 'Guten Tag, Ihr Profil hat uns sehr gefallen.', 'Hallo,'],
  wedding: [
    ({ day, inTown, guests }) => `wir heiraten am ${day} ${inTown}, mit etwa ${guests} Gästen.`,
    ({ day, inTown, guests }) => `unser Termin ist der ${day}, und wir werden ${inTown} rund ${guests} Personen sein.`,
  ],
  party: ({ day, inTown, guests }) => `am ${day} möchten wir ${inTown} feiern, mit ungefähr ${guests} Gästen.`,
  wish: [
    'Wir arbeiten beide viel und suchen jemanden, auf den wir uns von Anfang bis Ende verlassen können.',
    'Der Ort ist gebucht; es fehlen Essen, Musik und vor allem jemand, der den Tag koordiniert.',
  ],
  weddingWish: [
    'Wir wünschen uns einen entspannten Tag mit einer freien Trauung im Grünen und einem langen Abendessen.',
    'Ein Teil der Familie kommt aus dem Ausland, eine zweisprachige Trauung würde uns viel bedeuten.',
  ],
  farewell: [
    'Wären Sie verfügbar? Vielen Dank im Voraus.',
    'Könnten Sie uns sagen, ob der Termin frei ist und wie Sie arbeiten? Herzlichen Dank!',
    'Wir freuen uns, von Ihnen zu hören.',
  ],
  reachUs: (phone) => `Sie erreichen uns auch unter ${phone}.`,
  themes: ['Sommergarten', 'Winzerhochzeit', 'Zwanzigerjahre', 'Waldlichtung', 'Skandinavisch schlicht', 'Boho'],
  otherEvents: ['Goldene Hochzeit meiner Eltern', 'Abschiedsfeier zum Ruhestand', 'Familientreffen'],
  rejectionNotes: ['In dieser Zeit sind wir im Urlaub.', 'Für diese Saison nehmen wir keine weiteren Termine an.'],
}
