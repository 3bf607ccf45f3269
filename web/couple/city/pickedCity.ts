/** A town as the city search gives it, on the wire: latitude and longitude are degrees as text, `zipcode` is '' where none is known. */
export interface PickedCity {
  readonly city: string
  readonly zipcode: string
  readonly countrycode: string
  readonly lat: string
  readonly lng: string
}

/** The same entry of the search, whatever postal code was typed in for it. */
export function isSameCity(one: PickedCity, other: PickedCity): boolean {
  return one.city === other.city && one.countrycode === other.countrycode && one.lat === other.lat && one.lng === other.lng
}
