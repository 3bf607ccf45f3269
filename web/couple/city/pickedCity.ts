import { recordOf, type ShapeOf, text } from '../../shared/shape.ts'

/** A town from the city search, as the API sends it. Latitude and longitude are degrees as text; `zipcode` is '' when unknown. */
export const pickedCityShape = recordOf({ city: text, zipcode: text, countrycode: text, lat: text, lng: text })
export type PickedCity = ShapeOf<typeof pickedCityShape>

/** Whether both are the same search result, ignoring a typed postal code. */
export function isSameCity(one: PickedCity, other: PickedCity): boolean {
  return one.city === other.city && one.countrycode === other.countrycode && one.lat === other.lat && one.lng === other.lng
}

/** The city fields of `register` and `update-profile`. */
export function cityFields({ city, zipcode, countrycode, lat, lng }: PickedCity) {
  return { city, zipCode: zipcode.trim(), country: countrycode, latitude: lat, longitude: lng }
}
