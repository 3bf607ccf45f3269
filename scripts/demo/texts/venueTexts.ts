import type { VenueType } from '../../../src/domain/venue/venueType.ts'
import type { DemoLanguage } from '../demoLanguage.ts'

interface VenueTexts {
  readonly names: Readonly<Record<VenueType, string>>
  readonly description: string
  readonly details: string
  readonly coordination: string
  readonly film: string
}

/** The owners' texts about demo venues. */
export const venueTexts: Readonly<Record<DemoLanguage, VenueTexts>> = {
  fr: {
    names: {
      boat: 'La Péniche Aurore',
      castle: 'Château des Tilleuls',
      domain: 'Domaine de la Source',
      farm: 'La Grange aux Foins',
      hotel: 'Hôtel des Remparts',
      place_of_worship: 'Chapelle Saint-Roch',
      reception_hall: 'Salle du Verger',
      restaurant: 'La Table du Moulin',
      unusual: 'La Serre blanche',
    },
    description: 'Un lieu lumineux avec son jardin, pour une fête à votre mesure.',
    details:
      '<p>La salle s’ouvre sur le jardin. La cérémonie se tient dehors ou à l’abri, selon le temps.</p><p>Vous restez jusqu’au lendemain.</p>',
    coordination: 'Une personne du lieu vous accompagne du matin à la fin de la soirée.',
    film: 'Une visite du lieu en quelques minutes.',
  },
  en: {
    names: {
      boat: 'The Morning Star',
      castle: 'Ashford Castle Hall',
      domain: 'Willow Spring Estate',
      farm: 'The Hay Barn',
      hotel: 'Old Walls Hotel',
      place_of_worship: 'St Roch’s Chapel',
      reception_hall: 'Orchard Hall',
      restaurant: 'The Mill Table',
      unusual: 'The White Glasshouse',
    },
    description: 'A bright place with its own garden, for a celebration of your size.',
    details:
      '<p>The hall opens onto the garden. The ceremony takes place outdoors or under cover, as the weather has it.</p><p>You stay until the next day.</p>',
    coordination: 'Somebody of the venue is with you from the morning until the end of the evening.',
    film: 'A tour of the venue in a few minutes.',
  },
  de: {
    names: {
      boat: 'Das Schiff Aurora',
      castle: 'Schloss Lindenhof',
      domain: 'Gut Quellental',
      farm: 'Die Heuscheune',
      hotel: 'Hotel an der Mauer',
      place_of_worship: 'Rochuskapelle',
      reception_hall: 'Festsaal Obstgarten',
      restaurant: 'Zur alten Mühle',
      unusual: 'Das weiße Glashaus',
    },
    description: 'Ein heller Ort mit eigenem Garten, für ein Fest in Ihrer Größe.',
    details:
      '<p>Der Saal öffnet sich zum Garten. Die Trauung findet draußen oder geschützt statt, je nach Wetter.</p><p>Sie bleiben bis zum nächsten Tag.</p>',
    coordination: 'Jemand vom Haus begleitet Sie vom Morgen bis zum Ende des Abends.',
    film: 'Ein Rundgang in wenigen Minuten.',
  },
  nl: {
    names: {
      boat: 'Het Schip Aurora',
      castle: 'Kasteel Lindehof',
      domain: 'Landgoed De Bron',
      farm: 'De Hooischuur',
      hotel: 'Hotel De Wallen',
      place_of_worship: 'Sint-Rochuskapel',
      reception_hall: 'Zaal De Boomgaard',
      restaurant: 'De Oude Molen',
      unusual: 'De Witte Kas',
    },
    description: 'Een lichte plek met eigen tuin, voor een feest op uw maat.',
    details:
      '<p>De zaal geeft uit op de tuin. De ceremonie vindt buiten of binnen plaats, al naargelang het weer.</p><p>U blijft tot de volgende dag.</p>',
    coordination: 'Iemand van de locatie begeleidt u van de ochtend tot het einde van de avond.',
    film: 'Een rondleiding in enkele minuten.',
  },
  it: {
    names: {
      boat: 'La Barca Aurora',
      castle: 'Castello dei Tigli',
      domain: 'Tenuta della Fonte',
      farm: 'Il Fienile',
      hotel: 'Hotel delle Mura',
      place_of_worship: 'Cappella di San Rocco',
      reception_hall: 'Sala del Frutteto',
      restaurant: 'La Tavola del Mulino',
      unusual: 'La Serra bianca',
    },
    description: 'Un luogo luminoso con il suo giardino, per una festa su misura.',
    details:
      '<p>La sala si apre sul giardino. La cerimonia si tiene all’aperto o al coperto, secondo il tempo.</p><p>Si resta fino al giorno dopo.</p>',
    coordination: 'Una persona della location Vi accompagna dal mattino alla fine della serata.',
    film: 'Una visita della location in pochi minuti.',
  },
  es: {
    names: {
      boat: 'El Barco Aurora',
      castle: 'Castillo de los Tilos',
      domain: 'Finca La Fuente',
      farm: 'El Pajar',
      hotel: 'Hotel Las Murallas',
      place_of_worship: 'Capilla de San Roque',
      reception_hall: 'Salón El Huerto',
      restaurant: 'La Mesa del Molino',
      unusual: 'El Invernadero Blanco',
    },
    description: 'Un lugar luminoso con su jardín, para una fiesta a su medida.',
    details:
      '<p>El salón se abre al jardín. La ceremonia se celebra al aire libre o a cubierto, según el tiempo.</p><p>Pueden quedarse hasta el día siguiente.</p>',
    coordination: 'Una persona del espacio les acompaña desde la mañana hasta el final de la noche.',
    film: 'Una visita del espacio en pocos minutos.',
  },
  pt: {
    names: {
      boat: 'O Barco Aurora',
      castle: 'Castelo das Tílias',
      domain: 'Quinta da Fonte',
      farm: 'O Palheiro',
      hotel: 'Hotel das Muralhas',
      place_of_worship: 'Capela de São Roque',
      reception_hall: 'Salão do Pomar',
      restaurant: 'A Mesa do Moinho',
      unusual: 'A Estufa Branca',
    },
    description: 'Um lugar luminoso com o seu jardim, para uma festa à sua medida.',
    details:
      '<p>A sala abre-se para o jardim. A cerimónia realiza-se ao ar livre ou em espaço coberto, conforme o tempo.</p><p>Podem ficar até ao dia seguinte.</p>',
    coordination: 'Uma pessoa do espaço acompanha-vos da manhã até ao fim da noite.',
    film: 'Uma visita ao espaço em poucos minutos.',
  },
}
