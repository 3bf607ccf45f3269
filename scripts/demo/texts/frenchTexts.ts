import type { DemoTexts } from './demoTexts.ts'

export const frenchTexts: DemoTexts = {
  inTown: (town) => (town.startsWith('Le ') ? `au ${town.slice(3)}` : town.startsWith('Les ') ? `aux ${town.slice(4)}` : `à ${town}`),
  planner: {
    opening: [
      ({ company, inTown, years }) =>
        `${company} est né ${inTown} il y a ${years} ans, d’une envie simple : que les mariés vivent leur journée au lieu de la diriger.`,
      ({ company, inTown }) =>
        `Installée ${inTown}, l’équipe de ${company} imagine des mariages qui vous ressemblent, sans modèle ni catalogue.`,
      ({ company, years }) => `Depuis ${years} ans, ${company} accompagne des couples venus de partout, du premier café au dernier slow.`,
      ({ inTown }) => `Derrière chaque mariage réussi, il y a des mois de petites attentions. C’est notre métier, ${inTown} et alentour.`,
      ({ company, inTown }) =>
        `${company}, c’est une petite maison ${inTown} et un nombre de mariages volontairement limité, pour bien connaître chacun d’eux.`,
    ],
    approach: [
      'Nous commençons toujours par vous écouter longuement, puis nous construisons un budget clair, poste par poste, avant de parler fleurs et lumières.',
      'Lieux, traiteurs, musiciens, photographes : nous ne vous présentons que des artisans avec qui nous avons déjà travaillé.',
      'Notre style ? Des matières naturelles, une lumière douce, beaucoup de verdure et le souci du détail qui ne se voit pas.',
      'Nous tenons un rétroplanning partagé, toujours à jour : vous savez à tout moment où en est chaque décision.',
      'Mariage à deux ou fête à deux cents, religieux, laïque ou mixte : nous adaptons la forme, jamais l’exigence.',
    ],
    closing: [
      'Le premier rendez-vous est offert et n’engage à rien.',
      'Racontez-nous votre histoire : nous vous répondons en général dans la journée.',
      'Nous nous déplaçons volontiers dans toute la région et, sur demande, plus loin.',
      'Le jour venu, vous n’aurez qu’une chose à faire : dire oui.',
    ],
  },
  venue: {
    opening: [
      ({ company, inTown }) =>
        `${company} vous accueille ${inTown}, au bout d’une allée de tilleuls, dans des bâtiments de pierre restaurés avec patience.`,
      ({ company, years }) =>
        `Depuis ${years} ans, ${company} ouvre ses portes à une vingtaine de mariages par saison, jamais deux le même week-end.`,
      ({ company, inTown }) =>
        `Un parc, une orangerie, une grange aux poutres apparentes : ${company} offre, ${inTown}, un décor pour chaque moment de la journée.`,
    ],
    approach: [
      'La grande salle reçoit jusqu’à 180 convives assis ; la terrasse, plein ouest, se prête aux cérémonies laïques et aux longs cocktails.',
      'Vous disposez des lieux du vendredi au dimanche, avec le mobilier, la vaisselle et une équipe technique sur place.',
      'Le choix du traiteur reste libre ; nous vous recommandons volontiers ceux qui connaissent déjà la maison.',
    ],
    closing: [
      'Les visites se font sur rendez-vous, de préférence en fin d’après-midi, quand la lumière est la plus belle.',
      'Douze chambres permettent de loger vos proches sur place.',
      'Un repli est prévu pour chaque temps fort en cas de pluie.',
    ],
  },
  experience: [
    ({ years }) => `${years} saisons, plus de ${years * 14} mariages, et toujours le même trac la veille.`,
    ({ years }) => `${years} ans d’organisation d’événements, d’abord dans l’hôtellerie, puis à notre compte.`,
    ({ inTown, years }) => `Un réseau patiemment construit ${inTown} en ${years} ans : artisans, lieux confidentiels, officiants.`,
  ],
  strengths: [
    'Un interlocuteur unique',
    'Budget tenu, poste par poste',
    'Réseau d’artisans locaux',
    'Cérémonies laïques sur mesure',
    'Disponibilité le soir et le week-end',
    'Plan B écrit pour chaque temps fort',
    'Mariages bilingues',
    'Scénographie florale',
    'Démarche responsable',
    'Coordination discrète',
    'Négociation avec les prestataires',
    'Petits mariages bienvenus',
  ],
  serviceText: [
    'De l’organisation complète à la seule coordination du jour J, chaque formule se compose selon vos besoins et fait l’objet d’un devis détaillé.',
    'Nos honoraires sont forfaitaires et annoncés dès le départ ; nous ne touchons aucune commission de la part des prestataires.',
    'Chaque accompagnement comprend un rendez-vous mensuel, un rétroplanning partagé et la présence de deux personnes le jour du mariage.',
  ],
  services: {
    CONSULTING_SERVICES: [
      'Deux heures pour faire le point sur votre budget, votre calendrier et vos priorités.',
      'Un regard extérieur quand vous organisez vous-mêmes et que les questions s’accumulent.',
    ],
    CORPORATE_EVENTS: [
      'Séminaires, soirées d’équipe et anniversaires d’entreprise, du lieu au dernier taxi.',
      'Une fête d’entreprise dont on reparle le lundi, organisée sans mobiliser vos équipes.',
    ],
    DAY_COORDINATION: [
      'Nous reprenons votre dossier six semaines avant et veillons à tout le jour J, de l’installation au départ des derniers invités.',
      'Vous avez tout préparé : nous faisons en sorte que tout se passe comme prévu.',
    ],
    FULL_PLANNING: [
      'De la recherche du lieu à la coordination du jour J, nous prenons tout en main et vous ne décidez que de l’essentiel.',
      'Un accompagnement de douze à dix-huit mois : budget, lieu, prestataires, décor, cérémonie et coordination.',
    ],
    PARTIAL_PLANNING: [
      'Vous avez déjà le lieu ou quelques prestataires : nous complétons l’équipe et tenons le calendrier.',
      'Une organisation à plusieurs mains, dans laquelle vous gardez ce qui vous plaît.',
    ],
    PRIVATE_EVENTS: [
      'Anniversaires, baptêmes, noces d’or : les mêmes attentions, à une autre échelle.',
      'Une belle table, les bonnes personnes, et quelqu’un qui s’occupe du reste.',
    ],
    SECULAR_CEREMONY: [
      'Une cérémonie écrite avec vous, à partir de vos souvenirs, et portée par une voix qui vous connaît.',
      'Textes, rituels, musique : une cérémonie laïque qui vous ressemble, en français ou bilingue.',
    ],
    VENDOR_SEARCH: [
      'Trois propositions par poste, disponibles à votre date et dans votre budget.',
      'Nous cherchons, comparons et négocions ; vous choisissez.',
    ],
    WEDDING_DESIGN: [
      'Palette, fleurs, papeterie et lumière : un décor cohérent, dessiné sur planches avant d’être installé.',
      'Un univers visuel complet, du faire-part aux bougies de la dernière table.',
    ],
  },
  greeting: [
    'Bonjour,',
    'Bonjour, nous avons découvert votre profil avec beaucoup de plaisir.',
    'Bonjour, votre univers nous a tout de suite parlé.',
  ],
  wedding: [
    ({ day, inTown, guests }) => `Nous nous marions le ${day} ${inTown}, avec environ ${guests} invités.`,
    ({ day, inTown, guests }) => `La date est choisie, le ${day}, et nous serons environ ${guests} ${inTown}.`,
  ],
  party: ({ day, inTown, guests }) => `Nous préparons une fête ${inTown} le ${day} ; nous serons à peu près ${guests}.`,
  wish: [
    'Nous travaillons tous les deux beaucoup et cherchons quelqu’un de confiance pour nous épauler de bout en bout.',
    'Le lieu est déjà réservé ; il nous reste le traiteur, la musique et surtout quelqu’un pour coordonner la journée.',
  ],
  weddingWish: [
    'Nous aimerions une journée simple et chaleureuse, avec une cérémonie en plein air et un grand repas sous les arbres.',
    'Une partie de la famille vient de l’étranger : une cérémonie bilingue nous tiendrait à cœur.',
  ],
  farewell: [
    'Seriez-vous disponibles ? Merci d’avance pour votre réponse.',
    'Pourriez-vous nous dire si la date est encore libre et comment vous travaillez ? Merci beaucoup !',
    'Au plaisir d’échanger avec vous.',
  ],
  reachUs: (phone) => `Vous pouvez aussi nous appeler au ${phone}.`,
  themes: ['Champêtre chic', 'Guinguette au bord de l’eau', 'Provence et lavande', 'Jardin d’hiver', 'Années folles', 'Bohème'],
  otherEvents: ['Noces d’or de mes parents', 'Fête de retraite', 'Cousinade'],
  rejectionNotes: ['Nous sommes en congé à cette période.', 'Nous n’acceptons plus de nouvelle date cette saison.'],
}
