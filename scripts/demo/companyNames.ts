import type { DemoLanguage } from './demoLanguage.ts'
import type { Random } from './random.ts'

interface NameParts {
  /** `{last}`, `{first}`, `{a}` and `{b}` stand for names and words. */
  readonly planners: readonly string[]
  readonly venues: readonly string[]
  readonly words: readonly string[]
  readonly places: readonly string[]
}

const list = (names: string) => names.split(', ')

const parts: Readonly<Record<DemoLanguage, NameParts>> = {
  fr: {
    planners: list(
      "Atelier {last}, Maison {last}, {a} & {b}, Les Noces de {first}, {first} {last} Mariages, Studio {a}, {a} et {b}, L'Atelier {a}, {first} et Cie",
    ),
    venues: list("Domaine de {place}, Château de {place}, Le Moulin de {place}, Les Granges de {place}, L'Orangerie de {place}"),
    words: list(
      'Lin, Lumière, Sauge, Velours, Tilleul, Pivoine, Ivoire, Grenadine, Verveine, Canopée, Aurore, Myrtille, Olivier, Plume, Azur, Mimosa, Safran, Craie, Jasmin, Paprika, Coton, Promesse, Guinguette, Rosée',
    ),
    places: list(
      'Valbonne, Fontclaire, Saint Aubin, Bois Joli, Malemont, la Roseraie, Grandval, la Tuilerie, Beaulieu, Courcelles, Verneuil, Montclar, la Source, Chantemerle',
    ),
  },
  en: {
    planners: list(
      '{last} & {b}, {a} & {b}, The {a} Room, {first} {last} Weddings, {a} Events, Studio {last}, By {first}, {a} and {b} Weddings, House of {last}',
    ),
    venues: list('{place} Hall, {place} Barns, {place} House, The Walled Garden at {place}, {place} Mill'),
    words: list(
      'Thistle, Linen, Hazel, Ivory, Sorrel, Lark, Meadow, Juniper, Fern, Honey, Velvet, Clover, Wren, Tansy, Marigold, Willow, Slate, Bramble, Sage, Ribbon',
    ),
    places: list('Ashcombe, Larkfield, Hartwell, Wetherby, Fernhill, Oakhanger, Brambledown, Thornbury, Eastcote, Millbrook'),
  },
  nl: {
    planners: list(
      '{a} & {b}, Atelier {last}, Huis {last}, {first} Ceremonies, {first} & Co, Studio {a}, {a} en {b}, {first} {last} Feesten',
    ),
    venues: list('Hoeve {place}, Kasteel {place}, Landgoed {place}, De Oranjerie van {place}, Schuur {place}'),
    words: list(
      'Linnen, Klaver, Hazelaar, Vlier, Zilver, Wolk, Iris, Vlinder, Salie, Kaneel, Meidoorn, Kersen, Morgen, Duin, Veder, Honing',
    ),
    places: list('Ter Linden, Bloemendal, Hof ten Berg, Wijnendaal, Groenhove, Ter Beke, Eikenhof, Rozenberg'),
  },
  de: {
    planners: list(
      '{a} & {b}, Agentur {last}, {first} {last} Hochzeiten, Atelier {last}, Studio {a}, {a} und {b}, Ja mit {first}, Haus {last}',
    ),
    venues: list('Gut {place}, Schloss {place}, Hof {place}, Scheune {place}, Weingut {place}'),
    words: list(
      'Leinen, Holunder, Flieder, Salbei, Herzkirsche, Silberdistel, Lavendel, Wiese, Mohn, Kornblume, Samt, Linde, Quitte, Efeu, Goldregen, Kamille, Anis, Rosmarin',
    ),
    places: list('Lindenau, Birkenhain, Ahrental, Sonnenberg, Waldeck, Hohenfels, Rosenau, Buchenhof, Eschenbach, Seehausen'),
  },
  it: {
    planners: list(
      '{a} e {b}, Atelier {last}, Casa {last}, {first} {last} Matrimoni, Studio {a}, Le Nozze di {first}, Bottega {last}, {a} & {b}',
    ),
    venues: list('Villa {place}, Tenuta {place}, Masseria {place}, Borgo {place}, Castello di {place}'),
    words: list(
      'Lino, Rosmarino, Ulivo, Salvia, Luna, Seta, Fiordaliso, Mirto, Glicine, Miele, Velluto, Ortensia, Camelia, Zagara, Cipria, Alloro, Melograno, Brezza',
    ),
    places: list('Montefiore, San Donato, Acquaviva, La Torre, Santa Lucia, Collalto, Le Rondini, Belvedere, Fontana Vecchia, Roccalba'),
  },
  es: {
    planners: list(
      '{a} y {b}, Taller {last}, Casa {last}, {first} {last} Bodas, Estudio {a}, Las Bodas de {first}, {a} & {b}, {first} y Compañía',
    ),
    venues: list('Finca {place}, Cortijo {place}, Masía {place}, Palacio de {place}, Hacienda {place}'),
    words: list(
      'Lino, Romero, Olivo, Azahar, Luna, Seda, Jazmín, Salvia, Granada, Miel, Brisa, Hortensia, Almendro, Canela, Terciopelo, Espliego, Alba, Coral',
    ),
    places: list('Los Olivos, La Alameda, San Martín, El Romeral, Santa Clara, Valdehierro, Las Encinas, La Ribera, Montalbán'),
  },
  pt: {
    planners: list(
      '{a} & {b}, Atelier {last}, Casa {last}, {first} {last} Casamentos, Estúdio {a}, {a} e {b}, Os Casamentos de {first}, {first} e Companhia',
    ),
    venues: list('Quinta {place}, Solar {place}, Herdade {place}, Palácio {place}, Monte {place}'),
    words: list(
      'Linho, Alecrim, Oliveira, Luar, Seda, Jasmim, Salva, Romã, Mel, Brisa, Hortênsia, Amendoeira, Canela, Veludo, Alfazema, Aurora, Maresia',
    ),
    places: list('da Fonte, do Vale, dos Loureiros, de São Bento, da Ribeira, do Carvalhal, das Camélias, do Outeiro'),
  },
}

/** An unused company name in this language; 2 to 50 allowed characters. */
export function companyName(
  language: DemoLanguage,
  kind: 'planner' | 'venue',
  person: { readonly first: string; readonly last: string },
  taken: ReadonlySet<string>,
  random: Random,
): string {
  const { planners, venues, words, places } = parts[language]
  for (;;) {
    const [a = '', b = ''] = random.sample(words, 2)
    const given: Readonly<Record<string, string>> = { ...person, a, b, place: random.pick(places) }
    const name = random
      .pick(kind === 'planner' ? planners : venues)
      .replaceAll(/\{(\w+)\}/g, (_, part: string) => given[part] ?? '')
      .replace(/^Les Noces de (?=[AEIOUYÂÉÈÊÎ])/, "Les Noces d'")
    if (!taken.has(name) && name.length <= 50) return name
  }
}
