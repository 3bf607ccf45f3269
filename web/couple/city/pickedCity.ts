import { recordOf, type ShapeOf, text } from '../../shared/shape.ts'

/** A town as the city search gives it, on the wire: latitude and longitude are degrees as text, `zipcode` is '' where none is known. */
export const pickedCityShape = recordOf({ city: text, zipcode: text, countrycode: text, lat: text, lng: text })
export type PickedCity = ShapeOf<typeof pickedCityShape>

/** The same entry of the search, whatever postal code was typed in for it. */
export function isSameCity(one: PickedCity, other: PickedCity): boolean {
  return one.city === other.city && one.countrycode === other.countrycode && one.lat === other.lat && one.lng === other.lng
}

/** The city's part of what `register` and `update-profile` take. */
export function cityFields({ city, zipcode, countrycode, lat, lng }: PickedCity) {
  return { city, zipCode: zipcode.trim(), country: countrycode, latitude: lat, longitude: lng }
}
