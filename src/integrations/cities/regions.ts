import type { Country } from '../../domain/locale.ts'
import type { GeoNamesTown } from './geoNames.ts'

const laender: Readonly<Record<string, string>> = {
  '01': 'Baden-Württemberg',
  '02': 'Bayern',
  '03': 'Bremen',
  '04': 'Hamburg',
  '05': 'Hessen',
  '06': 'Niedersachsen',
  '07': 'Nordrhein-Westfalen',
  '08': 'Rheinland-Pfalz',
  '09': 'Saarland',
  '10': 'Schleswig-Holstein',
  '11': 'Brandenburg',
  '12': 'Mecklenburg-Vorpommern',
  '13': 'Sachsen',
  '14': 'Sachsen-Anhalt',
  '15': 'Thüringen',
  '16': 'Berlin',
}

const regioni: Readonly<Record<string, string>> = {
  '01': 'Abruzzo',
  '02': 'Basilicata',
  '03': 'Calabria',
  '04': 'Campania',
  '05': 'Emilia-Romagna',
  '06': 'Friuli-Venezia Giulia',
  '07': 'Lazio',
  '08': 'Liguria',
  '09': 'Lombardia',
  '10': 'Marche',
  '11': 'Molise',
  '12': 'Piemonte',
  '13': 'Puglia',
  '14': 'Sardegna',
  '15': 'Sicilia',
  '16': 'Toscana',
  '17': 'Trentino-Alto Adige',
  '18': 'Umbria',
  '19': "Valle d'Aosta",
  '20': 'Veneto',
}

/** By the first two digits of INE's municipality code. */
const provincias: readonly string[] = [
  'Álava',
  'Albacete',
  'Alicante',
  'Almería',
  'Ávila',
  'Badajoz',
  'Illes Balears',
  'Barcelona',
  'Burgos',
  'Cáceres',
  'Cádiz',
  'Castellón',
  'Ciudad Real',
  'Córdoba',
  'A Coruña',
  'Cuenca',
  'Girona',
  'Granada',
  'Guadalajara',
  'Gipuzkoa',
  'Huelva',
  'Huesca',
  'Jaén',
  'León',
  'Lleida',
  'La Rioja',
  'Lugo',
  'Madrid',
  'Málaga',
  'Murcia',
  'Navarra',
  'Ourense',
  'Asturias',
  'Palencia',
  'Las Palmas',
  'Pontevedra',
  'Salamanca',
  'Santa Cruz de Tenerife',
  'Cantabria',
  'Segovia',
  'Sevilla',
  'Soria',
  'Tarragona',
  'Teruel',
  'Toledo',
  'Valencia',
  'Valladolid',
  'Bizkaia',
  'Zamora',
  'Zaragoza',
  'Ceuta',
  'Melilla',
]

const distritos: Readonly<Record<string, string>> = {
  '02': 'Aveiro',
  '03': 'Beja',
  '04': 'Braga',
  '05': 'Bragança',
  '06': 'Castelo Branco',
  '07': 'Coimbra',
  '08': 'Évora',
  '09': 'Faro',
  '10': 'Madeira',
  '11': 'Guarda',
  '13': 'Leiria',
  '14': 'Lisboa',
  '16': 'Portalegre',
  '17': 'Porto',
  '18': 'Santarém',
  '19': 'Setúbal',
  '20': 'Viana do Castelo',
  '21': 'Vila Real',
  '22': 'Viseu',
  '23': 'Açores',
}

const nations: Readonly<Record<string, string>> = { ENG: 'England', NIR: 'Northern Ireland', SCT: 'Scotland', WLS: 'Wales' }

/** By the first digit of Statbel's arrondissement code; 2 is Brabant, divided by the second. */
const belgianProvinces: Readonly<Record<string, string>> = {
  '1': 'Antwerpen',
  '21': 'Bruxelles',
  '23': 'Vlaams-Brabant',
  '24': 'Vlaams-Brabant',
  '25': 'Brabant wallon',
  '3': 'West-Vlaanderen',
  '4': 'Oost-Vlaanderen',
  '5': 'Hainaut',
  '6': 'Liège',
  '7': 'Limburg',
  '8': 'Luxembourg',
  '9': 'Namur',
}

/** The region that distinguishes a town from others of the same name, as the country itself calls it; '' when unknown. */
export function regionOf(country: Exclude<Country, 'FR'>, town: GeoNamesTown): string {
  switch (country) {
    case 'BE':
      return belgianProvinces[town.muni?.slice(0, 2) ?? ''] ?? belgianProvinces[town.muni?.slice(0, 1) ?? ''] ?? ''
    case 'DE':
      return laender[town.adminCode] ?? ''
    case 'ES':
      return provincias[Number(town.muni?.slice(0, 2)) - 1] ?? ''
    case 'GB':
      return nations[town.adminCode] ?? ''
    case 'IT':
      return regioni[town.adminCode] ?? ''
    case 'PT':
      return distritos[town.adminCode] ?? ''
  }
}
