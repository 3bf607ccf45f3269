import type { DemoLanguage } from '../demoLanguage.ts'

interface GalleryTexts {
  readonly film: string
  readonly clip: string
}

/** The texts of demo videos; those of photographs are in `sceneTexts.ts`. */
export const galleryTexts: Readonly<Record<DemoLanguage, GalleryTexts>> = {
  fr: {
    film: 'Une journée au bord de l’eau, des préparatifs à l’ouverture du bal.',
    clip: 'Les plus beaux instants d’un mariage d’été, en deux minutes.',
  },
  en: {
    film: 'A day by the water, from the preparations to the first dance.',
    clip: 'The best moments of a summer wedding, in two minutes.',
  },
  de: {
    film: 'Ein Tag am Wasser, von den Vorbereitungen bis zum ersten Tanz.',
    clip: 'Die schönsten Augenblicke einer Sommerhochzeit, in zwei Minuten.',
  },
  nl: {
    film: 'Een dag aan het water, van de voorbereidingen tot de openingsdans.',
    clip: 'De mooiste momenten van een zomerbruiloft, in twee minuten.',
  },
  it: {
    film: 'Una giornata in riva all’acqua, dai preparativi al primo ballo.',
    clip: 'I momenti più belli di un matrimonio d’estate, in due minuti.',
  },
  es: {
    film: 'Un día junto al agua, desde los preparativos hasta el primer baile.',
    clip: 'Los mejores momentos de una boda de verano, en dos minutos.',
  },
  pt: {
    film: 'Um dia à beira da água, dos preparativos à abertura do baile.',
    clip: 'Os melhores momentos de um casamento de verão, em dois minutos.',
  },
}
